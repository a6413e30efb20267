/// A ball and its effect on the chance of catching a Pokémon.
///
/// Source: Bulbapedia, "Poké Ball" and the articles on each ball.
package struct Ball: Sendable, Equatable {
  /// Situation in which a ball's effect applies.
  package enum BallCondition: Sendable, Equatable {
    /// It is night, or the battle takes place in a cave.
    case dark
    case firstTurn
    /// At least this many turns have passed.
    case turns(Int)
    /// The player has caught the species before.
    case caught
    /// The battle takes place on or under water.
    case water
    /// The target was hooked with a fishing rod.
    case fishing
    /// The target has this level.
    case level(Int)
    /// The level of the player's Pokémon is at least this many times the target's level. If the
    /// number is 1, the level must be higher than the target's; an equal level is not enough.
    case levelRatio(Int)
    /// The player's Pokémon is of the same species and the opposite gender.
    case oppositeGender
    /// The player's Pokémon is of the same species and gender.
    case sameGender
    case asleep
  }

  package let slug: String
  /// Factor, in percent, by which the ball multiplies the catch rate. Nil for a ball that never
  /// fails.
  package let percent: Int?
  /// Number added to the species' catch rate.
  package let rateBonus: Int
  /// Situation in which the effect applies. Nil if it applies in every situation.
  package let condition: BallCondition?

  package init(
    _ slug: String, _ percent: Int?, rateBonus: Int = 0, if condition: BallCondition? = nil
  ) {
    self.slug = slug
    self.percent = percent
    self.rateBonus = rateBonus
    self.condition = condition
  }

  /// Number that identifies the ball together with its condition; 0 for a Poké Ball.
  ///
  /// It is the same in every generation and for every Pokémon.
  package var id: Int {
    let index = Self.slugs.firstIndex(of: slug) ?? Self.slugs.count
    return switch condition {
    case .turns(let count), .level(let count), .levelRatio(let count): index * 100 + count
    default: index * 100
    }
  }

  private static let slugs = [
    "poke-ball", "great-ball", "ultra-ball", "master-ball", "premier-ball", "luxury-ball",
    "heal-ball", "friend-ball", "net-ball", "fast-ball", "moon-ball", "heavy-ball", "beast-ball",
    "quick-ball", "dusk-ball", "timer-ball", "repeat-ball", "dive-ball", "nest-ball", "dream-ball",
    "lure-ball", "level-ball", "love-ball",
  ]

  /// Whether this ball has the same effect as another ball in every situation.
  package func hasSameEffect(_ other: Ball) -> Bool {
    percent == other.percent && rateBonus == other.rateBonus && condition == other.condition
  }
}

extension Ball {
  /// Returns the balls that can be thrown at a Pokémon in a generation. Balls without a condition
  /// come first.
  ///
  /// Balls that work only in a Safari Zone or a contest are left out.
  ///
  /// - Parameters:
  ///   - usesMoonStone: whether a species in the Pokémon's evolution family evolves with a Moon
  ///     Stone.
  ///   - game: the generation's game in which they are thrown; nil for all of them.
  package static func balls(
    for pokemon: Pokemon, usesMoonStone: Bool, in generation: Int = TypeChart.newestGeneration,
    game: VersionGroup? = nil
  ) -> [Ball] {
    let balls = balls(ofGenerationFor: pokemon, usesMoonStone: usesMoonStone, in: generation)
    return game.map { game in balls.filter { game.has(ball: $0.slug) } } ?? balls
  }

  private static func balls(
    ofGenerationFor pokemon: Pokemon, usesMoonStone: Bool, in generation: Int
  ) -> [Ball] {
    let isUltraBeast = ultraBeasts.contains(pokemon.species.number)
    let hasMates = pokemon.species.genderRate != .genderless
    let special =
      (generation < 7 ? [] : [Ball("beast-ball", isUltraBeast ? 500 : 10)])
      + [Ball("master-ball", nil)]
    let plain =
      plain(in: generation)
      + targetDependentBalls(for: pokemon, usesMoonStone: usesMoonStone, in: generation)
    // Against an Ultra Beast, all balls except Beast and Master Balls have a factor of 10 %.
    return isUltraBeast
      ? plain.map { Ball($0.slug, 10) } + special
      : plain + special
        + conditionalBalls(in: generation).filter {
          $0.condition != .oppositeGender && $0.condition != .sameGender || hasMates
        }
  }

  /// National numbers of the Ultra Beasts.
  private static let ultraBeasts: Set = [793, 794, 795, 796, 797, 798, 799, 803, 804, 805, 806]

  /// Whether a generation has the balls that Kurt in Johto makes from Apricorns.
  private static func hasApricornBalls(_ generation: Int) -> Bool {
    generation == 2 || generation == 4 || generation >= 7
  }

  private static func plain(in generation: Int) -> [Ball] {
    [Ball("poke-ball", 100), Ball("great-ball", 150), Ball("ultra-ball", 200)]
      + (generation < 3 ? [] : [Ball("premier-ball", 100), Ball("luxury-ball", 100)])
      + (generation < 4 ? [] : [Ball("heal-ball", 100)])
      + (hasApricornBalls(generation) ? [Ball("friend-ball", 100)] : [])
  }

