import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp
@testable import PokedexScreens

/// The box in which one types to search the list.
@MainActor
@Suite("Searching the list", .timeLimit(.minutes(5)))
struct SearchTests {
  nonisolated static let sizes = [
    Size(columns: 30, rows: 8), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
  ]

  private func started(
    _ letters: String = "", size: Size = DemoApp.size, language: Language = .english
  ) async -> PokedexApp {
    let app = await DemoApp.started(size: size, language: language)
    app.type(letters)
    return app
  }

  /// The line of the box.
  private func box(_ app: PokedexApp) -> String {
    let frame = app.shown()
    return frame.text(row: frame.size.rows - 2)
  }

  /// What stands under it.
  private func note(_ app: PokedexApp) -> String {
    let frame = app.shown()
    return frame.text(row: frame.size.rows - 1)
  }

  private func names(_ app: PokedexApp) -> [String] {
    app.model.list.items(in: 0..<app.model.list.rowCount).map(\.name)
  }

  @Test(arguments: sizes)
  func theListNarrowsWithEachKey(size: Size) async {
    let app = await started("/", size: size)
    #expect(box(app).hasPrefix(" /▏"))
    #expect(app.model.list.rowCount == Counts.varieties)

    app.type("char")
    let few = app.model.list.rowCount
    app.type("iz")

    #expect(box(app).hasPrefix(" /chariz▏"))
    #expect(names(app) == ["charizard", "charizard-mega-x", "charizard-mega-y", "charizard-gmax"])
    #expect(few > 4 && few < 20)
    // From 120 columns on the figures have their heads above them.
    let first = size.columns < 120 ? 1 : 2
    #expect(app.shown().text(row: first).hasPrefix(" ▸    6 Charizard"))
    #expect(app.shown().text(row: first + 1).hasPrefix("      · Mega X"))
  }

  @Test func theCountIsShownAndThePreviewFollows() async {
    let app = await started("/chariz")

    #expect(box(app).hasSuffix("4 of \(Counts.varieties)"))
    #expect(app.shown().text(row: 1).contains("│ #0006  Charizard"))
    #expect(app.shown().text(row: 0).hasSuffix("1/4"))
  }

  @Test func whatIsSearchedForIsMarked() async {
    let app = await started("/izar")
    let row = Array(app.shown()[1])

    let marked = row.filter { $0.style.attributes.contains(.underline) }.map(\.text).joined()
    #expect(marked == "izar")
    #expect(app.shown().text(row: 1).contains("Charizard"))
  }

  @Test func marksCountColumnsOfWideLetters() async {
    let app = await started("/ドン", language: .japanese)
    let row = Array(app.shown()[1])

    #expect(row.filter { $0.style.attributes.contains(.underline) }.map(\.text).joined() == "ドン")
  }

  /// Every letter, digit and sign that is a command somewhere.
  @Test func nothingThatIsTypedIsACommand() async {
    let app = await started("/")
    let letters = "qLre?:[]oOSasfGgjk0123456789vVdDnp/"

    app.type(letters)

    #expect(app.searchBox?.line.text == letters)
    #expect(!app.model.hasQuit)
    #expect(app.model.language == .english)
    #expect(app.model.overlay == nil)
    #expect(app.model.page == nil)
    #expect(app.count == nil)
  }

  @Test func enterKeepsWhatIsFoundAndTheTitleSaysIt() async {
    let app = await started("/chariz")

    app.press(.enter)

    #expect(app.searchBox == nil)
    #expect(app.shown().text(row: 0).hasPrefix(" Pokédex · National  /chariz "))
    #expect(app.shown().text(row: 0).hasSuffix(" 1/4"))
    app.type("j")
    #expect(app.model.list.selection == 1)
    app.type("q")
    #expect(app.model.hasQuit)
  }

  @Test func inTheSmallestWindowTheTitleIsWhatIsSearchedFor() async {
    let app = await started("/charizard", size: Self.sizes[0])

    app.press(.enter)

    #expect(app.shown().text(row: 0) == " Pokédex  /charizard      1/4")
    app.type("/")
    app.press(.control("u"))
    app.type("gigantamax charizard  gigantamax")
    app.press(.enter)
    #expect(app.shown().text(row: 0) == " /gigantamax charizard  … 1/1")
  }

  @Test func escapeClearsAndGoesBackToWhereOneWas() async {
    let app = await started("25G5j")
    let before = app.shown()

    app.type("/chariz")
    app.press(.escape)
    #expect(app.shown() == before)
    app.type("/c")
    app.press(.backspace, .escape)
    #expect(app.shown() == before)
    app.type("/?")
    app.press(.escape, .character("/"))
    #expect(box(app).hasPrefix(" /▏"))
    app.press(.escape)

    #expect(app.shown() == before)
  }

