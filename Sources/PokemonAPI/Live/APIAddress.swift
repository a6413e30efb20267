#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The service's base address, and the rules for URLs that belong to the service.
struct APIAddress: Sendable {
  /// Host named in PokeAPI's own payloads, even when a mirror serves them.
  private static let publicHost = "pokeapi.co"

  /// Base URL without user and password.
  let baseURL: URL
  /// Lowercase, for comparing hosts.
  let host: String
  /// Header that authenticates the user named in the address, if any. Send it to this server only.
  let authorization: HTTPHeader?

  /// - Parameter text: an http or https address, up to and including `/api/v2`. It may have a user and a
  ///   password before the host.
  /// - Throws: `PokemonAPIError.invalidURL`, without the user and the password.
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

  /// Whether a URL has this server's scheme, host and port.
  func isServer(of url: URL) -> Bool {
    WebOrigin(url).map { $0 == WebOrigin(baseURL) } ?? false
  }

  /// Returns the header for basic authentication (RFC 7617).
  private static func basic(user: String, password: String) -> HTTPHeader {
    HTTPHeader(
      HTTPHeader.authorization, "Basic " + Data("\(user):\(password)".utf8).base64EncodedString())
  }

  /// Removes everything between the scheme and the last `@`, as it may be a password, even in an invalid URL.
  private static func withoutUser(_ text: String) -> String {
    guard let sign = text.lastIndex(of: "@") else { return text }
    let scheme = text[..<sign].firstRange(of: "//").map { text[..<$0.upperBound] } ?? ""
    return "\(scheme)\(text[text.index(after: sign)...])"
  }

  func url(of request: some APIRequest) throws(HTTPError) -> URL {
    if let url = request.absoluteURL { return url }
    var components = URLComponents(
      url: baseURL.appendingPathComponent(request.path), resolvingAgainstBaseURL: false)
    if !request.query.isEmpty {
      components?.queryItems = request.query.map { URLQueryItem(name: $0.name, value: $0.value) }
    }
    guard let url = components?.url else { throw .invalidRequest }
    return url
  }

  /// Returns the path and query of a URL below the base URL; nil for any other URL.
  func path(of url: String) -> String? {
    let base = baseURL.absoluteString + (baseURL.absoluteString.hasSuffix("/") ? "" : "/")
    return url.hasPrefix(base) ? String(url.dropFirst(base.count)) : nil
  }

  /// Whether an address in a payload belongs to this service. A mirror's payloads may have
  /// addresses of the public service.
  func isOwn(_ url: String) -> Bool {
    if url.hasPrefix("/"), !url.hasPrefix("//") { return true }
    // Parsers may find different hosts in an invalid URL. So reject it instead of percent-encoding
    // it.
    guard let url = URL(string: url, encodingInvalidCharacters: false),
      ["http", "https"].contains(url.scheme?.lowercased())
    else { return false }
    return [host, Self.publicHost].contains(url.host?.lowercased())
  }
}
