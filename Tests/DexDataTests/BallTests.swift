import DexData
import PokedexModel
import Testing

/// What balls do to Pokémon of the bundle in generation 7.
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
  func ballLooksAtWhatItIsThrownAt(name: String, ball: String, percent: Int?, bonus: Int) throws {
    let pokemon = try #require(dex.pokemon(named: name))

    let balls = Ball.balls(for: pokemon, usesMoonStone: false).filter { $0.slug == ball }

    #expect(balls == [Ball(ball, percent, rateBonus: bonus)])
  }

  @Test func moonBallIsForThoseOfTheMoonStone() throws {
    let pokemon = try #require(dex.pokemon(named: "cleffa"))

    let strengths = [true, false].map { isOne in
      Ball.balls(for: pokemon, usesMoonStone: isOne).first { $0.slug == "moon-ball" }?.percent
    }

    #expect(strengths == [400, 100])
  }

  /// None helps with an Ultra Beast; one without a gender has no mate for the Love Ball.
  @Test(arguments: [("nihilego", 0, false), ("cosmoem", 13, false), ("pikachu", 14, true)])
  func situationsAreThoseThatThereCanBe(name: String, count: Int, hasMates: Bool) throws {
    let pokemon = try #require(dex.pokemon(named: name))

    let balls = Ball.balls(for: pokemon, usesMoonStone: false)

    #expect(balls.count { $0.condition != nil } == count)
    #expect(balls.contains { $0.condition == .mate } == hasMates)
  }

  @Test func everyBallHasANameAndStandsOnce() {
    let vocabulary = DexVocabulary()

    let strange = dex.ids.compactMap(dex.pokemon(id:)).filter { pokemon in
      let balls = Ball.balls(for: pokemon, usesMoonStone: false)
      return balls.contains { vocabulary.item($0.slug) == nil }
        || Set(balls.map { "\($0.slug) \(String(describing: $0.condition))" }).count != balls.count
        || balls.first != Ball("poke-ball", balls.count > 20 ? 100 : 10)
    }

    #expect(strange.map(\.slug) == [])
  }
}
