import Foundation
import Testing

@testable import PokemonAPI

/// Tests that control sequences are removed from network text, so that it can't control the
/// terminal.
struct NetworkTextTests {
  @Test(arguments: [
    ("a\u{1B}[31mb", "ab"), ("a\u{1B}[2J\u{1B}[Hb", "ab"), ("a\u{1B}[?1049hb", "ab"),
    ("a\u{1B}]0;owned\u{07}b", "ab"), ("a\u{1B}]8;;http://x\u{1B}\\b", "ab"),
    ("a\u{1B}]52;c;AAAA\u{9C}b", "ab"), ("a\u{1B}P1;2q#0\u{1B}\\b", "ab"),
    ("a\u{1B}_Gf=100;AAAA\u{1B}\\b", "ab"), ("a\u{1B}^pm\u{1B}\\b", "ab"),
    ("a\u{1B}Xsos\u{1B}\\b", "ab"), ("a\u{1B}(0b", "ab"), ("a\u{1B}Mb", "ab"),
    ("a\u{9B}31mb", "ab"), ("a\u{9D}0;owned\u{07}b", "ab"), ("a\u{90}q\u{9C}b", "ab"),
    ("a\u{84}b", "ab"), ("a\u{1B}", "a"), ("a\u{1B}[", "a"), ("a\u{1B}]0;never ended", "a"),
    ("a\u{9B}", "a"), ("\u{1B}\u{1B}[31m", ""),
  ])
  func escapeSequenceIsRemoved(text: String, expected: String) {
    #expect(NetworkText.line(text) == expected)
  }

  @Test func controlCharactersAreRemoved() {
    for value in UInt32(0)...0x9F where value < 0x20 || value >= 0x7F {
      guard let scalar = Unicode.Scalar(value) else { continue }

      let scalars = NetworkText.prose("x\(scalar)yz").unicodeScalars

      #expect(scalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) }, "\(value)")
    }
  }

  @Test(arguments: [
    ("a\u{202E}b", "ab"), ("a\u{202A}b\u{202C}", "ab"), ("a\u{2066}b\u{2069}", "ab"),
    ("a\u{200F}b", "ab"), ("a\u{200B}b", "ab"), ("\u{FEFF}ab", "ab"), ("a\u{AD}b", "ab"),
    ("a\u{E000}b", "ab"), ("a\u{FFFD}b", "ab"), ("a\u{E0041}b", "ab"), ("a\u{7F}b", "ab"),
  ])
  func invisibleCharactersAreRemoved(text: String, expected: String) {
    #expect(NetworkText.line(text) == expected)
  }

  @Test(arguments: [
    ("a\r\nb", "a b"), ("a\nb", "a b"), ("a\u{0C}b", "a b"), ("a\tb", "a b"),
    ("a \r\n  b", "a b"), ("  a  ", "a"), ("\r\n", ""), ("a\u{2028}b", "a b"),
    ("a\u{3000}b", "a b"), ("a\u{A0}b", "a b"), ("", ""), ("a\n\u{1B}[0m\nb", "a b"),
  ])
  func whitespaceBecomesOneSpace(text: String, expected: String) {
    #expect(NetworkText.line(text) == expected)
    #expect(NetworkText.prose(text) == expected)
  }

  @Test(arguments: [
    ("Poké\u{AD}\nmon", "Pokémon"), ("Poké\u{AD}\u{0C}mon", "Pokémon"),
    ("A seed\nwas\u{0C}planted.", "A seed was planted."), ("a\u{AD}b", "ab"),
  ])
  func hyphenatedWordIsJoined(text: String, expected: String) {
    #expect(NetworkText.prose(text) == expected)
  }

  @Test func lengthIsLimited() {
    let long = String(repeating: "é", count: 5000)

    #expect(NetworkText.line(long).count == NetworkText.longestLine)
    #expect(NetworkText.prose(long).count == NetworkText.longestProse)
    #expect(NetworkText.line(String(long.prefix(200))) == String(long.prefix(200)))
  }

