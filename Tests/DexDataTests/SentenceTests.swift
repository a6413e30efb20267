import EmbeddedTables
import PokedexModel
import PokedexText
import Testing

struct SentenceTests {
  @Test func casesAreTheKeysInTheOrderOfTheTable() {
    #expect(Sentence.allCases.map { "\($0)" } == TableText(.sentences)["key"])
  }

  @Test(
    arguments: [
      .sentences, .placeWords, .abilityWords, .moveWords, .itemWords, .queryWords, .paletteWords,
    ]
      as [TableName])
  func columnsAreTheLanguagesOfTheInterface(table: TableName) {
    #expect(TableText(table).columns == ["key"] + Language.interfaceLanguages.map(\.code))
    #expect(Language.interfaceLanguages == [.english, .japanese, .german])
  }

  @Test(arguments: Language.interfaceLanguages)
  func textMatchesRowOfItsKey(language: Language) {
    let texts = Sentence.allCases.map { $0.text(in: language) }

    #expect(texts == TableText(.sentences)[language.code])
  }

  @Test func textsAreJoinedByRulesOfLanguage() {
    let names = ["a", "b", "c"]

    #expect(Sentence.listPair.joining(names, in: .english) == "a, b, c")
    #expect(Sentence.listPair.joining(names, in: .japanese) == "a、b、c")
    #expect(Sentence.clausePair.joining(["{2}", "b"], in: .english) == "{2} b")
    #expect(Sentence.listPair.joining(["a"], in: .english) == "a")
    #expect(Sentence.listPair.joining([], in: .japanese) == "")
  }

  @Test(arguments: [Sentence.listPair, .generationPair, .clausePair], Language.interfaceLanguages)
  func pairBeginsAndEndsWithPlaceholder(pair: Sentence, language: Language) {
    let words = pair.text(in: language)

    #expect(words.hasPrefix("{1}") && words.hasSuffix("{2}") && words.count > 6)
  }

  @Test(arguments: Language.interfaceLanguages)
  func generationsHaveTenNumerals(language: Language) {
    let numerals = Sentence.generationNumerals.text(in: language).split(separator: " ")

    #expect(numerals.count == 10 && Set(numerals).count == 10)
  }

  @Test(
    arguments: [
      (Language.english, Language.english), (.japanese, .japanese), (.japaneseKana, .japanese),
      (.korean, .english), (.simplifiedChinese, .english), (.french, .english),
      (.german, .german),
    ])
  func languageHasExpectedInterface(language: Language, interface: Language) {
    #expect(language.interface == interface)
  }

  @Test(arguments: Sentence.allCases)
  func sentenceHasWordsInEveryLanguage(sentence: Sentence) {
    for language in Language.interfaceLanguages {
      let text = sentence.text(in: language)

      #expect(!text.isEmpty && text != "-")
    }
  }

  @Test(arguments: Sentence.allCases)
  func placeholdersAreTheSameInEveryLanguage(sentence: Sentence) {
    let english = Self.placeholders(sentence.text(in: .english))

    for language in Language.interfaceLanguages {
      #expect(Self.placeholders(sentence.text(in: language)) == english)
    }
    #expect(english == (1...9).prefix(english.count).map { "{\($0)}" })
  }

  /// A text that is split at vertical bars (`|`) must have the same number of parts in every
  /// language.
  @Test(arguments: Sentence.allCases)
  func partCountIsTheSameInEveryLanguage(sentence: Sentence) {
    let counts = Language.interfaceLanguages.map { language in
      sentence.text(in: language).count { $0 == "|" }
    }

    #expect(Set(counts).count == 1)
  }

  @Test func argumentsReplaceTheirPlaceholders() {
    #expect(Sentence.generation.text(in: .english, "3") == "Generation 3")
    #expect(Sentence.generation.text(in: .japanese, "3") == "第3世代")
    #expect(Sentence.leftOut.text(in: .german, "3") == "3 kamen später: A zeigt sie")
    #expect(
      Sentence.closest.text(in: .english, "pikchu", "pikachu")
        == "there is no Pokémon “pikchu”; closest: pikachu")
  }

  @Test func missingArgumentLeavesThePlaceholder() {
    #expect(Sentence.generation.text(in: .english) == "Generation {1}")
  }

  /// Returns the distinct placeholders of a text, in ascending order.
  private static func placeholders(_ text: String) -> [String] {
    (0...99).map { "{\($0)}" }.filter { text.contains($0) }
  }
}
