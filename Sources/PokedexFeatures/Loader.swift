internal import PokemonAPI

/// One thing that is fetched: the request under way, how far it has come, and when it is asked for
/// again. Everything that is fetched goes through one of these.
///
/// - A new request ends the one before; what that one answers all the same is dropped.
/// - Cancellation is silence: it is neither shown nor kept.
/// - What is here stays while it is asked for again, and when that fails.
/// - A failure that may pass, and an old answer in place of a newer one, is asked for again by itself:
///   after 5 s, then ever less often, and at once when the network is back.
/// - What needs no waiting, as bundled data, is here before the call returns.
@MainActor
final class Loader<Value: Sendable> {
  /// Fetches it. What it does after a wait it does only while its task is not cancelled.
  typealias Fetch = @MainActor (Urgency) async throws -> Fetched<Value>

  /// How far it has come. What is asked for again without being told to changes it only by its outcome.
  private(set) var phase = Phase.idle { didSet { connectivity.changes.note() } }
  /// The last answer; nil before the first.
  private(set) var loaded: Fetched<Value>?
  private var fetch: Fetch?
  private var task: Task<Void, Never>?
  /// How long `task` has been under way.
  private var elapsed: () -> Duration = { .zero }
  private let clock: any Clock<Duration>
  private let connectivity: Connectivity
  private let backoff: Backoff

  init(clock: any Clock<Duration>, connectivity: Connectivity) {
    self.clock = clock
    self.connectivity = connectivity
    backoff = Backoff(clock: clock, connectivity: connectivity)
  }

  /// What went wrong: nothing came, or what is here is old because nothing newer did.
  var problem: (any Error)? { phase.error ?? loaded?.origin.staleCause }

  var isUnderWay: Bool { task != nil }
}

// MARK: - Asking

extension Loader {
  /// Fetches something, which is asked for again in the same way from now on.
  ///
  /// - Parameter rest: how long to wait before; who asks for something else meanwhile asked for nothing.
  func load(
    asking urgency: Urgency = .wanted, after rest: Duration = .zero, _ fetch: @escaping Fetch
  ) {
    self.fetch = fetch
    backoff.reset()
    ask(urgency, urgency == .anew ? .askingAgain : .loading, after: rest)
  }

  /// Takes what was here already for an answer; `fetch` is how it is asked for again.
  func take(_ answer: Fetched<Value>, orElse fetch: @escaping Fetch) {
    drop()
    self.fetch = fetch
    backoff.reset()
    finish(answer)
  }

  /// Takes parts of entries that are here; fetches them, one entry after the other, where some are not.
  ///
  /// - Parameters:
  ///   - rest: how long to wait before.
  ///   - prepare: called before what is fetched.
  func load(
    _ ids: [Int], with parts: [EntryPart], from api: any PokemonAPIProtocol, to shelf: EntryShelf,
    after rest: Duration = .zero, prepare: @escaping @MainActor () async throws -> Void = {}
  ) where Value == Void {
    let fetch: Fetch = { urgency in
      try await prepare()
      var joined = Origin.bundled
      for id in ids {
        joined = joined.joined(with: try await shelf.complete(id, with: parts, from: api, urgency))
      }
      return Fetched((), joined)
    }
    guard ids.allSatisfy({ shelf.isComplete($0, with: parts) }) else {
      return load(after: rest, fetch)
    }
    take(Fetched((), shelf.origin(of: parts, ids) ?? .bundled), orElse: fetch)
  }

  /// Asks anew, whatever came of it before. What has just been asked for is waited for instead; what
  /// has been under way for longer than a second is ended.
  func retry() {
    if isUnderWay, phase.isLoading, elapsed() <= .seconds(1) { return }
    backoff.reset()
    ask(.anew, .askingAgain)
  }

  /// Asks again in silence: what is said to be wrong stays said until it is mended.
  func askAgain() {
    ask(.wanted, nil)
  }

  /// Goes on after `cancel()`: what had failed, or was old, is asked for again after a pause.
  func resume() {
    if !isUnderWay, let problem { waitIfItMayPass(problem) }
  }

  /// Drops what is under way; what is here stays.
  func cancel() {
    drop()
    if phase.isLoading { phase = loaded == nil ? .idle : .loaded }
  }

  /// Drops everything, as if nothing had been asked for.
  func reset() {
    drop()
    fetch = nil
    loaded = nil
    if !phase.isIdle { phase = .idle }
  }

  /// Waits until what is under way has come or failed.
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

  /// - Parameter phase: shown while an answer is awaited; nil for what is shown now.
  private func ask(_ urgency: Urgency, _ phase: Phase?, after rest: Duration = .zero) {
    drop()
    guard let fetch else { return }
    var hasEnded = false
    // Runs at once up to its first real wait, so bundled data is there when this returns.
    let task = Task.immediate {
      await perform(fetch, urgency, after: rest)
      hasEnded = true
    }
    if hasEnded { return }
    self.task = task
    elapsed = clock.stopwatch()
    if let phase { self.phase = phase }
  }

  private func perform(_ fetch: Fetch, _ urgency: Urgency, after rest: Duration) async {
    do {
      if rest > .zero { try await clock.resting(for: rest)() }
      // Its time may have come in the moment in which it was cancelled.
      try Task.checkCancellation()
      let answer = try await fetch(urgency)
      // Who cancelled this has asked for something else, or for nothing.
      if !Task.isCancelled { finish(answer) }
    } catch {
      if !Task.isCancelled { fail(error) }
    }
  }

  private func finish(_ answer: Fetched<Value>) {
    task = nil
    loaded = answer
    phase = .loaded
    if let cause = answer.origin.staleCause { waitIfItMayPass(cause) } else { backoff.reset() }
  }

  private func fail(_ error: any Error) {
    task = nil
    guard !HTTPError.isCancellation(error) else {
      phase = loaded == nil ? .idle : .loaded
      return
    }
    phase = .failed(error)
    connectivity.note(failure: error)
    waitIfItMayPass(error)
  }

  private func waitIfItMayPass(_ problem: any Error) {
    guard ErrorSentence.mayPass(problem) else { return backoff.reset() }
    backoff.wait { [weak self] in self?.askAgain() }
  }
}

extension Origin {
  /// Why an answer is an old one; nil where it is not.
  var staleCause: HTTPError? {
    if case .stale(age: _, because: let cause) = self { cause } else { nil }
  }
}

extension Clock where Duration == Swift.Duration {
  /// Measures the time from now on.
  fileprivate func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: self.now) }
  }

  /// A wait whose time runs from now on, whenever it is begun.
  fileprivate func resting(for rest: Duration) -> () async throws -> Void {
    let end = now.advanced(by: rest)
    return { try await self.sleep(until: end, tolerance: nil) }
  }
}

/// How far a fetch has come.
package enum Phase {
  case idle
  case loading
  /// Under way once more, because the user wants it anew.
  case askingAgain
  case loaded
  case failed(any Error)

  package var isIdle: Bool {
    if case .idle = self { true } else { false }
  }

  /// Whether an answer is awaited, for the first time or again.
  package var isLoading: Bool {
    switch self {
    case .loading, .askingAgain: true
    case .idle, .loaded, .failed: false
    }
  }

  package var isAskingAgain: Bool {
    if case .askingAgain = self { true } else { false }
  }

  /// Why it failed.
  package var error: (any Error)? {
    if case .failed(let error) = self { error } else { nil }
  }
}
