/// The time from a query to the terminal's answer, which is long over a slow network.
struct LinkDelay {
  private var start: ContinuousClock.Instant?
  private var measured: Duration?

  /// Whether the terminal has answered a query.
  var isKnown: Bool { measured != nil }

  /// Notes that queries are being sent.
  mutating func begin() { start = .now }

  /// Notes that the terminal has answered the last query.
  mutating func take(_ answer: TerminalAnswer) {
    guard case .attributes = answer, let start else { return }
    measured = .now - start
    self.start = nil
  }

  /// Time to wait for the rest of a sequence after its first character: 25 ms, or more if the link
  /// has a delay, because its parts may then arrive with pauses. At most half a second, because the
  /// Escape key takes as long.
  var escapeDelay: Duration { min(max(.milliseconds(25), measured ?? .zero), .milliseconds(500)) }

  /// Maximum time to wait for an answer when the program ends.
  ///
  /// A terminal that has not answered for two seconds is not waited for.
  var longestWait: Duration {
    if let measured { return min(.milliseconds(50) + measured * 2, .seconds(1)) }
    guard let start, .now - start < .seconds(2) else { return .zero }
    return .milliseconds(300)
  }
}
