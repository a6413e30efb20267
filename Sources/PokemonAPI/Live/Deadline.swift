/// A stopwatch that starts when it is created and measures time with the given clock.
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

/// A point in time by which work must be done. URLSession's `timeoutInterval` can't replace this
/// type: on Linux, it doesn't end a request while the server stays silent.
struct Deadline: Sendable {
  private let duration: Duration
  private let clock: any Clock<Duration>
  private let stopwatch: Stopwatch

  init(after duration: Duration, on clock: any Clock<Duration>) {
    self.duration = duration
    self.clock = clock
    stopwatch = Stopwatch(clock)
  }

  /// Starts a stopwatch that uses this deadline's clock.
  func startStopwatch() -> Stopwatch { Stopwatch(clock) }

  /// The time left until the deadline. Zero or negative once the deadline has passed.
  var remaining: Duration { duration - stopwatch.elapsed }

  /// Runs an operation, and cancels it at the deadline.
  ///
  /// - Throws: `HTTPError.timedOut` if the deadline passes first; `HTTPError.cancelled` if the task
  ///   is cancelled; any error that the operation throws.
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
