import DexData
import PokedexModel
import PokedexQuery
import TestSupport
import Testing

struct CompletionTests {
  private static let engine = QueryEngine.ofDex()

  /// Returns the texts of the first choices at the cursor. `¦` marks the cursor in `text`.
  private func choices(
    _ text: String, _ language: Language = .english, limit: Int = 3
  ) -> [String] {
    complete(text, language).choices.prefix(limit).map(\.text)
  }

  private func complete(_ text: String, _ language: Language = .english) -> QueryCompletion {
    let parts = text.split(separator: "¦", omittingEmptySubsequences: false)
    let cursor = parts.first?.count ?? 0
    return Self.engine.complete(
      parts.joined(), cursor: cursor, in: QuerySettings(language: language))
  }

  /// The first choices at the cursor, in the reader's language.
  @Test(arguments: TableFile("Completions.tsv").rows)
  func firstChoicesFitTheCursor(row: TableFile.Row) {
    let language = row["language"] == "ja" ? Language.japanese : .english
    let expected = row.list("choices", by: "|")

    #expect(choices(row["text"], language, limit: max(1, expected.count)) == expected)
  }

  @Test(arguments: [("ピカチ¦", "ピカチュウ"), ("ピカ¦", "ピカチュウ"), ("ふゆう¦", "特性:ふゆう"), ("じし¦", "覚える:じしん")])
  func plainWordsCompleteInTheRequestedLanguage(text: String, expected: String) {
    #expect(choices(text, .japanese, limit: 9).contains(expected))
  }

  @Test(arguments: ["resists wat¦", "sp¦", "fi¦", "weak to ¦"])
  func choicesAreUnique(text: String) {
    let choices = choices(text, limit: .max)

    #expect(choices.count == Set(choices).count)
  }

  /// Choices that would give no results come last.
  @Test(arguments: [
    ("holds:l¦", "lafeather-ball"), ("evolves-with:w¦", "wacan-berry"),
    ("hidden:dr¦", "dragonize"), ("found:route¦", "route-gate"),
  ])
  func choicesWithResultsComeFirst(text: String, emptyChoice: String) {
    let texts = choices(text, limit: .max)

    #expect(texts.first != emptyChoice)
    #expect(texts.count > 1)
  }

  @Test func lastWordChoicesComeBeforePhraseChoices() {
    let own = complete("fire sp¦")
    #expect(own.range == 5..<7)
    #expect(own.choices.first?.text == "spe")

    let all = Self.engine.complete("fire sp", cursor: 7, spansWords: true)
    #expect(all.range == 0..<7)
    #expect(all.choices.first?.text == "fire spe")
    #expect(all.choices.last?.text == "learns:fire-spin")
  }

  @Test func severalWordsAreReplacedTogether() {
    #expect(complete("fire alolan rai¦").range == 5..<15)
    #expect(complete("found:route 20¦ x").range == 6..<14)
    #expect(complete("type:fire spe¦").range == 10..<13)
  }

  @Test func choiceReplacesTheWholeWordAndItsQuotationMarks() {
    #expect(complete("fire learns:eart¦hq spe>1").range == 12..<18)
    #expect(complete("found:\"route 20¦\" x").range == 6..<16)
    #expect(complete("fire ¦").range == 5..<5)
    #expect(complete("").range == 0..<0)
  }

  @Test func aChoiceWithSpacesIsQuoted() {
    #expect(choices("ability:levitation¦", .french) == ["Lévitation"])
    #expect(
      choices("ability:absorb-¦", .french).allSatisfy { !$0.contains(" ") || $0.first == "\"" })
    #expect(choices("learns:earthq¦", .german).first == "Erdbeben")
    #expect(choices("learns:swords-d¦", .spanish).first == "\"Danza Espada\"")
  }

  /// Inserting any of the choices must give a query that parses.
  @Test(arguments: [
    "type:", "is:", "egg:", "color:", "dex:", "game:", "evolves:", "learns:s", "sort:",
  ])
  func everyChoiceIsAValidQuery(term: String) throws {
    for language in [Language.english, .japanese, .french, .korean] {
      let settings = QuerySettings(language: language)
      let completion = Self.engine.complete(term, cursor: term.count, in: settings)
      #expect(!completion.choices.isEmpty)
      for choice in completion.choices where choice.text != "dex" {
        let text = term.prefix(completion.range.lowerBound) + choice.text

        #expect(throws: Never.self) { try Self.engine.query(of: String(text), in: settings) }
      }
    }
  }

  @Test func everyTermHasADescription() {
    for term in TermTable.pokemon.all {
      let (english, japanese) = (term.about(in: .english), term.about(in: .japanese))
      #expect(english.hasSuffix(".") && english != japanese && !japanese.contains("{"))
    }
  }

  @Test(arguments: [-5, 0, 3, 900])
  func cursorOutsideTheTextIsClamped(cursor: Int) {
    let completion = Self.engine.complete("typ", cursor: cursor)

    #expect(completion.range.upperBound <= 3)
  }
}
