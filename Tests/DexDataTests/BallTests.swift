import DexData
import PokedexModel
import TestSupport
import Testing

/// Catch bonuses of balls for bundled Pokémon.
struct BallTests {
  private let dex = Dex()

  @Test(arguments: TableFile("Balls.tsv").rows)
  func bonusDependsOnTargetAndGeneration(row: TableFile.Row) throws {
    let pokemon = try #require(dex.pokemon(named: row["pokemon"]))

    let balls = Ball.balls(for: pokemon, usesMoonStone: false, in: row.integer("generation") ?? 9)
      .filter { $0.slug == row["ball"] }

    #expect(balls.map(\.percent) == [row.integer("percent")])
    #expect(balls.map(\.rateBonus) == [row.integer("bonus")])
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

  @Test func everyBallHasAUniqueID() throws {
    let pokemon = try #require(dex.pokemon(named: "pikachu"))

    for generation in 1...9 {
      let ids = Ball.balls(for: pokemon, usesMoonStone: true, in: generation).map(\.id)
      #expect(Set(ids).count == ids.count && ids.first == 0)
    }
  }
}
