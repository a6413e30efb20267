import TerminalUI
import TestSupport
import Testing

/// Our widths of graphemes against those of a terminal: where its cursor stands after one.
@Suite("Widths in a terminal", .timeLimit(.minutes(5)), .onOwnThreads)
struct TerminalWidthTests {
  /// Of what the screens are made of, and of what people type.
  static let graphemes: [Character] = [
    "A", "é", "e\u{301}", "ß", "♀", "♂", "★", "·", "…", "—", "“", "×", "½", "°", "₽", "│", "┃",
    "─", "█", "▏", "▸", "▴", "→", "↑", "✓", "⌫", "ピ", "が", "か\u{3099}", "図", "한",
    "\u{1112}\u{1161}",
    "Ａ", "（", "「", "、", "ｶ", "Ж", "λ", "ō", "🔥", "語",
  ]

  @Test func cursorStandsBehindAsManyColumns() throws {
    for grapheme in Self.graphemes {
      let terminal = try TmuxTerminal(command: "printf %s \"\(grapheme)\"; cat")
      var column = 0
      try terminal.screen("\(grapheme)") { _ in
        let place = (try? terminal.run("display-message -p '#{cursor_x}'"))?.first ?? ""
        column = Int(place) ?? 0
        return column > 0
      }

      #expect(column == TextWidth.of(grapheme), "\(grapheme)")
    }
  }
}
