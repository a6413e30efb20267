import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of the effects and descriptions in PokeAPI's recorded responses.
@Suite(.timeLimit(.minutes(5)), .serialized)
struct EffectRecordedTests {
  static let effects: [(subject: EffectSubject, language: Language, start: String)] = [
    (.ability("overgrow"), .english, "When this Pokémon has 1/3 or less of its HP remaining, its"),
    (.ability("overgrow"), .german, "Wenn ein Pokémon mit dieser Fähigkeit nur noch 1/3 seiner"),
    (.ability("overgrow"), .korean, "HP가"),
    (.move("thunder"), .english, "Inflicts regular damage. Has a chance to paralyze the target."),
    (.move("thunder"), .french, "Inflige des dégâts réguliers. A une chance de paralyser la"),
    (.move("thunder"), .japanese, "激しい 雷を"),
  ]

  @Test(arguments: effects)
  func effectIsReadInEachLanguage(
    subject: EffectSubject, language: Language, start: String
  ) async throws {
    try await RecordedServer.withClient { api in
      let effect = try await api.fetch(.effect(of: subject)).value

      let text = try #require(effect?[exactly: language])
      #expect(text.hasPrefix(start), "\(text)")
      #expect(effect?.all.count == Language.allCases.count)
    }
  }

  @Test func descriptionsCoverEveryGame() async throws {
    try await RecordedServer.withClient { api in
      let species = try await api.fetch(.pokemon(.name("pikachu"))).value.species
      let descriptions = try #require(species.descriptions)

      #expect(descriptions.first?.version == "legends-arceus")
      #expect(descriptions.last?.version == "red")
      #expect(Set(descriptions.map(\.version)).count == descriptions.count)
      #expect(descriptions.count > 30)
      #expect(descriptions.first?.texts.all.map(\.language) == [.english])
      let texts = descriptions.flatMap { $0.texts.all.map(\.text) }
      #expect(texts.filter { $0.contains { $0.isNewline || $0 == "\u{AD}" } } == [])
    }
  }
}
