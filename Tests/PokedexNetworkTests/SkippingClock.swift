/// The real clock, except that nobody waits out a short pause: not the one before another try, not the
/// rest before a preview. Patience and deadlines, which are longer, are real.
struct SkippingClock: Clock {
  /// A little less than the three seconds that a client is patient for, of which a part has passed
  /// when it begins to count.
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
