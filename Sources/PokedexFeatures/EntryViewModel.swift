package import PokedexModel
package import PokemonAPI

/// An open entry, with the parts that its current page shows.
@MainActor
package final class EntryViewModel: PageViewModel {
  package let detail: PokemonDetailViewModel
  /// Parts that the current page shows in addition to those shown on every page.
  private var pageParts: [EntryPart] = []

  private let api: any PokemonAPIProtocol
  private let entryCache: EntryCache
  /// Loader of `parts`. The parts shown on every page have a loader of their own, in `detail`.
  private let loader: Loader<Void>

  package init(
    detail: PokemonDetailViewModel, api: any PokemonAPIProtocol, entryCache: EntryCache,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.detail = detail
    self.api = api
    self.entryCache = entryCache
    loader = Loader(clock: clock, connectivity: entryCache.connectivity)
  }

  package var asEntry: EntryViewModel? { self }

  package var subject: Subject? { detail.id.map(Subject.pokemon) }

  package var state: PageState {
    var state = detail.state
    if pageParts.contains(.varieties) { state.parts.varieties = varieties(of: state) }
    return .entry(state)
  }

  /// Returns the facts of the species' varieties fetched so far, keyed by PokeAPI's id. A variety's
  /// facts are today's until its past values are fetched, and from then on those in the edition.
  /// Varieties introduced later are then left out.
  private func varieties(of state: EntryState) -> [Int: Pokemon] {
    var varieties: [Int: Pokemon] = [:]
    for variety in state.pokemon?.species.varieties ?? [] {
      guard let known = entryCache[variety.id] else { continue }
      if let edition = state.edition, let past = known.parts.pastValues {
        varieties[variety.id] = known.pokemon.asOf(edition, past)
      } else {
        varieties[variety.id] = known.pokemon
      }
    }
    return varieties
  }

  /// Progress of fetching `parts`.
  package var phase: Phase { loader.phase }

  package var isLoading: Bool { detail.phase.isLoading || phase.isLoading }

  package var isReloading: Bool { detail.phase.isReloading || phase.isReloading }

  package var origin: Origin? {
    guard let page = pageOrigin else { return detail.origin }
    return detail.origin?.joined(with: page) ?? page
  }

  package var problem: (any Error)? { detail.problem ?? phase.error ?? pageOrigin?.staleCause }

  /// The most outdated origin of the fetched `parts`, which the page needs in addition to those
  /// shown on every page. Nil if it needs none or none has been fetched.
  private var pageOrigin: Origin? {
    let parts = parts
    return parts.isEmpty ? nil : detail.id.flatMap { entryCache.origin(of: parts, [$0]) }
  }

  private var parts: [EntryPart] { withPast(pageParts) }

  /// Adds the past values of the varieties if the page shows varieties as of an earlier generation.
  private func withPast(_ parts: [EntryPart]) -> [EntryPart] {
    detail.edition != nil && parts.contains(.varieties) ? parts + [.pastVarieties] : parts
  }

  /// Shows a variety, and fetches the parts that its page needs.
  ///
  /// - Parameters:
  ///   - id: PokeAPI's id of the variety.
  ///   - parts: parts that the page needs in addition to those shown on every page.
  package func show(id: Int, parts: [EntryPart]) {
    if id == detail.id, parts == pageParts { return }
    pageParts = parts
    detail.show(id: id)
    load()
  }

  /// Shows the entry as it is in an edition; nil for today.
  func show(asOf edition: Edition?) {
    detail.show(asOf: edition)
    // A hidden entry isn't fetched now, but when it is shown again.
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

  /// Waits until all parts are fetched or have failed.
  package func settle() async {
    await detail.fetchPokemon()
    await loader.settle()
  }

  /// Fetches the page's missing parts, but first waits for the Pokémon's facts, without which no
  /// part can be requested.
  private func load() {
    guard let id = detail.id else { return }
    loader.load([id], with: parts, from: api, to: entryCache) { [entryCache, detail] in
      if entryCache[id] == nil { await detail.settleFacts() }
      // If the facts can't be fetched, the page fails with their error.
      guard entryCache[id] != nil else { throw detail.phase.error ?? HTTPError.cancelled }
    }
  }
}
