#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// One line for each request that was made, and for each that the cache spared.
public struct RequestLog: Sendable {
  /// What the cache had to do with it.
  enum Verdict: String {
    /// Nothing was kept, or there is no cache.
    case miss
    /// What is kept was used without asking.
    case hit
    /// What is kept still holds, says the server.
    case valid
    /// What is kept was used because the server could not be asked.
    case stale
  }

  struct Entry {
    let url: String
    /// The status, or why there is none.
    let outcome: String
    /// Of the body.
    let bytes: Int
    let duration: Duration
    /// From 1; 0 where the server was not asked.
    let attempt: Int
    let verdict: Verdict
  }

  private let write: @Sendable (String) -> Void

  /// - Parameter write: appends a line, which ends with a line break.
  public init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// How a line begins, each digit a 0.
  private static let shape = Array("0000-00-00T00:00:00.000Z GET http".utf8)

  /// Whether a file that begins so is a log.
  public static func isStart(_ bytes: [UInt8]) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return bytes.prefix(shape.count).map { digits.contains($0) ? digits.lowerBound : $0 } == shape
  }

  func note(_ entry: Entry) {
    let time = Date.now.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    let milliseconds = Int((entry.duration / .milliseconds(1)).rounded())
    write(
      "\(time) GET \(entry.url) status=\(entry.outcome) bytes=\(entry.bytes) ms=\(milliseconds)"
        + " try=\(entry.attempt) cache=\(entry.verdict.rawValue)\n")
  }
}

extension HTTPError {
  /// In a word, for the log.
  var word: String {
    switch self {
    case .invalidRequest: "invalid-request"
    case .noNetwork: "no-network"
    case .timedOut: "timed-out"
    case .cancelled: "cancelled"
    case .status(let code, body: _): String(code)
    case .unexpectedResponse: "unexpected-response"
    case .brokenBody: "broken-body"
    case .tooLarge: "too-large"
    case .redirectRefused: "redirect-refused"
    case .tooManyRedirects: "too-many-redirects"
    case .libraryMissing: "no-libcurl"
    }
  }
}
