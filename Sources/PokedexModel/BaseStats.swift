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

  /// The stat of PokeAPI's name; nil for accuracy, evasion and any other text.
  package init?(slug: String) {
    guard let stat = Self.allCases.first(where: { $0.slug == slug }) else { return nil }
    self = stat
  }
}

/// A figure for each of the six stats: base stats (1 to 255) or an effort yield (0 to 3).
public struct StatValues: Sendable, Equatable {
  /// In 32 bits, as battles copy many of these.
  private let hp, attack, defense, specialAttack, specialDefense, speed: Int32

  /// Takes six values in the order of `Stat.allCases`; missing ones are 0, further ones are left out.
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

  /// Takes a value for each stat.
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

  /// Computes each stat's value.
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

  /// The sum of the six.
  public var total: Int {
    Stat.allCases.reduce(0) { $0 + self[$1] }
  }
}

/// How base stats compare with others'.
package protocol StatRanking: Sendable {
  /// The share of all fully evolved species whose default variety has a lower base stat, in percent
  /// rounded down, 0 to 99; a species that evolves into another is none.
  func percentBelow(_ base: Int, of stat: Stat) -> Int

  /// The base stats of all fully evolved species, each as its default variety.
  ///
  /// - Parameter generation: as of which; nil for today.
  func rankedStats(in generation: Int?) -> RankedStats
}

/// The base stats and totals of some Pokémon, to compare others with.
package struct RankedStats: Sendable, Equatable {
  /// By the place of the stat, rising.
  private let stats: [[Int]]
  private let totals: [Int]

  /// - Parameters:
  ///   - stats: of all of them, for each stat in the order of `Stat.allCases`.
  ///   - totals: of all of them.
  package init(stats: [[Int]], totals: [Int]) {
    self.stats = stats.map { $0.sorted() }
    self.totals = totals.sorted()
  }

  /// The share that has less of a stat, in percent rounded down.
  package func percentBelow(_ base: Int, of stat: Stat) -> Int {
    let place = Stat.allCases.firstIndex(of: stat) ?? 0
    return Percentile.below(base, among: stats.indices ~= place ? stats[place] : [])
  }

  /// The share whose stats have a smaller sum, in percent rounded down.
  package func percentBelow(total: Int) -> Int { Percentile.below(total, among: totals) }
}

/// How a value compares with others.
package enum Percentile {
  /// The share of some values that are less than one, in percent rounded down; 0 among none.
  ///
  /// - Parameter values: rising.
  package static func below(_ value: Int, among values: [Int]) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle] < value { low = middle + 1 } else { high = middle }
    }
    return values.isEmpty ? 0 : low * 100 / values.count
  }
}

/// Which of several figures are the best.
package enum BestFigures {
  /// The places of the greatest; none where all are alike, one stands alone, or one is not known.
  package static func places(of figures: [Int?]) -> Set<Int> {
    let known = figures.compactMap(\.self)
    guard let best = known.max(), known.count == figures.count,
      known.contains(where: { $0 != best })
    else { return [] }
    return Set(figures.indices.filter { figures[$0] == best })
  }
}
