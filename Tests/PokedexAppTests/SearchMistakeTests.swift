import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

/// Messages that the search box shows for mistakes and empty results.
@MainActor
@Suite("Mistakes in the box", .timeLimit(.minutes(5)))
struct SearchMistakeTests: SearchSteps {
  @Test(arguments: sizes)
  func mistakeIsReportedAtItsPositionAndResultsStay(size: Size) async {
    let app = await started("/chariz", size: size)

    _ = app.handle(.pasted(" zzz:1"))
    app.settle()

    #expect(note(app).contains("There is no term “zzz”."))
    #expect(names(app).count == 4)
    if size.columns > 30 {
      let markerColumn = app.shown()[size.rows - 1].map(\.text).firstIndex(of: "▴")
      #expect(markerColumn == 9)
    }
    app.press(.enter)
    #expect(app.state.searchBox != nil)
    for _ in 0..<6 { app.press(.backspace) }
    #expect(!note(app).contains("▴"))
    app.press(.enter)
    #expect(app.state.searchBox == nil)
  }

  @Test(arguments: [
    ("region:kantoo", Language.english, " Closest: kanto."),
    ("spe>", .english, " Example: spe>=90%."), ("number:", .english, " Example: number:1..9."),
    ("number:", .japanese, " 例：number:1..9"), ("spe>", .german, " Beispiel: spe>=90%."),
  ])
  func smallWindowSuggestsCorrectionForMistake(text: String, language: Language, message: String)
    async
  {
    let app = await DemoApp.started(
      size: Size(columns: 30, rows: 8), language: language)
    app.type("/" + text)

    #expect(note(app) == message)
  }

  @Test(arguments: [
    ("fire is:megga", "fire is:mega"), ("learns:surf,flyy dark", "learns:surf,fly dark"),
    ("fire onyx", "fire onix"),
  ])
  func tabReplacesFaultyWordWithSuggestion(text: String, corrected: String) async {
    let app = await started("/" + text)
    #expect(note(app).contains("[Tab]"))

    app.press(.tab)

    #expect(app.state.searchBox?.line.text == corrected)
  }

  @Test(arguments: [
    ("fire levitte", " “levitte” is read as ability:levitate · → type:fire ability:levitate"),
    ("garchmop", " “garchmop” is read as Garchomp, Mega Garchomp"),
  ])
  func reinterpretedWordIsReported(text: String, message: String) async {
    let app = await started("/" + text)

    #expect(note(app).hasPrefix(message), "\(note(app))")
  }

  @Test func mistakeNearRightEdgeIsReportedToItsLeft() async {
    let app = await started("/" + String(repeating: "a", count: 58) + " zzz:1")

    #expect(note(app).hasSuffix("There is no term “zzz”. ▴"))
  }

  @Test func wrongPartIsHighlighted() async {
    let app = await started("/chariz zzz:1")
    let row = Array(app.shown()[22])

    #expect(row.filter { $0.style == Theme.full.style(.mistake) }.map(\.text).joined() == "zzz")
  }

  @Test(arguments: sizes, [Language.english, .japanese])
  func emptyResultShowsMessageAndEscapeHint(size: Size, language: Language) async {
    let app = await started("/spe>=150 hp>=150", size: size, language: language)

    let list = app.shown().rows[1...2].joined()
    #expect(list.contains("Esc"))
    #expect(app.shown().markedRows.isEmpty)
    #expect(app.shown().text(row: 0).hasSuffix("0/0"))
    app.press(.enter, .enter, .down, .escape)

    #expect(app.model.list.rowCount == Counts.varieties)
    #expect(app.model.page == nil)
  }
}
