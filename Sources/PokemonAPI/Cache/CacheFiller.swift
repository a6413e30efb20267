package import PokedexModel

/// Fetches all data and so fills the cache, for use without a network. Doesn't request responses
/// that are cached and fresh, so an interrupted run can be resumed later.
package struct CacheFiller: Sendable {
  /// A group of requests that share one deadline.
  package enum PrefetchTask: Sendable, Equatable {
    /// The data of the variety with this id, including its evolution family, its encounters, its
    /// forms and its values in past generations.
    case entry(Int)
    /// The games' descriptions of a species, given the id of its default variety.
    case descriptions(Int)
    case effect(EffectSubject)
    /// The default picture of the variety with this id.
    case picture(Int)
  }

  /// The number of prefetch tasks that have been run so far, by result.
  package struct Progress: Sendable, Equatable {
    /// Total number of prefetch tasks.
    package let total: Int
    /// Number of tasks for which the server sent at least one response.
    package fileprivate(set) var fetched = 0
    /// Number of tasks whose responses were all in the cache and fresh.
    package fileprivate(set) var kept = 0
    /// Number of tasks for resources that don't exist on the server.
    package fileprivate(set) var absent = 0
    /// Number of tasks that failed.
    package fileprivate(set) var failed = 0

    package init(total: Int) {
      self.total = total
    }

    /// Number of tasks run, including those that failed.
    package var done: Int { fetched + kept + absent + failed }
  }

  /// The error that ends a run early, because there is no network, because too many tasks in a row
  /// have failed, or because all tasks have failed.
  package struct Stop: Error {
    package let progress: Progress
    package let cause: any Error
  }

  /// Number of consecutive failures that ends a run. After so many, the server is probably at
  /// fault, and more requests would only add to its load. The number is greater than 1, because a
  /// single response may break off at every attempt, and this must not end the run. Without a
  /// network, `RequestGate.maxInBackground` consecutive failures end the run instead. This is the
  /// number of tasks that run in parallel.
  private static let maxConsecutiveFailures = 5

  private let api: any PokemonAPIProtocol

  /// - Parameter api: a data source that caches its responses.
  package init(api: any PokemonAPIProtocol) {
    self.api = api
  }

  /// Runs tasks in order, up to `RequestGate.maxInBackground` of them in parallel.
  ///
  /// - Parameter onProgress: a closure that receives the progress after each task.
  /// - Throws: `Stop` if the run ends early.
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

  /// Runs a task. The result is true if the server sent at least one response, and false if all
  /// responses came from the cache.
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
  /// Adds the result of a task to the counts.
  ///
  /// - Returns: whether the task failed. A resource that doesn't exist on the server isn't a
  ///   failure.
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
  /// Whether all other tasks would fail with this error, too.
  fileprivate var isNetworkFailure: Bool {
    switch self as? HTTPError {
    case .noNetwork, .unknownHost, .proxyFailed, .untrustedCertificate, .unreadableCertificates,
      .libraryMissing, .cancelled:
      true
    default: false
    }
  }
}
