internal import Observation
package import PokedexModel
package import PokemonAPI

/// One entry: its facts, its evolution line and, where it is asked for, what games say of it.
@MainActor @Observable
package final class PokemonDetailViewModel {
  /// What an entry needs besides its facts and its evolution line.
  package enum Depth: Sendable {
    /// Facts only, asked for after the selection has rested on it for so long.
    case preview(rest: Duration, clock: any Clock<Duration>)
    /// With descriptions.
    case full
  }

  /// The variety shown, by PokeAPI's id; nil before the first.
  package private(set) var id: Int?
  package private(set) var phase = Phase.idle
  /// The language of `errorMessage`.
  package var language: Language

  @ObservationIgnored private var fetch: Task<Void, Never>?
  @ObservationIgnored private var ticket = 0
  private let api: any PokemonAPIProtocol
  private let shelf: EntryShelf
  private let depth: Depth

  package init(
    api: any PokemonAPIProtocol, shelf: EntryShelf, language: Language = .english,
    depth: Depth = .full
  ) {
    self.api = api
    self.shelf = shelf
    self.language = language
    self.depth = depth
  }

  /// The facts; nil until they have come.
  package var pokemon: Pokemon? { entry?.pokemon }

  /// The family; nil until it has come.
  package var evolutionLine: EvolutionLine? { entry?.evolutionLine }

  /// What the newest game says; nil until it has come, and where there is none.
  package var descriptions: LocalizedText? {
    if case .known(let descriptions) = entry?.descriptions { descriptions } else { nil }
  }

  /// What went wrong, in `language`; empty when nothing did.
  package var errorMessage: String {
    ErrorSentence.message(of: phase.error, in: language.interface)
  }

  private var entry: EntryShelf.Entry? { id.flatMap { shelf[$0] } }

  /// Shows a variety: what is on the shelf at once, the rest as it comes. What another one had asked
  /// for is dropped.
  package func show(id: Int) {
    if id == self.id, !phase.isIdle { return }
    self.id = id
    startFetching()
  }

  /// Fetches what is missing and waits until it has come or failed.
  package func fetchPokemon() async {
    if fetch == nil { startFetching() }
    await fetch?.value
  }

  /// Asks again for what failed.
  package func retry() {
    if phase.error != nil { startFetching() }
  }

  /// Drops what is under way; what is there stays.
  package func cancel() {
    ticket += 1
    fetch?.cancel()
    fetch = nil
    if phase.isLoading { phase = .idle }
  }

  private func startFetching() {
    cancel()
    guard let id else { return }
    if isComplete {
      phase = .loaded
      return
    }
    let mine = ticket
    phase = .loading
    // Runs at once up to its first real wait, so bundled facts are there when this returns.
    let task = Task.immediate { await fetchParts(of: id, ticket: mine) }
    if mine == ticket, phase.isLoading { fetch = task }
  }

  private var isComplete: Bool {
    guard let entry, entry.evolutionLine != nil else { return false }
    switch depth {
    case .preview: return true
    case .full: return entry.descriptions != .unknown
    }
  }

  private func fetchParts(of id: Int, ticket mine: Int) async {
    do {
      let pokemon = try await fetchFacts(of: id)
      guard mine == ticket else { return }
      if shelf[id] == nil { shelf[id] = EntryShelf.Entry(pokemon: pokemon) }
      if shelf[id]?.evolutionLine == nil {
        let line = try await api.fetchEvolutionLine(of: pokemon.species)
        guard mine == ticket else { return }
        shelf[id]?.evolutionLine = line
      }
      if case .full = depth, shelf[id]?.descriptions == .unknown {
        let descriptions = try await api.fetchDescriptions(of: pokemon.species)
        guard mine == ticket else { return }
        shelf[id]?.descriptions = .known(descriptions)
      }
      finish(.loaded)
    } catch {
      guard mine == ticket else { return }
      finish(HTTPError.isCancellation(error) ? .idle : .failed(error))
    }
  }

  private func fetchFacts(of id: Int) async throws -> Pokemon {
    if let pokemon = shelf[id]?.pokemon { return pokemon }
    if case .preview(let rest, let clock) = depth, rest > .zero {
      do { try await clock.sleep(for: rest) } catch { throw HTTPError.cancelled }
    }
    return try await api.fetchPokemon(.id(id))
  }

  private func finish(_ phase: Phase) {
    fetch = nil
    self.phase = phase
  }
}
