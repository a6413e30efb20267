import TerminalUI
import Testing

@Suite("Frames as text with sequences")
struct SequenceTextTests {
  private func frame(_ text: String, _ style: Style, columns: Int = 8) -> Frame {
    var frame = Frame(size: Size(columns: columns, rows: 1))
    frame.write(text, column: 1, row: 0, style: style)
    return frame
  }

  static let styledTexts: [(depth: ColorDepth, style: Style, text: String)] = [
    (.exact, Style(), " ab\n"),
    (.none, Style(foreground: .palette(1), attributes: .bold), " ab\n"),
    (.eight, Style(attributes: [.bold, .underline]), " \u{1B}[0;1;4mab\u{1B}[m\n"),
    (.eight, Style(foreground: .palette(1)), " \u{1B}[0;31mab\u{1B}[m\n"),
    (.eight, Style(foreground: .palette(9)), " ab\n"),
    (.sixteen, Style(foreground: .palette(9)), " \u{1B}[0;91mab\u{1B}[m\n"),
    (.sixteen, Style(background: .palette(9)), " \u{1B}[0;101mab\u{1B}[m\n"),
    (.palette, Style(foreground: .palette(200)), " \u{1B}[0;38;5;200mab\u{1B}[m\n"),
    (
      .palette, Style(foreground: .rgb(red: 255, green: 0, blue: 0)),
      " \u{1B}[0;38;5;196mab\u{1B}[m\n"
    ),
    (
      .exact, Style(background: .rgb(red: 1, green: 2, blue: 3)),
      " \u{1B}[0;48;2;1;2;3mab\u{1B}[m\n"
    ),
  ]

  @Test(arguments: styledTexts)
  func styleIsWrittenInAvailableColors(depth: ColorDepth, style: Style, text: String) {
    #expect(SequenceText(depth: depth, symbols: .all).text(of: frame("ab", style)) == text)
  }

  @Test func wideGraphemesAreWrittenOnce() {
    let text = SequenceText(depth: .none, symbols: .all).text(of: frame("ピカé", .plain))

    #expect(text == " ピカé\n")
  }

  @Test func onlyASCIIIsWrittenWithASCIISymbols() {
    let text = SequenceText(depth: .none, symbols: .ascii).text(of: frame("█ é→ピ", .plain))

    #expect(text == " # e>? \n")
  }

  @Test func invisibleTrailingBlanksAreOmitted() {
    let blueBackground = Style(background: .palette(4))

    #expect(
      SequenceText(depth: .eight, symbols: .all).text(of: frame("a ", blueBackground))
        == " \u{1B}[0;44ma \u{1B}[m\n")
    #expect(
      SequenceText(depth: .eight, symbols: .all).text(of: frame("a ", Style(attributes: .bold)))
        == " \u{1B}[0;1ma\u{1B}[m\n")
  }
}
