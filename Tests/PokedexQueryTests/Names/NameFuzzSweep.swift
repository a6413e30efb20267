import DexData
import PokedexModel
import PokedexQuery
import TestSupport
import Testing

@Suite("Random input", .seeded)
struct NameFuzzSweep {
  private let search = Dex().pokemonNames

  @Test func randomScalarsDoNotBreakSearch() {
    var random = SeededGenerator(stream: 12)
    let pieces = Self.pieces

    for _ in 0..<Sweep.amount(200_000, everyday: 4_000) {
      var text = ""
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        if Bool.random(using: &random) {
          text += pieces.randomElement(using: &random) ?? ""
        } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) {
          text.unicodeScalars.append(scalar)
        }
      }
      let found = search.matches(text)

      #expect(Set(found.map(\.id)).count == found.count)
      #expect(zip(found, found.dropFirst()).allSatisfy { $0.quality <= $1.quality })
      let marks = NamePattern(text).marks(in: pieces.randomElement(using: &random) ?? "")
      #expect(zip(marks, marks.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test(arguments: [
    "a", "\u{301}", "ー", "ァ", "가", "ㄱ", "♀", " ", "a ", "\u{1100}\u{1161}", "🔥", "\0", "ﾞ",
  ])
  func hugeTextFindsNothing(piece: String) {
    let text = String(repeating: piece, count: 1_000_000)

    #expect(search.matches(text).isEmpty)
    #expect(search.nearest(to: text).isEmpty)
    #expect(search.resolve(text) == nil)
    #expect(NamePattern(text).marks(in: "Pikachu").isEmpty)
  }

  @Test func patternLengthIsLimited() {
    #expect(!NamePattern(String(repeating: "a", count: NamePattern.maximumLetters)).isEmpty)
    #expect(NamePattern(String(repeating: "a", count: NamePattern.maximumLetters + 1)).isEmpty)
    #expect(NamePattern(String(repeating: " ", count: NamePattern.maximumBytes) + "a").isEmpty)
    #expect(search.matches("a b c d e f g h i j k l m n o p q r s t u v").isEmpty)
  }

  private static let pieces = [
    "pika", "chu", "mega", " ", "-", "x", "ピカ", "ー", "リザ", "ﾋﾟ", "가", "ㅍ", "리자", "喷火", "é", "ß", "œ",
    "♀",
    "25", "#", "shi", "tsu", "jya", "ou", "\u{301}", "\u{3099}", "\u{1100}", "\u{1161}", "\u{11A8}",
    "'",
  ]
}
