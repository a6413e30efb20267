/// What a ball does to the chance of a catch, as in generation 7: Bulbapedia, "Poké Ball".
package struct Ball: Sendable, Equatable {
  /// When it does that.
  package enum Condition: Sendable, Equatable {
    /// At night or in a cave.
    case dark
    case firstTurn
    /// So many turns have gone.
    case turns(Int)
    /// One of its species has been caught.
    case caught
    /// On water or under it.
    case water
    /// It is on the hook.
    case fishing
    /// It is of this level.
    case level(Int)
    /// One's own is of so many times its level; of a higher one where that is 1.
    case lead(Int)
    /// One's own is of the same species and the other gender.
    case mate
  }

  package let slug: String
  /// What it multiplies the rate by; nil for one that always holds.
  package let percent: Int?
  /// What it adds to the species' rate.
  package let rateBonus: Int
  /// Nil where it always does that to this Pokémon.
  package let condition: Condition?

  package init(
    _ slug: String, _ percent: Int?, rateBonus: Int = 0, if condition: Condition? = nil
  ) {
    self.slug = slug
    self.percent = percent
    self.rateBonus = rateBonus
    self.condition = condition
  }

  /// Whether it always does what another does.
  package func isLike(_ other: Ball) -> Bool {
    percent == other.percent && rateBonus == other.rateBonus && condition == other.condition
  }
}

extension Ball {
  /// All that can be thrown at a Pokémon in generation 7, those that depend on nothing first.
  ///
  /// - Parameter usesMoonStone: whether one of its family evolves with a Moon Stone.
  package static func balls(for pokemon: Pokemon, usesMoonStone: Bool) -> [Ball] {
    let isUltraBeast = ultraBeasts.contains(pokemon.species.number)
    let hasMates = pokemon.species.genderRate != .genderless
    let plain = plain + kinds(for: pokemon, usesMoonStone: usesMoonStone)
    let special = [Ball("beast-ball", isUltraBeast ? 500 : 10), Ball("master-ball", nil)]
    // Only these two hold an Ultra Beast well, whatever else is the case.
    return isUltraBeast
      ? plain.map { Ball($0.slug, 10) } + special
      : plain + special + situations.filter { $0.condition != .mate || hasMates }
  }

  /// The Ultra Beasts' national numbers.
  private static let ultraBeasts: Set = [793, 794, 795, 796, 797, 798, 799, 803, 804, 805, 806]

  private static let plain = [
    Ball("poke-ball", 100), Ball("great-ball", 150), Ball("ultra-ball", 200),
    Ball("premier-ball", 100), Ball("luxury-ball", 100), Ball("heal-ball", 100),
    Ball("friend-ball", 100),
  ]

  /// Those that look at what they are thrown at.
  private static func kinds(for pokemon: Pokemon, usesMoonStone: Bool) -> [Ball] {
    let isNetted = pokemon.types.contains(.water) || pokemon.types.contains(.bug)
    let bonus =
      switch pokemon.weightHectograms {
      case ..<1000: -20
      case ..<2000: 0
      case ..<3000: 20
      default: 30
      }
    let kinds = [
      Ball("net-ball", isNetted ? 350 : 100),
      Ball("fast-ball", pokemon.stats[.speed] >= 100 ? 400 : 100),
      Ball("moon-ball", usesMoonStone ? 400 : 100),
    ]
    // The source has no weight of some.
    let isWeighed = pokemon.weightHectograms > 0
    return kinds + (isWeighed ? [Ball("heavy-ball", 100, rateBonus: bonus)] : [])
  }

  private static let situations = [
    Ball("quick-ball", 500, if: .firstTurn), Ball("dusk-ball", 300, if: .dark),
    Ball("timer-ball", 250, if: .turns(5)), Ball("timer-ball", 400, if: .turns(10)),
    Ball("repeat-ball", 350, if: .caught), Ball("dive-ball", 350, if: .water),
    Ball("lure-ball", 500, if: .fishing), Ball("nest-ball", 400, if: .level(1)),
    Ball("nest-ball", 310, if: .level(10)), Ball("nest-ball", 210, if: .level(20)),
    Ball("level-ball", 200, if: .lead(1)), Ball("level-ball", 400, if: .lead(2)),
    Ball("level-ball", 800, if: .lead(4)), Ball("love-ball", 800, if: .mate),
  ]
}
