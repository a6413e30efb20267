package import PokedexModel
internal import PokedexText
package import PokemonAPI

/// One entry: its facts, its evolution line and, at full depth, the games' descriptions.
@MainActor
package final class PokemonDetailViewModel {
  /// How much of an entry is fetched.
  package enum Depth: Sendable {
    /// Facts and evolution line, requested when the selection has been unchanged for this time.
    case preview(debounce: Duration)
    /// Facts, evolution line and descriptions, requested immediately.
    case full
  }

  /// PokeAPI's id of the shown variety; nil before the first.
  package private(set) var id: Int? { didSet { changes.note() } }
  /// The edition whose facts are shown; nil for today's.
  package private(set) var edition: Edition? { didSet { changes.note() } }
  /// Language of `errorMessage`.
  package var language: Language

  private let api: any PokemonAPIProtocol
  private let entryCache: EntryCache
  private var changes: ChangeNotifier { entryCache.connectivity.changes }
  private let depth: Depth
  private let loader: Loader<Void>

  package init(
    api: any PokemonAPIProtocol, entryCache: EntryCache, language: Language = .english,
    depth: Depth = .full, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.api = api
    self.entryCache = entryCache
    self.language = language
    self.depth = depth
    loader = Loader(clock: clock, connectivity: entryCache.connectivity)
  }

  package var phase: Phase { loader.phase }

  /// The facts as they are in the edition; nil until they are fetched.
  package var pokemon: Pokemon? { id.flatMap { entryCache.pokemon($0, asOf: edition) } }

  /// The generation that introduced the entry, if it is later than the edition's.
  package var introducedLater: Int? {
    guard let edition, let first = cachedEntry?.parts.pastValues?.firstGeneration else {
      return nil
    }
    return first > edition.generation ? first : nil
  }

  /// The evolution family; nil until it is fetched.
  package var evolutionLine: EvolutionLine? { cachedEntry?.parts.evolutionLine }

  /// The games' descriptions, the newest first. Nil until they are fetched, or if there are none.
  package var descriptions: [GameDescription]? { cachedEntry?.parts.descriptions }

  /// Most outdated origin among the shown parts; nil until a part is fetched.
  package var origin: Origin? { id.flatMap { entryCache.origin(of: parts, [$0]) } }

  /// The error if a part is missing, or if it is outdated because it couldn't be updated.
  package var problem: (any Error)? { phase.error ?? origin?.staleCause }

  /// The error as a sentence in `language`; empty if none exists.
  package var errorMessage: String {
    ErrorSentence.message(of: problem, in: language.interface)
  }

  /// All parts fetched so far.
  var cachedEntry: EntryCache.Entry? { id.flatMap { entryCache[$0] } }

  /// The parts to show.
  private var parts: [EntryPart] {
    switch depth {
    case .preview: edition == nil ? EntryPart.preview : EntryPart.pastPreview
    case .full: edition == nil ? EntryPart.common : EntryPart.pastCommon
    }
  }

  /// Shows a variety. Cached parts are shown immediately, others as soon as they are fetched.
  /// Cancels requests for the previous variety.
  package func show(id: Int) {
    if id == self.id, !phase.isIdle { return }
    self.id = id
    load()
  }

  /// Shows the entry as it is in an edition; nil for today.
  func show(asOf edition: Edition?) {
    if edition == self.edition { return }
    self.edition = edition
    // A hidden entry isn't fetched now, but when it is shown again.
    if !phase.isIdle { load() }
  }

  /// Fetches missing parts, and waits until they are fetched or have failed.
  package func fetchPokemon() async {
    if !loader.isUnderWay { load() }
    await loader.settle()
  }

  /// Waits until the pending request is done or has failed.
  func settle() async {
    await loader.settle()
  }

  /// Waits for the facts. If their request has failed, retries it once, silently.
  func settleFacts() async {
    if !loader.isUnderWay { loader.retrySilently() }
    await loader.settle()
  }

  /// Reloads parts that failed or are outdated. If there are none, reloads all parts.
  package func retry() {
    if loader.phase.isIdle { load() } else { loader.retry() }
  }

  /// Cancels pending requests, but keeps the fetched parts. A later `show` requests the missing
  /// parts.
  package func cancel() {
    loader.reset()
  }

  private func load() {
    guard let id else { return }
    var debounce = Duration.zero
    if case .preview(let pause) = depth, entryCache[id] == nil { debounce = pause }
    loader.load([id], with: parts, from: api, to: entryCache, giving: (), after: debounce)
  }
}

extension PokemonDetailViewModel {
  package var state: EntryState {
    EntryState(
      id: id, pokemon: pokemon, edition: edition, introducedLater: introducedLater,
      parts: cachedEntry?.parts ?? EntryParts())
  }
}
