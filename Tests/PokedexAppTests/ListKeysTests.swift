import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

@MainActor
@Suite("Keys in the list")
struct ListKeysTests {
  nonisolated static let moves: [(letters: String, keys: [Key], number: Int)] = [
    ("", [.down], 2), ("j", [], 2), ("jjk", [], 2), ("", [.down, .down, .up], 2),
    ("", [.up], 1), ("5j", [], 4), ("5jk", [], 3), ("25G", [], 25), ("25g", [], 25),
    ("10G", [], 10), ("0j", [], 2), ("99999999999999999999G", [], Counts.species),
    ("3", [.down], 3),
    ("G", [], Counts.species), ("Gg", [], 1), ("", [.end, .home], 1), ("25Gg", [], 1),
  ]

  @Test(arguments: moves)
  func keysSelectRow(letters: String, keys: [Key], number: Int) async {
    let app = await DemoApp.started()

    app.type(letters)
    for key in keys { app.press(key) }

    #expect(app.model.list.selectedItem?.number == number)
    #expect(app.shown().markedRows.count == 1)
  }

  @Test func goToNumberSelectsDefaultVariety() async {
    let app = await DemoApp.started()

    app.type("25G")

    #expect(app.model.list.selectedItem?.name == "pikachu")
    #expect(app.shown().rows.contains { $0.hasPrefix(" ▸   25 Pikachu ") })
  }

  @Test func previewFollowsTheSelection() async {
    let app = await DemoApp.started()

    app.type("25G")

    #expect(app.shown().text(row: 1).contains("┃ #0025  Pikachu"))
  }

  @Test func zeroWithoutCountDoesNothing() async {
    let app = await DemoApp.started()
    let before = app.aboveStatus

    app.type("0")

    #expect(app.aboveStatus == before && app.state.count == nil)
  }

  @Test func escapeClearsCount() async {
    let app = await DemoApp.started()
    let before = app.shown()

    app.type("12")
    app.press(.escape)

    #expect(app.shown() == before)
  }

  @Test(arguments: [Key.pageDown, .control("d")], [Key.pageUp, .control("u")])
  func pagingKeepsScreenRowOfSelection(down: Key, up: Key) async {
    let app = await DemoApp.started()
    app.type("5j")
    let before = app.shown()

    app.press(down)
    let after = app.shown()
    app.press(up)

    #expect(after.markedRows == before.markedRows)
    #expect(after.text(row: 6) != before.text(row: 6))
    #expect(app.shown() == before)
  }

  @Test func countRepeatsPaging() async {
    let once = await DemoApp.started()
    let counted = await DemoApp.started()

    once.press(.pageDown, .pageDown, .pageDown)
    counted.type("3")
    counted.press(.pageDown)

    #expect(once.frame() == counted.frame())
  }

  @Test(arguments: [
    Key.tab, .backTab, .character("x"), .character("n"), .character("p"), .character("J"),
    .character("é"), .character("３"), .control("x"), .control("j"), .escape, .left, .backspace,
    .character("0"),
  ])
  func unboundKeyChangesNothing(key: Key) async {
    let app = await DemoApp.started()
    app.type("25G")
    let before = app.shown()

    let effects = app.press(key)

    #expect(effects == [])
    app.press(key)
    #expect(app.shown() == before)
    #expect(!app.state.hasQuit)
  }

  @Test(arguments: [(80, 24), (60, 8), (40, 12), (30, 8), (120, 40), (200, 60)])
  func resizingKeepsTheSelectionInView(columns: Int, rows: Int) async {
    let app = await DemoApp.started(size: Size(columns: 100, rows: 30))
    app.type("25j")

    let effects = app.handle(.resized(Size(columns: columns, rows: rows)))
    let frame = app.shown()

    #expect(effects == [])
    #expect(frame.markedRows.filter { 1..<rows - 2 ~= $0 }.count == 1)
    #expect(app.model.list.selection == 25)
  }

  @Test func enlargedWindowIsFilledAtListEnd() async {
    let app = await DemoApp.started()
    app.type("G")
    _ = app.shown()

    _ = app.handle(.resized(Size(columns: 80, rows: 40)))

    #expect(app.shown().markedRows == [37])
  }
}
