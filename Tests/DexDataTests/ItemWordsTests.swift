import EmbeddedTables
import PokedexModel
import PokedexText
import Testing

/// The table with one-line descriptions of items.
struct ItemWordsTests {
  private let table = TableText(.itemWords)

  @Test func everyKeyIsAnItemOrACategory() {
    let items = TableText(.items)
    let known = Set(items["slug"]).union(items["category"].map { "category/" + $0 })

    #expect(Set(table["key"]).subtracting(known).sorted() == [])
    #expect(Set(table["key"]).count == table.rows.count)
  }

  @Test(arguments: Language.interfaceLanguages)
  func lineIsWrittenInItsLanguage(language: Language) {
    for (key, line) in zip(table["key"], table[language.code]) {
      let isJapanese = line.unicodeScalars.contains { 0x3040...0x9FFF ~= $0.value }
      #expect(isJapanese == (language == .japanese), "\(key)")
      #expect(line.last != "。" && (line.last != "." || language == .german), "\(key)")
    }
  }

  @Test func lineIsInReadersLanguage() {
    let line = { ItemWords.line(of: "choice-scarf", in: $0) }

    #expect(line(.english)?.hasPrefix("Speed ×1.5") == true)
    #expect(line(.french) == line(.english))
    #expect(line(.japanese) == line(.japaneseKana))
    #expect(line(.german)?.hasPrefix("Initiative ×1,5") == true)
    #expect(ItemWords.line(of: "no-such-item", in: .english) == nil)
  }
}
