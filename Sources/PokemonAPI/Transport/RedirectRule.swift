#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where an answer may lead: to the server it comes from, by the same scheme and port, or to that of the
/// pictures; and not for ever.
struct RedirectRule: Sendable {
  private static let mostRedirects = 5

  /// What a transport answers, redirects followed.
  ///
  /// - Throws: `HTTPError`.
  func answer(
    to request: HTTPRequest, by transport: any HTTPTransport
  ) async throws(HTTPError) -> HTTPResponse {
    var request = request
    for _ in 0...Self.mostRedirects {
      let response = try await transport.answer(to: request)
      guard let location = response.location else { return response }
      let (target, isElsewhere) = try target(of: location, from: request.url)
      request = request.at(target, isElsewhere: isElsewhere)
    }
    throw .tooManyRedirects
  }

  /// The URL that a location leads to from another, and whether it is on another server.
  ///
  /// - Throws: `HTTPError.redirectRefused`; `.unexpectedResponse` where it is no URL.
  func target(
    of location: String, from source: String
  ) throws(HTTPError) -> (url: String, isElsewhere: Bool) {
    guard let source = URL(string: source),
      // What is no URL as it stands is not made one: parsers differ in where its host would be.
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
  /// Where it leads; nil where it doesn't.
  fileprivate var location: String? {
    [301, 302, 303, 307, 308].contains(status) ? header("Location") : nil
  }
}
