import PokedexFeatures
import PokedexModel
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// An incremental redraw must equal a full one, and must report the changed areas.
@MainActor
@Suite("Redrawing")
struct RedrawingTests {
  nonisolated static let keys: [Key] =
    "jjjkkGg5]n[p1234567vVoOdDsfeLr?/xq9".filter { $0 != "q" }.map(Key.character)
    + [.enter, .enter, .enter, .escape, .escape, .backspace, .tab, .pageDown, .pageUp, .end, .down]

  nonisolated static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 120, rows: 40), Size(columns: 40, rows: 12),
    Size(columns: 20, rows: 5),
  ]

  @Test(arguments: [UInt64(1), 2, 3], [Language.english, .japanese])
  func incrementalDrawingEqualsFreshFrame(seed: UInt64, language: Language) async {
    var random = SeededGenerator(seed: seed)
    let app = await DemoApp.started(language: language)
    app.settle()
    var screen = RenderedScreen()
    _ = app.draw(on: &screen)

    for step in 0..<400 {
      let before = screen.frame
      if step % 50 == 49, let size = Self.sizes.randomElement(using: &random) {
        _ = app.handle(.resized(size))
      } else if let key = Self.keys.randomElement(using: &random) {
        app.press(key)
      }
      let drawn = app.draw(on: &screen)

      guard screen.frame == app.frame() else {
        Issue.record("step \(step) of seed \(seed) differs from a fresh frame")
        return
      }
      guard screen.frame.size == before.size else { continue }
      #expect(Self.isUnchanged(screen.frame, since: before, outside: drawn), "step \(step)")
    }
  }

  /// Keys that open or leave a text box, or type in it.
  nonisolated static let boxKeys: [Key] =
    "/chariz mew fire?spe>=1oOSaLe4".map(Key.character)
    + [
      .tab, .tab, .backTab, .enter, .escape, .up, .down, .left, .right, .home, .end, .backspace,
      .delete, .pageDown, .pageUp, .control("a"), .control("e"), .control("w"), .control("u"),
    ]

  @Test(arguments: [UInt64(4), 5, 6], [Language.english, .japanese])
  func incrementalDrawingInSearchBoxEqualsFreshFrame(seed: UInt64, language: Language) async {
    var random = SeededGenerator(seed: seed)
    let app = await DemoApp.started(language: language)
    app.settle()
    var screen = RenderedScreen()
    _ = app.draw(on: &screen)

    for step in 0..<400 {
      let before = screen.frame
      if step % 60 == 59, let size = Self.sizes.randomElement(using: &random) {
        _ = app.handle(.resized(size))
      } else if step % 25 == 24 {
        _ = app.handle(
          .pasted(["q", "ドン\n", "spe>=90 ", "?x"].randomElement(using: &random) ?? ""))
      } else if app.state.searchBox == nil, step % 3 == 0 {
        app.press(.character("/"))
      } else if let key = Self.boxKeys.randomElement(using: &random) {
        app.press(key)
      }
      let drawn = app.draw(on: &screen)

      guard screen.frame == app.frame() else {
        Issue.record("step \(step) of seed \(seed) differs from a fresh frame")
        return
      }
      #expect(!app.state.hasQuit)
      guard screen.frame.size == before.size else { continue }
      #expect(Self.isUnchanged(screen.frame, since: before, outside: drawn), "step \(step)")
    }
  }

  @Test func typingInBoxRedrawsOnlyChangedRows() async {
    let app = await DemoApp.started(size: Size(columns: 120, rows: 40))
    app.type("/charizar")
    var screen = RenderedScreen()
    _ = app.draw(on: &screen)

    app.type("d")
    let drawn = app.draw(on: &screen)

    // Only the four rows whose highlighted parts grew, and the search box, may be redrawn.
    #expect(drawn.allSatisfy { $0.row <= 5 || $0.row == 38 }, "\(drawn)")
  }

  @Test func movingInListRedrawsOnlyTwoRows() async {
    let app = await DemoApp.started(size: Size(columns: 120, rows: 40))
    app.settle()
    var screen = RenderedScreen()
    _ = app.draw(on: &screen)

    app.press(.down)
    let drawn = app.draw(on: &screen)

    #expect(drawn.filter { $0.column == 0 && $0.columns == 86 }.map(\.row).sorted() == [2, 3])
    #expect(!drawn.contains { $0.row == 39 })
  }

  @Test func unchangedScreenIsNotRedrawn() async {
    let app = await DemoApp.started()
    app.settle()
    var screen = RenderedScreen()
    _ = app.draw(on: &screen)

    #expect(app.draw(on: &screen).isEmpty)
  }

  private static func isUnchanged(
    _ frame: Frame, since other: Frame, outside drawn: [Rect]
  ) -> Bool {
    (0..<frame.size.rows).allSatisfy { row in
      guard let changed = frame.changes(in: row, since: other) else { return true }
      return changed.allSatisfy { column in
        frame[row][frame[row].startIndex + column] == other[row][other[row].startIndex + column]
          || drawn.contains { $0.contains(column: column, row: row) }
      }
    }
  }
}
