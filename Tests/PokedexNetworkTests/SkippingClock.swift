/// The real clock, except that it skips short pauses, such as those before another attempt or a
/// preview. Timeouts and deadlines are longer and take their real time.
struct SkippingClock: Clock {
  /// The minimum length of a pause that isn't skipped. It is a little less than the client's
  /// revalidation timeout of three seconds, because part of that timeout has passed before the
  /// client asks this clock to sleep.
  private static let long = Duration.milliseconds(2500)

  private let clock = ContinuousClock()

  var now: ContinuousClock.Instant { clock.now }

  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    guard now.duration(to: deadline) >= Self.long else { return await Task.yield() }
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}
