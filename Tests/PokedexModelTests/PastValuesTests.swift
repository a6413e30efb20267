import PokedexModel
import Testing

struct PastValuesTests {
  @Test(arguments: [(1, false), (2, false), (3, true), (4, true), (9, true)])
  func varietyExistsFromItsFirstGeneration(generation: Int, exists: Bool) {
    let past = PastValues(firstGeneration: 3)

    #expect((Self.pokemon().asOf(Self.edition(generation), past) != nil) == exists)
  }

  @Test func varietyWithoutPastValuesIsUnchanged() {
    let pokemon = Self.pokemon()
    let past = PastValues(firstGeneration: 1)

    #expect(pokemon.asOf(Self.edition(5), past) == pokemon)
    #expect(pokemon.asOf(Self.edition(9), past) == pokemon)
    #expect(pokemon.asOf(nil, PastValues(firstGeneration: 3)) == pokemon)
  }

  @Test(
    arguments: [
      (1, [.normal]), (2, [.water]), (5, [.water]), (6, [.fire]), (7, [.fire]), (8, [.grass]),
    ] as [(Int, [PokemonType])])
  func valueWithTheGameInItsRangeApplies(generation: Int, types: [PokemonType]) {
    var past = PastValues(firstGeneration: 1)
    past.types = [
      .init(until: .end(of: 1), content: [.normal]),
      .init(since: Self.start(of: 2), until: .end(of: 5), content: [.water]),
      .init(since: Self.start(of: 8), until: nil, content: [.grass]),
    ]

    #expect(Self.pokemon().asOf(Self.edition(generation), past)?.types == types)
  }

  @Test(arguments: [
    (1, []), (2, []), (3, ["early"]), (4, ["early"]), (5, ["early", "(was-hidden)"]),
    (6, ["first", "second", "(hidden)"]),
  ])
  func abilitiesExistSinceGenerationThreeAndHiddenOnesSinceFive(
    generation: Int, abilities: [String]
  ) {
    var past = PastValues(firstGeneration: 1)
    past.abilities = [
      .init(
        until: .end(of: 5),
        content: [
          PokemonAbility(slug: "early", isHidden: false),
          PokemonAbility(slug: "was-hidden", isHidden: true),
        ])
    ]

    let then = Self.pokemon().asOf(Self.edition(generation), past)?.abilities ?? []

    #expect(then.map { $0.isHidden ? "(\($0.slug))" : $0.slug } == abilities)
  }

  @Test func everyFieldCanDifferInOneGame() throws {
    let release = Release(generation: 8, index: 20)
    func one<Content>(_ content: Content) -> [PastValues.PastValue<Content>] {
      [.init(since: release, until: release, content: content)]
    }
    var past = PastValues(firstGeneration: 1)
    past.stats = one(StatValues([9, 9, 9, 9, 9, 9]))
    past.effort = one(StatValues([0, 2]))
    past.baseExperience = one(90)
    past.baseHappiness = one(91)
    past.captureRate = one(92)
    past.hatchCounter = one(93)
    past.growthRate = one("fast")
    past.genderRate = one(.femaleEighths(8))
    past.eggGroups = one(["no-eggs"])

    let there = try #require(
      Self.pokemon().asOf(Edition(game: "there", release: release), past))
    let next = Edition(game: "next", release: Release(generation: 8, index: 21))

    #expect(there.stats.total == 54 && there.effort == StatValues([0, 2]))
    #expect(there.baseExperience == 90 && there.species.baseHappiness == 91)
    #expect(there.species.captureRate == 92 && there.species.hatchCounter == 93)
    #expect(there.species.growthRate == "fast" && there.species.eggGroups == ["no-eggs"])
    #expect(there.species.genderRate == .femaleEighths(8))
    #expect(Self.pokemon().asOf(next, past) == Self.pokemon())
  }

  /// Returns the edition of a generation whose main game is the third of all games.
  private static func edition(_ generation: Int) -> Edition {
    Edition(game: nil, release: Release(generation: generation, index: 2))
  }

  private static func start(of generation: Int) -> Release {
    Release(generation: generation, index: 0)
  }

  private static func pokemon() -> Pokemon {
    let species = Species(
      number: 1, slug: "one", names: LocalizedText([:]), genera: LocalizedText([:]), generation: 1,
      evolvesFrom: nil, evolutionChain: nil, genderRate: .genderless, captureRate: 3,
      baseHappiness: nil, hatchCounter: nil, growthRate: "slow", eggGroups: [], isBaby: false,
      isLegendary: false, isMythical: false, varieties: [])
    return Pokemon(
      id: 1, slug: "one", species: species, isDefault: true, label: nil, types: [.fire],
      stats: StatValues([1, 2, 3, 4, 5, 6]), effort: StatValues([1]),
      abilities: [
        PokemonAbility(slug: "first", isHidden: false),
        PokemonAbility(slug: "second", isHidden: false),
        PokemonAbility(slug: "hidden", isHidden: true),
      ], heightDecimetres: 7, weightHectograms: 8, baseExperience: 9)
  }
}
