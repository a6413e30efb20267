/// One of the six permanent stats; the raw value is its key in our JSON.
public enum Stat: String, CaseIterable, Sendable {
  case hp
  case attack
  case defense
  case specialAttack = "special_attack"
  case specialDefense = "special_defense"
  case speed

  /// The largest value a base stat can have.
  public static let maximumBase = 255

  /// The stats that a generation has, nil for today: the first has one stat, Special, for both special
  /// ones, which stands as `specialAttack`.
  package static func all(in generation: Int?) -> [Stat] {
    allCases.filter { generation != 1 || $0 != .specialDefense }
  }

  /// Whether it is the one Special of the first generation.
  package func isSpecial(in generation: Int?) -> Bool {
    generation == 1 && self == .specialAttack
  }

  /// PokeAPI's name for it.
  public var slug: String { String(rawValue.map { $0 == "_" ? "-" : $0 }) }
}

/// A figure for each of the six stats: base stats (1 to 255) or an effort yield (0 to 3).
public struct StatValues: Sendable, Equatable {
  private let values: [Int]

  /// Takes six values in the order of `Stat.allCases`; missing ones are 0, further ones are left out.
  public init(_ values: [Int]) {
    self.values = Stat.allCases.indices.map { $0 < values.count ? values[$0] : 0 }
  }

  /// The value for one stat.
  public subscript(stat: Stat) -> Int {
    values[Stat.allCases.firstIndex(of: stat) ?? 0]
  }

  /// The sum of the six.
  public var total: Int { values.reduce(0, +) }
}
