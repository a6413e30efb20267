import TerminalUI
import PokedexFeatures
import PokedexModel
import Testing

@testable import PokedexApp

/// An evolution from one species to another, with the sentences that describe it.
struct StepCase: Sendable, CustomTestStringConvertible {
  let from: String
  let to: String
  let sentences: [String]

  var testDescription: String { "\(from) → \(to)" }

  /// The evolutions in Evolutions.tsv. Those with facts are complete in the fact table.
  static func all(in language: Language, onlyWithFacts: Bool = false) -> [StepCase] {
    Table.rows("Evolutions").filter { row in
      row[0] == language.code && (!onlyWithFacts || row[1] == "yes")
    }.map { row in
      StepCase(
        from: row[2], to: row[3],
        sentences: row[4].split(separator: " | ").map(String.init))
    }
  }

  /// Returns the sentences that the page shows in a language.
  func renderedSentences(in language: Language) async throws -> [String] {
    let pages = PagesOfBundle(language)
    let steps = try await pages.entry(.name(from), .evolution).parts.evolutionSteps ?? []
    return steps.filter { $0.from == from && $0.to == to }
      .map { step in
        EvolutionWords([step], words: pages.words).way
      }
  }
}

@Suite("The page of evolution", .timeLimit(.minutes(5)))
struct PagesEvolutionTests {
  @Test(arguments: StepCase.all(in: .english))
  func evolutionMethodIsDescribedInEnglish(way: StepCase) async throws {
    #expect(try await way.renderedSentences(in: .english) == way.sentences)
  }

  @Test(arguments: StepCase.all(in: .japanese))
  func evolutionMethodIsDescribedInJapanese(way: StepCase) async throws {
    #expect(try await way.renderedSentences(in: .japanese) == way.sentences)
  }

  @Test(arguments: [
    ("leafeon", Language.english, "Eterna Forest (Diamond / Pearl, Platinum, "),
    ("leafeon", .english, "Pinwheel Forest (Black / White, Black 2 / White 2)"),
    ("leafeon", .english, "Route 20 (X / Y), Petalburg Woods (Omega Ruby / Alpha Sapphire)"),
    ("leafeon", .japanese, "トウカの森（オメガルビー・アルファサファイア）"),
    ("leafeon", .german, "Blütenburgwald (Omega Rubin / Alpha Saphir)"),
    ("magnezone", .english, "New Mauville (Omega Ruby / Alpha Sapphire)"),
    ("runerigus", .english, "at Dusty Bowl (Sword / Shield) under the stone arch"),
    ("alcremie", .english, "spin holding Strawberry Sweet, Berry Sweet, Love Sweet, Star Sweet, "),
    ("alcremie", .english, "time of day and the direction and length of the spin"),
    ("alcremie", .japanese, "クリームは時間帯と回る向きと長さで決まる"),
    ("alcremie", .german, "Creme je nach Tageszeit, Drehrichtung und Drehdauer"),
    ("wormadam-trash", .german, "im Lumpenumhang (letzter Kampf in einem Gebäude)"),
    ("toxtricity-low-key", .japanese, "性格は"),
    ("gengar", .german, "Verbindungsschnur"),
  ])
  func treeShowsGamesOfPlacesAndHeldItems(
    name: String, language: Language, text: String
  ) async throws {
    let pages = PagesOfBundle(language, size: Size(columns: 700, rows: 60))
    var entry = try await pages.entry(.name(name), .evolution)
    entry.table.opened = ["places"]
    let lines = pages.page(entry).panes.joined().map(\.text)

    #expect(lines.contains { $0.contains(text) }, "\(lines.joined(separator: "\n"))")
  }
}
