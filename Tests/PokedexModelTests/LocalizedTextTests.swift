import PokedexModel
import Testing

struct LocalizedTextTests {
  private let full = LocalizedText(parts: "e\tj\tk\tko\ths\tht\tf\td\ts\ti")

  @Test func everyLanguageFindsItsOwnPart() {
    #expect(
      Language.allCases.map { full[exactly: $0] }
        == ["e", "j", "k", "ko", "hs", "ht", "f", "d", "s", "i"])
    #expect(Language.allCases.map { full[$0] } == Language.allCases.map { full[exactly: $0] })
  }

  @Test func partsAndLanguagesMakeTheSameText() {
    let parts = LocalizedText(parts: "Charizard\tリザードン\t-\t-\t-\t-\tDracaufeu\t-\t-\t-")

    #expect(
      parts == LocalizedText([.french: "Dracaufeu", .english: "Charizard", .japanese: "リザードン"]))
  }

  @Test(
    arguments: [
      ([.english: "e", .japanese: "j", .japaneseKana: "k"], .japanese, "j"),
      ([.english: "e", .japaneseKana: "k"], .japanese, "k"),
      ([.english: "e"], .japanese, "e"),
      ([.japanese: "j", .english: "e"], .japaneseKana, "e"),
      ([.english: "e", .french: "f"], .german, "e"),
      ([.english: "e", .simplifiedChinese: "s"], .traditionalChinese, "e"),
      ([.english: "e", .italian: "i"], .italian, "i"),
      ([.japanese: "j"], .english, nil),
      ([.japanese: "j"], .korean, nil),
      ([:], .japanese, nil),
    ] as [([Language: String], Language, String?)])
  func missingTextUsesFallbackLanguage(
    texts: [Language: String], language: Language, expected: String?
  ) {
    #expect(LocalizedText(texts)[language] == expected)
  }

  @Test func resolvingReportsFallbackLanguage() throws {
    let text = LocalizedText([.english: "e", .japaneseKana: "k"])

    let japanese = try #require(text.resolve(.japanese))
    let french = try #require(text.resolve(.french))

    #expect(japanese == ("k", .japaneseKana))
    #expect(french == ("e", .english))
  }

  @Test func exactTextHasNoFallback() {
    let text = LocalizedText([.english: "e"])

    #expect(text[exactly: .english] == "e")
    #expect(Language.allCases.filter { text[exactly: $0] != nil } == [.english])
  }

  @Test func hyphenMeansUnknownOnlyAsWholePart() {
    let text = LocalizedText(parts: "-\tHo-Oh\t--\t-\t-\t-\t-\t-\t-\t-")

    #expect(text[exactly: .english] == nil)
    #expect(text[exactly: .japanese] == "Ho-Oh")
    #expect(text[exactly: .japaneseKana] == "--")
  }

  @Test func missingPartsAreUnknown() {
    let text = LocalizedText(parts: "e\tj")

    #expect(text[exactly: .japanese] == "j")
    #expect(text[exactly: .japaneseKana] == nil)
    #expect(text[exactly: .italian] == nil)
  }

  @Test func emptyTextHasNoLanguage() {
    let text = LocalizedText([:])

    #expect(Language.allCases.allSatisfy { text[$0] == nil })
    #expect(text.all.isEmpty)
  }

  @Test func allListsTheKnownLanguagesInOrder() {
    let text = LocalizedText([.italian: "i", .english: "e", .korean: "k"])

    #expect(text.all.map(\.language) == [.english, .korean, .italian])
    #expect(text.all.map(\.text) == ["e", "k", "i"])
  }

  @Test func tabWithinATextBecomesASpace() {
    let text = LocalizedText([.english: "a\tb", .japanese: "j"])

    #expect(text[exactly: .english] == "a b")
    #expect(text[exactly: .japanese] == "j")
  }
}
