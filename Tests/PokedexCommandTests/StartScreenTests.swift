import PokedexApp
import PokedexModel
import PokedexQuery
import Testing

@testable import pokedex

@Suite("Start screens")
struct StartScreenTests {
  static let openings: [(operands: [String], opening: StartScreen)] = [
    ([], .list), (["pikachu"], .entry(25, named: "pikachu")), (["25"], .entry(25, named: "25")),
    (["#6"], .entry(6, named: "#6")), (["mr.", "mime"], .entry(122, named: "mr. mime")),
    (["ミュウ"], .entry(151, named: "ミュウ")),
    (["alolan raichu"], .entry(10100, named: "alolan raichu")),
    (["type:null"], .entry(772, named: "type:null")),
    (["fire spe>=100"], .query("fire spe>=100")), (["fire", "spe>=100"], .query("fire spe>=100")),
    (["fire"], .query("fire")), (["gen:1 is:legendary"], .query("gen:1 is:legendary")),
  ]

  @Test(arguments: openings)
  func nameTakesPrecedenceOverQuery(operands: [String], opening: StartScreen) throws {
    guard case .browse(opening) = try CommandLineParser.parse(operands, environment: [:]).action
    else {
      Issue.record("it opens elsewhere")
      return
    }
  }

  /// On a terminal, the search box shows the mistake of a query. A mistyped command stays an error.
  @Test(arguments: ["fire and wter", "spe>>100", "learns:erthquake", "fire in:platinm"])
  func queryWithAMistakeOpensOnlyAScreen(text: String) throws {
    func opening(hasScreen: Bool) throws -> StartScreen {
      try OpeningParser(operands: [text], hasScreen: hasScreen, language: .english).opening()
    }
    #expect(try opening(hasScreen: true) == .query(text))
    #expect(throws: UsageError.self) { try opening(hasScreen: false) }
    #expect(throws: UsageError.self) {
      try OpeningParser(operands: ["mov", "surf"], hasScreen: true, language: .english).opening()
    }
  }

  static let questions: [(operands: [String], question: Question)] = [
    (["evolve", "haunter"], Question(.evolution, [93])),
    (["where is starly in platinum"], Question(.places, [396], version: "platinum")),
    (["dratini", "heartgold"], Question(.places, [147], version: "heartgold")),
    (["what", "beats", "garchomp"], Question(.counters, [445])),
    (["garchomp", "moves"], Question(.moves, [445])),
    (["haunter", "vs", "gengar"], Question(.duel, [93, 94])),
    (["ゴーストの進化"], Question(.evolution, [93])),
    (["wo", "ist", "dratini"], Question(.places, [147])),
  ]

  @Test(arguments: questions)
  func questionOpensTheScreenAtItsAnswer(operands: [String], question: Question) throws {
    let action = try CommandLineParser.parse(operands, environment: [:]).action

    guard case .browse(.question(question)) = action else {
      Issue.record("it opens elsewhere")
      return
    }
  }
}
