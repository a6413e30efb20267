/// What a server said: status, the headers that matter here, and the body.
struct HTTPAnswer: Sendable {
  let status: Int
  let body: [UInt8]
  /// How many bytes the body had before what is not wanted was left out.
  let size: Int
  /// The `ETag`, to ask with whether the body still holds; nil for one that no request could bear.
  let validator: String?
  /// `Cache-Control`, in small letters.
  let cacheControl: String
  /// `Retry-After` as it came.
  let retryAfter: String?

  init(_ response: HTTPResponse) {
    status = response.status
    body = response.body
    size = response.size
    validator = response.header("ETag").flatMap { StoredAnswer.isHeader($0) ? $0 : nil }
    cacheControl = (response.header("Cache-Control") ?? "").lowercased()
    retryAfter = response.header("Retry-After")
  }

  /// The error that a status other than 2xx and 304 is.
  var error: HTTPError? {
    if 200..<300 ~= status || status == 304 { return nil }
    let text = NetworkText.line(String(decoding: body.prefix(400), as: UTF8.self))
    return .status(code: status, body: text)
  }

  /// The pause that the server asks for, in either form of RFC 9110, 10.2.3; nil for none and for
  /// what is neither.
  ///
  /// - Parameter now: seconds since 1970.
  func askedPause(now: Int) -> Duration? {
    guard let retryAfter else { return nil }
    if let seconds = Int(retryAfter.trimmingSpace) {
      return seconds >= 0 ? .seconds(min(seconds, 86_400)) : nil
    }
    return HTTPDate.seconds(retryAfter).map { .seconds($0 - now) }
  }

  /// For how many seconds the body may be used without asking; nil where it is not to be kept at all.
  /// What the server does not say is a day.
  var freshSeconds: Int? {
    let directives = cacheControl.split(separator: ",").map(\.trimmingSpace)
    if directives.contains("no-store") { return nil }
    if directives.contains("no-cache") { return 0 }
    let ages = directives.compactMap { directive in
      directive.hasPrefix("max-age=") ? Int(directive.dropFirst("max-age=".count)) : nil
    }
    return ages.first.map { min(max(0, $0), StoredAnswer.longestFresh) } ?? Self.day
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
