/// Decides which failures are retried, and after which pause.
struct RetryPolicy: Sendable {
  static let maxTries = 4
  /// Maximum pause before a retry if the server requests a pause in `Retry-After`. A longer pause
  /// is shortened to this.
  static let maxRetryAfterPause = Duration.seconds(30)

  private static let shortestCeiling = Duration.milliseconds(250)
  private static let longestCeiling = Duration.seconds(4)

  /// Returns a random number from 0 to 1.
  let random: @Sendable () -> Double

  /// Returns the pause before the next attempt. Nil if there is no further attempt.
  ///
  /// If the server requested a pause, that pause is used, up to `maxRetryAfterPause`. Otherwise the
  /// pause is random, distributed evenly between zero and a maximum. The maximum is 250 ms after
  /// the first attempt, then 1 s, then 4 s. This method, called "full jitter", keeps clients that
  /// failed together from retrying together.
  ///
  /// - Parameters:
  ///   - failure: the error of the last attempt.
  ///   - serverPause: the pause that the server requested in `Retry-After`; nil if it requested
  ///     none.
  ///   - tries: the number of attempts so far, at least 1.
  func pause(after failure: HTTPError, serverPause: Duration?, tries: Int) -> Duration? {
    guard tries < Self.maxTries, failure.isRetryable else { return nil }
    if let serverPause { return min(max(serverPause, .zero), Self.maxRetryAfterPause) }
    var ceiling = Self.shortestCeiling
    for _ in 1..<max(tries, 1) { ceiling = min(ceiling * 4, Self.longestCeiling) }
    return ceiling * random()
  }
}

extension HTTPError {
  /// Whether a retry may succeed, because the connection failed or because the server may recover.
  fileprivate var isRetryable: Bool {
    switch self {
    case .noNetwork, .unknownHost, .brokenBody: true
    case .status(let code, body: _): code == 429 || 500..<600 ~= code
    default: false
    }
  }
}
