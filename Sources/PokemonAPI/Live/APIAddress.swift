#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The base address of the PokeAPI service. Tells which URLs belong to the service.
struct APIAddress: Sendable {
  /// Host of the URLs inside PokeAPI's responses, even if a mirror sends the responses.
  private static let publicHost = "pokeapi.co"

  /// Base URL, without the user and the password.
  let baseURL: URL
  /// Host of the base URL in lowercase, for comparing hosts.
  let host: String
  /// Header with the user and the password from the address; nil if the address has no user. Must
  /// be sent only to this server.
  let authorization: HTTPHeader?

  /// - Parameter text: an http or https address, up to and including `/api/v2`. It may have a user
  ///   and a password before the host.
  /// - Throws: `PokemonAPIError.invalidURL`, with the text but without the user and the password.
  init(_ text: String) throws(PokemonAPIError) {
    guard let url = URL(string: text), let host = url.host, !host.isEmpty,
      ["http", "https"].contains(url.scheme?.lowercased()), url.query == nil, url.fragment == nil,
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { throw .invalidURL(Self.withoutUser(text)) }
    authorization = parts.user.map { Self.basic(user: $0, password: parts.password ?? "") }
    parts.user = nil
    parts.password = nil
    guard let baseURL = parts.url else { throw .invalidURL(Self.withoutUser(text)) }
    self.baseURL = baseURL
    self.host = host.lowercased()
  }

  /// Returns a URL below the base URL as it is if `/api/v2` is added to the base URL. Nil if the
  /// base URL ends with that already, or if the URL isn't below it.
  func completed(_ url: URL) -> URL? {
    let base = slashed(baseURL.absoluteString)
    guard !base.hasSuffix("/api/v2/"), let path = path(of: url.absoluteString) else { return nil }
    return URL(string: base + (base.hasSuffix("/api/") ? "v2/" : "api/v2/") + path)
  }

  private func slashed(_ text: String) -> String { text + (text.hasSuffix("/") ? "" : "/") }

  /// Whether a URL has this server's scheme, host and port.
  func isServer(of url: URL) -> Bool {
    WebOrigin(url).map { $0 == WebOrigin(baseURL) } ?? false
  }

  /// Returns the header for basic authentication. Source: RFC 7617.
  private static func basic(user: String, password: String) -> HTTPHeader {
    HTTPHeader(
      HTTPHeader.authorization, "Basic " + Data("\(user):\(password)".utf8).base64EncodedString())
  }

  /// Returns an address without the text between the scheme and the last `@`, which may contain a
  /// password. This works for invalid URLs, too.
  private static func withoutUser(_ text: String) -> String {
    guard let sign = text.lastIndex(of: "@") else { return text }
    let scheme = text[..<sign].firstRange(of: "//").map { text[..<$0.upperBound] } ?? ""
    return "\(scheme)\(text[text.index(after: sign)...])"
  }

  func url<Response>(of request: APIRequest<Response>) throws(HTTPError) -> URL {
    if let url = request.absoluteURL { return url }
    var components = URLComponents(
      url: baseURL.appendingPathComponent(request.path), resolvingAgainstBaseURL: false)
    if !request.query.isEmpty {
      components?.queryItems = request.query.map { URLQueryItem(name: $0.name, value: $0.value) }
    }
    guard let url = components?.url else { throw .invalidRequest }
    return url
  }

  /// Returns the path and query of a URL, relative to the base URL. Nil if the URL isn't below the
  /// base URL.
  func path(of url: String) -> String? {
    let base = slashed(baseURL.absoluteString)
    return url.hasPrefix(base) ? String(url.dropFirst(base.count)) : nil
  }

  /// Whether a URL in a response's body belongs to this service. The responses of a mirror may
  /// contain URLs of the public service.
  func isOwn(_ url: String) -> Bool {
    if url.hasPrefix("/"), !url.hasPrefix("//") { return true }
    // Different URL parsers may find different hosts in an invalid URL. Therefore, an invalid URL
    // is rejected, not percent-encoded.
    guard let url = URL(string: url, encodingInvalidCharacters: false),
      ["http", "https"].contains(url.scheme?.lowercased())
    else { return false }
    return [host, Self.publicHost].contains(url.host?.lowercased())
  }
}
