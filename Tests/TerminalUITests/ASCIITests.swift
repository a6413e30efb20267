import EmbeddedTables
import TerminalUI
import Testing

/// Tests of the ASCII characters that replace characters which the terminal can't display.
@Suite("Characters in ASCII")
struct ASCIITests {
  static let substitutions: [(text: String, ascii: String)] = [
    ("Pokémon Flabébé Œil Æ ß ç Ñ", "Pokemon Flabebe Oil A s c N"),
    ("Nidoran♀ Nidoran♂", "NidoranF NidoranM"), ("Farfetch’d “x”", "Farfetch'd \"x\""),
    ("│┃─├└┌┐", "|#-++++"), ("████▊ ▌ ▎ ▏", "##### = - |"), ("▸ → ← ↑ ↓ ▴", "> > < ^ v ^"),
    ("×2 ×½ ×¼ 10–20 −3 …", "x2 xh xq 10-20 -3 ."), ("＝３Ａ", "=3A"), ("★ ● ✓ ₽", "* * * P"),
    ("語", "?"),
  ]

  @Test(arguments: substitutions)
  func eachCharacterHasOneASCIISubstitute(text: String, ascii: String) {
    let bytes = text.unicodeScalars.map { ASCII.substitute(for: $0.value) }

    #expect(String(decoding: bytes, as: UTF8.self) == ascii)
  }

  /// Checks all narrow characters in the bundled tables. Wide characters have no substitutes.
  @Test(arguments: TableName.all)
  func everyNarrowCharacterInTablesHasASubstitute(name: TableName) {
    let lines = TableLines(name)
    let scalars = Set((0..<lines.count).flatMap { lines[$0].text.unicodeScalars })
      .filter { $0.value >= 0x20 && TextWidth.of($0) == 1 }

    let unsubstituted = scalars.filter {
      ASCII.substitute(for: $0.value) == UInt8(ascii: "?") && $0 != "?"
    }

    #expect(!scalars.isEmpty)
    #expect(unsubstituted == [])
  }

  @Test func everySubstituteIsVisibleASCII() {
    let bytes = (UInt32(0x20)...0x2FFFF).filter { $0 != 0x7F }.map(ASCII.substitute)

    #expect(bytes.allSatisfy { 0x20..<0x7F ~= $0 })
  }
}
