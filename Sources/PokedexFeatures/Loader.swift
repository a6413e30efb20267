internal import PokemonAPI

/// Loads one value: runs the request, tracks its phase and retries it. Every fetch uses a loader.
///
/// - A new request cancels the previous one. A late response to the previous one is dropped.
/// - Cancellation is silent: it is neither shown nor stored.
/// - The last response stays available during a reload, even if the reload fails.
/// - Transient failures and outdated responses are retried automatically: after 5 s, then at
///   growing intervals, and immediately when the network is back.
/// - A response that needs no waiting, such as bundled data, is available before the call returns.
@MainActor
final class Loader<Value: Sendable> {
  /// A closure that fetches the value. After each suspension, it must check that its task is not
  /// cancelled.
  typealias Fetch = @MainActor (Urgency) async throws -> Fetched<Value>

  /// Progress of the request. While an automatic retry is pending, it doesn't change.
  private(set) var phase = Phase.idle { didSet { connectivity.changes.note() } }
  /// The last response; nil before the first.
  private(set) var loaded: Fetched<Value>?
  private var fetch: Fetch?
  private var task: Task<Void, Never>?
  /// Closure that returns the time since `task` was started.
  private var elapsed: () -> Duration = { .zero }
  private let clock: any Clock<Duration>
  private let connectivity: Connectivity
  private let backoff: Backoff

  init(clock: any Clock<Duration>, connectivity: Connectivity) {
    self.clock = clock
    self.connectivity = connectivity
    backoff = Backoff(clock: clock, connectivity: connectivity)
  }

  /// The error if the value is missing, or if it is outdated because it couldn't be updated.
  var problem: (any Error)? { phase.error ?? loaded?.origin.staleCause }

  var isUnderWay: Bool { task != nil }
}

// MARK: - Requests

extension Loader {
  /// Fetches a value. From now on, reloads and retries call `fetch`, too.
  ///
  /// - Parameter debounce: delay before the request. A call during that delay replaces this one.
  func load(
    asking urgency: Urgency = .wanted, after debounce: Duration = .zero, _ fetch: @escaping Fetch
  ) {
    self.fetch = fetch
    backoff.reset()
    ask(urgency, urgency == .forceReload ? .reloading : .loading, after: debounce)
  }

  /// Uses a response that is available already. Reloads call `fetch`.
  func take(_ answer: Fetched<Value>, orElse fetch: @escaping Fetch) {
    drop()
    self.fetch = fetch
    backoff.reset()
    finish(answer)
  }

  /// Loads parts of entries. Uses the cached parts if all are cached; otherwise fetches the missing
  /// parts, one entry after another.
  ///
  /// - Parameters:
  ///   - value: value of the response, since the parts are in the cache.
  ///   - debounce: delay before the request.
  ///   - prepare: closure that is called before the parts are fetched.
  func load(
    _ ids: [Int], with parts: [EntryPart], from api: any PokemonAPIProtocol,
    to entryCache: EntryCache, giving value: Value,
    after debounce: Duration = .zero, prepare: @escaping @MainActor () async throws -> Void = {}
  ) {
    let fetch: Fetch = { urgency in
      try await prepare()
      var joined = Origin.bundled
      for id in ids {
        joined = joined.joined(
          with: try await entryCache.complete(id, with: parts, from: api, urgency))
      }
      return Fetched(value, joined)
    }
    guard ids.allSatisfy({ entryCache.isComplete($0, with: parts) }) else {
      return load(after: debounce, fetch)
    }
    take(Fetched(value, entryCache.origin(of: parts, ids) ?? .bundled), orElse: fetch)
  }

  /// Reloads the value, even if it was fetched before. Does nothing if a request made in the last
  /// second is pending; cancels an older request.
  func retry() {
    if isUnderWay, phase.isLoading, elapsed() <= .seconds(1) { return }
    backoff.reset()
    ask(.forceReload, .reloading)
  }

  /// Retries silently. An error that is shown stays visible until the retry has ended.
  func retrySilently() {
    ask(.wanted, nil)
  }

