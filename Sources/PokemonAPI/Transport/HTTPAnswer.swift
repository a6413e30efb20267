/// A server's answer: status, relevant headers and body.
struct HTTPAnswer: Sendable {
  let status: Int
  let body: [UInt8]
  /// Size in bytes of the whole body, including members that were left out.
  let size: Int
  /// The `ETag` for revalidating the body; nil if it can't be sent in a header.
  let validator: String?
  /// The `Cache-Control` header in lowercase.
  let cacheControl: String
  /// The `Retry-After` header as received.
  let retryAfter: String?

  init(_ response: HTTPResponse) {
    status = response.status
    body = response.body
    size = response.size
    validator = response.header("ETag").flatMap { StoredAnswer.isHeader($0) ? $0 : nil }
    cacheControl = (response.header("Cache-Control") ?? "").lowercased()
    retryAfter = response.header("Retry-After")
  }

  /// The error for a status other than 2xx and 304.
  var error: HTTPError? {
    if 200..<300 ~= status || status == 304 { return nil }
    let text = NetworkText.line(String(decoding: body.prefix(400), as: UTF8.self))
    return .status(code: status, body: text)
  }

  /// Returns the pause that the server asks for in `Retry-After`; nil if the header is missing or invalid.
  /// Both forms of RFC 9110, 10.2.3 are understood.
  ///
  /// - Parameter now: the time in seconds since 1970.
  func retryAfterPause(now: Int) -> Duration? {
    guard let retryAfter else { return nil }
    if let seconds = Int(retryAfter.trimmingSpace) {
      return seconds >= 0 ? .seconds(min(seconds, 86_400)) : nil
    }
    return HTTPDate.seconds(retryAfter).map { .seconds($0 - now) }
  }

  /// Time in seconds for which the body is fresh, one day by default; nil if it must not be stored.
  var freshSeconds: Int? {
    let directives = cacheControl.split(separator: ",").map(\.trimmingSpace)
    if directives.contains("no-store") { return nil }
    if directives.contains("no-cache") { return 0 }
    let ages = directives.compactMap { directive in
      directive.hasPrefix("max-age=") ? Int(directive.dropFirst("max-age=".count)) : nil
    }
    return ages.first.map { min(max(0, $0), StoredAnswer.maxFreshSeconds) } ?? Self.day
  }

  private static let day = 86_400
}

extension StringProtocol {
  fileprivate var trimmingSpace: Substring {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return Substring(self[start..<end])
  }
}
