/// One of the six permanent stats; the raw value is its key in our JSON.
package enum Stat: String, CaseIterable, Sendable {
  case hp
  case attack
  case defense
  case specialAttack = "special_attack"
  case specialDefense = "special_defense"
  case speed

  /// The largest value a base stat can have.
  package static let maximumBase = 255

  /// PokeAPI's name for it.
  package var slug: String { rawValue.replacing("_", with: "-") }
}

/// A figure for each of the six stats: base stats (1 to 255) or an effort yield (0 to 3).
package struct StatValues: Sendable, Equatable {
  private let values: [Int]

  /// Takes six values in the order of `Stat.allCases`; missing ones are 0, further ones are left out.
  package init(_ values: [Int]) {
    self.values = Stat.allCases.indices.map { $0 < values.count ? values[$0] : 0 }
  }

  /// The value for one stat.
  package subscript(stat: Stat) -> Int {
    values[Stat.allCases.firstIndex(of: stat) ?? 0]
  }

  /// The sum of the six.
  package var total: Int { values.reduce(0, +) }
}
