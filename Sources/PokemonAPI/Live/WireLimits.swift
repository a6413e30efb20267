/// A whole number within the range that its figure has anywhere. A body with another is of another shape:
/// nothing behind the decoder meets a number that it can't reckon with.
struct Figure<let least: Int, let most: Int>: Decodable, Sendable {
  let value: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = try container.decode(Int.self)
    guard value >= least, value <= most else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(value) is not within \(least)...\(most)")
    }
  }
}

/// A list of no more elements than there can be. A body with more is of another shape.
struct Few<let most: Int, Element: Decodable & Sendable>: Decodable, Sendable {
  let all: [Element]

  init(from decoder: any Decoder) throws {
    let container = try decoder.unkeyedContainer()
    guard container.count ?? 0 <= most else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "more than \(most) elements")
    }
    all = try [Element](from: decoder)
  }
}

/// An id of anything. PokeAPI's own reach to some 10,500.
typealias WireID = Figure<1, 999_999>
/// A place among a few: of a type, of an ability.
typealias WireSlot = Figure<0, 99>
/// A level, an effort value, a rate: what the games hold in a byte.
typealias WireByte = Figure<0, 255>

extension Sequence {
  /// Those that bear a key for the first time.
  func first<Key: Hashable>(ofEach key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
