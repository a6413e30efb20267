import DexData
import PokedexFeatures
import PokedexModel
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp
@testable import PokedexScreens

/// A family's tree at a width.
struct FamilyCase: Sendable, CustomTestStringConvertible {
  let name: String
  let id: Int
  let size: Size
  let language: Language

  var testDescription: String { "\(name) \(size.columns)x\(size.rows) \(language.code)" }

  static let sizes = [
    Size(columns: 30, rows: 8), Size(columns: 40, rows: 12), Size(columns: 80, rows: 24),
    Size(columns: 120, rows: 40), Size(columns: 200, rows: 60),
  ]

  static let families: [(name: String, id: Int)] = [
    ("charizard", 6), ("eevee", 133), ("wurmple", 265), ("applin", 840), ("alcremie", 869),
    ("pikachu", 25), ("tyrogue", 236), ("ralts", 280), ("slowpoke", 79), ("rockruff", 744),
  ]

  static let all = families.flatMap { family in
    [Language.english, .japanese].flatMap { language in
      sizes.map { FamilyCase(name: family.name, id: family.id, size: $0, language: language) }
    }
  }
}

@MainActor
@Suite("A family is a tree", .timeLimit(.minutes(10)), .seeded)
struct FamilyPageTests {
  @Test(arguments: FamilyCase.all)
  func screenIsAsRecorded(family: FamilyCase) async throws {
    let app = await DemoApp.started(size: family.size, language: family.language)
    app.model.open(.pokemon(family.id))
    app.type("2")

    let screen = ScreenCase(
      screen: "family-" + family.name, language: family.language, columns: family.size.columns,
      rows: family.size.rows)
    try Snapshot.verify(app.shown(), screen.name)
  }

  private func text(_ name: String, columns: Int, rows: Int = 24) async throws -> [String] {
    try await PagesOfBundle(size: Size(columns: columns, rows: rows)).text(name, .evolution)
  }

  @Test func branchesGoToTheRightWithTheirWayOnThem() async throws {
    #expect(
      try await text("wurmple", columns: 80) == [
        "Wurmple ◂  Bug ─┬─ level 7 by chance ─ Silcoon  Bug ─── level 10 ─ Beautifly  Bug Flying",
        "                │",
        "                └─ level 7 by chance ─ Cascoon  Bug ─── level 10 ─ Dustox  Bug Poison",
      ])
  }

  @Test func narrowWindowsHaveAnOutline() async throws {
    #expect(
      try await text("rockruff", columns: 30, rows: 8) == [
        "Rockruff ◂  Rock", "├ Lycanroc  Rock", "│ level 25 by day", "└ Midnight Lycanroc  Rock",
        "  level 25 at night", "", "Own Tempo Rockruff  Rock", "└ Dusk Lycanroc  Rock",
        "  level 25 at dusk",
      ])
  }

  @Test func regionalFormsGoTheirOwnWays() async throws {
    let lines = try await text("slowpoke", columns: 120, rows: 40)

    let galarian = lines.drop { !$0.hasPrefix("Galarian Slowpoke") }.filter { !$0.isEmpty }
    #expect(lines.first?.hasPrefix("Slowpoke ◂  Water Psychic ") == true)
    #expect(galarian.first?.contains("─┬─ use Galarica Cuff ") == true)
    #expect(galarian.contains { $0.contains("└─ use Galarica Wreath ") })
  }

  @Test func waysThatDifferInTheirPlaceOnlyAreOne() async throws {
    let lines = try await text("eevee", columns: 200, rows: 60)

    let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(text.contains("use Leaf Stone"))
    #expect(text.components(of: "near a special rock") == 2)
  }

  /// Nothing that was there in the generation is left out, and nothing that came later has a way.
  @Test func aGenerationHasItsWaysOnly() async throws {
    let pages = PagesOfBundle(size: Size(columns: 80, rows: 24))
    var entry = try await pages.entry(.name("eevee"), .evolution)
    entry.generation = 1

    let lines = pages.page(entry).panes.joined().map(\.text)

    #expect(lines.contains { $0.hasSuffix("Vaporeon  Water") })
    #expect(lines.contains { $0.hasSuffix("Espeon (II)") })
    #expect(!lines.contains { $0.contains("friendship") || $0.contains("Gigantamax") })
  }

  /// Each variety of each species of a family is on its page once, and each line fits.
  @Test(arguments: FamilyCase.sizes)
  func everyVarietyOfAFamilyIsThereOnce(size: Size) async throws {
    let pages = PagesOfBundle(size: size)
    let numbers = Sweep.some(Array(1...Dex().speciesCount), oneIn: 20, stream: size.columns)
    var faults: [String] = []

    for number in numbers {
      let entry = try await pages.entry(.id(number), .evolution)
      let page = pages.page(entry)
      let members = entry.evolutionLine?.members ?? []
      let ids = members.flatMap { Dex().varieties(ofSpecies: $0.number) }.map(\.id)
      let links = page.links.compactMap(\.subject.pokemon)
      let isAlone = ids.count == 1 && links.isEmpty
      let party = links.filter { !ids.contains($0) }
      if !isAlone, links.filter(ids.contains).sorted() != ids.sorted() {
        faults.append("\(entry.pokemon.slug): \(links) for \(ids)")
      }
      if party.count > 2 { faults.append("\(entry.pokemon.slug): \(party)") }
      faults += page.panes[0].filter { $0.leftColumns > pages.layout.pagePane.columns }
        .map { "\(entry.pokemon.slug): wide “\($0.text)”" }
    }

    #expect(!numbers.isEmpty)
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(8).joined(separator: "\n"))")
  }
}

extension Subject {
  fileprivate var pokemon: Int? {
    if case .pokemon(let id) = self { id } else { nil }
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(of text: String) -> Int {
    ranges(of: text).count
  }
}
