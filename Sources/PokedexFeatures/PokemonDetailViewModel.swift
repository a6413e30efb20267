internal import Observation
package import PokedexModel
package import PokemonAPI

/// One entry: its facts, its evolution line and, where it is asked for, what games say of it.
@MainActor @Observable
package final class PokemonDetailViewModel {
  /// What an entry needs besides its facts and its evolution line.
  package enum Depth: Sendable {
    /// Facts only, asked for after the selection has rested on it for so long.
    case preview(rest: Duration)
    /// With descriptions.
    case full
  }

  /// The variety shown, by PokeAPI's id; nil before the first.
  package private(set) var id: Int?
  /// The generation as of which it is shown; nil for today's.
  package private(set) var generation: Int?
  package private(set) var phase = Phase.idle
  /// The language of `errorMessage`.
  package var language: Language

  @ObservationIgnored private var fetch: Task<Void, Never>?
  @ObservationIgnored private var ticket = 0
  private let api: any PokemonAPIProtocol
  private let shelf: EntryShelf
  private let depth: Depth
  private let clock: any Clock<Duration>
  private let mender: Mender

  package init(
    api: any PokemonAPIProtocol, shelf: EntryShelf, language: Language = .english,
    depth: Depth = .full, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.api = api
    self.shelf = shelf
    self.language = language
    self.depth = depth
    self.clock = clock
    mender = Mender(clock: clock)
  }

  /// The facts, as of the generation; nil until they have come.
  package var pokemon: Pokemon? {
    guard let entry, let generation else { return entry?.pokemon }
    guard let past = entry.pastValues else { return nil }
    return entry.pokemon.inGeneration(generation, past: past) ?? entry.pokemon
  }

  /// The generation it came with, where it is shown as of an earlier one; else nil.
  package var comesWith: Int? {
    guard let generation, let first = entry?.pastValues?.firstGeneration else { return nil }
    return first > generation ? first : nil
  }

  /// The family; nil until it has come.
  package var evolutionLine: EvolutionLine? { entry?.evolutionLine }

  /// What each game says, the newest first; nil until it has come, and where there is no prose.
  package var descriptions: [GameDescription]? {
    if case .known(let descriptions) = entry?.descriptions { descriptions } else { nil }
  }

  /// Where what is shown comes from; nil until something is.
  package var origin: Origin? { entry?.origin }

  /// What went wrong: nothing came, or what is shown is old because nothing newer did.
  package var problem: (any Error)? { phase.error ?? entry?.staleCause }

  /// What went wrong, in `language`; empty when nothing did.
  package var errorMessage: String {
    ErrorSentence.message(of: problem, in: language.interface)
  }

  private var entry: EntryShelf.Entry? { id.flatMap { shelf[$0] } }

  /// What is needed for an earlier generation.
  private var pastParts: [EntryPart] { generation == nil ? [] : [.pastValues] }

  private var parts: EntryShelf.Parts {
    if case .full = depth { .all } else { .facts }
  }

  /// Shows a variety: what is on the shelf at once, the rest as it comes. What another one had asked
  /// for is dropped.
  package func show(id: Int) {
    if id == self.id, !phase.isIdle { return }
    self.id = id
    mender.reset()
    startFetching()
  }

  /// Shows it as of a generation; nil for today's.
  func show(asOf generation: Int?) {
    if generation == self.generation { return }
    self.generation = generation
    // What is not seen is fetched when it is shown again.
    if !phase.isIdle { startFetching() }
  }

  /// Fetches what is missing and waits until it has come or failed.
  package func fetchPokemon() async {
    if fetch == nil { startFetching() }
    await fetch?.value
  }

  /// Asks again for what failed.
  package func retry() {
    guard problem != nil else { return }
    mender.reset()
    startFetching(isAfresh: true)
  }

  /// Drops what is under way; what is there stays, and `show` begins anew.
  package func cancel() {
    drop()
    phase = .idle
  }

  private func drop() {
    ticket += 1
    fetch?.cancel()
    fetch = nil
    mender.stop()
  }

  /// - Parameters:
  ///   - isAfresh: asks also for what is there, if that is old.
  ///   - isQuiet: what is said to be wrong stays said until it is mended.
  private func startFetching(isAfresh: Bool = false, isQuiet: Bool = false) {
    drop()
    guard let id else { return }
    if let entry, entry.has(parts), shelf.isComplete(id, with: pastParts), !isAfresh {
      finish(.loaded)
      return
    }
    let mine = ticket
    if !isQuiet { phase = .loading }
    var hasEnded = false
    // Runs at once up to its first real wait, so bundled facts are there when this returns.
    let task = Task.immediate {
      await fetchParts(of: id, ticket: mine)
      hasEnded = true
    }
    if mine == ticket, !hasEnded { fetch = task }
  }

  private func fetchParts(of id: Int, ticket mine: Int) async {
    do {
      if case .preview(let rest) = depth, rest > .zero, shelf[id] == nil {
        do { try await clock.sleep(for: rest) } catch { throw HTTPError.cancelled }
      }
      let api = api.serving(.wanted)
      try await shelf.complete(id, from: api, with: parts, and: pastParts)
      guard mine == ticket else { return }
      finish(.loaded)
    } catch {
      guard mine == ticket else { return }
      finish(HTTPError.isCancellation(error) ? .idle : .failed(error))
    }
  }

  private func finish(_ phase: Phase) {
    fetch = nil
    self.phase = phase
    guard let problem, ErrorSentence.mayPass(problem) else { return mender.reset() }
    mender.mend { [weak self] in self?.startFetching(isAfresh: true, isQuiet: true) }
  }
}
