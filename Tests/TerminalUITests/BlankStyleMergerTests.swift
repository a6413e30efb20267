import TerminalUI
import Testing

/// Tests of the style in which blanks between words are written.
@Suite("Merging the styles of blanks")
struct BlankStyleMergerTests {
  private static let red = Style(foreground: .palette(1))
  private static let bold = Style(attributes: .bold)
  private static let bar = Style(attributes: .reverse)
  private static let onBlue = Style(background: .palette(4))

  /// Writes words with these styles to a row. Returns the style that each cell of the row has when
  /// it is sent to the terminal.
  private func styles(
    of parts: [(String, Style)], from start: Int = 0, columns: Int = 24
  ) -> [Style] {
    var frame = Frame(size: Size(columns: columns, rows: 1))
    var column = 0
    for (text, style) in parts {
      frame.write(text, column: column, row: 0, style: style)
      column += text.count
    }
    var styles: [Style] = []
    frame.withCells(of: 0) { cells in
      var merger = BlankStyleMerger(at: start, of: cells)
      for column in start..<cells.count { styles.append(merger.style(at: column, of: cells)) }
    }
    return styles
  }

  @Test func gapTakesStyleOfPrecedingWord() {
    let parts = [("ab", Self.red), ("  ", .plain), ("c", Self.bold)]

    #expect(
      styles(of: parts, columns: 6)
        == [Self.red, Self.red, Self.red, Self.red, Self.bold, .plain])
  }

  @Test(arguments: [bar, onBlue])
  func stylesVisibleOnBlanksAreNotMoved(style: Style) {
    let parts = [("ab", style), ("  ", .plain), ("c ", style), ("d", .plain)]

    #expect(
      styles(of: parts, columns: 7)
        == [style, style, .plain, .plain, style, style, .plain])
  }

  @Test func startAndEndOfRowArePlain() {
    let parts = [("  ", Self.red), ("a", Self.red), ("  ", Self.red)]

    #expect(styles(of: parts, columns: 6) == [.plain, .plain, Self.red, .plain, .plain, .plain])
  }

  @Test func stylesDoNotDependOnStartColumn() {
    let parts = [
      ("a", Self.red), ("   ", .plain), ("b", Self.bold), (" ", .plain), ("c", Self.bar),
      ("  ", .plain), ("d", Self.red),
    ]
    let all = styles(of: parts)

    for start in 0..<24 { #expect(styles(of: parts, from: start) == Array(all[start...])) }
  }
}
