import DexData
import PokedexFeatures
import PokedexModel
import PokedexText
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// Where the others of a family are met, below or beside a Pokémon's own places.
@Suite("Places of the family", .timeLimit(.minutes(5)))
struct FamilyPlacesTests {
  private let wide = PagesOfBundle(size: Size(columns: 120, rows: 40))

  @Test func othersAreBelowItsOwnGameByGame() async throws {
    let text = try await wide.text("shedinja", .places)

    let nincada = text.section("Where Nincada is met")
    #expect(nincada.contains("X / Y                            Route 6 · Friend Safari"))
    #expect(nincada.contains("Omega Ruby / Alpha Sapphire      Route 116"))
    #expect(text.contains("Where Ninjask is met"))
    #expect(!text.contains("Where Shedinja is met"))
  }

  /// All places that the tables have, and no others.
  @Test(arguments: ["charizard", "raichu", "eevee", "magikarp", "rotom-wash", "wurmple"])
  func placesAreThoseOfTheTables(name: String) async throws {
    let entry = try await wide.entry(.name(name), .places)
    let text = try await wide.text(name, .places)

    let members = try #require(entry.evolutionLine).members
    for member in members where member.number != entry.pokemon.id {
      let met = Dex().encounters(ofVariety: member.number).compactMap { encounter in
        wide.words.location(ofArea: encounter.locationArea).map(wide.words.name(ofLocation:))
      }
      let heading = wide.words(
        .placesOf, wide.words.name(ofPokemon: member.number, slug: member.slug))
      let section = text.section(heading)
      let shown = section.flatMap { line in
        line.drop { $0 == " " }.split(separator: "  ").last.map { part in
          part.split(separator: " · ").map { String($0.drop { $0 == " " }) }
        } ?? []
      }

      #expect(section.isEmpty == met.isEmpty)
      let titles = Set(wide.words.rules.versionGroups.map { wide.words.name(ofGame: $0.slug) })
      #expect(Set(shown).subtracting(titles) == Set(met), "\(name): \(member.slug)")
    }
  }

  @Test func theyHaveAPaneOfTheirOwnInAWideWindow() async throws {
    let pages = PagesOfBundle(size: Size(columns: 200, rows: 60))

    let page = pages.page(try await pages.entry(.name("bulbasaur"), .places))

    #expect(page.panes.count == 2)
    #expect(page.panes[1].first?.text == "Where Ivysaur is met")
    #expect(!page.panes[0].contains { $0.text.hasPrefix("Where ") })
  }

  /// A filter is for its own places.
  @Test func filteredThereAreNone() async throws {
    for change in [
      { (table: inout TableSettings) in table.filter = TextBox("r") },
      { $0.isFiltering = true }, { $0.isFixed = true },
    ] {
      var entry = try await wide.entry(.name("shedinja"), .places)
      change(&entry.table)

      #expect(!wide.page(entry).panes.joined().contains { $0.text.hasPrefix("Where ") })
    }
  }

  @Test func asOfAGenerationThereIsNoOther() async throws {
    var entry = try await wide.entry(.name("raichu"), .places)
    entry.generation = 1

    let text = wide.page(entry).panes.joined().map(\.text)

    #expect(text.section("Where Pikachu is met").count == 4)
    #expect(!text.contains("Where Pichu is met"))
  }

  /// What is not in view is not looked up.
  @Test func aLongPageBeginsWithoutThem() async throws {
    let entry = try await wide.entry(.name("magikarp"), .places)

    let first = Page(entry, layout: wide.layout, words: wide.words, enough: 38)

    #expect(!first.panes.joined().contains { $0.text.hasPrefix("Where ") })
    #expect(wide.page(entry).panes.joined().contains { $0.text.hasPrefix("Where ") })
  }

  @Test func partOfAPlaceStandsWholeInTheNarrowestWindow() async throws {
    let text = try await PagesOfBundle(size: Size(columns: 30, rows: 8)).text("charizard", .places)

    let start = try #require(text.firstIndex(of: "Hammerlocke Hills"))
    #expect(text[start + 1] == "(Max Den D)  Lv. 55–60   5 %")
  }
}
