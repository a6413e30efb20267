import PokedexFeatures
import TerminalUI
import Testing

@testable import PokedexApp

@MainActor
@Suite("Keys in the pages of an entry", .timeLimit(.minutes(5)))
struct PagesMovesKeysTests {
  private func opened(_ letters: String) async -> PokedexApp {
    let app = await DemoApp.started()
    let parts = letters.split(separator: " ")
    app.type(String(parts[0]))
    app.press(.enter)
    app.type(parts.dropFirst().joined())
    return app
  }

  private func title(_ app: PokedexApp) -> String { app.shown().text(row: 2) }

  @Test(arguments: EntryTab.allCases)
  func digitOpensItsPage(tab: EntryTab) async {
    let app = await opened("6G 7")

    app.press(.character(Character(String(tab.rawValue + 1))))

    #expect(app.state.entry?.tab == tab)
  }

  @Test func tabKeyCyclesThroughTabs() async {
    let app = await opened("6G")
    var seen: [EntryTab?] = []

    for _ in EntryTab.allCases.dropFirst() {
      app.press(.tab)
      seen.append(app.state.entry?.tab)
    }
    #expect(seen == Array(EntryTab.allCases.dropFirst()))
    // The breeding page has input fields, which Tab visits before it goes to the next page.
    while app.state.entry?.tab == .breeding { app.press(.tab) }
    #expect(app.state.entry?.tab == .overview)
    app.press(.backTab)

    #expect(app.state.entry?.tab == .breeding)
  }

  @Test(arguments: ["8", "9"])
  func digitWithoutAPageDoesNothing(letters: String) async {
    let app = await opened("6G 4")
    let before = app.aboveStatus

    app.type(letters)

    #expect(app.aboveStatus == before)
  }

  @Test func gameKeysCycleInBothDirections() async {
    let app = await opened("1G 4")
    let newest = title(app)

    app.type("v")
    let older = title(app)
    app.type("V")
    let again = title(app)
    app.type("V")
    let oldest = title(app)
    app.type("v")

    #expect(older != newest)
    #expect(again == newest)
    #expect(oldest.hasPrefix(" Red (Japan) / Green (Japan)"))
    #expect(title(app) == newest)
  }

  @Test func sortKeysCycleColumnsAndReverse() async {
    let app = await opened("6G 4")
    var columns: [Int] = []

    for _ in 0..<8 {
      app.type("o")
      columns.append(app.state.view.table.column)
    }
    #expect(columns == Array(1...7) + [0])
    app.type("O")
    #expect(app.shown().text(row: 3).hasPrefix(" How▴"))
    app.type("o")

    #expect(app.shown().text(row: 3).contains("Move▾"))
  }

  @Test func filterAcceptsEditingAndEnterKeepsIt() async {
    let app = await opened("6G 4")

    app.type("/qn4r")
    #expect(title(app).hasSuffix("  /qn4r▏"))
    app.press(.backspace, .backspace, .backspace, .backspace, .backspace)
    app.type("fly")
    app.press(.enter)

    #expect(title(app).hasSuffix("  /fly"))
    #expect(
      app.shown().rows[4...20].filter { !$0.isEmpty && !$0.hasPrefix(" TM") }.isEmpty == false)
    #expect(app.shown().rows.contains { $0.contains("Fly ") })
    #expect(app.state.stack.depth == 1)
  }

  @Test func escapeClearsFilterAndStaysOnPage() async {
    let app = await opened("6G 4")
    let before = app.shown()

    app.type("/fly")
    app.press(.escape)

    #expect(app.shown() == before)
    #expect(app.model.entry != nil)
  }

  @Test func controlCQuitsWhileFiltering() async {
    let app = await opened("6G 4/a")

    app.press(.control("c"))

    #expect(app.state.hasQuit)
  }

  @Test func leavingThePageEndsTyping() async {
    let app = await opened("6G 4/a")

    app.press(.tab)
    app.type("4")

    #expect(app.state.entry?.tab == .moves)
    #expect(app.state.view.table.filter.text == "a")
  }

  @Test(arguments: ["v", "V"])
  func moveTableKeysDoNothingOnOtherTabs(letters: String) async {
    let app = await opened("6G 3")
    let before = app.aboveStatus

    app.type(letters)

    #expect(app.aboveStatus == before)
    #expect(app.state.view.table == TableSettings())
  }

  @Test func movingToAnotherEntryKeepsTab() async {
    let app = await opened("6G 7")

    app.type("n")

    #expect(app.state.entry?.tab == .breeding)
    #expect(app.model.entry?.detail.id != 6)
  }
}
