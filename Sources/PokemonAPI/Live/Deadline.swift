/// How long something has taken so far, by a clock of the caller's choice.
struct Stopwatch: Sendable {
  private let elapsedTime: @Sendable () -> Duration

  init(_ clock: any Clock<Duration>) {
    func begin(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
      let start = clock.now
      return { start.duration(to: clock.now) }
    }
    elapsedTime = begin(clock)
  }

  var elapsed: Duration { elapsedTime() }
}

/// When something has to be done by. Ours, because URLSession's `timeoutInterval` does not end a
/// request whose server stays silent on Linux.
struct Deadline: Sendable {
  private let duration: Duration
  private let clock: any Clock<Duration>
  private let stopwatch: Stopwatch

  init(after duration: Duration, on clock: any Clock<Duration>) {
    self.duration = duration
    self.clock = clock
    stopwatch = Stopwatch(clock)
  }

  /// By the same clock, from now.
  func startStopwatch() -> Stopwatch { Stopwatch(clock) }

  /// Zero or less when it has passed.
  var remaining: Duration { duration - stopwatch.elapsed }

  /// Runs an operation against the clock; the loser is cancelled.
  ///
  /// - Throws: `HTTPError.timedOut`; `.cancelled`; what the operation throws.
  func limit<Value: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await operation() }
      group.addTask {
        do { try await clock.sleep(for: remaining) } catch { throw HTTPError.cancelled }
        throw HTTPError.timedOut
      }
      guard let value = try await group.next() else { throw HTTPError.cancelled }
      return value
    }
  }
}
