import PokedexText
import Testing

/// Quoting of external text, such as user input, in error sentences.
struct QuoteTests {
  @Test(arguments: [
    ("", ""), ("Mr. Mime", "Mr. Mime"), ("ピカチュウ", "ピカチュウ"), ("é", "é"),
    ("\u{1B}[2J", "\\u{1B}[2J"), ("a\r\nb\tc", "a\\u{D}\\u{A}b\\u{9}c"), ("\u{7F}", "\\u{7F}"),
    ("\u{9B}1m", "\\u{9B}1m"), ("\u{202E}x", "\\u{202E}x"), ("\u{2028}", "\\u{2028}"),
    ("\\u{1B}", "\\u{1B}"),
  ])
  func invisibleCharactersAreEscaped(text: String, visible: String) {
    #expect(Quote.visible(text) == visible)
    #expect(Quote.text(text) == visible)
    #expect(Quote.path(text) == visible)
  }

  @Test(arguments: ["a", "ピ", "e\u{301}\u{301}\u{301}", "\u{301}", "\u{1B}", "👨‍👩‍👧", "\u{10FFFF}"])
  func longTextIsQuotedOnOneLine(piece: String) {
    let text = String(repeating: piece, count: 40_000)

    for quote in [Quote.text(text), Quote.path(text)] {
      #expect(quote.unicodeScalars.count <= 62)
      #expect(!quote.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
    #expect(Quote.text(text).unicodeScalars.last == "…")
    #expect(Quote.path(text).unicodeScalars.first == "…")
  }

  @Test func sixtyColumnsAreShownWhole() {
    let text = String(repeating: "a", count: 60)

    #expect(Quote.text(text) == text)
    #expect(Quote.text(text + "b") == text.dropLast() + "…")
  }
}
