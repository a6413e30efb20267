package import PokedexModel
internal import PokedexText
package import PokemonAPI

/// One entry: its facts, its evolution line and, where it is asked for, what games say of it.
@MainActor
package final class PokemonDetailViewModel {
  /// What an entry needs besides its facts and its evolution line.
  package enum Depth: Sendable {
    /// Facts only, asked for after the selection has rested on it for so long.
    case preview(rest: Duration)
    /// With descriptions.
    case full
  }

  /// The variety shown, by PokeAPI's id; nil before the first.
  package private(set) var id: Int? { didSet { changes.note() } }
  /// The generation as of which it is shown; nil for today's.
  package private(set) var generation: Int? { didSet { changes.note() } }
  /// The language of `errorMessage`.
  package var language: Language

  private let api: any PokemonAPIProtocol
  private let shelf: EntryShelf
  private var changes: Changes { shelf.connectivity.changes }
  private let depth: Depth
  private let loader: Loader<Void>

  package init(
    api: any PokemonAPIProtocol, shelf: EntryShelf, language: Language = .english,
    depth: Depth = .full, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.api = api
    self.shelf = shelf
    self.language = language
    self.depth = depth
    loader = Loader(clock: clock, connectivity: shelf.connectivity)
  }

  package var phase: Phase { loader.phase }

  /// The facts, as of the generation; nil until they have come.
  package var pokemon: Pokemon? { id.flatMap { shelf.pokemon($0, asOf: generation) } }

  /// The generation it came with, where it is shown as of an earlier one; else nil.
  package var comesWith: Int? {
    guard let generation, let first = known?.pastValues?.value.firstGeneration else { return nil }
    return first > generation ? first : nil
  }

  /// The family; nil until it has come.
  package var evolutionLine: EvolutionLine? { known?.evolutionLine?.value }

  /// What each game says, the newest first; nil until it has come, and where there is no prose.
  package var descriptions: [GameDescription]? { known?.descriptions?.value }

  /// Where what is shown comes from, the least sure part of it; nil until something is.
  package var origin: Origin? { id.flatMap { shelf.origin(of: parts, $0) } }

  /// What went wrong: nothing came, or what is shown is old because nothing newer did.
  package var problem: (any Error)? { phase.error ?? origin?.staleCause }

  /// What went wrong, in `language`; empty when nothing did.
  package var errorMessage: String {
    ErrorSentence.message(of: problem, in: language.interface)
  }

  /// All that has come of it.
  var known: EntryShelf.Entry? { id.flatMap { shelf[$0] } }

  /// What is shown of it.
  private var parts: [EntryPart] {
    switch depth {
    case .preview: generation == nil ? EntryPart.preview : EntryPart.pastPreview
    case .full: generation == nil ? EntryPart.whole : EntryPart.pastWhole
    }
  }

  /// Shows a variety: what is on the shelf at once, the rest as it comes. What another one had asked
  /// for is dropped.
  package func show(id: Int) {
    if id == self.id, !phase.isIdle { return }
    self.id = id
    load()
  }

  /// Shows it as of a generation; nil for today's.
  func show(asOf generation: Int?) {
    if generation == self.generation { return }
    self.generation = generation
    // What is not seen is fetched when it is shown again.
    if !phase.isIdle { load() }
  }

  /// Fetches what is missing and waits until it has come or failed.
  package func fetchPokemon() async {
    if !loader.isUnderWay { load() }
    await loader.settle()
  }

  /// Waits until what is under way has come or failed.
  func settle() async {
    await loader.settle()
  }

  /// Waits for the facts, which are asked for once more, in silence, if that has failed.
  func settleFacts() async {
    if !loader.isUnderWay { loader.askAgain() }
    await loader.settle()
  }

  /// Asks anew: for what failed or is old, and where nothing is, for all of it.
  package func retry() {
    if loader.phase.isIdle { load() } else { loader.retry() }
  }

  /// Drops what is under way; what is there stays, and `show` begins anew.
  package func cancel() {
    loader.reset()
  }

  private func load() {
    guard let id else { return }
    var rest = Duration.zero
    if case .preview(let pause) = depth, shelf[id] == nil { rest = pause }
    loader.load([id], with: parts, from: api, to: shelf, after: rest)
  }
}

extension PokemonDetailViewModel {
  package var state: EntryState {
    EntryState(
      id: id, pokemon: pokemon, generation: generation, comesWith: comesWith, parts: known)
  }
}
