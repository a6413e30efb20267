import TerminalUI
import TestSupport
import Testing

/// Compares the width that `TextWidth` gives for a grapheme with the distance that a terminal's
/// cursor moves.
@Suite("Widths in a terminal", .timeLimit(.minutes(5)), .onOwnThreads)
struct TerminalWidthTests {
  /// Graphemes that occur on the program's screens and in typical input.
  static let graphemes: [Character] = [
    "A", "é", "e\u{301}", "ß", "♀", "♂", "★", "·", "…", "—", "“", "×", "½", "°", "₽", "│", "┃",
    "─", "█", "▏", "▸", "▴", "→", "↑", "✓", "⌫", "ピ", "が", "か\u{3099}", "図", "한",
    "\u{1112}\u{1161}",
    "Ａ", "（", "「", "、", "ｶ", "Ж", "λ", "ō", "🔥", "語",
  ]

  @Test func cursorMovesByWidthOfGrapheme() throws {
    for grapheme in Self.graphemes {
      let terminal = try TmuxTerminal(command: "printf %s \"\(grapheme)\"; cat")
      var column = 0
      try terminal.screen("\(grapheme)") { _ in
        let answer = (try? terminal.run("display-message -p '#{cursor_x}'"))?.first ?? ""
        column = Int(answer) ?? 0
        return column > 0
      }

      #expect(column == TextWidth.of(grapheme), "\(grapheme)")
    }
  }
}
