import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokedexText
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// Random keys pressed in the palette.
@MainActor
@Suite("Walks in the palette", .timeLimit(.minutes(5)))
struct PaletteWalkTests: PaletteSteps {
  nonisolated static let keys: [Key] =
    "charizmewsurf fire25ドンq?[/:".map(Key.character)
    + [
      .tab, .enter, .escape, .up, .down, .left, .right, .home, .end, .backspace, .delete,
      .pageDown, .pageUp, .control("n"), .control("p"), .control("a"), .control("w"),
      .control("u"), .backTab,
    ]

  @Test(.seeded, arguments: [Language.english, .japanese])
  func incrementalDrawingEqualsFreshFrame(language: Language) async {
    var random = SeededGenerator(stream: language.rawValue)
    let app = await started(language: language)
    app.settle()
    var screen = RenderedScreen()
    _ = app.draw(on: &screen)

    for step in 0..<600 {
      if step % 60 == 59, let size = Self.sizes.randomElement(using: &random) {
        _ = app.handle(.resized(size))
      } else if app.overlay != .palette {
        // A command has closed the palette, so the test goes back and opens it again.
        app.press(.escape, .escape, .character(":"))
      } else if step % 25 == 24 {
        _ = app.handle(.pasted(["q", "ドン\n", "gen 4", "?x"].randomElement(using: &random) ?? ""))
      } else if let key = Self.keys.randomElement(using: &random) {
        app.press(key)
      }
      if app.state.hasQuit { return }
      _ = app.draw(on: &screen)

      guard screen.frame == app.frame() else {
        Issue.record("step \(step) differs from a fresh frame")
        return
      }
      #expect(app.palette.found.targets.isEmpty || app.palette.target != nil)
    }
  }
}
