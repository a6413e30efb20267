/// Which failures are tried again, and after how long a pause.
struct RetryPolicy: Sendable {
  static let mostTries = 4
  /// No pause that a server asks for is kept longer.
  static let longestAskedPause = Duration.seconds(30)

  private static let shortestCeiling = Duration.milliseconds(250)
  private static let longestCeiling = Duration.seconds(4)

  /// A number of 0 to 1.
  let random: @Sendable () -> Double

  /// How long to pause before the next try; nil where there shall be none.
  ///
  /// A pause is drawn evenly from zero to a ceiling of 250 ms, 1 s, then 4 s ("full jitter"), so that
  /// clients that failed together don't come back together.
  ///
  /// - Parameters:
  ///   - failure: of the last try.
  ///   - asked: what the server said in `Retry-After`.
  ///   - tries: made so far, from 1.
  func pause(after failure: HTTPError, asked: Duration?, tries: Int) -> Duration? {
    guard tries < Self.mostTries, failure.isWorthATry else { return nil }
    if let asked { return min(max(asked, .zero), Self.longestAskedPause) }
    var ceiling = Self.shortestCeiling
    for _ in 1..<max(tries, 1) { ceiling = min(ceiling * 4, Self.longestCeiling) }
    return ceiling * random()
  }
}

extension HTTPError {
  /// Whether the fault is the connection's or passes with the server's load.
  fileprivate var isWorthATry: Bool {
    switch self {
    case .noNetwork, .brokenBody: true
    case .status(let code, body: _): code == 429 || 500..<600 ~= code
    default: false
    }
  }
}
