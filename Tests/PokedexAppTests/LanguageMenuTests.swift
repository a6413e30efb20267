import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// The menu of languages.
@MainActor
@Suite("The menu of languages")
struct LanguageMenuTests {
  private func started(
    _ keys: String = "", language: Language = .english, size: Size = DemoApp.size
  ) async -> PokedexApp {
    let app = await DemoApp.started(size: size, language: language)
    app.type(keys)
    return app
  }

  @Test func languagesAreListedInOwnAndCurrentLanguage() async {
    let rows = await started("L", language: .german).shown().rows

    #expect(rows[1] == " Namen zeigen auf")
    #expect(rows[2].hasPrefix("  1 English"))
    #expect(rows[3] == "  2 日本語    Japanisch")
    #expect(rows[9] == " ▸8 Deutsch    ✓")
    #expect(rows[11] == "  0 Italiano  Italienisch")
    #expect(rows[12].isEmpty)
  }

  @Test(arguments: Language.allCases)
  func digitChoosesAtOnce(language: Language) async {
    let app = await started("L\((language.rawValue + 1) % 10)")

    #expect(app.model.language == language)
    #expect(app.overlay == nil)
  }

  nonisolated static let walks: [(keys: String, language: Language)] = [
    ("", .english), ("j", .japanese), ("L", .japanese), ("LL", .japaneseKana), ("G", .italian),
    ("GL", .english), ("Gkk", .german), ("g", .english), ("d", .german), ("f", .french),
    ("s", .spanish), ("i", .italian), ("e", .spanish), ("ee", .english),
    ("cc", .traditionalChinese),
  ]

  @Test(arguments: walks)
  func enterChoosesSelectedRow(walk: (keys: String, language: Language)) async {
    let app = await started("L" + walk.keys)

    #expect(app.model.language == .english)
    app.press(.enter)

    #expect(app.model.language == walk.language)
    #expect(app.overlay == nil)
  }

  @Test(arguments: ["x", "n", "v", "o", "["])
  func otherLettersDoNothing(key: String) async {
    let app = await started("L")
    let before = app.aboveStatus

    app.type(key)

    #expect(app.aboveStatus == before)
  }

  @Test(arguments: [Key.escape, .left, .backspace])
  func closingChoosesNothing(key: Key) async {
    let app = await started("jj")
    let before = app.shown()

    app.type("Ljj")
    app.press(key)

    #expect(app.shown() == before)
  }

  @Test(arguments: [Subject.pokemon(6), .move("fly")])
  func changingLanguageKeepsPageAndSelection(subject: Subject) async throws {
    let app = await started()
    app.send(.open(.pokemon(1)))
    app.send(.open(subject))
    app.type("jjjjjjjjjjjj")
    let (before, page) = (app.shown(), app.model.page)
    let selected = try #require(app.page).links[app.state.view.selectedLink].subject

    app.type("L2")

    #expect(app.model.page === page)
    #expect(app.state.stack.depth == 2)
    #expect(try #require(app.page).links[app.state.view.selectedLink].subject == selected)
    #expect(app.shown().markedRows == before.markedRows)
    app.type("L1")
    #expect(app.shown() == before)
  }

  @Test func languageMenuReturnsToHelpOrMenu() async {
    let app = await started("?")
    app.type("L2")
    #expect(app.overlay == .help)
    app.press(.escape)
    #expect(app.overlay == nil)

    app.type("ejjjL1")
    #expect(app.overlay == .menu(.generations))
    app.press(.enter)

    #expect(app.model.edition?.generation == 3)
  }

  @Test(arguments: [(40, 12), (30, 8)])
  func smallWindowScrollsToTheSelection(columns: Int, rows: Int) async {
    let app = await started("L", size: Size(columns: columns, rows: rows))

    for number in 1...10 {
      #expect(app.shown().markedRows.count == 1)
      #expect(app.shown().rows.contains { $0.hasPrefix(" ▸\(number % 10) ") })
      app.type("j")
    }
    #expect(app.shown().rows.allSatisfy { TextWidth.of($0) <= columns })
  }

  @Test func clickChoosesLanguage() async {
    let app = await started("L")

    _ = app.handle(.mouse(MouseEvent(.press, column: 4, row: 9)))

    #expect(app.model.language == .german)
  }
}
