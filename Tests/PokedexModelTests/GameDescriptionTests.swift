import PokedexModel
import Testing

struct GameDescriptionTests {
  private static func description(
    _ version: String, _ texts: [Language: String]
  ) -> GameDescription {
    GameDescription(version: version, texts: LocalizedText(texts))
  }

  private let descriptions = [
    description("arceus", [.english: "E3"]),
    description("x", [.english: "E2", .japanese: "J2", .japaneseKana: "K2"]),
    description("gold", [.english: "E1", .japaneseKana: "K1", .german: "G1"]),
  ]

  @Test(arguments: [
    (Language.english, "E3"), (.japanese, "J2"), (.japaneseKana, "K2"), (.german, "G1"),
    (.french, "E3"),
  ])
  func firstTextInLanguageOrFallbackIsUsed(
    language: Language, text: String
  ) {
    #expect(descriptions[language] == text)
  }

  @Test func exactLookupHasNoFallback() {
    #expect(descriptions[exactly: .german] == "G1")
    #expect(descriptions[exactly: .french] == nil)
  }

  @Test func emptyListHasNoText() {
    #expect([GameDescription]()[.english] == nil)
  }

  /// PokeAPI's ids put the Japanese games last, although they were released first.
  @Test func newestFirstSortsByReleaseNotID() {
    let games = [
      VersionGroup(slug: "red-green-japan", generation: 1, versions: ["red-japan", "green-japan"]),
      VersionGroup(slug: "red-blue", generation: 1, versions: ["red", "blue"]),
      VersionGroup(slug: "yellow", generation: 1, versions: ["yellow"]),
    ]
    let byID = ["tomorrow", "today", "green-japan", "red-japan", "yellow", "blue", "red"]

    let ordered = byID.map { Self.description($0, [:]) }.newestFirst(among: games)

    #expect(
      ordered.map(\.version) == [
        "tomorrow", "today", "yellow", "blue", "red", "green-japan", "red-japan",
      ])
  }
}
