#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A log with one line for each request to the server, and one for each response that is taken from
/// the cache instead.
public struct RequestLog: Sendable {
  /// The origin of a response, the cache or the server, and the reason for it.
  enum Verdict: String {
    /// The response was not cached, or there is no cache.
    case miss
    /// The cached response was used without asking the server.
    case hit
    /// The server confirmed that the cached response is still valid.
    case valid
    /// The cached response was used because the request to the server failed.
    case stale
  }

  struct Entry {
    let url: String
    /// The status code, or the error's `logName`.
    let outcome: String
    /// Size of the body in bytes.
    let bytes: Int
    let duration: Duration
    /// Number of the attempt, starting with 1. 0 if the server was not asked.
    let attempt: Int
    let verdict: Verdict
  }

  private let write: @Sendable (String) -> Void

  /// - Parameter write: a function that appends text to the log. It is called with one line,
  ///   including the line break.
  public init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// The beginning of every line in the log, with each digit replaced by 0.
  private static let shape = Array("0000-00-00T00:00:00.000Z GET http".utf8)

  /// Whether a file that begins with these bytes is a request log.
  public static func isLogStart(_ bytes: [UInt8]) -> Bool {
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
  /// The error as it is written in the log: a status code, or a word.
  var logName: String {
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
    case .unknownHost: "unknown-host"
    case .proxyFailed: "proxy-failed"
    case .untrustedCertificate: "untrusted-certificate"
    case .unreadableCertificates: "unreadable-certificates"
    }
  }
}
