#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The server of a URL: its scheme, host and port.
struct WebOrigin: Sendable, Equatable {
  /// The URL's scheme: `http` or `https`.
  private let scheme: String
  private let host: String
  private let port: Int

  /// The server of PokeAPI's pictures. Apart from the API's own URLs, PokeAPI's payloads contain
  /// only URLs of this server.
  static let sprites = WebOrigin(scheme: "https", host: "raw.githubusercontent.com", port: 443)

  /// Maximum length in bytes of a URL in a payload or a redirect.
  private static let longestAddress = 2000

  /// Creates the origin of a URL. Returns nil if the URL is neither http nor https, is too long, or
  /// contains a user name or password. User names are rejected because a server must not choose the
  /// user that the client logs in as.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host?.lowercased(), !host.isEmpty, url.user == nil, url.password == nil,
      url.absoluteString.utf8.count <= Self.longestAddress
    else { return nil }
    self.init(scheme: scheme, host: host, port: url.port ?? (scheme == "https" ? 443 : 80))
  }

  private init(scheme: String, host: String, port: Int) {
    self.scheme = scheme
    self.host = host
    self.port = port
  }

  /// Returns the scheme, host and port of any URL as text for error messages.
  static func text(of url: URL) -> String {
    "\(url.scheme ?? "")://\(url.host ?? "")" + (url.port.map { ":\($0)" } ?? "")
  }
}
