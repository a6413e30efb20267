import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// The screen for screen readers, and for terminals that lack some characters.
@MainActor
@Suite("Plain screens and few symbols")
struct PlainScreenTests {
  private func started(
    _ symbols: CharacterLimits, language: Language = .english, columns: Int = 120
  ) async -> PokedexApp {
    await DemoApp.started(
      size: Size(columns: columns, rows: 24), language: language, theme: .monochrome,
      symbols: symbols)
  }

  private func cursor(_ app: PokedexApp) -> (column: Int, row: Int)? {
    var screen = RenderedScreen()
    app.settle()
    _ = app.draw(on: &screen)
    return screen.cursor
  }

  @Test func plainScreenHasOneColumnAtAnyWidth() async {
    let app = await started(.plain)

    for keys in ["", "6G\r", "2", "3", "4", "5", "6", "7"] {
      for key in keys { app.press(key == "\r" ? .enter : .character(key)) }
      #expect(app.shown().size.columns == 59)
      #expect(!app.shown().rows.joined().contains("│"), "\(keys)")
    }
    _ = app.handle(.resized(Size(columns: 200, rows: 50)))
    #expect(app.shown().size == Size(columns: 59, rows: 50))
  }

  @Test func cursorIsAtTheSelectedRow() async {
    let app = await started(.plain)
    #expect(cursor(app)?.row == 1)

    app.type("3j")

    #expect(cursor(app)?.row == 4)
    #expect(cursor(app)?.column == 0)
  }

  @Test func cursorIsAtTheSelectedLink() async throws {
    let app = await started(.plain)
    app.type("6G")
    app.press(.enter, .down)

    let position = try #require(cursor(app))

    let row = app.shown().text(row: position.row)
    #expect(position.row > 1 && row.contains("▸"))
  }

  @Test(arguments: ["/", ":"])
  func cursorIsAtEndOfTypedText(box: String) async throws {
    let app = await started(.plain)
    app.type(box + "char")

    let position = try #require(cursor(app))

    let cells = Array(app.shown()[position.row])
    #expect(cells[..<position.column].map(\.text).joined().hasSuffix("char"))
  }

  @Test func asciiScreenShowsOnlyLatinNames() async {
    let app = await started(.ascii, columns: 80)

    app.type("6G")
    app.press(.enter)
    app.press(.end)
    let rows = app.shown().rows

    #expect(rows.joined().unicodeScalars.allSatisfy { TextWidth.of($0) == 1 })
  }

  @Test func asciiScreenRefusesNonLatinLanguages() async {
    let app = await started(.ascii)

    app.state.choose(language: .japanese)

    #expect(app.state.language == .english)
    #expect(app.shown().rows.joined().contains("“ja” can't be shown"))
  }
}
