#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The server of a URL: its scheme, host and port.
struct WebOrigin: Sendable, Equatable {
  /// `http` or `https`.
  private let scheme: String
  private let host: String
  private let port: Int

  /// Server of PokeAPI's pictures, the only other server that its payloads name.
  static let sprites = WebOrigin(scheme: "https", host: "raw.githubusercontent.com", port: 443)

  /// Maximum size in bytes of a URL that a server refers to.
  private static let longestAddress = 2000

  /// Fails for a URL that is neither http nor https, that is too long, or that names a user. A
  /// server must not choose the user that the client logs in as.
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

  /// Returns the origin of any URL, for messages.
  static func text(of url: URL) -> String {
    "\(url.scheme ?? "")://\(url.host ?? "")" + (url.port.map { ":\($0)" } ?? "")
  }
}
