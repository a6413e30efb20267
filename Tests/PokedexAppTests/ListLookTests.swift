import DexData
import Foundation
import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// The list's appearance: its selection bar, the stats beside the names, and its scroll bar.
@MainActor
@Suite("The list's appearance")
struct ListLookTests {
  nonisolated static let sizes = [
    Size(columns: 30, rows: 8), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
    Size(columns: 200, rows: 60),
  ]

  /// In a wide list, the selection bar ends before the stats, which keep their style.
  @Test(arguments: Theme.all, sizes)
  func selectionBarCoversOnlySelectedRow(theme: Theme, size: Size) async {
    let app = await DemoApp.started(size: size, theme: theme)
    app.press(.down)

    let frame = app.shown()

    let rows = app.state.layout.listRows
    let figures = frame.text(row: rows.row - 1).range(of: " HP ")
    let head = frame.text(row: rows.row - 1)
    let end = figures.map { head.distance(from: head.startIndex, to: $0.lowerBound) }
    #expect((end != nil) == (size.columns >= 120))
    for row in rows.row..<rows.endRow {
      let bar = Array(frame[row])[rows.column..<(end.map { $0 - 1 } ?? rows.endColumn)]
      let rest = Array(frame[row])[bar.endIndex..<rows.endColumn].dropFirst(2)
      let isSelected = row == rows.row + 1
      #expect(bar.allSatisfy { $0.style.attributes.contains(.reverse) == isSelected })
      #expect(rest.allSatisfy { !$0.style.attributes.contains(.reverse) })
      if isSelected { #expect(bar.allSatisfy { $0.style.foreground == .standard }) }
    }
  }

  @Test func sortedStatIsHighlightedAndShownOnce() async {
    let app = await DemoApp.started(size: Size(columns: 120, rows: 40))

    app.type("/spe>=200")
    app.press(.enter)
    let frame = app.shown()

    let start = frame.text(row: 1).firstRange(of: "Spe")?.lowerBound
    let column = start.map {
      frame.text(row: 1).distance(from: frame.text(row: 1).startIndex, to: $0)
    }
    #expect(column.map { frame[1][frame[1].startIndex + $0].style } == Theme.full.style(.heading))
    #expect(frame.text(row: 2).contains(" 200 "))
    #expect(frame.text(row: 2).occurrenceCount(of: "200") == 1)
  }

  @Test(arguments: sizes)
  func scrollThumbMovesFromTopToBottom(size: Size) async {
    let app = await DemoApp.started(size: size)
    let rows = app.state.layout.listRows

    #expect(thumb(app).first == rows.row)
    app.type("G")
    #expect(thumb(app).last == rows.endRow - 1)
    #expect(thumb(app).count <= 2)
  }

  private func thumb(_ app: PokedexApp) -> [Int] {
    let frame = app.shown()
    return frame.rows.indices.filter { frame.rows[$0].contains("┃") }
  }

  @Test(arguments: [Language.english, .japanese])
  func tooSmallMessageIsNeverCut(language: Language) async {
    let app = await DemoApp.started(language: language)
    let whole = ["The window is too small.", "Too small", "画面が小さすぎます。", "小さい", "30×8", "+"]
      .map { $0.filter { $0 != " " } }

    for columns in 1...40 {
      for rows in 1...10 where columns < 30 || rows < 8 {
        _ = app.handle(.resized(Size(columns: columns, rows: rows)))
        let text = app.shown().rows.joined().filter { $0 != " " }
        #expect(whole.contains(text), "\(text) at \(columns)×\(rows)")
      }
    }
  }
}

extension String {
  /// Returns how often a text occurs in this text.
  fileprivate func occurrenceCount(of text: String) -> Int { ranges(of: text).count }
}