  @Test func escapeInTheListEndsWhatWasKeptAndStaysAtTheEntry() async {
    let app = await started("/mewtwo")
    app.press(.enter, .escape)

    #expect(app.model.list.rowCount == Counts.varieties)
    #expect(app.model.list.selectedItem?.name == "mewtwo")
    #expect(app.shown().markedRows.count == 1)
  }

  @Test func anEmptyBoxShowsAll() async {
    let app = await started("/chariz")
    for _ in 0..<6 { app.press(.backspace) }

    #expect(app.model.list.rowCount == Counts.varieties)
    #expect(box(app).hasSuffix("\(Counts.varieties) of \(Counts.varieties)"))
    app.press(.enter)
    #expect(app.searchBox == nil)
    #expect(app.model.search.former.isEmpty)
  }

  @Test(arguments: sizes)
  func aMistakeIsNamedAtItsPlaceAndWhatWasFoundStays(size: Size) async {
    let app = await started("/chariz", size: size)

    app.type(" ?x")

    #expect(note(app).contains("There is no term “?x”."))
    #expect(names(app).count == 4)
    if size.columns > 30 {
      let place = app.shown()[size.rows - 1].map(\.text).firstIndex(of: "▴")
      #expect(place == 9)
    }
    app.press(.enter)
    #expect(app.searchBox != nil)
    app.press(.backspace, .backspace, .backspace)
    #expect(!note(app).contains("▴"))
    app.press(.enter)
    #expect(app.searchBox == nil)
  }

  @Test func inLittleRoomAMistakeSaysWhatWouldBeRight() async {
    let app = await DemoApp.started(
      size: Size(columns: 30, rows: 8), search: QueryListSearch { .ofDex() })
    app.type("/region:kantoo")

    #expect(note(app).contains("Closest: kanto."))
    #expect(!note(app).contains("There is no"))
  }

  @Test func aMistakeFarToTheRightIsNamedToItsLeft() async {
    let app = await started("/" + String(repeating: "a", count: 58) + " ?x")

    #expect(note(app).hasSuffix("There is no term “?x”. ▴"))
  }

  @Test func theWrongPartStandsOut() async {
    let app = await started("/chariz ?x")
    let row = Array(app.shown()[22])

    #expect(row.filter { $0.style == Theme.full.style(.mistake) }.map(\.text).joined() == "?x")
  }

  @Test(arguments: sizes, [Language.english, .japanese])
  func nothingFoundSaysSoAndHowToGetOut(size: Size, language: Language) async {
    let app = await started("/xyzzy", size: size, language: language)

    let list = app.shown().rows[1...2].joined()
    #expect(list.contains("Esc"))
    #expect(app.shown().markedRows.isEmpty)
    #expect(app.shown().text(row: 0).hasSuffix("0/0"))
    app.press(.enter, .enter, .down, .escape)

    #expect(app.model.list.rowCount == Counts.varieties)
    #expect(app.model.page == nil)
  }

  @Test func formerSearchesComeBackWithTheArrows() async {
    let app = await started("/mew")
    app.press(.enter)
    app.type("/two")
    app.press(.enter, .character("/"))
    app.type("x")
    app.press(.up)
    #expect(app.searchBox?.line.text == "mewtwo")
    app.press(.up, .up)
    #expect(app.searchBox?.line.text == "mew")
    #expect(names(app).contains("mew"))
    app.press(.down, .down)

    #expect(app.searchBox?.line.text == "mewtwox")
    app.press(.down)
    #expect(app.searchBox?.line.text == "mewtwox")
  }

  @Test func editingKeysEditTheLine() async {
    let app = await started("/fire mew")

    app.press(.control("w"))
    #expect(app.searchBox?.line.text == "fire ")
    app.press(.control("a"), .delete, .delete, .control("e"), .left, .backspace)
    #expect(app.searchBox?.line.text == "r ")
    app.press(.end, .control("u"))

    #expect(app.searchBox?.line.text == "")
    #expect(app.model.list.rowCount == Counts.varieties)
  }

  @Test func tabCompletesAndShowsTheChoices() async {
    let app = await started("/fi")

    app.press(.tab)
    #expect(app.searchBox?.line.text == "fighting")
    #expect(note(app).hasPrefix(" fighting  fire"))
    app.press(.tab)
    #expect(app.searchBox?.line.text == "fire")
    app.press(.backTab, .backTab)
    #expect(app.searchBox?.line.text == "fire")
    app.type(" spe")
    #expect(!note(app).hasPrefix(" fighting"))
    app.press(.tab)

    #expect(app.searchBox?.line.text == "fire spe>=")
    #expect(app.searchBox?.completion == nil)
  }

