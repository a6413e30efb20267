package import PokedexModel

/// Asks for all that there is, so that it is kept for when there is no network. What is kept and fresh is
/// not asked for again, so whoever stops it goes on later where it was.
package struct CacheFiller: Sendable {
  /// What is asked for in one wish.
  package enum Errand: Sendable, Equatable {
    /// The facts of a variety, by id, with those of its family and where it is met.
    case entry(Int)
    /// What games say of a species, by the id of its default variety.
    case descriptions(Int)
    case effect(EffectSubject)
    /// The picture of a variety, by id, that is shown first.
    case picture(Int)
  }

  /// How far it is.
  package struct Progress: Sendable, Equatable {
    /// Errands in all.
    package let total: Int
    /// Those that came from the server now.
    package fileprivate(set) var fetched = 0
    /// Those that were kept, and fresh.
    package fileprivate(set) var kept = 0
    /// Those for which the server has nothing.
    package fileprivate(set) var absent = 0
    /// Those that failed.
    package fileprivate(set) var failed = 0

    package init(total: Int) {
      self.total = total
    }

    /// Errands that were run, whatever came of them.
    package var done: Int { fetched + kept + absent + failed }
  }

  /// Why it ended before its end: the network is away, or too much failed in a row.
  package struct Stop: Error {
    package let progress: Progress
    package let cause: any Error
  }

  /// So many failures in a row are the server's, and more requests would not help it. Of a network that is
  /// away, as many as are asked for at once: a single answer that breaks off each time ends nothing.
  private static let mostFailures = 5

  private let api: any PokemonAPIProtocol

  /// - Parameter api: a source that keeps what it is answered.
  package init(api: any PokemonAPIProtocol) {
    self.api = api
  }

  /// Runs errands in their order, as many at once as may be fetched ahead.
  ///
  /// - Parameter tell: told after each how far it is.
  /// - Throws: `Stop`.
  package func run(_ errands: [Errand], tell: (Progress) -> Void) async throws -> Progress {
    var progress = Progress(total: errands.count)
    var failures = 0
    try await withThrowingTaskGroup(of: Result<Bool, any Error>.self) { group in
      var rest = errands[...]
      func startNext() {
        guard let errand = rest.popFirst() else { return }
        group.addTask { await outcome(of: errand) }
      }
      for _ in 0..<RequestGate.mostAhead { startNext() }
      while let outcome = try await group.next() {
        failures = progress.count(outcome) ? failures + 1 : 0
        tell(progress)
        if case .failure(let error) = outcome,
          failures >= (error.isOfNetwork ? RequestGate.mostAhead : Self.mostFailures)
            || progress.done == progress.total && failures == progress.total
        {
          group.cancelAll()
          throw Stop(progress: progress, cause: error)
        }
        startNext()
      }
    }
    return progress
  }

  /// Whether the answer to an errand came from the server now.
  private func outcome(of errand: Errand) async -> Result<Bool, any Error> {
    do {
      let origins = try await origins(of: errand)
      for case .stale(_, because: let cause) in origins { throw cause }
      return .success(origins.contains(.live))
    } catch {
      return .failure(error)
    }
  }

  private func origins(of errand: Errand) async throws -> [Origin] {
    let api = api.serving(.ahead)
    switch errand {
    case .entry(let id):
      let pokemon = try await api.fetch(.pokemon(.id(id)))
      return [
        pokemon.origin, try await api.fetch(.evolutionSteps(of: pokemon.value.species)).origin,
        try await api.fetch(.encounters(of: pokemon.value)).origin,
        try await api.fetch(.forms(of: pokemon.value)).origin,
        try await api.fetch(.pastValues(of: pokemon.value)).origin,
      ]
    case .descriptions(let id):
      let species = try await api.fetch(.pokemon(.id(id))).value.species
      return [try await api.fetch(.descriptions(of: species)).origin]
    case .effect(let subject): return [try await api.fetch(.effect(of: subject)).origin]
    case .picture(let id):
      let picture = try await api.fetch(.picture(ofVariety: id, PictureKind()))
      if picture.value == nil { throw HTTPError.notFound }
      return [picture.origin]
    }
  }
}

extension CacheFiller.Progress {
  /// Counts what came of an errand.
  ///
  /// - Returns: whether it failed.
  fileprivate mutating func count(_ outcome: Result<Bool, any Error>) -> Bool {
    switch outcome {
    case .success(true): fetched += 1
    case .success(false): kept += 1
    case .failure(let error as HTTPError) where error.isNotFound: absent += 1
    case .failure:
      failed += 1
      return true
    }
    return false
  }
}

extension Error {
  /// Whether no other errand would fare better.
  fileprivate var isOfNetwork: Bool {
    guard let error = self as? HTTPError else { return false }
    return [.noNetwork, .libraryMissing, .cancelled].contains(error)
  }
}
