package import PokedexModel

/// Requests all data, so that it is cached for use without a network. Answers that are cached and fresh are
/// not requested again, so an interrupted run can be resumed later.
package struct CacheFiller: Sendable {
  /// A task with one deadline.
  package enum PrefetchTask: Sendable, Equatable {
    /// The facts of a variety, by id, with its family and its encounters.
    case entry(Int)
    /// The games' texts about a species, by the id of its default variety.
    case descriptions(Int)
    case effect(EffectSubject)
    /// The default picture of a variety, by id.
    case picture(Int)
  }

  /// The number of errands done so far, by result.
  package struct Progress: Sendable, Equatable {
    /// Total number of errands.
    package let total: Int
    /// Errands answered by the server.
    package fileprivate(set) var fetched = 0
    /// Errands answered by fresh answers in the cache.
    package fileprivate(set) var kept = 0
    /// Errands that the server has no answer to.
    package fileprivate(set) var absent = 0
    /// Errands that failed.
    package fileprivate(set) var failed = 0

    package init(total: Int) {
      self.total = total
    }

    /// Number of errands run, including those that failed.
    package var done: Int { fetched + kept + absent + failed }
  }

  /// Thrown when the run stops early, because the network is away or too many errands in a row have failed.
  package struct Stop: Error {
    package let progress: Progress
    package let cause: any Error
  }

  /// Number of failures in a row that ends the run. The server is then at fault, and more requests would not
  /// help it.
  /// If the network is away, `RequestGate.maxInBackground` failures are enough, as that many run in parallel. A
  /// single answer that breaks off each time must not end the run.
  private static let maxConsecutiveFailures = 5

  private let api: any PokemonAPIProtocol

  /// - Parameter api: a source that caches its answers.
  package init(api: any PokemonAPIProtocol) {
    self.api = api
  }

  /// Runs errands in order, as many in parallel as may be fetched ahead.
  ///
  /// - Parameter onProgress: receives the progress after each errand.
  /// - Throws: `Stop`.
  package func run(_ prefetchTasks: [PrefetchTask], onProgress: (Progress) -> Void) async throws
    -> Progress
  {
    var progress = Progress(total: prefetchTasks.count)
    var failures = 0
    try await withThrowingTaskGroup(of: Result<Bool, any Error>.self) { group in
      var rest = prefetchTasks[...]
      func startNext() {
        guard let prefetchTask = rest.popFirst() else { return }
        group.addTask { await outcome(of: prefetchTask) }
      }
      for _ in 0..<RequestGate.maxInBackground { startNext() }
      while let outcome = try await group.next() {
        failures = progress.count(outcome) ? failures + 1 : 0
        onProgress(progress)
        if case .failure(let error) = outcome,
          failures
            >= (error.isNetworkFailure ? RequestGate.maxInBackground : Self.maxConsecutiveFailures)
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

  /// Whether the server answered, rather than the cache.
  private func outcome(of prefetchTask: PrefetchTask) async -> Result<Bool, any Error> {
    do {
      let origins = try await origins(of: prefetchTask)
      for case .stale(_, because: let cause) in origins { throw cause }
      return .success(origins.contains(.live))
    } catch {
      return .failure(error)
    }
  }

  private func origins(of prefetchTask: PrefetchTask) async throws -> [Origin] {
    let api = api.withUrgency(.background)
    switch prefetchTask {
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
  /// Counts the result of an errand.
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
  /// Whether any other errand would fail as well.
  fileprivate var isNetworkFailure: Bool {
    guard let error = self as? HTTPError else { return false }
    return [.noNetwork, .libraryMissing, .cancelled].contains(error)
  }
}
