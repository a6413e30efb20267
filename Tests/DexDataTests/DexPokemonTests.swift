import DexData
import PokedexModel
import Testing

struct DexPokemonTests {
  private let dex = Dex()

  @Test func bulbasaurHasExpectedValues() throws {
    let bulbasaur = try #require(dex.pokemon(id: 1))

    #expect(bulbasaur.slug == "bulbasaur")
    #expect(bulbasaur.isDefault)
    #expect(bulbasaur.label == nil)
    #expect(bulbasaur.types == [.grass, .poison])
    #expect(bulbasaur.stats == StatValues([45, 49, 49, 65, 65, 45]))
    #expect(bulbasaur.effort == StatValues([0, 0, 0, 1, 0, 0]))
    #expect(
      bulbasaur.abilities == [
        PokemonAbility(slug: "overgrow", isHidden: false),
        PokemonAbility(slug: "chlorophyll", isHidden: true),
      ])
    #expect(bulbasaur.heightDecimetres == 7)
    #expect(bulbasaur.weightHectograms == 69)
    #expect(bulbasaur.baseExperience == 64)
  }

  @Test func bulbasaursSpeciesHasExpectedValues() throws {
    let species = try #require(dex.pokemon(id: 1)).species

    #expect(species.number == 1)
    #expect(species.slug == "bulbasaur")
    #expect(species.genera[.french] == "Pokémon Graine")
    #expect(species.generation == 1)
    #expect(species.evolvesFrom == nil)
    #expect(species.evolutionChain == 1)
    #expect(species.genderRate == .femaleEighths(1))
    #expect(species.captureRate == 45)
    #expect(species.baseHappiness == 50)
    #expect(species.hatchCounter == 20)
    #expect(species.growthRate == "medium-slow")
    #expect(species.eggGroups == ["monster", "plant"])
    #expect([species.isBaby, species.isLegendary, species.isMythical] == [false, false, false])
    #expect(species.descriptions == nil)
  }

  @Test func bulbasaurHasANameInEveryLanguage() throws {
    let names = try #require(dex.pokemon(id: 1)).species.names

    #expect(
      Language.allCases.map { names[exactly: $0] } == [
        "Bulbasaur", "フシギダネ", "フシギダネ", "이상해씨", "妙蛙种子", "妙蛙種子", "Bulbizarre",
        "Bisasam", "Bulbasaur", "Bulbasaur",
      ])
  }

  @Test func megaCharizardXIsAVarietyOfCharizard() throws {
    let mega = try #require(dex.pokemon(id: 10034))

    #expect(mega.slug == "charizard-mega-x")
    #expect(!mega.isDefault)
    #expect(mega.species.number == 6)
    #expect(mega.label?.form == "mega-x")
    #expect(mega.displayName(in: .english) == "Mega Charizard X")
    #expect(mega.displayName(in: .french) == "Méga-Dracaufeu X")
    #expect(mega.types == [.fire, .dragon])
    #expect(mega.stats == StatValues([78, 130, 111, 130, 85, 100]))
    #expect(mega.stats.total == 634)
    #expect(mega.effort[.specialAttack] == 3)
    #expect(mega.abilities == [PokemonAbility(slug: "tough-claws", isHidden: false)])
    #expect(
      mega.species.varieties.map(\.slug)
        == ["charizard", "charizard-mega-x", "charizard-mega-y", "charizard-gmax"])
    #expect(mega.species.varieties.map(\.id) == [6, 10034, 10035, 10196])
  }

  @Test(arguments: [
    (29, "nidoran-f", "Nidoran♀"), (32, "nidoran-m", "Nidoran♂"), (83, "farfetchd", "Farfetch’d"),
    (122, "mr-mime", "Mr. Mime"), (250, "ho-oh", "Ho-Oh"), (386, "deoxys-normal", "Deoxys"),
    (439, "mime-jr", "Mime Jr."), (669, "flabebe", "Flabébé"), (772, "type-null", "Type: Null"),
    (1025, "pecharunt", "Pecharunt"),
    (10118, "zygarde-10-power-construct", "10% Zygarde (Power Construct)"),
    (10264, "koraidon-limited-build", "Koraidon (Limited Build)"),
  ])
  func unusualNamesAreCorrect(id: Int, slug: String, name: String) throws {
    let pokemon = try #require(dex.pokemon(id: id))

    #expect(pokemon.slug == slug)
    #expect(pokemon.displayName(in: .english) == name)
  }

  @Test(
    arguments: [
      (29, .femaleEighths(8)), (32, .femaleEighths(0)), (133, .femaleEighths(1)),
      (35, .femaleEighths(6)), (386, .genderless), (669, .femaleEighths(8)), (772, .genderless),
    ] as [(Int, GenderRate)])
  func genderRatesAreCorrect(id: Int, rate: GenderRate) throws {
    #expect(try #require(dex.pokemon(id: id)).species.genderRate == rate)
  }

  @Test func secondAbilityIsNotTheHiddenOne() throws {
    let nidoran = try #require(dex.pokemon(id: 29))

    #expect(nidoran.abilities.map(\.slug) == ["poison-point", "rivalry", "hustle"])
    #expect(nidoran.abilities.map(\.isHidden) == [false, false, true])
  }

  @Test func megaZygardeHasTheExperienceOfItsOnlyGame() throws {
    let mega = try #require(dex.pokemon(id: 10301))

    #expect(mega.slug == "zygarde-mega")
    #expect(mega.abilities.map(\.slug) == ["aura-break"])
    #expect(mega.baseExperience == 389)
  }

  @Test(arguments: [
    (172, true, false, false), (150, false, true, false), (151, false, false, true),
    (25, false, false, false),
  ])
  func babiesLegendariesAndMythicalsAreFlagged(
    id: Int, isBaby: Bool, isLegendary: Bool, isMythical: Bool
  ) throws {
    let species = try #require(dex.pokemon(id: id)).species

    #expect(species.isBaby == isBaby)
    #expect(species.isLegendary == isLegendary)
    #expect(species.isMythical == isMythical)
  }

  @Test(arguments: Counts.unknownIDs + [99999, .max, .min])
  func unknownIDFindsNothing(id: Int) {
    #expect(dex.pokemon(id: id) == nil)
  }
}
