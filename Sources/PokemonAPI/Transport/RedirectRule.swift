#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The rule for redirects. They may lead to the same scheme, server and port, or to PokeAPI's
/// sprite server. Their number is limited.
struct RedirectRule: Sendable {
  private static let maxRedirects = 5

  /// Returns the transport's answer after following redirects.
  ///
  /// - Throws: `HTTPError`.
  func answer(
    to request: HTTPRequest, by transport: any HTTPTransport
  ) async throws(HTTPError) -> HTTPResponse {
    var request = request
    for _ in 0...Self.maxRedirects {
      let response = try await transport.answer(to: request)
      guard let location = response.location else { return response }
      let (target, isCrossOrigin) = try target(of: location, from: request.url)
      request = request.redirected(target, isCrossOrigin: isCrossOrigin)
    }
    throw .tooManyRedirects
  }

  /// Resolves a `Location` header, and returns whether the target is on another server.
  ///
  /// - Throws: `HTTPError.redirectRefused`; `.unexpectedResponse` if it is not a URL.
  func target(
    of location: String, from source: String
  ) throws(HTTPError) -> (url: String, isCrossOrigin: Bool) {
    guard let source = URL(string: source),
      // Parsers may find different hosts in an invalid URL. So reject it instead of
      // percent-encoding it.
      let relative = URL(string: location, encodingInvalidCharacters: false),
      let target = URL(string: relative.relativeString, relativeTo: source)?.absoluteURL
    else { throw .unexpectedResponse }
    let origin = WebOrigin(target)
    guard let origin, [WebOrigin(source), .sprites].contains(origin) else {
      throw .redirectRefused(to: NetworkText.line(WebOrigin.text(of: target)))
    }
    return (target.absoluteString, origin != WebOrigin(source))
  }
}

extension HTTPResponse {
  /// The redirect's target, if any.
  fileprivate var location: String? {
    [301, 302, 303, 307, 308].contains(status) ? header("Location") : nil
  }
}
