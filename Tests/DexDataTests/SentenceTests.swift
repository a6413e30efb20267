import EmbeddedTables
import PokedexModel
import PokedexText
import Testing

struct SentenceTests {
  @Test func rowsAreTheCasesInTheirOrder() {
    #expect(Sentence.keys == Sentence.allCases.map { "\($0)" })
  }

  @Test func columnsAreTheLanguagesOfTheInterface() {
    #expect(TableText(.sentences).columns == ["key", "en", "ja"])
    #expect(InterfaceLanguage.allCases == [.english, .japanese])
  }

  @Test(arguments: Sentence.allCases)
  func sentenceHasWordsInBothLanguages(sentence: Sentence) {
    for language in InterfaceLanguage.allCases {
      let text = sentence.text(in: language)

      #expect(!text.isEmpty && text != "-")
    }
  }

  @Test(arguments: Sentence.allCases)
  func placeholdersAreTheSameInBothLanguages(sentence: Sentence) {
    let english = Self.placeholders(sentence.text(in: .english))
    let japanese = Self.placeholders(sentence.text(in: .japanese))

    #expect(english == japanese)
    #expect(english == (1...9).prefix(english.count).map { "{\($0)}" })
  }

  @Test func argumentsStandForTheirPlaceholders() {
    #expect(Sentence.generation.text(in: .english, "3") == "Generation 3")
    #expect(Sentence.generation.text(in: .japanese, "3") == "第3世代")
    #expect(
      Sentence.closest.text(in: .english, "pikchu", "pikachu")
        == "there is no Pokémon “pikchu”; closest: pikachu")
  }

  @Test func missingArgumentLeavesThePlaceholder() {
    #expect(Sentence.generation.text(in: .english) == "Generation {1}")
  }

  /// The placeholders of a text, each once, in order.
  private static func placeholders(_ text: String) -> [String] {
    (0...99).map { "{\($0)}" }.filter { text.contains($0) }
  }
}
