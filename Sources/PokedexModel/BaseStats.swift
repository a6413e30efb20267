/// One of the six permanent stats. The raw value is its key in the program's JSON.
public enum Stat: String, CaseIterable, Sendable {
  case hp
  case attack
  case defense
  case specialAttack = "special_attack"
  case specialDefense = "special_defense"
  case speed

  /// Highest possible base stat.
  public static let maximumBase = 255

  /// Returns the stats that exist in a generation. Nil means the newest generation.
  ///
  /// Generation 1 has a single stat, Special, instead of Special Attack and Special Defense.
  /// `specialAttack` represents it.
  package static func all(in generation: Int?) -> [Stat] {
    allCases.filter { generation != 1 || $0 != .specialDefense }
  }

  /// Whether this stat represents, in the given generation, the single Special stat. True only in
  /// generation 1.
  package func isSpecial(in generation: Int?) -> Bool {
    generation == 1 && self == .specialAttack
  }

  /// PokeAPI's slug for the stat.
  public var slug: String { String(rawValue.map { $0 == "_" ? "-" : $0 }) }

  /// Creates the stat with this PokeAPI slug. Returns nil for any other text, including the slugs
  /// of accuracy and evasion.
  package init?(slug: String) {
    guard let stat = Self.allCases.first(where: { $0.slug == slug }) else { return nil }
    self = stat
  }
}

/// One number for each of the six stats, for example base stats (1 to 255) or an effort yield (0 to
/// 3).
public struct StatValues: Sendable, Equatable {
  /// The values have 32 bits because battle calculations copy many of them.
  private let hp, attack, defense, specialAttack, specialDefense, speed: Int32

  /// Creates the values from an array in the order of `Stat.allCases`.
  ///
  /// Missing values become 0; extra values are ignored.
  public init(_ values: [Int]) {
    func value(_ index: Int) -> Int32 {
      index < values.count ? Int32(clamping: values[index]) : 0
    }
    hp = value(0)
    attack = value(1)
    defense = value(2)
    specialAttack = value(3)
    specialDefense = value(4)
    speed = value(5)
  }

  /// Creates the values from one number for each stat.
  package init(
    hp: Int, attack: Int, defense: Int, specialAttack: Int, specialDefense: Int, speed: Int
  ) {
    self.hp = Int32(clamping: hp)
    self.attack = Int32(clamping: attack)
    self.defense = Int32(clamping: defense)
    self.specialAttack = Int32(clamping: specialAttack)
    self.specialDefense = Int32(clamping: specialDefense)
    self.speed = Int32(clamping: speed)
  }

  /// Creates the values by calling a function for each stat.
  package init(of value: (Stat) -> Int) {
    self.init(
      hp: value(.hp), attack: value(.attack), defense: value(.defense),
      specialAttack: value(.specialAttack), specialDefense: value(.specialDefense),
      speed: value(.speed))
  }

  /// The value for one stat.
  public subscript(stat: Stat) -> Int {
    switch stat {
    case .hp: Int(hp)
    case .attack: Int(attack)
    case .defense: Int(defense)
    case .specialAttack: Int(specialAttack)
    case .specialDefense: Int(specialDefense)
    case .speed: Int(speed)
    }
  }

  /// The sum of the values of all six stats.
  public var total: Int {
    Stat.allCases.reduce(0) { $0 + self[$1] }
  }
}

/// Compares base stats with those of other Pokémon.
package protocol StatRanking: Sendable {
  /// Returns the base stats of all fully evolved species, each represented by its default variety.
  ///
  /// - Parameter generation: the generation whose base stats are used, or nil for the newest.
  func rankedStats(in generation: Int?) -> RankedStats
}

/// Base stats and base stat totals of several Pokémon. A value can be ranked among them.
package struct RankedStats: Sendable, Equatable {
  /// One array for each stat, in the order of `Stat.allCases`. Each holds all values in ascending
  /// order.
  private let stats: [[Int]]
  private let totals: [Int]

  /// - Parameters:
  ///   - stats: all base stats, with one array for each stat in the order of `Stat.allCases`.
  ///   - totals: all base stat totals.
  package init(stats: [[Int]], totals: [Int]) {
    self.stats = stats.map { $0.sorted() }
    self.totals = totals.sorted()
  }

  /// Returns the percentage of Pokémon with a lower value of a stat, rounded down.
  package func percentBelow(_ base: Int, of stat: Stat) -> Int {
    let index = Stat.allCases.firstIndex(of: stat) ?? 0
    return Percentile.below(base, among: stats.indices ~= index ? stats[index] : [])
  }

  /// Returns the percentage of Pokémon with a lower base stat total, rounded down.
  package func percentBelow(total: Int) -> Int { Percentile.below(total, among: totals) }
}

/// Calculates the percentile rank of a value.
package enum Percentile {
  /// Returns the percentage of values that are lower than `value`, rounded down; 0 if there are no
  /// values.
  ///
  /// - Parameter values: the values in ascending order.
  package static func below(_ value: Int, among values: [Int]) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle] < value { low = middle + 1 } else { high = middle }
    }
    return values.isEmpty ? 0 : low * 100 / values.count
  }
}

/// Finds the best of several numbers.
package enum BestFigures {
  /// Returns the indices at which the greatest number occurs.
  ///
  /// Returns an empty set if all numbers are equal, if there is only one, or if any is unknown.
  package static func indices(of figures: [Int?]) -> Set<Int> {
    let known = figures.compactMap(\.self)
    guard let best = known.max(), known.count == figures.count,
      known.contains(where: { $0 != best })
    else { return [] }
    return Set(figures.indices.filter { figures[$0] == best })
  }
}
