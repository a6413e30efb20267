package import PokedexModel
package import PokemonAPI

/// The page that compares several Pokémon side by side.
@MainActor
package final class TeamViewModel: PageViewModel {
  /// PokeAPI's ids of the varieties, in the order in which the user chose them.
  package let ids: [Int]
  /// The edition whose facts are shown. Nil for today's.
  package private(set) var edition: Edition?

  private let api: any PokemonAPIProtocol
  private let entryCache: EntryCache
  private let loader: Loader<Void>

  package init(
    _ ids: [Int], asOf edition: Edition?, api: any PokemonAPIProtocol, entryCache: EntryCache,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.ids = ids
    self.edition = edition
    self.api = api
    self.entryCache = entryCache
    loader = Loader(clock: clock, connectivity: entryCache.connectivity)
    resume()
  }

  package var subject: Subject? { .team(ids) }
  package var phase: Phase { loader.phase }

  package var state: PageState { .team(team) }
  package var problem: (any Error)? { phase.error ?? origin?.staleCause }

  package var origin: Origin? { entryCache.origin(of: parts, ids) }

  /// All members as they are in the edition. Nil until all members are fetched.
  package var team: [Pokemon]? {
    let team = ids.compactMap { entryCache.pokemon($0, asOf: edition) }
    return team.count == ids.count ? team : nil
  }

  package func resume() {
    if phase.isIdle { load() } else { loader.resume() }
  }

  package func retry() {
    if phase.isIdle { load() } else { loader.retry() }
  }

  package func cancel() {
    loader.reset()
  }

  /// Shows the members as they are in an edition. Nil means today.
  func show(asOf edition: Edition?) {
    if edition == self.edition { return }
    self.edition = edition
    // A hidden page fetches its data when it is shown again.
    if !phase.isIdle { load() }
  }

  /// Waits until the pending request has succeeded or failed.
  package func settle() async {
    await loader.settle()
  }

  private var parts: [EntryPart] { edition == nil ? [.facts] : [.facts, .pastValues] }

  private func load() {
    // Entries that were previewed in the list are cached already.
    loader.load(ids, with: parts, from: api, to: entryCache)
  }
}
