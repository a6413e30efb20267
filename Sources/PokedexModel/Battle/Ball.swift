/// What a ball does to the chance of a catch: Bulbapedia, "Poké Ball" and the balls' own entries.
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
    /// One's own is of the same species and gender.
    case twin
    case asleep
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

  /// The same for the same ball and condition in every generation and for every Pokémon; 0 for a Poké
  /// Ball.
  package var id: Int {
    let place = Self.slugs.firstIndex(of: slug) ?? Self.slugs.count
    return switch condition {
    case .turns(let count), .level(let count), .lead(let count): place * 100 + count
    default: place * 100
    }
  }

  private static let slugs = [
    "poke-ball", "great-ball", "ultra-ball", "master-ball", "premier-ball", "luxury-ball",
    "heal-ball", "friend-ball", "net-ball", "fast-ball", "moon-ball", "heavy-ball", "beast-ball",
    "quick-ball", "dusk-ball", "timer-ball", "repeat-ball", "dive-ball", "nest-ball", "dream-ball",
    "lure-ball", "level-ball", "love-ball",
  ]

  /// Whether it always does what another does.
  package func isLike(_ other: Ball) -> Bool {
    percent == other.percent && rateBonus == other.rateBonus && condition == other.condition
  }
}

extension Ball {
  /// All that can be thrown at a Pokémon in a generation, those that depend on nothing first. What is
  /// only for a Safari Zone or a contest is left out.
  ///
  /// - Parameter usesMoonStone: whether one of its family evolves with a Moon Stone.
  package static func balls(
    for pokemon: Pokemon, usesMoonStone: Bool, in generation: Int = TypeChart.newestGeneration
  ) -> [Ball] {
    let isUltraBeast = ultraBeasts.contains(pokemon.species.number)
    let hasMates = pokemon.species.genderRate != .genderless
    let special =
      (generation < 7 ? [] : [Ball("beast-ball", isUltraBeast ? 500 : 10)])
      + [Ball("master-ball", nil)]
    let plain =
      plain(in: generation) + kinds(for: pokemon, usesMoonStone: usesMoonStone, in: generation)
    // Only these two hold an Ultra Beast well, whatever else is the case.
    return isUltraBeast
      ? plain.map { Ball($0.slug, 10) } + special
      : plain + special
        + situations(in: generation).filter {
          $0.condition != .mate && $0.condition != .twin || hasMates
        }
  }

  /// The Ultra Beasts' national numbers.
  private static let ultraBeasts: Set = [793, 794, 795, 796, 797, 798, 799, 803, 804, 805, 806]

  /// Whether there are the balls that Kurt of Johto makes.
  private static func hasApricornBalls(_ generation: Int) -> Bool {
    [2, 4, 7, 8, 9].contains(generation)
  }

  private static func plain(in generation: Int) -> [Ball] {
    [Ball("poke-ball", 100), Ball("great-ball", 150), Ball("ultra-ball", 200)]
      + (generation < 3 ? [] : [Ball("premier-ball", 100), Ball("luxury-ball", 100)])
      + (generation < 4 ? [] : [Ball("heal-ball", 100)])
      + (hasApricornBalls(generation) ? [Ball("friend-ball", 100)] : [])
  }

  /// Those that look at what they are thrown at.
  private static func kinds(
    for pokemon: Pokemon, usesMoonStone: Bool, in generation: Int
  ) -> [Ball] {
    let isNetted = pokemon.types.contains(.water) || pokemon.types.contains(.bug)
    let net =
      generation < 3 ? [] : [Ball("net-ball", isNetted ? (generation < 7 ? 300 : 350) : 100)]
    guard hasApricornBalls(generation) else { return net }
    // By a fault of the games, generation 2's Moon Ball looks for another stone, which is never used, and
    // its Fast Ball at three of all species.
    let isFast =
      generation == 2
      ? [81, 88, 114].contains(pokemon.species.number) : pokemon.stats[.speed] >= 100
    let isOfTheMoon = usesMoonStone && generation > 2
    let kinds = [
      Ball("fast-ball", isFast ? 400 : 100), Ball("moon-ball", isOfTheMoon ? 400 : 100),
    ]
    // The source has no weight of some.
    guard let weight = pokemon.weightHectograms else { return net + kinds }
    let bonus = heavyBonus(weight, in: generation)
    return net + kinds + [Ball("heavy-ball", 100, rateBonus: bonus)]
  }

  private static func heavyBonus(_ hectograms: Int, in generation: Int) -> Int {
    if generation > 4 {
      return hectograms < 1000 ? -20 : hectograms < 2000 ? 0 : hectograms < 3000 ? 20 : 30
    }
    return switch hectograms {
    case ..<1024: -20
    case ..<2048: generation == 2 ? 0 : -20
    case ..<3072: 20
    case ..<4096: 30
    default: 40
    }
  }

  private static func situations(in generation: Int) -> [Ball] {
    later(in: generation) + (hasApricornBalls(generation) ? apricorn(in: generation) : [])
  }

  /// Those that came with generations 3 to 5.
  private static func later(in generation: Int) -> [Ball] {
    if generation < 3 { return [] }
    let isFirst = generation < 5
    let turns = isFirst ? [(10, 200), (30, 400)] : [(5, 250), (10, 400)]
    let levels = isFirst ? [(1, 390), (10, 300), (20, 200)] : [(1, 400), (10, 310), (20, 210)]
    return
      (generation < 4
      ? []
      : [
        Ball("quick-ball", isFirst ? 400 : 500, if: .firstTurn),
        Ball("dusk-ball", generation < 7 ? 350 : 300, if: .dark),
      ])
      + turns.map { Ball("timer-ball", $1, if: .turns($0)) } + [
        Ball("repeat-ball", generation < 7 ? 300 : 350, if: .caught),
        Ball("dive-ball", 350, if: .water),
      ] + levels.map { Ball("nest-ball", $1, if: .level($0)) }
      + (generation < 8 ? [] : [Ball("dream-ball", 400, if: .asleep)])
  }

  private static func apricorn(in generation: Int) -> [Ball] {
    let lure = generation < 5 ? 300 : generation == 7 ? 500 : 400
    return [
      Ball("lure-ball", lure, if: .fishing), Ball("level-ball", 200, if: .lead(1)),
      Ball("level-ball", 400, if: .lead(2)), Ball("level-ball", 800, if: .lead(4)),
      // By a fault of the games.
      Ball("love-ball", 800, if: generation == 2 ? .twin : .mate),
    ]
  }
}
