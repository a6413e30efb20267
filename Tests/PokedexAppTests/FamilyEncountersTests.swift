import DexData
import PokedexFeatures
import PokedexModel
import PokedexText
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// The places where a Pokémon's family members are found, shown if the Pokémon itself can't be
/// found.
@Suite("Encounters of the family", .timeLimit(.minutes(5)))
struct FamilyEncountersTests {
  private let wide = PagesOfBundle(size: Size(columns: 120, rows: 40))

  @Test func placesOfFamilyAreListedByGame() async throws {
    let text = try await wide.text("charizard-mega-x", .places)

    let charmander = text.section("Where to find Charmander")
    #expect(charmander.contains("X / Y                            Lumiose City"))
    #expect(charmander.contains("Yellow                           Route 24"))
    #expect(text.contains("Where to find Charmeleon"))
    #expect(!text.contains("Where to find Mega Charizard X"))
  }

  /// The page must show exactly the places in the tables.
  @Test(arguments: ["charizard-mega-x", "eevee-gmax", "pikachu-cosplay", "garchomp-mega"])
  func placesMatchEncounterTables(name: String) async throws {
    let entry = try await wide.entry(.name(name), .places)
    let text = try await wide.text(name, .places)

    let members = try #require(entry.parts.evolutionLine).members
    for member in members where member.number != entry.pokemon.id {
      let expected = Dex().encounters(ofVariety: member.number).compactMap { encounter in
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

      #expect(section.isEmpty == expected.isEmpty)
      let titles = Set(wide.words.rules.versionGroups.map { wide.words.name(ofGame: $0.slug) })
      #expect(Set(shown).subtracting(titles) == Set(expected), "\(name): \(member.slug)")
    }
  }

  @Test(arguments: [80, 120, 200])
  func wildPokemonHasOnlyLinksToFamilyPlaces(columns: Int) async throws {
    let pages = PagesOfBundle(size: Size(columns: columns, rows: 40))

    let page = pages.page(try await pages.entry(.name("bulbasaur"), .places))

    let lines = page.panes.joined().map(\.text)
    #expect(lines.last == "Where to find Ivysaur · Where to find Venusaur")
    #expect(page.links.suffix(2).map(\.subject) == [.pokemon(2), .pokemon(3)])
  }

  /// A filter applies only to the Pokémon's own places, so the family's places are hidden.
  @Test func filterHidesPlacesOfFamily() async throws {
    for change in [
      { (table: inout TableSettings) in table.filter = TextBox("r") },
      { $0.isFiltering = true }, { $0.isReadOnly = true },
    ] {
      var entry = try await wide.entry(.name("charizard-mega-x"), .places)
      change(&entry.table)

      #expect(!wide.page(entry).panes.joined().contains { $0.text.hasPrefix("Where ") })
    }
  }

  @Test func laterFamilyMembersAreOmitted() async throws {
    var raichu = try await wide.entry(.name("raichu"), .places)
    raichu.edition = .ofGeneration(1)
    var charmeleon = try await wide.entry(.name("charmeleon"), .places)
    charmeleon.edition = .ofGeneration(1)

    #expect(wide.page(raichu).panes.joined().map(\.text).last == "Where to find Pikachu")
    let text = wide.page(charmeleon).panes.joined().map(\.text)
    #expect(text.section("Where to find Charmander").count == 3)
  }

  @Test func placePartsAreNotCutInNarrowestWindow() async throws {
    let text = try await PagesOfBundle(size: Size(columns: 30, rows: 8)).text("charizard", .places)

    let start = try #require(text.firstIndex(of: "Hammerlocke Hills"))
    #expect(text[(start + 1)...].prefix(2) == ["(Max Den D)", "  Lv. 55–60, 5 %, Max Raid,"])
  }
}
