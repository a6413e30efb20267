import DexData
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// Entries of the first generations, whose games had fewer facts about a Pokémon.
@MainActor
@Suite("Entries of the first generations", .timeLimit(.minutes(5)))
struct FirstGenerationTests: TypingSteps {
  private static let large = Size(columns: 120, rows: 60)

  private func overview(_ generation: String) async -> String {
    let app = await started("e\(generation)25G", size: Self.large)
    app.press(.enter)
    return app.shown().rows.joined(separator: "\n")
  }

  @Test func firstGenerationHasNoGendersOrEggs() async {
    let shown = await overview("1")

    for word in ["Gender", "Egg groups", "Hatching", "Friendship"] {
      #expect(!shown.contains(word), "\(word)")
    }
    #expect(["Catch rate", "Growth", "as stat", "experience"].allSatisfy(shown.contains))
  }

  /// Generation II had no effort points. A Pokémon gained the base stats of the Pokémon that it
  /// defeated.
  @Test func secondGenerationHasEggsButNoEffortPoints() async {
    let shown = await overview("2")

    #expect(!shown.contains("2 Speed"))
    let words = ["Gender", "Egg groups", "Hatching", "Friendship", "its base stats"]
    #expect(words.allSatisfy(shown.contains))
  }

  @Test(arguments: ["3", "0"])
  func laterGenerationsHaveAllFacts(generation: String) async {
    let shown = await overview(generation)

    let words = ["Gender", "Egg groups", "Hatching", "Effort", "Friendship"]
    #expect(words.allSatisfy(shown.contains))
  }

  @Test(arguments: [(80, 24), (120, 40), (200, 60)].map { Size(columns: $0.0, rows: $0.1) })
  func previewOmitsHeadingsOfEmptySections(size: Size) async {
    let app = await started("e125G", size: size)

    #expect(!app.shown().rows.contains { $0.contains("Breeding") })
  }

  /// Pichu, the first member of the family, was introduced later.
  @Test func familyWithLaterFirstMemberShowsStats() async {
    let app = await started("e125G", size: Size(columns: 120, rows: 40))
    app.press(.enter, .character("2"))
    let rows = app.shown().rows

    #expect(rows.contains { $0.contains("Base stats") })
    #expect(rows.contains { $0.contains("Raichu") && $0.contains("90") })
  }

  /// PokeAPI may be newer than the bundle and have a place that the bundle doesn't know. The
  /// place's slug is then shown as words.
  @Test(arguments: Language.allCases)
  func unknownPlaceHasNoName(language: Language) {
    #expect(DemoApp.vocabulary.locationArea("paldea-pokecenter-area", in: language) == nil)
  }

  @Test(arguments: [
    (Language.english, "Hoenn Pokémon Center"), (.japanese, "ホウエンのポケモンセンター"),
    (.german, "Pokémon-Center (Hoenn)"), (.french, "Hoenn Pokémon Center"),
  ])
  func placeUnnamedInSourceHasBuiltInName(language: Language, name: String) {
    #expect(DemoApp.vocabulary.locationArea("hoenn-pokecenter-area", in: language) == name)
  }
}
