#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Follows redirects. A redirect must lead to the same scheme, server and port, or to PokeAPI's
/// sprite server. The number of redirects is limited.
struct RedirectRule: Sendable {
  private static let maxRedirects = 5

  /// Sends a request, follows redirects, and returns the final response.
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

  /// Resolves a `Location` header. Returns the target, and whether it is on another server.
  ///
  /// - Throws: `HTTPError.redirectRefused` if the target is neither on the same server nor on
  ///   PokeAPI's sprite server; `HTTPError.unexpectedResponse` if the header is not a URL.
  func target(
    of location: String, from source: String
  ) throws(HTTPError) -> (url: String, isCrossOrigin: Bool) {
    guard let source = URL(string: source),
      // Reject an invalid URL instead of percent-encoding it, because different URL parsers may
      // find different hosts in it.
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
  /// The `Location` header of a redirect. Nil if the response is not a redirect.
  fileprivate var location: String? {
    [301, 302, 303, 307, 308].contains(status) ? header("Location") : nil
  }
}
