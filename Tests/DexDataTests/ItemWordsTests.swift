import EmbeddedTables
import PokedexModel
import PokedexText
import Testing

/// The table with one-line descriptions of items.
struct ItemWordsTests {
  private let table = TableText(.itemWords)

  @Test func everyKeyIsAnItemACategoryOrAPattern() {
    let items = TableText(.items)
    let known = Set(items["slug"]).union(items["category"].map { "category/" + $0 })

    let keys = table["key"].filter { !$0.contains("*") }

    #expect(Set(keys).subtracting(known).sorted() == [])
    #expect(Set(table["key"]).count == table.rows.count)
  }

  @Test func everyPatternDescribesItems() {
    let items = TableText(.items)["slug"]
    let patterns = table["key"].filter { $0.contains("*") }
    let idle = patterns.filter { pattern in
      let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
      return parts.count != 2
        || !items.contains {
          $0.hasPrefix(parts[0]) && $0.hasSuffix(parts[1]) && $0.count > pattern.count - 1
        }
    }

    #expect(!patterns.isEmpty)
    #expect(idle == [])
  }

  @Test func itemIsDescribedByOnePatternAtMost() {
    let patterns = table["key"].filter { $0.contains("*") }.map {
      $0.split(separator: "*", omittingEmptySubsequences: false)
    }
    let several = TableText(.items)["slug"].filter { slug in
      patterns.count { slug.hasPrefix($0[0]) && slug.hasSuffix($0[1]) } > 1
    }

    #expect(several == [])
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
