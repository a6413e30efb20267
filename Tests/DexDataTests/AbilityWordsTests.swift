import DexData
import EmbeddedTables
import PokedexModel
import PokedexText
import Testing

/// The one-line descriptions of abilities.
struct AbilityWordsTests {
  private let table = TableText(.abilityWords)

  @Test func everyAbilityOfAPokemonIsListedOnce() {
    let held = TableText(.pokemon)["abilities"].flatMap { $0.split(separator: ",") }
      .filter { $0 != "-" }.map(String.init)

    #expect(Set(held).subtracting(table["key"]) == [])
    #expect(Set(table["key"]).subtracting(TableText(.abilities)["slug"]) == [])
    #expect(table["key"] == table["key"].sorted())
    #expect(Set(table["key"]).count == table.rows.count)
  }

  /// The left half of an 80-column window has room for 36 columns after the leading space.
  @Test(arguments: Language.interfaceLanguages)
  func lineFitsIn36Columns(language: Language) {
    let wide = table[language.code].filter { line in
      line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) } > 36
    }

    #expect(wide == [])
  }

  @Test(arguments: Language.interfaceLanguages)
  func lineIsWrittenInItsLanguage(language: Language) {
    for (key, line) in zip(table["key"], table[language.code]) where line != "-" {
      let isJapanese = line.unicodeScalars.contains { 0x3040...0x9FFF ~= $0.value }
      #expect(isJapanese == (language == .japanese), "\(key)")
      // A German line may end with an abbreviation and its full stop.
      #expect(line.last != "。" && (line.last != "." || language == .german), "\(key)")
    }
  }

  @Test func uncertainAbilityHasNoLineInAnyLanguage() {
    let lines = table.records.filter { row in
      let hasLine = Language.interfaceLanguages.map { row[$0.code] != "-" }
      return hasLine.contains(true) && hasLine.contains(false)
    }

    #expect(lines.isEmpty)
  }

  @Test func lineIsInReadersLanguage() {
    let line = { AbilityWords.line(of: "levitate", in: $0) }

    #expect(line(.english) == "Immune to Ground moves")
    #expect(line(.french) == line(.english))
    #expect(line(.japanese) == line(.japaneseKana))
    #expect(line(.german)?.hasPrefix("Immun gegen") == true)
    #expect(AbilityWords.line(of: "no-such-ability", in: .english) == nil)
  }
}