  @Test func spaceAtTheCutIsRemoved() {
    let text = String(repeating: "x", count: NetworkText.longestLine - 1) + " y"

    #expect(NetworkText.line(text) == String(repeating: "x", count: NetworkText.longestLine - 1))
  }

  @Test(arguments: [
    "Flabébé", "Farfetch’d", "Nidoran♀", "Nidoran♂", "Type: Null", "Mr. Mime", "Porygon-Z",
    "フシギダネ", "日本語の図鑑", "にほんご", "이상해씨", "妙蛙种子", "妙蛙種子", "Bulbizarre à l’œuf",
    "Großes Übel ß", "¿Qué? ¡Sí! ñ", "perché così", "100 %", "e\u{301}", "★ Ω ½",
  ])
  func plainTextIsUntouched(text: String) {
    #expect(Array(NetworkText.line(text).unicodeScalars) == Array(text.unicodeScalars))
    #expect(Array(NetworkText.prose(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func combiningMarksPerLetterAreLimited() {
    let text = "a" + String(repeating: "\u{301}", count: 100_000)

    #expect(NetworkText.line(text).unicodeScalars.count <= 5)
  }

  /// Unicode scalars, and pairs of them, that form a single character however often they are
  /// repeated.
  @Test(arguments: [
    "\u{903}", "\u{1F3FB}", "\u{1100}", "\u{1161}", "\u{FF9E}", "\u{D4E}", "\u{915}\u{94D}",
    "\u{200D}", "\u{FE0F}", "\u{20DD}", "\u{1F1E6}", "\u{E0020}",
  ])
  func oversizedCharacterIsTruncated(piece: String) {
    let text = "a" + String(repeating: piece, count: 100_000)

    #expect(NetworkText.line(text).unicodeScalars.count <= NetworkText.longestLine * 5)
    #expect(NetworkText.prose(text).unicodeScalars.count <= NetworkText.longestProse * 5)
  }

  @Test(arguments: [
    "x", " ", "\u{1B}[31m", "\u{AD}", "\u{1B}]0;", "x\u{301}", "\u{0C}\n", "\u{202E}",
  ])
  func veryLongTextIsTruncated(piece: String) {
    let text = String(repeating: piece, count: 200_000)

    #expect(NetworkText.line(text).count <= NetworkText.longestLine)
    #expect(NetworkText.prose(text).count <= NetworkText.longestProse)
  }

  @Test func invisibleScalarsAreRemoved() {
    let ranges: [ClosedRange<UInt32>] = [
      0x061C...0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xE000...0xF8FF,
      0xFFF0...0xFFFB, 0xFFFD...0xFFFF, 0xE0000...0xE007F, 0xF0000...0xF00FF,
    ]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }

      let text = NetworkText.line("a\(scalar)b")

      #expect(text == "ab" || text == "a b", "\(value)")
    }
  }

  @Test(arguments: [
    ("{\"a\":\"x\\ud83dy\"}", "xy"), ("{\"a\":\"\\udc09\"}", ""),
    ("{\"a\":\"\\u001b[31mred\\u009b0m\"}", "red"), ("{\"a\":\"\\u202Eab\"}", "ab"),
  ])
  func jsonEscapesAreSanitized(json: String, expected: String) throws {
    let kept = try JSONMembers.kept(["a"], of: Array(json.utf8))
    let text = try JSONDecoder().decode([String: String].self, from: Data(kept))["a"]

    #expect(NetworkText.line(try #require(text)) == expected)
  }

  @Test(arguments: ["a\u{1B}cb", "a\u{1B}7b", "a\u{1B}=b", "a\u{1B}(Bb"])
  func shortEscapeSequenceIsRemoved(text: String) {
    #expect(NetworkText.line(text) == "ab")
  }

  @Test func softHyphenBeforeCRLFIsRemoved() {
    #expect(NetworkText.prose("Poké\u{AD}\r\nmon") == "Pokémon")
  }

  @Test func nextLineCharacterBecomesASpace() {
    #expect(NetworkText.line("a\u{85}b") == "a b")
  }
}