  /// Continues after `cancel()`: if the value is missing because of an error, or is outdated,
  /// requests it again after a pause.
  func resume() {
    if !isUnderWay, let problem { retryLaterIfTransient(problem) }
  }

  /// Cancels the request, but keeps the last response.
  func cancel() {
    drop()
    if phase.isLoading { phase = loaded == nil ? .idle : .loaded }
  }

  /// Cancels the request, and forgets the last response and how to fetch another one.
  func reset() {
    drop()
    fetch = nil
    loaded = nil
    if !phase.isIdle { phase = .idle }
  }

  /// Waits until the pending request is done or has failed.
  func settle() async {
    await task?.value
  }
}

// MARK: - Answers

extension Loader {
  private func drop() {
    task?.cancel()
    task = nil
    backoff.stop()
  }

  /// - Parameter phase: the phase while the request is pending; nil to keep the current phase.
  private func ask(_ urgency: Urgency, _ phase: Phase?, after debounce: Duration = .zero) {
    drop()
    guard let fetch else { return }
    var hasEnded = false
    // This runs synchronously up to its first suspension, so bundled data is available when `ask`
    // returns.
    let task = Task.immediate {
      await perform(fetch, urgency, after: debounce)
      hasEnded = true
    }
    if hasEnded { return }
    self.task = task
    elapsed = clock.stopwatch()
    if let phase { self.phase = phase }
  }

  private func perform(_ fetch: Fetch, _ urgency: Urgency, after debounce: Duration) async {
    do {
      if debounce > .zero { try await clock.resting(for: debounce)() }
      // The delay may have ended just when the task was cancelled.
      try Task.checkCancellation()
      let answer = try await fetch(urgency)
      // A cancelled request must not store its response, because another request may have replaced
      // it.
      if !Task.isCancelled { finish(answer) }
    } catch {
      if !Task.isCancelled { fail(error) }
    }
  }

  private func finish(_ answer: Fetched<Value>) {
    task = nil
    loaded = answer
    phase = .loaded
    if let cause = answer.origin.staleCause {
      retryLaterIfTransient(cause)
    } else {
      backoff.reset()
    }
  }

  private func fail(_ error: any Error) {
    task = nil
    guard !HTTPError.isCancellation(error) else {
      phase = loaded == nil ? .idle : .loaded
      return
    }
    phase = .failed(error)
    connectivity.note(failure: error)
    retryLaterIfTransient(error)
  }

  private func retryLaterIfTransient(_ problem: any Error) {
    guard ErrorSentence.isTransient(problem) else { return backoff.reset() }
    backoff.wait { [weak self] in self?.retrySilently() }
  }
}

extension Origin {
  /// The reason why the data is outdated; nil if it is current.
  var staleCause: HTTPError? {
    if case .stale(age: _, because: let cause) = self { cause } else { nil }
  }
}

extension Clock where Duration == Swift.Duration {
  /// Returns a closure that measures the time from now on.
  fileprivate func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: self.now) }
  }

  /// Returns a closure that waits until a delay has passed. The delay starts when this function is
  /// called, not when the closure is called.
  fileprivate func resting(for debounce: Duration) -> () async throws -> Void {
    let end = now.advanced(by: debounce)
    return { try await self.sleep(until: end, tolerance: nil) }
  }
}

/// The progress of a fetch.
package enum Phase {
  case idle
  case loading
  /// The user has asked for a reload, which is pending.
  case reloading
  case loaded
  case failed(any Error)

  package var isIdle: Bool {
    if case .idle = self { true } else { false }
  }

  /// Whether a response is pending, whether for the first request or for a reload.
  package var isLoading: Bool {
    switch self {
    case .loading, .reloading: true
    case .idle, .loaded, .failed: false
    }
  }

  package var isReloading: Bool {
    if case .reloading = self { true } else { false }
  }

  /// The error of a failed fetch.
  package var error: (any Error)? {
    if case .failed(let error) = self { error } else { nil }
  }
}
