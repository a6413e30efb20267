import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

/// The menu of generations.
@MainActor
@Suite("The menu of generations")
struct GenerationMenuTests: TypingSteps {
  @Test func listsTodayAndTheNineGenerationsWithTheirGames() async {
    let rows = await started("e").shown().rows

    #expect(rows[1] == " Show everything as of")
    #expect(rows[2] == " ▸0 today")
    #expect(rows[3] == "  1 Generation I     Red, Green, Blue, Yellow")
    #expect(rows[4] == "  2 Generation II    Gold, Silver, Crystal")
    #expect(rows[11].hasPrefix("  9 Generation IX    Scarlet, Violet"))
    #expect(rows[12].isEmpty)
  }

  @Test(arguments: [100, 80, 60, 40, 30])
  func gameNamesAreNotCutAndRestIsCounted(columns: Int) async {
    let rows = await started("e", size: Size(columns: columns, rows: 30)).shown().rows[3...11]

    for row in rows { #expect(!row.contains("…") && !row.hasSuffix(":"), "\(row)") }
    #expect(columns > 80 || rows.contains { $0.contains(" +") }, "\(rows)")
  }

  @Test(arguments: 0...9)
  func digitChoosesAtOnce(digit: Int) async {
    let app = await started("e\(digit)")

    #expect(app.model.edition?.generation == (digit == 0 ? nil : digit))
    #expect(app.overlay == nil)
  }

  nonisolated static let walks: [(keys: String, generation: Int?)] = [
    ("", nil), ("jjj", 3), ("jjjk", 2), ("k", nil), ("G", 9), ("Gj", 9), ("Ggj", 1), ("Gkk", 7),
  ]

  @Test(arguments: walks, [Key.enter, .right])
  func enterChoosesSelectedRow(walk: (keys: String, generation: Int?), key: Key) async {
    let app = await started("e" + walk.keys)

    app.press(key)

    #expect(app.model.edition?.generation == walk.generation)
    #expect(app.overlay == nil)
  }

  @Test(arguments: [Key.escape, .left, .backspace])
  func closingChoosesNothing(key: Key) async {
    let app = await started("e4")
    let before = app.shown()

    app.type("ejj")
    app.press(key)

    #expect(app.shown() == before)
    #expect(app.model.edition?.generation == 4)
  }

  @Test func reopenedMenuSelectsChosenGeneration() async {
    let app = await started("e6e")

    #expect(app.shown().rows[8].hasPrefix(" ▸6 Generation VI "))
  }

  @Test(arguments: [
    (Subject.pokemon(6), "1"), (.pokemon(6), "4"), (.move("fly"), ""), (.type(.fire), ""),
  ])
  func menuOpensFromEveryPageAndReturnsToIt(subject: Subject, keys: String) async {
    let app = await started()
    app.send(.open(subject))
    app.type(keys + "jj")
    let before = app.shown()

    app.type("e")
    #expect(app.shown().rows[1] == " Show everything as of")
    app.press(.escape)

    #expect(app.shown() == before)
    #expect(app.state.stack.depth == 1)
  }

  @Test func generationKeyDoesNothingInHelp() async {
    let app = await started("?")
    let before = app.shown()

    app.type("e")

    #expect(app.shown() == before)
  }

  @Test func generationKeyIsTextWhileFiltering() async {
    let app = await started()
    app.send(.open(.move("fly")))

    app.type("/e3")

    #expect(app.state.view.table.filter.text == "e3")
    #expect(app.overlay == nil)
    #expect(app.model.edition?.generation == nil)
  }

  @Test(arguments: ["n", "p", "v", "d", "o", "[", "]", "e", "x", "r"])
  func keysOfOtherContextsDoNothing(key: String) async {
    let app = await started()
    app.send(.open(.pokemon(6)))
    app.send(.open(.move("fly")))
    app.type("e")
    let before = app.aboveStatus

    app.type(key)

    #expect(app.aboveStatus == before)
  }

  @Test(arguments: [(40, 12), (30, 8)])
  func smallWindowScrollsToTheSelection(columns: Int, rows: Int) async {
    let app = await started("e", size: Size(columns: columns, rows: rows))

    for row in 0...9 {
      let marked = app.shown().rows.filter { $0.contains("▸") }
      #expect(marked.count == 1)
      #expect(marked.first?.hasPrefix(" ▸\(row) ") == true)
      app.type("j")
    }
    #expect(app.shown().rows.allSatisfy { TextWidth.of($0) <= columns })
  }

  @Test func menuUsesChosenLanguage() async {
    let app = await started("eL2")

    #expect(app.shown().rows[1] == " 表示する世代")
    #expect(app.shown().rows[4] == "  2 第二世代  金, 銀, クリスタル")
  }

  /// The number of varieties in generation V.
  nonisolated static let fifth = Counts.varieties(in: 5)

  @Test(arguments: [(40, "Generation V · 1/\(fifth)"), (30, "1/\(fifth)")])
  func headerDropsGenerationLast(columns: Int, headerEnd: String) async {
    let app = await DemoApp.started(
      size: Size(columns: columns, rows: 12), api: StubPokemonAPI.stale(age: .seconds(90_000)),
      source: .layered)

    app.type("e5")

    #expect(app.shown().rows[0].hasSuffix(headerEnd))
  }

  @Test(arguments: [80, 120])
  func headerShowsGenerationUntilTodayIsChosen(columns: Int) async {
    let app = await started(size: Size(columns: columns, rows: 24))
    let before = app.shown()

    app.type("e5")
    #expect(app.shown().rows[0].contains("bundled · Generation V · English · 1/\(Self.fifth)"))
    app.press(.enter)
    #expect(app.shown().rows[0].hasSuffix("bundled · Generation V · English"))
    app.press(.escape)
    app.type("e0")

    #expect(app.shown() == before)
  }
}
