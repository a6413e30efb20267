import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// The menu of themes.
@MainActor
@Suite("The menu of themes")
struct ThemeMenuTests {
  private func started(_ keys: String, size: Size = DemoApp.size) async -> PokedexApp {
    let app = await DemoApp.started(size: size)
    app.type(keys)
    return app
  }

  /// Returns the style of a word in the theme's sample text.
  private func style(of word: String, in app: PokedexApp) -> Style? {
    let frame = app.shown()
    for row in 3..<frame.size.rows {
      let cells = Array(frame[row])
      let texts = cells.map(\.text)
      let first = texts.indices.first { texts[$0...].prefix(word.count).joined() == word }
      if let first { return cells[first].style }
    }
    return nil
  }

  @Test(arguments: ThemeChoice.allCases)
  func selectedThemeIsPreviewedAndEnterKeepsIt(choice: ThemeChoice) async {
    let app = await started("Cg")
    let row = ThemeChoice.allCases.firstIndex(of: choice) ?? 0
    app.type(String(repeating: "j", count: row))
    let theme = Theme(choice, on: .dark, depth: .palette)

    #expect(style(of: "Fire", in: app) == theme.style(.type(.fire)))
    app.press(.enter)

    #expect(app.state.window.theme == theme)
    #expect(app.overlay == nil)
  }

  @Test func escapeRestoresPreviousTheme() async {
    let app = await started("Cjj")
    let before = app.state.window.theme

    app.press(.escape)

    #expect(app.state.window.theme == before)
    #expect(app.overlay == nil)
    let other = await DemoApp.started()
    #expect(app.shown() == other.shown())
  }

  @Test func reportedBackgroundUpdatesThemePreview() async {
    let app = await DemoApp.started(theme: Theme(.auto, on: .unknown, depth: .exact))
    app.type("C")

    _ = app.handle(.background(Color(exact: 0xFFFFFF)))

    let light = Theme(.light, on: .light, depth: .exact)
    #expect(style(of: "Water", in: app) == light.style(.type(.water)))
  }

  @Test func clickChoosesTheme() async {
    let app = await started("C")

    _ = app.handle(.mouse(MouseEvent(.press, column: 4, row: 6)))

    #expect(app.state.window.theme.choice == .mono)
  }
}
