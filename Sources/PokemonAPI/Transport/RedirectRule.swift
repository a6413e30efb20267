#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where an answer may lead: to a known host by the same scheme, and not for ever.
struct RedirectRule: Sendable {
  private static let mostRedirects = 5

  /// In small letters.
  let hosts: Set<String>

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
      request = HTTPRequest(
        url: try target(of: location, from: request.url), headers: request.headers,
        largestBody: request.largestBody)
    }
    throw .tooManyRedirects
  }

  /// The URL that a location leads to from another.
  ///
  /// - Throws: `HTTPError.redirectRefused`; `.unexpectedResponse` where it is no URL.
  func target(of location: String, from source: String) throws(HTTPError) -> String {
    guard let source = URL(string: source),
      // What is no URL as it stands is not made one: parsers differ in where its host would be.
      let relative = URL(string: location, encodingInvalidCharacters: false),
      let target = URL(string: relative.relativeString, relativeTo: source)?.absoluteURL
    else { throw .unexpectedResponse }
    let isKnown = target.host.map { hosts.contains($0.lowercased()) } == true
    guard isKnown, target.scheme?.lowercased() == source.scheme?.lowercased() else {
      let place = "\(target.scheme ?? "")://\(target.host ?? "")"
      throw .redirectRefused(to: NetworkText.line(place))
    }
    return target.absoluteString
  }
}

extension HTTPResponse {
  /// Where it leads; nil where it doesn't.
  fileprivate var location: String? {
    [301, 302, 303, 307, 308].contains(status) ? header("Location") : nil
  }
}
