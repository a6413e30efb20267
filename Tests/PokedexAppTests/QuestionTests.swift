import DexData
import PokedexFeatures
import PokedexModel
import PokedexSets
import PokedexText
import TerminalUI
import Testing

@testable import PokedexApp

/// Parsing of questions, and the pages that they open.
@MainActor
@Suite("Questions", .timeLimit(.minutes(5)))
struct QuestionTests: TypingSteps {
  nonisolated static let reader = QuestionReader(
    names: { Dex().allNames }, version: { Dex().version(named: $0) },
    number: { Dex().number(ofVariety: $0) })

  nonisolated static let questions: [(input: String, question: Question)] = [
    ("evolve haunter", Question(.evolution, [93])),
    ("how to evolve inkay", Question(.evolution, [686])),
    ("How do I evolve Inkay?", Question(.evolution, [686])),
    ("haunter evolution", Question(.evolution, [93])),
    ("where dratini", Question(.places, [147])),
    ("where’s mr. mime?", Question(.places, [122])),
    ("dratini heartgold", Question(.places, [147], version: "heartgold")),
    ("dratini in legends arceus", Question(.places, [147], version: "legends-arceus")),
    ("where is starly in platinum", Question(.places, [396], version: "platinum")),
    ("what beats garchomp", Question(.counters, [445])),
    ("counter garchomp", Question(.counters, [445])),
    ("garchomp weakness", Question(.matchups, [445])),
    ("garchomp moves", Question(.moves, [445])),
    ("moves of garchomp", Question(.moves, [445])),
    ("garchomp moves in platinum", Question(.moves, [445], version: "platinum")),
    ("haunter vs gengar", Question(.duel, [93, 94])),
    // These have the beginning of a name, a misspelled name, a name in another language, and a
    // form.
    ("evolve haunt", Question(.evolution, [93])),
    ("garchmop weakness", Question(.matchups, [445])),
    ("where glurak", Question(.places, [6])),
    ("alolan raichu moves", Question(.moves, [10100])),
    ("ゴーストの進化", Question(.evolution, [93])),
    ("マーイーカを進化させるには", Question(.evolution, [686])),
    ("ミニリュウはどこ？", Question(.places, [147])),
    ("ミニリュウ ハートゴールド", Question(.places, [147], version: "heartgold")),
    ("プラチナでムックルはどこ", Question(.places, [396], version: "platinum")),
    ("ガブリアス対策", Question(.counters, [445])),
    ("ガブリアスの弱点", Question(.matchups, [445])),
    ("ガブリアスの技", Question(.moves, [445])),
    ("ゴースト対ゲンガー", Question(.duel, [93, 94])),
    ("wie entwickelt sich alpollo", Question(.evolution, [93])),
    ("wo ist dratini", Question(.places, [147])),
    ("dratini heartgold", Question(.places, [147], version: "heartgold")),
    ("wo finde ich staralili in platin?", Question(.places, [396], version: "platinum")),
    ("was schlägt knakrack", Question(.counters, [445])),
    ("Knakrack Schwächen", Question(.matchups, [445])),
    ("attacken von knakrack", Question(.moves, [445])),
    ("alpollo gegen gengar", Question(.duel, [93, 94])),
  ]

  @Test(arguments: questions)
  func questionTextIsParsed(input: String, question: Question) {
    #expect(Self.reader.question(input) == question)
  }

  /// These aren't questions that can be answered. They are names, queries, or questions about
  /// something else or about several Pokémon.
  @Test(arguments: [
    "haunter", "mewtwo x", "black kyurem", "kyurem black", "weak to fire", "fire spe>=100",
    "fire moves", "dragon weakness", "starter emerald", "legendary gold", "evolve char",
    "evolve ab", "where route 1", "where", "evolve ", "", "haunter vs", "haunter vs potion",
    "type fire", "learns surf", "pikachu raichu", "dratini xyzzy", "{pokemon} moves",
  ])
  func otherTextIsNotAQuestion(text: String) {
    #expect(Self.reader.question(text) == nil)
  }

  @Test func overlongTextIsNotAQuestion() {
    let long = String(repeating: "where ", count: 100_000)

    #expect(Self.reader.question(long) == nil)
  }

  nonisolated static let opened: [(input: String, page: Subject, tab: EntryTab?, game: String?)] = [
    ("evolve haunter", .pokemon(93), .evolution, nil),
    ("dratini heartgold", .pokemon(147), .places, "heartgold"),
    ("garchomp weakness", .pokemon(445), .matchups, nil),
    ("garchomp moves", .pokemon(445), .moves, nil),
    ("ミニリュウはどこ", .pokemon(147), .places, nil),
    ("wo ist dratini in platin", .pokemon(147), .places, "platinum"),
  ]

  @Test(arguments: opened)
  func enterOpensAnsweringPage(
    question: (input: String, page: Subject, tab: EntryTab?, game: String?)
  ) async {
    let app = await started(":" + question.input)

    app.press(.enter)

    #expect(app.model.page?.subject == question.page)
    #expect(app.state.entry?.tab == question.tab)
    if let game = question.game { #expect(app.page?.game?.version == game) }
  }

  @Test func versusQuestionOpensDuel() async {
    let app = await started(":haunter vs gengar")

    app.press(.enter)

    let sides = app.state.duel?.state.sides.map(\.fighter.set.pokemon)
    #expect(sides == [.slug("haunter"), .slug("gengar")])
  }

  @Test func theRowNamesThePage() async {
    let app = await started(":dratini heartgold")

    #expect(app.shown().text(row: 2).contains("Dratini: Places"))
    #expect(app.shown().text(row: 2).contains("HeartGold"))
  }

  @Test func beatsQuestionOpensCounterList() async {
    let app = await started(":what beats garchomp")

    app.press(.enter)

    #expect(app.shown().rows.contains { $0.contains("What beats it (") && $0.contains("[−]") })
    #expect(app.shown().rows.contains { $0.contains("Chien-Pao") })
  }

  @Test func questionSwitchesToGameOfAnotherGeneration() async {
    let app = await started()
    app.send(.play("platinum"))

    app.type(":garchomp moves sword")
    app.press(.enter)
    #expect(app.state.choices.game == "sword")

    app.type(":dratini heartgold")
    app.press(.enter)
    #expect(app.state.choices.game == "heartgold")
  }

  @Test func gameOfSameGenerationIsShownWithoutSwitching() async {
    let app = await started()
    app.send(.play("platinum"))

    app.type(":dratini heartgold")
    app.press(.enter)

    #expect(app.state.choices.game == "platinum")
    #expect(app.page?.game?.version == "heartgold")
  }
}
