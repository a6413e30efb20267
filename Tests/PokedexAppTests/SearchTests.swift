import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

/// The results of a search in the list, and the selection among them.
@MainActor
@Suite("Searching the list", .timeLimit(.minutes(5)))
struct SearchTests: SearchSteps {
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
    #expect(few > 4 && few < 50)
    // In windows of 120 columns or more, a header line above the list names the stats.
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

  @Test func searchedTextIsHighlighted() async {
    let app = await started("/izar")
    let row = Array(app.shown()[1])

    let marked = row.filter { $0.style.attributes.contains(.underline) }.map(\.text).joined()
    #expect(marked == "izar")
    #expect(app.shown().text(row: 1).contains("Charizard"))
  }

  @Test func highlightCoversWideLetters() async {
    let app = await started("/ドン", language: .japanese)
    let row = Array(app.shown()[1])

    #expect(row.filter { $0.style.attributes.contains(.underline) }.map(\.text).joined() == "ドン")
  }

  @Test func enterKeepsResultsAndTitleShowsQuery() async {
    let app = await started("/chariz")

    app.press(.enter)

    #expect(app.state.searchBox == nil)
    #expect(app.shown().text(row: 0).hasPrefix(" Pokédex · National  /chariz "))
    #expect(app.shown().text(row: 0).hasSuffix(" 1/4"))
    app.type("j")
    #expect(app.model.list.selection == 1)
    app.type("q")
    #expect(app.state.hasQuit)
  }

  @Test func smallestWindowShowsQueryAsTitle() async {
    let app = await started("/charizard", size: Self.sizes[0])

    app.press(.enter)

    #expect(app.shown().text(row: 0) == " Pokédex  /charizard      1/4")
    app.type("/")
    app.press(.control("u"))
    app.type("gigantamax charizard  gigantamax")
    app.press(.enter)
    #expect(app.shown().text(row: 0) == " /gigantamax charizard  … 1/1")
  }

  @Test func escapeClearsSearchAndRestoresPosition() async {
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

  @Test(arguments: ["", "/fire"])
  func searchFromEntryLeavesListUnchanged(initialSearch: String) async {
    let app = await started(initialSearch)
    if !initialSearch.isEmpty { app.press(.enter) }
    app.type("jj")
    let list = app.shown()
    app.press(.enter)
    let entry = app.shown()
    app.type("/mewtw")
    #expect(app.shown().text(row: 23).contains("Enter open  Esc back"))
    app.press(.enter)
    #expect(app.state.entry?.pokemon == 150)
    app.press(.escape)
    #expect(app.shown() == entry)
    app.press(.escape)

    #expect(app.shown() == list)
  }

  @Test func escapeInListClearsSearchAndKeepsSelection() async {
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
    #expect(app.state.searchBox == nil)
    #expect(app.model.search.state.savedSearches.isEmpty)
  }

  @Test func openingEntryAndGoingBackKeepsQueryOrderAndPosition() async {
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

  @Test func steppingInEntryWalksThroughResults() async {
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

  @Test func steppingFromEntryOutsideResultsShowsMessage() async {
    let app = await started("/chariz")
    app.press(.enter, .enter)
    app.open(.pokemon(25))

    app.type("n")

    #expect(app.shown().rows.contains(" Not in the current list."))
    #expect(app.model.entry?.detail.id == 25)
  }

  @Test(arguments: [("25G", 20), ("37G", 37), ("38G", 38), ("1G", 4), ("9999G", 998)])
  func numberSelectsSpeciesOrClosestBeforeIt(keys: String, number: Int) async throws {
    let app = await started("/fire")
    app.press(.enter)

    app.type(keys)

    let found = app.model.list.state.items(in: 0..<app.model.list.rowCount).compactMap(\.number)
    let wanted = Int(keys.dropLast()) ?? 0
    let expected = found.filter { $0 <= wanted }.max() ?? found[0]
    #expect(app.model.list.selectedItem?.number == expected)
  }

  @Test func languageChangeRepeatsSearchAndKeepsPosition() async {
    let app = await started("/fire")
    app.press(.enter)
    app.type("7j")
    let id = app.model.list.selectedItem?.id

    app.type("L2")

    #expect(app.model.list.selectedItem?.id == id)
    #expect(app.shown().text(row: 0).contains("/fire"))
    #expect(app.model.language == .japanese)
  }

  @Test func clickSelectsResultAndKeepsSearch() async {
    let app = await started("/chariz")

    app.click(8, 2)

    #expect(app.state.searchBox == nil)
    #expect(app.model.list.selection == 1)
    #expect(app.model.search.state.text == "chariz")
  }
}
