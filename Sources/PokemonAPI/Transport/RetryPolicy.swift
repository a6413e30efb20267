/// The rule for retries: it chooses the failures to retry, and the pauses.
struct RetryPolicy: Sendable {
  static let maxTries = 4
  /// Maximum pause that a server can request in `Retry-After`.
  static let maxRetryAfterPause = Duration.seconds(30)

  private static let shortestCeiling = Duration.milliseconds(250)
  private static let longestCeiling = Duration.seconds(4)

  /// Returns a number from 0 to 1.
  let random: @Sendable () -> Double

  /// Returns the pause before the next try; nil to give up.
  ///
  /// The pause is random, uniform from zero to a ceiling of 250 ms, 1 s, then 4 s ("full jitter"), so that
  /// clients that failed together don't retry together.
  ///
  /// - Parameters:
  ///   - failure: error of the last try.
  ///   - serverPause: pause that the server requested in `Retry-After`.
  ///   - tries: number of tries so far, from 1.
  func pause(after failure: HTTPError, serverPause: Duration?, tries: Int) -> Duration? {
    guard tries < Self.maxTries, failure.isRetryable else { return nil }
    if let serverPause { return min(max(serverPause, .zero), Self.maxRetryAfterPause) }
    var ceiling = Self.shortestCeiling
    for _ in 1..<max(tries, 1) { ceiling = min(ceiling * 4, Self.longestCeiling) }
    return ceiling * random()
  }
}

extension HTTPError {
  /// Whether a retry may help: the connection failed, or the server may recover.
  fileprivate var isRetryable: Bool {
    switch self {
    case .noNetwork, .brokenBody: true
    case .status(let code, body: _): code == 429 || 500..<600 ~= code
    default: false
    }
  }
}
