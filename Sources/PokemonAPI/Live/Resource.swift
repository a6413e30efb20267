/// A reference in a payload to another resource. The client never requests its URL. Instead, it
/// extracts the id and builds a request from it.
struct Resource: Decodable, Sendable {
  let name: String
  let id: Int
  /// The part of the URL before the id.
  let urlPrefix: String

  private enum CodingKeys: CodingKey {
    case name, url
  }

  /// Range of ids that are accepted. PokeAPI's ids go up to about 10,500.
  private static let ids = 1...999_999

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = NetworkText.line(try container.decodeIfPresent(String.self, forKey: .name) ?? "")
    let url = NetworkText.line(try container.decode(String.self, forKey: .url))
    guard decoder.isOwn(url) else { throw ForeignURL(url: url) }
    let path = url.hasSuffix("/") ? url.dropLast() : url[...]
    let digits = path.split(separator: "/").last ?? ""
    guard let id = Int(digits), Self.ids ~= id else {
      throw DecodingError.dataCorruptedError(
        forKey: .url, in: container, debugDescription: "no id at the end of \(url)")
    }
    self.id = id
    urlPrefix = String(path.dropLast(digits.count))
  }
}

/// A page of a list of resources.
struct ResourcePage: WireObject {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case count, next, previous, results
  }

  static let maxBytes = JSONMembers.maxBytes

  let count: Int
  let next: String?
  let previous: String?
  /// The resources on this page, each id only once.
  let results: [Resource]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    count = try container.decode(BoundedInt<0, 100_000>.self, forKey: .count).value
    next = try container.decodeIfPresent(String.self, forKey: .next).map(NetworkText.line)
    previous = try container.decodeIfPresent(String.self, forKey: .previous).map(NetworkText.line)
    results = try container.decode(BoundedList<100_000, Resource>.self, forKey: .results).all
      .first(ofEach: \.id)
    for url in [next, previous].compactMap(\.self) where !decoder.isOwn(url) {
      throw ForeignURL(url: url)
    }
  }
}

extension Decoder {
  /// Whether a URL in the payload passes `APIAddress.isOwn(_:)`. True if the service that sent the
  /// payload is unknown.
  fileprivate func isOwn(_ url: String) -> Bool {
    (userInfo[.address] as? APIAddress)?.isOwn(url) ?? true
  }
}
