#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where the service is, and which addresses are its own.
struct APIAddress: Sendable {
  /// The host that PokeAPI's own payloads name, also where a mirror serves them.
  private static let publicHost = "pokeapi.co"

  /// Without user and password.
  let baseURL: URL
  /// In small letters, as hosts are compared.
  let host: String
  /// The header by which the server knows the user that the address names; nil where it names none. For
  /// requests to this server only.
  let authorization: HTTPHeader?

  /// - Parameter text: an http or https address, up to and including `/api/v2`, also with a user and a
  ///   password before the host.
  /// - Throws: `PokemonAPIError.invalidURL`, without these two.
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

  /// Whether a URL leads to this server, and to no other port of its host.
  func isServer(of url: URL) -> Bool {
    WebOrigin(url).map { $0 == WebOrigin(baseURL) } ?? false
  }

  /// RFC 7617.
  private static func basic(user: String, password: String) -> HTTPHeader {
    HTTPHeader(
      HTTPHeader.authorization, "Basic " + Data("\(user):\(password)".utf8).base64EncodedString())
  }

  /// What stands between the scheme and the last `@` may be a password, also in what is no URL.
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

  /// The path and query of one of this service's URLs, below its base; nil for any other.
  func path(of url: String) -> String? {
    let base = baseURL.absoluteString + (baseURL.absoluteString.hasSuffix("/") ? "" : "/")
    return url.hasPrefix(base) ? String(url.dropFirst(base.count)) : nil
  }

  /// Whether an address in a payload is of this service. A mirror's may be those of the original.
  func isOwn(_ url: String) -> Bool {
    if url.hasPrefix("/"), !url.hasPrefix("//") { return true }
    // What is no URL as it stands is not made one: parsers differ in where its host would be.
    guard let url = URL(string: url, encodingInvalidCharacters: false),
      ["http", "https"].contains(url.scheme?.lowercased())
    else { return false }
    return [host, Self.publicHost].contains(url.host?.lowercased())
  }
}