  /// Returns the balls whose effect depends on which Pokémon is the target.
  private static func targetDependentBalls(
    for pokemon: Pokemon, usesMoonStone: Bool, in generation: Int
  ) -> [Ball] {
    let isNetBallTarget = pokemon.types.contains(.water) || pokemon.types.contains(.bug)
    let net =
      generation < 3 ? [] : [Ball("net-ball", isNetBallTarget ? (generation < 7 ? 300 : 350) : 100)]
    guard hasApricornBalls(generation) else { return net }
    // Generation 2 has two bugs: the Moon Ball checks for the wrong stone, which no evolution uses,
    // and the Fast Ball works on only three species.
    let isFastBallTarget =
      generation == 2
      ? [81, 88, 114].contains(pokemon.species.number) : pokemon.stats[.speed] >= 100
    let isMoonBallTarget = usesMoonStone && generation > 2
    let targetDependentBalls = [
      Ball("fast-ball", isFastBallTarget ? 400 : 100),
      Ball("moon-ball", isMoonBallTarget ? 400 : 100),
    ]
    // PokeAPI does not record the weight of some Pokémon. The Heavy Ball, whose effect depends on
    // the weight, is left out for them.
    guard let weight = pokemon.weightHectograms else { return net + targetDependentBalls }
    let bonus = heavyBonus(weight, in: generation)
    return net + targetDependentBalls + [Ball("heavy-ball", 100, rateBonus: bonus)]
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

  private static func conditionalBalls(in generation: Int) -> [Ball] {
    later(in: generation) + (hasApricornBalls(generation) ? apricorn(in: generation) : [])
  }

  /// Returns the balls with conditions, other than Apricorn balls.
  private static func later(in generation: Int) -> [Ball] {
    if generation < 3 { return [] }
    let usesOriginalValues = generation < 5
    let turns = usesOriginalValues ? [(10, 200), (30, 400)] : [(5, 250), (10, 400)]
    let levels =
      usesOriginalValues ? [(1, 390), (10, 300), (20, 200)] : [(1, 400), (10, 310), (20, 210)]
    return
      (generation < 4
      ? []
      : [
        Ball("quick-ball", usesOriginalValues ? 400 : 500, if: .firstTurn),
        Ball("dusk-ball", generation < 7 ? 350 : 300, if: .dark),
      ])
      + turns.map { Ball("timer-ball", $1, if: .turns($0)) } + [
        Ball("repeat-ball", generation < 7 ? 300 : 350, if: .caught),
        Ball("dive-ball", 350, if: .water),
      ] + levels.map { Ball("nest-ball", $1, if: .level($0)) }
      + (generation < 8 ? [] : [Ball("dream-ball", 400, if: .asleep)])
  }

  fileprivate static let apricornBalls: Set = [
    "friend-ball", "fast-ball", "moon-ball", "heavy-ball", "lure-ball", "level-ball", "love-ball",
  ]

  private static func apricorn(in generation: Int) -> [Ball] {
    let lure = generation < 5 ? 300 : generation == 7 ? 500 : 400
    return [
      Ball("lure-ball", lure, if: .fishing), Ball("level-ball", 200, if: .levelRatio(1)),
      Ball("level-ball", 400, if: .levelRatio(2)), Ball("level-ball", 800, if: .levelRatio(4)),
      // Generation 2 has a bug: the ball works on the same gender instead of the opposite one.
      Ball("love-ball", 800, if: generation == 2 ? .sameGender : .oppositeGender),
    ]
  }
}

// Balls by game. Sources: PKHeX, `BallUseLegality.cs` and the `ItemStorage` of each game; for
// Legends: Z-A, the balls that PokeAPI's prices say are sold there.
extension VersionGroup {
  /// Whether the generation's formula gives the chance of a catch. In the other games, catching
  /// depends on the player's throw.
  package var usesCatchFormula: Bool { ownBalls == nil && !isBattlesOnly }

  /// Slugs of the balls of a game in which catching depends on the player's throw. Nil for a game
  /// with the generation's formula.
  package var ownBalls: [String]? {
    let common = ["poke-ball", "great-ball", "ultra-ball", "master-ball", "premier-ball"]
    return switch slug {
    case "lets-go-pikachu-lets-go-eevee": common
    case "legends-arceus":
      ["poke", "great", "ultra", "feather", "wing", "jet", "heavy", "leaden", "gigaton"]
        .map { "la\($0)-ball" }
    case "legends-za", "mega-dimension":
      common
        + ["heal", "quick", "dusk", "timer", "repeat", "nest", "net", "dive", "luxury"]
        .map { "\($0)-ball" }
    default: nil
    }
  }

  /// Whether the game has one of its generation's balls.
  func has(ball: String) -> Bool {
    switch slug {
    case "diamond-pearl", "platinum": !Ball.apricornBalls.contains(ball)
    case "brilliant-diamond-shining-pearl": !["beast-ball", "dream-ball"].contains(ball)
    default: ownBalls?.contains(ball) ?? true
    }
  }
}
