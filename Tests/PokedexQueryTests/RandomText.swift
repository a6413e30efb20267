import PokedexQuery
import TestSupport

/// Generates random texts from pieces of the query language, letters of all scripts, and any other
/// character that a keyboard or a paste can produce.
struct RandomText {
  private var random: SeededGenerator

  init(seed: UInt64 = SeededGenerator.seedOfRun, stream: Int) {
    random = SeededGenerator(seed: seed, stream: stream)
  }

  private static let pieces: [String] =
    TermTable.pokemon.all.flatMap { [$0.name, $0.example] + $0.aliases.prefix(2) } + [
      ":", ":", "=", "!=", "<", "<=", ">", ">=", "(", ")", "|", "!", "@", ",", "\"", "“", "”", "「",
      "」", "..", "%", "-", "#", "&", "~", " ", " ", " ", " ", "\t", "\n", "or", "not", "and", "100",
      "0", "-1", "99999999999999999999", "1e9", "0.5", "1/0", "¼", "x4", "90%", "6ft", "kg", "fire",
      "ほのお", "リザードン", "charizard", "water", "levitate", "surf", "machine", "platinum",
      "legendary", "desc", "by", "to", "4x", "tier", "swords", "dance", "/", "・", "iv", "type",
      "null", "mr", "mime", "gen4", "第4世代", "🔥", "e\u{301}", "\u{200D}",
      "\u{202E}", "\u{0}", "ﾟ", "ﾞ", "＝", "（", "）", "：", "．", "１２", "ß", "İ", "👨‍👩‍👧",
    ]

  mutating func next() -> String {
    var text = ""
    let count = Int.random(
      in: 0...(Int.random(in: 0..<40, using: &random) == 0 ? 200 : 9), using: &random)
    for _ in 0..<count {
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random))
        text.unicodeScalars.append(scalar ?? "?")
      case 1: text.unicodeScalars.append(Unicode.Scalar(UInt8.random(in: 0...127, using: &random)))
      default: text += Self.pieces.randomElement(using: &random) ?? ""
      }
      if Bool.random(using: &random) { text += " " }
    }
    return text
  }
}
