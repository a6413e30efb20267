import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

/// Messages of the search box about mistakes and empty results.
@MainActor
@Suite("Mistakes in the box", .timeLimit(.minutes(5)))
struct SearchMistakeTests: SearchSteps {
  @Test(arguments: sizes)
  func aMistakeIsNamedAtItsPlaceAndWhatWasFoundStays(size: Size) async {
    let app = await started("/chariz", size: size)

    _ = app.handle(.pasted(" zzz:1"))
    app.settle()

    #expect(note(app).contains("There is no term “zzz”."))
    #expect(names(app).count == 4)
    if size.columns > 30 {
      let place = app.shown()[size.rows - 1].map(\.text).firstIndex(of: "▴")
      #expect(place == 9)
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
  func inLittleRoomAMistakeSaysWhatWouldBeRight(text: String, language: Language, said: String)
    async
  {
    let app = await DemoApp.started(
      size: Size(columns: 30, rows: 8), language: language)
    app.type("/" + text)

    #expect(note(app) == said)
  }

  @Test(arguments: [
    ("fire is:megga", "fire is:mega"), ("learns:surf,flyy dark", "learns:surf,fly dark"),
    ("fire onyx", "fire onix"),
  ])
  func tabPutsWhatMayHaveBeenMeantInThePlaceOfAFaultyWord(text: String, mended: String) async {
    let app = await started("/" + text)
    #expect(note(app).contains("[Tab]"))

    app.press(.tab)

    #expect(app.state.searchBox?.line.text == mended)
  }

  @Test(arguments: [
    ("fire levitte", " “levitte” is read as ability:levitate · → type:fire ability:levitate"),
    ("garchmop", " “garchmop” is read as Garchomp, Mega Garchomp"),
  ])
  func whatIsTakenForAnotherWordIsSaid(text: String, said: String) async {
    let app = await started("/" + text)

    #expect(note(app).hasPrefix(said), "\(note(app))")
  }

  @Test func aMistakeFarToTheRightIsNamedToItsLeft() async {
    let app = await started("/" + String(repeating: "a", count: 58) + " zzz:1")

    #expect(note(app).hasSuffix("There is no term “zzz”. ▴"))
  }

  @Test func theWrongPartStandsOut() async {
    let app = await started("/chariz zzz:1")
    let row = Array(app.shown()[22])

    #expect(row.filter { $0.style == Theme.full.style(.mistake) }.map(\.text).joined() == "zzz")
  }

  @Test(arguments: sizes, [Language.english, .japanese])
  func nothingFoundSaysSoAndHowToGetOut(size: Size, language: Language) async {
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
