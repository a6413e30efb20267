import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// The preview of a Pokémon beside a list that already shows its stats and abilities.
@MainActor
@Suite("Facts beside the list")
struct PreviewFactsTests {
  private func text(_ app: PokedexApp) -> String {
    let frame = app.shown()
    return (0..<app.state.layout.size.rows).map(frame.text(row:)).joined(separator: "\n")
  }

  /// The preview shows the same family as the entry's page.
  @Test(
    arguments: [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)],
    [
      (10082, "Does not evolve."), (10100, "Alolan Raichu"), (194, "Quagsire"),
    ])
  func previewAndPageShowVarietyFamily(size: Size, family: (id: Int, text: String)) async {
    let app = await DemoApp.started(size: size)
    let all = app.rows
    app.state.list.select(row: all.firstIndex { $0.id == family.id } ?? 0)
    app.press(.down, .up, .enter)
    let page = text(app)
    app.press(.escape)
    let beside = text(app)

    for text in [page, beside] {
      #expect(text.contains(family.text), "\(text)")
      if family.id == 194 { #expect(!text.contains("Clodsire"), "\(text)") }
      if family.id == 10082 { #expect(!text.contains("→"), "\(text)") }
    }
  }

  /// The preview shows the same facts for all members of a family, so selecting another member
  /// doesn't redraw any of them.
  @Test func factsStayUnchangedWithinFamily() async {
    let app = await DemoApp.started(size: Size(columns: 120, rows: 40))
    let pane = app.state.layout.listPanes[1]
    func facts() -> [[Cell]] {
      let frame = app.shown()
      return (pane.row + 7..<pane.row + 17).map { row in
        Array(Array(frame[row])[pane.column..<pane.endColumn])
      }
    }
    let first = facts()

    app.press(.down)

    #expect(facts() == first)
    #expect(text(app).contains("Growth"))
  }
}
