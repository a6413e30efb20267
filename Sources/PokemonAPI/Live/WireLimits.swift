/// An integer within a known range. Decoding fails for any other number, so that later code never
/// has to handle it.
struct BoundedInt<let lowerBound: Int, let upperBound: Int>: Decodable, Sendable {
  let value: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = try container.decode(Int.self)
    guard value >= lowerBound, value <= upperBound else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(value) is not within \(lowerBound)...\(upperBound)")
    }
  }
}

/// A list with a maximum number of elements. Decoding fails for a longer one.
struct BoundedList<let upperBound: Int, Element: Decodable & Sendable>: Decodable, Sendable {
  let all: [Element]

  init(from decoder: any Decoder) throws {
    let container = try decoder.unkeyedContainer()
    guard container.count ?? 0 <= upperBound else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "more than \(upperBound) elements")
    }
    all = try [Element](from: decoder)
  }
}

/// An id of any resource. PokeAPI's ids go up to about 10,500.
typealias WireID = BoundedInt<1, 999_999>
/// A slot number of a type or an ability.
typealias WireSlot = BoundedInt<0, 99>
/// A level, an effort value or a rate, which the games store in a byte.
typealias WireByte = BoundedInt<0, 255>

extension Sequence {
  /// Returns the first element for each key.
  func first<Key: Hashable>(ofEach key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
