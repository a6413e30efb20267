extension HTTPResponse {
  /// The `ETag` with which the body can be revalidated. Nil if none exists, or if it can't be
  /// sent back in a request header.
  var validator: String? { header("ETag").flatMap { StoredAnswer.isHeader($0) ? $0 : nil } }

  /// The error for an unsuccessful status code. Nil if the status is 2xx or 304.
  var error: HTTPError? {
    if 200..<300 ~= status || status == 304 { return nil }
    // Only a proxy responds with this status, because it wants credentials.
    if status == 407 { return .proxyFailed }
    let text = NetworkText.line(String(decoding: body.prefix(400), as: UTF8.self))
    return .status(code: status, body: text)
  }

  /// Returns the pause that the server asks for in `Retry-After`: a number of seconds or a date.
  /// Nil if the header is missing or invalid. Source: RFC 9110, section 10.2.3.
  ///
  /// - Parameter now: the current time in seconds since 1970.
  func retryAfterPause(now: Int) -> Duration? {
    guard let retryAfter = header("Retry-After") else { return nil }
    if let seconds = Int(retryAfter.trimmingSpace) {
      return seconds >= 0 ? .seconds(min(seconds, 86_400)) : nil
    }
    return HTTPDate.seconds(retryAfter).map { .seconds($0 - now) }
  }

  /// Number of seconds for which the cached body is fresh. One day if the response doesn't specify
  /// it. Nil if the body must not be cached.
  var freshSeconds: Int? {
    let cacheControl = (header("Cache-Control") ?? "").lowercased()
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
