import DexData
import EmbeddedTables
import PokedexModel
import PokedexText
import Testing

/// The one-line descriptions of moves.
struct MoveWordsTests {
  private let table = TableText(.moveWords)

  @Test func everyRowBelongsToOneMove() {
    #expect(Set(table["key"]).subtracting(TableText(.moves)["slug"]) == [])
    #expect(table["key"] == table["key"].sorted())
    #expect(Set(table["key"]).count == table.rows.count)
  }

  @Test(arguments: Language.interfaceLanguages)
  func lineFitsIn100Columns(language: Language) {
    let wide = table[language.code].filter { $0.columns > 100 }

    #expect(wide == [])
  }

  @Test(arguments: Language.interfaceLanguages)
  func lineIsWrittenInItsLanguage(language: Language) {
    for (key, line) in zip(table["key"], table[language.code]) {
      let isJapanese = line.unicodeScalars.contains { 0x3040...0x9FFF ~= $0.value }
      #expect(isJapanese == (language == .japanese), "\(key)")
      #expect(line.last != "。" && line.last != ".", "\(key)")
    }
  }

  @Test func lineIsInReadersLanguage() {
    let line = { MoveWords.line(of: "u-turn", in: $0) }

    #expect(line(.french) == line(.english))
    #expect(line(.japanese) == line(.japaneseKana))
    #expect(MoveWords.line(of: "no-such-move", in: .english) == nil)
  }
}

extension String {
  /// The width in columns: wide characters count twice.
  fileprivate var columns: Int {
    unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
  }
}
