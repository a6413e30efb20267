internal import PokedexModel

/// A key that is data: a slug, which stands in JSON as it is.
struct TextKey: CodingKey {
  let stringValue: String
  let intValue: Int? = nil

  init(_ text: String) { stringValue = text }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }

  /// Factors by type: 0.25, 0.5, 1, 2, 4 and what abilities make of them.
  static func factors(_ factors: [Matchups.Factor]) -> [String: Double] {
    Dictionary(
      uniqueKeysWithValues: factors.map { ($0.type.rawValue, $0.percent / 100) })
  }
}
