/// An integer within a known range. Decoding fails if the number is outside the range, so the rest
/// of the program can rely on the range.
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

/// A list with a maximum number of elements. Decoding fails if the list is longer.
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

/// A resource's id. PokeAPI's ids go up to about 10,500.
typealias WireID = BoundedInt<1, 999_999>
/// The number of a Pokémon's type slot or ability slot.
typealias WireSlot = BoundedInt<0, 99>
/// A number from 0 to 255, which the games store in a byte: a level, an effort value or a rate.
typealias WireByte = BoundedInt<0, 255>

extension Sequence {
  /// Returns the elements of the sequence. If several elements have the same key, only the first of
  /// them is included.
  func first<Key: Hashable>(ofEach key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
