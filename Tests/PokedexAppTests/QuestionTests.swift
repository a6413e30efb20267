import DexData
import PokedexFeatures
import PokedexModel
import PokedexQuery
import PokedexSets
import PokedexText
import TerminalUI
import Testing

@testable import PokedexApp

/// Parsing of questions.
@Suite("Questions", .timeLimit(.minutes(5)))
struct QuestionTests {
  nonisolated static let engine = QueryEngine.ofDex()

  private func question(_ text: String, _ language: Language = .english) -> Question? {
    Self.engine.question(in: text, language: language)
  }

  @Test(arguments: Table.rows("Questions"))
  func questionTextIsParsed(row: [String]) throws {
    let kind = try #require(Question.Topic(rawValue: row[1]))
    let pokemon = row[2].split(separator: " ").compactMap { Int($0) }
    let version = row[3].isEmpty ? nil : row[3]

    #expect(question(row[0]) == Question(kind, pokemon, version: version))
  }

  /// These aren't questions that can be answered. They are names, queries, or questions about
  /// something else or about several Pokémon.
  @Test(arguments: [
    "haunter", "mewtwo x", "black kyurem", "kyurem black", "weak to fire", "fire spe>=100",
    "fire moves", "dragon weakness", "starter emerald", "legendary gold", "evolve char",
    "evolve ab", "where route 1", "where", "evolve ", "", "haunter vs", "haunter vs potion",
    "type fire", "learns surf", "pikachu raichu", "dratini xyzzy", "{pokemon} moves",
  ])
  func otherTextIsNotAQuestion(text: String) {
    #expect(question(text) == nil)
  }

  @Test(arguments: [
    (
      "does gengar still have levitate",
      "Gengar had Levitate until generation 6. It has Cursed Body now."
    ),
    ("does gengar have levitate in platinum", "Gengar has Levitate."),
    ("can pikachu learn surf in yellow", "Pikachu learns Surf in Yellow."),
    ("can pikachu learn spore", "Pikachu learns Spore in no game."),
    ("is charizard weak to water", "Water → Charizard: ×2"),
    ("is magnemite weak to fire in red", "Fire → Magnemite: ×1"),
    ("how heavy is snorlax", "Snorlax: Weight 460.0 kg"),
  ])
  func answerIsOfTheNamedGame(text: String, answer: String) {
    let words = Words(language: .english, vocabulary: DexVocabulary())
    let found = question(text).flatMap { words.answer(to: $0, Self.engine, in: nil) }

    #expect(found == answer)
  }

  @Test func overlongTextIsNotAQuestion() {
    let long = String(repeating: "where ", count: 100_000)

    #expect(question(long) == nil)
  }
}
