/// A reference to another resource, as in every payload. Its URL is never followed: the client
/// takes the id from it and makes its own request.
struct Resource: Decodable, Sendable {
  let name: String
  let id: Int
  /// The URL up to the id.
  let urlPrefix: String

  private enum CodingKeys: CodingKey {
    case name, url
  }

  /// Range of plausible ids.
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
  /// Unique by id.
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
  /// Whether an address belongs to the service that the payload came from.
  fileprivate func isOwn(_ url: String) -> Bool {
    (userInfo[.address] as? APIAddress)?.isOwn(url) ?? true
  }
}
