import PokedexModel
import Testing

@testable import DexData
@testable import PokedexQuery

/// The moves that a Pokémon can have because of what it was before.
struct EarlierMovesTests {
  private let dex = Dex()

  private func id(_ slug: String) throws -> Int {
    try #require(dex.pokemon(named: slug)?.id, "\(slug)")
  }

  @Test func movesOfAnEarlierStageNameIt() throws {
    let ferrothorn = try id("ferrothorn")
    let game = "ultra-sun-ultra-moon"

    let earlier = dex.earlierMoves(ofVariety: ferrothorn, in: game)

    let seed = try #require(earlier.first { $0.move == "leech-seed" })
    #expect(seed.way == .egg && seed.learner == 597 && seed.versionGroup == game)
    let own = Set(dex.learnset(ofVariety: ferrothorn, in: game).map(\.move))
    #expect(own.isDisjoint(with: earlier.map(\.move)))
    #expect(dex.earlierMoves(ofVariety: 597, in: game) == [])
  }

  /// The source lists egg moves of Sandshrew for two costumed Pikachu. Staryu has no gender and so
  /// nobody to inherit from, although Gold and Silver list egg moves for it.
  @Test(arguments: [
    ("pikachu-sinnoh-cap", "sun-moon"), ("pikachu-kalos-cap", "sun-moon"),
    ("staryu", "gold-silver"),
  ])
  func whatDoesNotHatchHasNoEggMoves(slug: String, game: String) throws {
    let moves = dex.learnset(ofVariety: try id(slug), in: game)

    #expect(!moves.isEmpty && moves.allSatisfy { $0.way != .egg })
  }

  @Test(arguments: [("magnemite", "scarlet-violet"), ("pichu", "gold-silver")])
  func whatBreedsHasEggMoves(slug: String, game: String) throws {
    #expect(dex.learnset(ofVariety: try id(slug), in: game).contains { $0.way == .egg })
  }

  @Test(arguments: [
    ("ferrothorn", "leech-seed", "ultra-sun-ultra-moon", true),
    ("perrserker", "pay-day", "sword-shield", true),
    ("pikachu-sinnoh-cap", "rapid-spin", "sun-moon", false),
    ("starmie", "barrier", "gold-silver", false),
    ("smeargle", "spore", "scarlet-violet", true),
  ])
  func teamCheckAsksTheSame(slug: String, move: String, game: String, canHave: Bool) throws {
    let pokemon = try #require(dex.pokemon(named: slug))

    #expect(dex.unlearnable([move], by: pokemon, in: game, nil) == (canHave ? [] : [move]))
  }

  /// A query, the entry's page and the check of a team have the same answer for every Pokémon of a
  /// game.
  @Test(arguments: [
    ("leech-seed", "ultra-sun-ultra-moon"), ("wish", "heartgold-soulsilver"),
    ("yawn", "scarlet-violet"), ("extreme-speed", "emerald"), ("rapid-spin", "sun-moon"),
  ])
  func queryPageAndCheckAgree(move: String, game: String) throws {
    let answer = Learners.rows(
      learning: move, LearnCondition(way: nil, games: [QueryValue(.game, slug: game)]), in: nil)

    for (row, variety) in Varieties.all.enumerated() {
      let id = variety.id
      let own = dex.learnset(ofVariety: id, in: game)
      if own.isEmpty { continue }
      let all = own + dex.earlierMoves(ofVariety: id, in: game)
      let pokemon = try #require(dex.pokemon(id: id))
      let isOnPage = all.contains { $0.move == move }
      #expect(answer.contains(row) == isOnPage, "\(pokemon.slug)")
      if !all.contains(where: { $0.move == "sketch" }) {
        #expect(dex.unlearnable([move], by: pokemon, in: game, nil).isEmpty == isOnPage)
      }
    }
    #expect(!answer.rows.isEmpty)
  }
}
