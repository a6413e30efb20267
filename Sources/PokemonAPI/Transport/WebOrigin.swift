#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A server as addresses name it: what else differs in two of them leads to the same one.
struct WebOrigin: Sendable, Equatable {
  /// `http` or `https`.
  private let scheme: String
  private let host: String
  private let port: Int

  /// The one other server that PokeAPI's payloads name: that of its pictures.
  static let sprites = WebOrigin(scheme: "https", host: "raw.githubusercontent.com", port: 443)

  /// The most bytes of an address that a server leads to.
  private static let longestAddress = 2000

  /// Nil for an address that is by neither http nor https, or too long, or that names a user: no server
  /// has to tell us as whom to come.
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

  /// For messages, whatever kind of address it is.
  static func text(of url: URL) -> String {
    "\(url.scheme ?? "")://\(url.host ?? "")" + (url.port.map { ":\($0)" } ?? "")
  }
}
