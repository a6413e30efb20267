package import PokedexModel
package import PokemonAPI

/// An entry that was opened, with what the open one of its pages needs.
@MainActor
package final class EntryViewModel: PageViewModel {
  package let detail: PokemonDetailViewModel
  /// What the page that is open needs besides what every page shows.
  private var pageParts: [EntryPart] = []

  private let api: any PokemonAPIProtocol
  private let shelf: EntryShelf
  /// Fetches what the page needs besides what the detail has.
  private let loader: Loader<Void>

  package init(
    detail: PokemonDetailViewModel, api: any PokemonAPIProtocol, shelf: EntryShelf,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.detail = detail
    self.api = api
    self.shelf = shelf
    loader = Loader(clock: clock, connectivity: shelf.connectivity)
  }

  package var asEntry: EntryViewModel? { self }

  package var subject: Subject? { detail.id.map(Subject.pokemon) }

  package var state: PageState {
    var state = detail.state
    if pageParts.contains(.varieties) { state.varieties = varieties(of: state) }
    return .entry(state)
  }

  /// The facts of the species' varieties, as of the generation; those that came later are left out.
  private func varieties(of state: EntryState) -> [Int: Pokemon] {
    var varieties: [Int: Pokemon] = [:]
    for variety in state.pokemon?.species.varieties ?? [] {
      guard let known = shelf[variety.id] else { continue }
      if let generation = state.generation, let past = known.pastValues?.value {
        varieties[variety.id] = known.pokemon.value.inGeneration(generation, past: past)
      } else {
        varieties[variety.id] = known.pokemon.value
      }
    }
    return varieties
  }

  /// How far the fetch of what the page needs besides the facts has come.
  package var phase: Phase { loader.phase }

  package var isLoading: Bool { detail.phase.isLoading || phase.isLoading }

  package var isAskingAgain: Bool { detail.phase.isAskingAgain || phase.isAskingAgain }

  package var origin: Origin? {
    guard let page = pageOrigin else { return detail.origin }
    return detail.origin?.joined(with: page) ?? page
  }

  package var problem: (any Error)? { detail.problem ?? phase.error ?? pageOrigin?.staleCause }

  /// Where what only this page shows comes from; nil where there is nothing of it.
  private var pageOrigin: Origin? {
    let parts = parts
    return parts.isEmpty ? nil : detail.id.flatMap { shelf.origin(of: parts, $0) }
  }

  private var parts: [EntryPart] { withPast(pageParts) }

  /// With what the varieties were once, where they are wanted as of a generation.
  private func withPast(_ parts: [EntryPart]) -> [EntryPart] {
    detail.generation != nil && parts.contains(.varieties) ? parts + [.pastVarieties] : parts
  }

  /// Shows a variety, and fetches what a page of it needs.
  ///
  /// - Parameters:
  ///   - id: PokeAPI's id.
  ///   - parts: what the page needs besides what every page shows.
  package func show(id: Int, parts: [EntryPart]) {
    if id == detail.id, parts == pageParts { return }
    pageParts = parts
    detail.show(id: id)
    load()
  }

  /// Shows it as of a generation; nil for today's.
  func show(asOf generation: Int?) {
    detail.show(asOf: generation)
    // What is not seen is fetched when it is shown again.
    if !detail.phase.isIdle { load() }
  }

  package func resume() {
    if let id = detail.id { detail.show(id: id) }
    load()
  }

  package func retry() {
    detail.retry()
    if loader.phase.isIdle { load() } else { loader.retry() }
  }

  package func cancel() {
    detail.cancel()
    loader.reset()
  }

  /// Waits until what the page needs has come or failed.
  package func settle() async {
    await detail.fetchPokemon()
    await loader.settle()
  }

  /// Fetches what the page needs and is not here, after the facts.
  private func load() {
    guard let id = detail.id else { return }
    loader.load([id], with: parts, from: api, to: shelf) { [shelf, detail] in
      if shelf[id] == nil { await detail.settleFacts() }
      // Without the facts there is nothing to ask for: the page fails as they did.
      guard shelf[id] != nil else { throw detail.phase.error ?? HTTPError.cancelled }
    }
  }
}
