import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// Digits typed before a key repeat its command that many times.
@MainActor
@Suite("Counts")
struct CountTests {
  @Test(arguments: [("5j", "jjjjj"), ("3o", "ooo"), ("2O", "OO"), ("9j3k", "jjjjjj"), ("2l", "l")])
  func countRepeatsListCommand(counted: String, typed: String) async {
    let (one, other) = (await DemoApp.started(), await DemoApp.started())

    one.type(counted)
    other.type(typed)

    #expect(one.shown().rows == other.shown().rows)
  }

  @Test(arguments: [("2v", "vv"), ("3j", "jjj"), ("99v", String(repeating: "v", count: 99))])
  func countRepeatsPageCommand(counted: String, typed: String) async {
    let (one, other) = (await DemoApp.started(), await DemoApp.started())
    for app in [one, other] { app.open(.move("surf")) }

    one.type(counted)
    other.type(typed)

    #expect(one.shown().rows == other.shown().rows)
  }

  @Test func historyCountStopsAtFirstAndLastPage() async {
    let app = await DemoApp.started()
    for subject in [Subject.move("surf"), .ability("levitate"), .natures] { app.open(subject) }

    app.type("2[")
    #expect(app.model.page?.subject == .move("surf"))
    app.type("9]")
    #expect(app.model.page?.subject == .natures)
    app.type("9[")
    #expect(app.model.page == nil)
  }

  @Test func ggAndGSelectFirstAndLastRow() async {
    let app = await DemoApp.started()

    app.type("G")
    #expect(app.model.list.selection == app.model.list.rowCount - 1)
    app.type("gg")
    #expect(app.model.list.selection == 0)
    app.press(.control("d"), .control("u"))
    #expect(app.model.list.selection == 0)
  }

  @Test func lOpensAndHClosesEntry() async {
    let app = await DemoApp.started()

    app.type("l")
    #expect(app.model.page?.subject == .pokemon(1))
    app.type("h")
    #expect(app.model.page == nil)
  }
}
