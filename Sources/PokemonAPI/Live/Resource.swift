/// A reference to another resource, as every payload has them. Its URL is never followed: the id is
/// taken from it, and a request of our own is made.
struct Resource: Decodable, Sendable {
  let name: String
  let id: Int
  /// The URL up to the id.
  let urlPrefix: String

  private enum CodingKeys: CodingKey {
    case name, url
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = NetworkText.line(try container.decodeIfPresent(String.self, forKey: .name) ?? "")
    let url = NetworkText.line(try container.decode(String.self, forKey: .url))
    let path = url.hasSuffix("/") ? url.dropLast() : url[...]
    let digits = path.split(separator: "/").last ?? ""
    guard let id = Int(digits), id > 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .url, in: container, debugDescription: "no id at the end of \(url)")
    }
    self.id = id
    urlPrefix = String(path.dropLast(digits.count))
  }
}

/// A page of a list of resources.
struct ResourcePage: Decodable, Sendable {
  let count: Int
  let next: String?
  let previous: String?
  let results: [Resource]
}
