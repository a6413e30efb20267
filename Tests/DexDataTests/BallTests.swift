import DexData
import PokedexModel
import Testing

/// Catch bonuses of balls for bundled Pokémon.
struct BallTests {
  private let dex = Dex()

  static let strengths: [(name: String, ball: String, percent: Int?, bonus: Int)] = [
    ("pikachu", "poke-ball", 100, 0), ("pikachu", "great-ball", 150, 0),
    ("pikachu", "ultra-ball", 200, 0), ("pikachu", "master-ball", nil, 0),
    ("pikachu", "net-ball", 100, 0), ("magikarp", "net-ball", 350, 0),
    ("caterpie", "net-ball", 350, 0), ("pikachu", "fast-ball", 100, 0),
    ("raichu", "fast-ball", 400, 0), ("voltorb", "fast-ball", 400, 0),
    ("pikachu", "heavy-ball", 100, -20), ("beldum", "heavy-ball", 100, -20),
    ("rapidash", "heavy-ball", 100, -20), ("onix", "heavy-ball", 100, 20),
    ("tauros", "heavy-ball", 100, -20), ("golem", "heavy-ball", 100, 30),
    ("dewgong", "heavy-ball", 100, 0), ("gyarados", "heavy-ball", 100, 20),
    ("snorlax", "heavy-ball", 100, 30), ("pikachu", "beast-ball", 10, 0),
    ("kartana", "beast-ball", 500, 0), ("kartana", "poke-ball", 10, 0),
    ("naganadel", "ultra-ball", 10, 0), ("poipole", "fast-ball", 10, 0),
    ("buzzwole", "master-ball", nil, 0), ("necrozma", "poke-ball", 100, 0),
  ]

  @Test(arguments: strengths)
  func ballBonusDependsOnTarget(name: String, ball: String, percent: Int?, bonus: Int) throws {
    let pokemon = try #require(dex.pokemon(named: name))

    let balls = Ball.balls(for: pokemon, usesMoonStone: false).filter { $0.slug == ball }

    #expect(balls == [Ball(ball, percent, rateBonus: bonus)])
  }

  @Test func moonBallFavorsMoonStoneFamilies() throws {
    let pokemon = try #require(dex.pokemon(named: "cleffa"))

    let strengths = [true, false].map { usesStone in
      Ball.balls(for: pokemon, usesMoonStone: usesStone).first { $0.slug == "moon-ball" }?.percent
    }

    #expect(strengths == [400, 100])
  }

  /// No conditional ball helps with an Ultra Beast. A genderless Pokémon has no opposite gender, so
  /// the Love Ball isn't listed.
  @Test(arguments: [("nihilego", 0, false), ("cosmoem", 14, false), ("pikachu", 15, true)])
  func impossibleSituationsAreNotListed(name: String, count: Int, hasMates: Bool) throws {
    let pokemon = try #require(dex.pokemon(named: name))

    let balls = Ball.balls(for: pokemon, usesMoonStone: false)

    #expect(balls.count { $0.condition != nil } == count)
    #expect(balls.contains { $0.condition == .oppositeGender } == hasMates)
  }

  @Test func everyBallHasANameAndIsListedOnce() {
    let vocabulary = DexVocabulary()

    let mismatches = dex.ids.compactMap(dex.pokemon(id:)).filter { pokemon in
      let balls = Ball.balls(for: pokemon, usesMoonStone: false)
      return balls.contains { vocabulary.item($0.slug) == nil }
        || Set(balls.map { "\($0.slug) \(String(describing: $0.condition))" }).count != balls.count
        || balls.first != Ball("poke-ball", balls.count > 20 ? 100 : 10)
    }

    #expect(mismatches.map(\.slug) == [])
  }

  struct Past: Sendable {
    let generation: Int
    /// The slugs of all balls, in display order.
    let slugs: [String]
  }

  static let past = [
    Past(generation: 1, slugs: ["poke-ball", "great-ball", "ultra-ball", "master-ball"]),
    Past(
      generation: 2,
      slugs: [
        "poke-ball", "great-ball", "ultra-ball", "friend-ball", "fast-ball", "moon-ball",
        "heavy-ball", "master-ball", "lure-ball", "level-ball", "level-ball", "level-ball",
        "love-ball",
      ]),
    Past(
      generation: 3,
      slugs: [
        "poke-ball", "great-ball", "ultra-ball", "premier-ball", "luxury-ball", "net-ball",
        "master-ball", "timer-ball", "timer-ball", "repeat-ball", "dive-ball", "nest-ball",
        "nest-ball", "nest-ball",
      ]),
  ]

  @Test(arguments: past)
  func listContainsBallsOfTheGeneration(testCase: Past) throws {
    let pokemon = try #require(dex.pokemon(named: "pikachu"))

    let balls = Ball.balls(for: pokemon, usesMoonStone: false, in: testCase.generation)

    #expect(balls.map(\.slug) == testCase.slugs)
  }

  /// The same ball has different bonuses in different generations.
  @Test(arguments: [
    ("quick-ball", 4, 400), ("quick-ball", 5, 500), ("dusk-ball", 4, 350), ("dusk-ball", 7, 300),
    ("lure-ball", 2, 300), ("lure-ball", 7, 500), ("lure-ball", 8, 400), ("net-ball", 3, 300),
    ("net-ball", 9, 350), ("fast-ball", 2, 100), ("fast-ball", 4, 400), ("repeat-ball", 6, 300),
    ("repeat-ball", 8, 350),
  ])
  func ballBonusDependsOnGeneration(ball: String, generation: Int, percent: Int) throws {
    // Starmie is a fast Water type.
    let pokemon = try #require(dex.pokemon(named: "starmie"))

    let balls = Ball.balls(for: pokemon, usesMoonStone: false, in: generation)

    #expect(balls.filter { $0.slug == ball }.map(\.percent) == [percent])
  }

  @Test(arguments: [("snorlax", 2, 40), ("snorlax", 7, 30), ("dewgong", 2, 0), ("dewgong", 4, -20)])
  func heavyBallBonusDependsOnGeneration(name: String, generation: Int, bonus: Int) throws {
    let pokemon = try #require(dex.pokemon(named: name))

    let heavy = Ball.balls(for: pokemon, usesMoonStone: false, in: generation)
      .first { $0.slug == "heavy-ball" }

    #expect(heavy?.rateBonus == bonus)
  }

  @Test func everyBallHasAUniqueID() throws {
    let pokemon = try #require(dex.pokemon(named: "pikachu"))

    for generation in 1...9 {
      let ids = Ball.balls(for: pokemon, usesMoonStone: true, in: generation).map(\.id)
      #expect(Set(ids).count == ids.count && ids.first == 0)
    }
  }
}
