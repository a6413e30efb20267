import Testing

/// A query, and a predicate that is true for exactly the rows that the query must find.
struct QueryCase: Sendable, CustomTestStringConvertible {
  let text: String
  let generation: Int?
  let isTrue: @Sendable (Entry) -> Bool

  init(_ text: String, in generation: Int? = nil, _ isTrue: @escaping @Sendable (Entry) -> Bool) {
    (self.text, self.generation, self.isTrue) = (text, generation, isTrue)
  }

  var testDescription: String { generation.map { "\(text) in generation \($0)" } ?? text }
}

enum QueryCases {
  /// The moves that the cases mention.
  static let moves = [
    "earthquake", "surf", "spore", "swords-dance", "will-o-wisp", "fly", "dragon-dance",
    "thunder-wave", "u-turn", "double-edge", "fire-blast", "rest", "stealth-rock",
  ]

  static let all: [QueryCase] =
    types + figures + units + percentiles + traits + species + learning + places + damage + logic
    + generations + spaced + implied + compared + linked
}
