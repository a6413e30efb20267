import TerminalUI
import PokedexModel
import Testing

@testable import PokedexApp

/// Texts on subject pages. The expected texts were read from the tables by hand.
struct SubjectFactsTests {
  private let pages = SubjectsOfBundle()

  @Test func levitateHasItsFortyFourOwners() {
    let page = pages.text(.ability("levitate"))

    let rows = page.section("Pokémon (44)")
    #expect(rows.count == 44)
    #expect(
      Array(rows.prefix(4)) == [
        "Gastly Ghost Poison", "Haunter Ghost Poison", "Koffing Poison", "Weezing Poison",
      ])
    #expect(!rows.contains { $0.contains("hidden") || $0.hasPrefix("Gengar") })
    #expect(page.contains("Generation III"))
    #expect(page.contains("Damage taken immune to Ground"))
  }

  @Test func ownersOfAHiddenAbilityAreMarked() {
    let rows = pages.text(.ability("chlorophyll")).section("Pokémon (39)")

    #expect(rows.first == "Bulbasaur Grass Poison hidden")
    #expect(rows.contains("Oddish Grass Poison"))
  }

  @Test(arguments: [(6, true), (7, false)])
  func gengarLevitatesUntilTheSixthGeneration(generation: Int, isListed: Bool) {
    let page = pages.text(.ability("levitate"), generation: generation)

    #expect(page.contains { $0.hasPrefix("Pokémon (") })
    #expect(page.contains("Gengar Ghost Poison") == isListed)
  }

  @Test func narrowWindowShowsDetailsBeforeTypes() {
    let narrow = SubjectsOfBundle(size: PagesOfBundle.sizes[2])

    let owners = narrow.text(.ability("chlorophyll"))
    let learners = narrow.text(.move("fly"), game: "red-blue")
    let holders = narrow.text(.item("light-ball"))

    #expect(owners.contains("Bulbasaur hidden"))
    #expect(owners.contains("Oddish Grass"))
    #expect(learners.contains("Pidgey HM02"))
    #expect(holders.contains("Pikachu Electric"))
    #expect(holders.joined(separator: " ").contains("1 % Black, White"))
  }

  @Test func thirteenPokemonLearnFlyFromHM02InRedAndBlue() {
    let page = pages.text(.move("fly"), game: "red-blue")

    #expect(page.contains("Red / Blue"))
    #expect(
      page.section("Learned by (13)") == [
        "Pidgey Normal Flying HM02", "Pidgeotto Normal Flying HM02", "Pidgeot Normal Flying HM02",
        "Spearow Normal Flying HM02", "Fearow Normal Flying HM02",
        "Farfetch’d Normal Flying HM02", "Doduo Normal Flying HM02", "Dodrio Normal Flying HM02",
        "Aerodactyl Rock Flying HM02", "Articuno Ice Flying HM02", "Zapdos Electric Flying HM02",
        "Moltres Fire Flying HM02", "Mew Psychic HM02",
      ])
    #expect(page.contains("Power 70"))
  }

  @Test func fireStoneEvolvesSixPokemon() {
    let page = pages.page(.item("fire-stone"))

    #expect(
      pages.text(.item("fire-stone")).section("Evolution") == [
        "Vulpix → Ninetales", "Growlithe → Arcanine", "Hisuian Growlithe → Hisuian Arcanine",
        "Eevee → Flareon", "Pansear → Simisear", "Capsakid → Scovillain",
      ])
    #expect(
      page.links.map(\.subject).prefix(6)
        == [
          .pokemon(37), .pokemon(38), .pokemon(58), .pokemon(59), .pokemon(10229), .pokemon(10230),
        ])
  }

  @Test func machineTeachesDifferentMovesByGame() {
    let rows = pages.text(.item("tm35")).section("Teaches")

    #expect(rows.count == 25)
    for row in [
      "Metronome (Red / Blue)", "Sleep Talk (Crystal)", "Flamethrower (X / Y)",
      "Ice Punch (Let’s Go, Pikachu! / Let’s Go, Eevee!)", "Hail (Sword / Shield)",
      "Mud Shot (Scarlet / Violet)",
    ] {
      #expect(rows.contains(row), "\(row) of \(rows)")
    }
  }

  @Test(arguments: [
    (Language.english, "Generation VI"), (.japanese, "世代 第六世代"), (.german, "Generation VI"),
  ])
  func generationsAreNumberedAsInEntries(language: Language, row: String) {
    #expect(SubjectsOfBundle(language).text(.type(.fairy)).contains(row))
  }

  /// The tables have no price for many items, such as the Poké Ball.
  @Test(arguments: [
    (Language.english, "Price not recorded"), (.japanese, "値段 記録なし"),
    (.german, "Preis nicht verzeichnet"),
  ])
  func unknownPriceShowsAsNotRecorded(language: Language, row: String) {
    #expect(SubjectsOfBundle(language).text(.item("poke-ball")).contains(row))
    #expect(!SubjectsOfBundle(language).text(.item("ultra-ball")).contains(row))
  }

  @Test func lightBallHoldersShowChances() {
    let rows = pages.text(.item("light-ball")).section("Held by (15)")

    let text = rows.joined(separator: " ")
    #expect(rows.first?.hasPrefix("Pikachu Electric") == true)
    #expect(text.contains("5 % Ruby, Sapphire, Emerald, Diamond"))
    #expect(text.contains("1 % Black, White"))
  }

  @Test func pidgeyAndRattataAreFoundOnRouteOneInRed() {
    let page = pages.text(.place("kanto-route-1"), game: "red")

    #expect(page.section("grass, cave") == ["Pidgey 2–5 50 %", "Rattata 2–4 50 %"])
  }

  @Test func dragonEggGroupHasSeventyTwoSpecies() {
    let page = pages.page(.eggGroup("dragon"))

    #expect(page.links.count == 72)
    #expect(page.links.prefix(3).map(\.subject) == [.pokemon(4), .pokemon(5), .pokemon(6)])
  }
}
