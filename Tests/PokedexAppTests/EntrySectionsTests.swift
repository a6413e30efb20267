import DexData
import Foundation
import PokedexFeatures
import PokedexModel
import PokemonAPI
import PokemonAPIMock
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

@Suite("Pages as text, and an entry's card")
struct EntrySectionsTests {
  typealias Section = EntrySections.Section

  private let api = MockPokemonAPI()

  /// Loads an entry with the data of every section.
  private func entry(_ name: String, generation: Int? = nil) async throws -> EntryContent {
    let today = try await api.fetch(.pokemon(.name(name))).value
    let past = try await api.fetch(.pastValues(of: today)).value
    let edition = generation.map { Dex().edition(generation: $0) }
    let pokemon = try #require(today.asOf(edition, past))
    let parts = try await EntryParts(EntryPart.allCases, of: pokemon, from: api)
    var entry = EntryContent(pokemon, parts: parts)
    entry.edition = .ofGeneration(generation)
    entry.history = Dex().history(ofVariety: pokemon.id)
    for variety in pokemon.species.varieties {
      entry.parts.varieties[variety.id] = try await api.fetch(.pokemon(.id(variety.id))).value
    }
    return entry
  }

  private func words(_ language: Language, _ symbols: CharacterLimits = .all) -> Words {
    Words(language: language, vocabulary: DexVocabulary(), symbols: symbols)
  }

  private func sections(
    _ name: String, _ wanted: [Section], game: String? = nil, generation: Int? = nil
  ) async throws -> String {
    let sections = EntrySections(Set(wanted), game: game)
    let entry = try await entry(name, generation: generation)
    let all = EntryText.text(of: entry, with: sections, words: words(.english), columns: 80)
    let last = all.range(of: "Italiano")?.upperBound ?? all.startIndex
    return String(all[last...].drop { $0 != "\n" }.dropFirst(2))
  }

  // MARK: Complete outputs

  static let texts: [(columns: Int, language: Language)] = [
    (40, .japanese), (80, .english), (120, .japanese),
  ]

  @Test(arguments: texts)
  func textMatchesSnapshot(columns: Int, language: Language) async throws {
    let text = EntryText.text(
      of: try await entry("pikachu"), with: EntrySections(Set(Section.allCases), game: "yellow"),
      words: words(language), columns: columns)

    try Snapshot.verify(text, "text-pikachu-\(columns)-\(language.code)")
  }

  static let cards: [(columns: Int, language: Language)] = [
    (40, .japanese), (80, .english), (120, .german),
  ]

  @Test(arguments: cards)
  func cardMatchesSnapshot(columns: Int, language: Language) async throws {
    let card = EntryCard(
      try await entry("charizard-mega-x"), with: .none, words: words(language), columns: columns)

    try Snapshot.verify(
      card.frame(picture: nil, theme: .mono), "card-\(columns)-\(language.code)")
  }

  @Test(arguments: [40, 80])
  func pictureIsBesideOrAboveText(columns: Int) async throws {
    let card = EntryCard(
      try await entry("pikachu"), with: EntrySections([.held], game: "yellow"),
      words: words(.english), columns: columns)
    let picture = PNGWriter(kind: .rgb).file(width: 24, height: 24) { column, row in
      column < 12 ? [200, 0, 0] : [0, row < 12 ? 0 : 200, 200]
    }

    let frame = card.frame(
      picture: picture, theme: Theme(.dark, on: .dark, depth: .palette))

    try Snapshot.verify(frame, "card-picture-\(columns)", withStyles: columns == 40)
  }

  // MARK: Facts

  @Test func textWithoutSectionsHasOnlyFacts() async throws {
    let entry = try await entry("eevee")

    let text = EntryText.text(of: entry, with: .none, words: words(.english), columns: 80)

    #expect(text == EntryText.text(of: entry, words: words(.english)))
  }

  @Test func sectionReplacesFactsOfItsKind() async throws {
    let text = EntryText.text(
      of: try await entry("eevee"), with: EntrySections([.evolution, .forms]),
      words: words(.english), columns: 80)

    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0 == "Evolution" }.count == 1)
    #expect(!lines.contains("Varieties"))
    #expect(!text.contains("  → Vaporeon"))
  }

  @Test(arguments: [
    ("lechonk", Section.moves, "legends-za", "Moves\nNo moves are recorded for it in "),
    ("gengar", .places, "red-blue", "Places\nNot found in the wild in Red / Blue.\n"),
    ("lechonk", .places, "scarlet-violet", "\nScarlet / Violet\nSouth Province (Area One) "),
    ("eevee", .held, "legends-za", "Held items\nNo wild held items are recorded.\n"),
    (
      "pikachu", .held, "x-y",
      "Held items\nX / Y\nHolds Light Ball 5 %\n  Light Ball  Pikachu: Attack and Sp. Atk ×2"
    ),
  ])
  func sectionsShowOnlyDataOfChosenGame(
    name: String, section: Section, game: String, text: String
  ) async throws {
    #expect(try await sections(name, [section], game: game).contains(text))
  }

  @Test func placesIncludeHeldItemsIfBothAreRequested() async throws {
    let text = try await sections("pikachu", [.places, .held], game: "x-y")
    let placesOnly = try await sections("pikachu", [.places], game: "x-y")

    #expect(text.contains("Holds Light Ball"))
    #expect(!text.contains("Held items"))
    #expect(!placesOnly.contains("Holds"))
  }

  @Test func movesComeFromChosenGeneration() async throws {
    let text = try await sections("pikachu", [.moves], generation: 3)

    #expect(text.hasPrefix("Moves\nFireRed / LeafGreen "))
  }

  @Test func textHasNoInteractiveControls() async throws {
    let text = try await sections("charmeleon", [.matchups, .moves])

    #expect(text.contains("\nAttacking types\n✓Fire\n\n"))
    #expect(!text.contains("▾"))
  }

  @Test(
    arguments: ["eevee", "unown", "pikachu", "alcremie", "deoxys-attack", "mew", "arceus"],
    [Language.english, .japanese, .german])
  func linesFitRequestedWidth(name: String, language: Language) async throws {
    let entry = try await entry(name)
    let all = EntrySections(Set(Section.allCases))

    for columns in [40, 60, 80, 120] {
      let text = EntryText.text(of: entry, with: all, words: words(language), columns: columns)
      for line in text.split(separator: "\n") {
        #expect(TextWidth.of(String(line)) <= columns, "\(columns): \(line)")
        #expect(line.last != " ")
      }
    }
  }

  @Test func cardEndsWithDescription() async throws {
    let whole = try await entry("mew")
    var parts = EntryParts()
    parts.evolutionLine = whole.parts.evolutionLine
    parts.descriptions = [
      GameDescription(version: "red", texts: LocalizedText([.english: "So rare."]))
    ]
    let describedEntry = EntryContent(whole.pokemon, parts: parts)

    let card = EntryCard(describedEntry, with: .none, words: words(.english), columns: 40)
    let frame = card.frame(picture: nil, theme: .mono)

    #expect(frame.rows.suffix(3) == ["", "Description · Red", "So rare."])
  }

  @Test(arguments: [1, 2, 7, 1000])
  func cardRendersAtAnyWidth(columns: Int) async throws {
    let card = EntryCard(
      try await entry("eevee"), with: EntrySections(Set(Section.allCases)),
      words: words(.japanese), columns: columns)

    let frame = card.frame(picture: [1, 2, 3], theme: .mono)

    #expect(frame.size.columns == min(columns, 120))
  }
}
