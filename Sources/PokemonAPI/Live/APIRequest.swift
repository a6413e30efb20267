internal import PokedexModel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A request to PokeAPI v2 for one resource or one page of a list.
///
/// `Response` is the type that the body is decoded as. It must be one of the endpoint's
/// `payloadTypes`.
struct APIRequest<Response: Payload>: Sendable {
  let endpoint: Endpoint
  /// The id or slug of the resource. Empty for a request for a list.
  let key: String
  let query: [(name: String, value: String)]
  /// Full URL of a resource that isn't below the base URL, such as a picture. Nil for any other
  /// resource, which is requested at `path` below the base URL.
  let absoluteURL: URL?

  private init(
    _ endpoint: Endpoint, _ key: String, query: [(name: String, value: String)], _ url: URL?
  ) {
    self.endpoint = endpoint
    self.key = key
    self.query = query
    absoluteURL = url
  }

  init(_ endpoint: Endpoint, _ key: String) { self.init(endpoint, key, query: [], nil) }

  init(_ endpoint: Endpoint, id: Int) { self.init(endpoint, String(id)) }

  /// Path relative to the base URL, without a slash at either end.
  var path: String { endpoint.path(of: key) }

  /// Whether a response contains the resource that was requested. A faulty server may return a
  /// different resource of the same kind.
  func isAnswered(by response: Response) -> Bool {
    response.keys.isEmpty || response.keys.contains(key)
  }
}

extension APIRequest where Response == ResourcePage {
  init(list: Endpoint, offset: Int, limit: Int) {
    self.init(list, "", query: [("offset", String(offset)), ("limit", String(limit))], nil)
  }
}

extension APIRequest where Response == WirePicture {
  /// - Parameter url: a URL from a `pokemon/ID` response.
  init(pictureAt url: URL) { self.init(.picture, url.path, query: [], url) }
}

extension APIRequest where Response == WireEffect {
  init(effectOf subject: EffectSubject) {
    switch subject {
    case .ability(let slug): self.init(.ability, slug)
    case .move(let slug): self.init(.move, slug)
    case .item(let slug): self.init(.item, slug)
    }
  }
}
