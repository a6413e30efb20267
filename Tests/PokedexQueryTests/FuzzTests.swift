import DexData
import PokedexModel
import PokedexQuery
import TestSupport
import Testing

/// Texts by chance: pieces of the language, letters of all scripts and anything that a keyboard or a paste
/// may bring.
struct RandomText {
  private var random: SeededGenerator

  init(seed: UInt64 = SeededGenerator.seedOfRun, stream: Int) {
    random = SeededGenerator(seed: seed, stream: stream)
  }

  private static let pieces: [String] =
    QueryTerm.all.flatMap { [$0.name, $0.example] + $0.aliases.prefix(2) } + [
      ":", ":", "=", "!=", "<", "<=", ">", ">=", "(", ")", "|", "!", "@", ",", "\"", "“", "”", "「",
      "」", "..", "%", "-", "#", "&", "~", " ", " ", " ", " ", "\t", "\n", "or", "not", "and", "100",
      "0", "-1", "99999999999999999999", "1e9", "0.5", "1/0", "¼", "x4", "90%", "6ft", "kg", "fire",
      "ほのお", "リザードン", "charizard", "water", "levitate", "surf", "machine", "platinum",
      "legendary", "type", "null", "mr", "mime", "gen4", "第4世代", "🔥", "e\u{301}", "\u{200D}",
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

@Suite(.seeded)
struct FuzzTests {
  /// Reads texts and asks what could stand at their ends, for mistakes with a place outside of them.
  static func strange(_ count: Int, _ texts: RandomText, _ engine: QueryEngine) -> [String] {
    var texts = texts
    var strange: [String] = []
    for round in 0..<count {
      let text = texts.next()
      do throws(QueryMistake) {
        _ = try engine.query(of: text)
      } catch {
        let length = text.count
        if error.range.lowerBound < 0 || error.range.upperBound > length { strange.append(text) }
      }
      if round % 100 == 0 {
        let completion = engine.complete(text, cursor: text.count / 2)
        if completion.range.upperBound > text.count { strange.append(text) }
      }
    }
    return strange
  }

  @Test func noTextStopsTheParserAndEveryMistakeLiesWithin() {
    let engine = QueryEngine(source: DexQuerySource())

    #expect(Self.strange(100_000, RandomText(stream: 1), engine) == [])
  }

  @Test func noTextStopsASearch() {
    let engine = QueryEngine.ofDex()
    var texts = RandomText(stream: 2)

    for _ in 0..<2000 {
      let text = texts.next()
      let answer = try? engine.run(text, in: QuerySettings(language: .japanese))
      #expect((answer?.ids.count ?? 0) <= 1351)
    }
  }
}
