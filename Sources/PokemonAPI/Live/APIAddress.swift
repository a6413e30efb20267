#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where the service is, and which addresses are its own.
struct APIAddress: Sendable {
  /// The host that PokeAPI's own payloads name, also where a mirror serves them.
  private static let publicHost = "pokeapi.co"

  let baseURL: URL
  /// In small letters, as hosts are compared.
  let host: String

  /// - Parameter text: an http or https address, up to and including `/api/v2`.
  /// - Throws: `PokemonAPIError.invalidURL`.
  init(_ text: String) throws(PokemonAPIError) {
    guard let url = URL(string: text), let host = url.host, !host.isEmpty,
      ["http", "https"].contains(url.scheme?.lowercased()), url.query == nil, url.fragment == nil
    else { throw .invalidURL(text) }
    baseURL = url
    self.host = host.lowercased()
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