  @Test func whereNothingCanBeCompletedTheBoxSaysSo() async {
    let app = await started("/zzz")

    app.press(.tab)
    #expect(note(app) == " Nothing to complete here.")
    app.type("z")

    #expect(note(app).hasPrefix(" Tab"))
  }

  @Test(arguments: ["charizard", "char\nizard\n", "q\nq", String(repeating: "x", count: 100_000)])
  func whatIsPastedIsText(text: String) async {
    let app = await started("/")

    _ = app.handle(.pasted(text))

    #expect(app.searchBox?.line == TextBox(text))
    #expect(!app.model.hasQuit)
    #expect(app.model.page == nil)
    #expect(app.shown().isFreeOfControls)
  }

  @Test(arguments: ["", "?", "e", "\r", "\r3"])
  func whatIsPastedElsewhereDoesNothing(keys: String) async {
    let app = await started()
    for key in keys { app.press(key == "\r" ? .enter : .character(key)) }
    let before = app.shown()

    _ = app.handle(.pasted("q/L\nG"))

    #expect(app.shown() == before)
    #expect(!app.model.hasQuit)
  }

  @Test func whatIsPastedFiltersATable() async {
    let app = await started("6G")
    app.press(.enter)
    app.type("4/")

    _ = app.handle(.pasted("fly"))

    #expect(app.pageState.table.filter.text == "fly")
  }

  @Test func goingIntoAnEntryAndBackKeepsQueryOrderAndPlace() async {
    let app = await started("/fire")
    app.press(.enter)
    app.type("oooo12j")
    let before = app.shown()

    app.press(.enter)
    #expect(app.model.entry != nil)
    app.type("nn3pp4")
    app.press(.escape)

    #expect(app.shown() == before)
  }

  @Test func stepsInAnEntryWalkThroughWhatIsFound() async {
    let app = await started("/chariz")
    app.press(.enter, .enter)
    var ids = [app.model.entry?.detail.id]

    for _ in 0..<4 {
      app.type("n")
      ids.append(app.model.entry?.detail.id)
    }
    #expect(ids == [6, 10034, 10035, 10196, 10196])
    #expect(app.shown().text(row: 0).contains("Gigantamax Charizard"))
  }

  @Test func stepsFromAnEntryThatIsNotAmongThemSaySo() async {
    let app = await started("/chariz")
    app.press(.enter, .enter)
    app.open(.pokemon(25))

    app.type("n")

    #expect(app.shown().rows.contains(" The filtered list does not have this one."))
    #expect(app.model.entry?.detail.id == 25)
  }

  @Test(arguments: [("25G", 20), ("37G", 37), ("38G", 38), ("1G", 4), ("9999G", 998)])
  func numbersGoToTheSpeciesOrTheLastBeforeIt(keys: String, number: Int) async throws {
    let app = await started("/fire")
    app.press(.enter)

    app.type(keys)

    let found = app.model.list.items(in: 0..<app.model.list.rowCount).compactMap(\.number)
    let wanted = Int(keys.dropLast()) ?? 0
    let expected = found.filter { $0 <= wanted }.max() ?? found[0]
    #expect(app.model.list.selectedItem?.number == expected)
  }

  @Test func anotherLanguageAsksAgainAndKeepsThePlace() async {
    let app = await started("/fire")
    app.press(.enter)
    app.type("7j")
    let id = app.model.list.selectedItem?.id

    app.type("L2")

    #expect(app.model.list.selectedItem?.id == id)
    #expect(app.shown().text(row: 0).contains("/fire"))
    #expect(app.model.language == .japanese)
  }

  @Test func withoutASearchASlashSwallows() async {
    let app = await DemoApp.started(search: nil)

    app.type("/squirtle")

    #expect(!app.model.hasQuit)
    app.press(.enter)
    #expect(app.model.page == nil)
  }

  @Test func clicksSelectAmongWhatIsFoundAndKeepIt() async {
    let app = await started("/chariz")

    app.click(8, 2)

    #expect(app.searchBox == nil)
    #expect(app.model.list.selection == 1)
    #expect(app.model.search.text == "chariz")
  }

  @Test func aClickOnAHintOfTheBoxPressesItsKey() async {
    let app = await started("/chariz")

    app.click(on: "Esc clear")

    #expect(app.searchBox == nil)
    #expect(app.model.list.rowCount == Counts.varieties)
  }

  @Test func controlCQuitsFromTheBox() async {
    let app = await started("/a")

    app.press(.control("c"))

    #expect(app.model.hasQuit)
  }
}
