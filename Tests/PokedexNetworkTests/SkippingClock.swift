/// The real clock, but without short pauses, such as those before another attempt or a preview. Timeouts
/// and deadlines, which are longer, are real.
struct SkippingClock: Clock {
  /// Minimum length of a pause that is not skipped. It is a little less than the client's
  /// revalidation timeout of three seconds, because part of that time has passed before this clock
  /// is asked to sleep.
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
