import PokedexModel
import Testing

struct PastValuesTests {
  @Test(arguments: [(1, false), (2, false), (3, true), (4, true), (9, true)])
  func varietyExistsFromItsFirstGeneration(generation: Int, exists: Bool) {
    let past = PastValues(firstGeneration: 3)

    #expect((Self.pokemon().inGeneration(generation, past: past) != nil) == exists)
  }

  @Test func varietyWithoutPastValuesIsUnchanged() {
    let pokemon = Self.pokemon()

    #expect(pokemon.inGeneration(5, past: PastValues(firstGeneration: 1)) == pokemon)
    #expect(pokemon.inGeneration(9, past: PastValues(firstGeneration: 1)) == pokemon)
  }

  @Test(
    arguments: [
      (1, [.normal]), (2, [.water]), (5, [.water]), (6, [.fire]), (9, [.fire]),
    ] as [(Int, [PokemonType])])
  func earliestValidTypesApply(generation: Int, types: [PokemonType]) {
    let past = PastValues(
      firstGeneration: 1,
      types: [
        .init(untilGeneration: 5, content: [.water]), .init(untilGeneration: 1, content: [.normal]),
      ])

    #expect(Self.pokemon().inGeneration(generation, past: past)?.types == types)
  }

  @Test(arguments: [
    (1, [10, 11, 3, 99, 99, 6]), (2, [10, 2, 3, 14, 55, 6]), (5, [10, 2, 3, 14, 55, 6]),
    (6, [10, 2, 3, 4, 5, 6]), (7, [10, 2, 3, 4, 5, 6]), (8, [1, 2, 3, 4, 5, 6]),
  ])
  func earliestValidValueOfEachStatApplies(generation: Int, stats: [Int]) {
    let past = PastValues(
      firstGeneration: 1,
      stats: [
        .init(untilGeneration: 7, content: ["hp": 10]),
        .init(untilGeneration: 1, content: ["special": 99, "attack": 11]),
        .init(untilGeneration: 5, content: ["special-defense": 55, "special-attack": 14]),
      ])

    #expect(Self.pokemon().inGeneration(generation, past: past)?.stats == StatValues(stats))
  }

  @Test func singleSpecialStatAppliesOnlyInGenerationOne() {
    let past = PastValues(
      firstGeneration: 1, stats: [.init(untilGeneration: 2, content: ["special": 99])])

    let stats = Self.pokemon().inGeneration(2, past: past)?.stats

    #expect(stats == StatValues([1, 2, 3, 4, 5, 6]))
  }

  @Test(arguments: [
    (1, []), (2, []), (3, ["early"]), (4, ["early", "second"]),
    (5, ["early", "second", "(was-hidden)"]), (6, ["early", "second", "(hidden)"]),
    (7, ["first", "second", "(hidden)"]), (9, ["first", "second", "(hidden)"]),
  ])
  func earliestValidAbilityOfEachSlotApplies(generation: Int, abilities: [String]) {
    let past = PastValues(
      firstGeneration: 1,
      abilities: [
        .init(untilGeneration: 3, content: [.init(number: 2, ability: nil)]),
        .init(untilGeneration: 6, content: [.init(number: 1, ability: "early")]),
        .init(untilGeneration: 5, content: [.init(number: 3, ability: "was-hidden")]),
        .init(untilGeneration: 4, content: [.init(number: 3, ability: nil)]),
      ])

    let then = Self.pokemon().inGeneration(generation, past: past)?.abilities ?? []

    #expect(then.map { $0.isHidden ? "(\($0.slug))" : $0.slug } == abilities)
  }

  @Test func otherPropertiesAreUnchanged() throws {
    let pokemon = Self.pokemon()
    let past = PastValues(firstGeneration: 1)

    let then = try #require(pokemon.inGeneration(1, past: past))

    #expect(then.id == pokemon.id && then.slug == pokemon.slug)
    #expect(then.species == pokemon.species)
    #expect(then.isDefault == pokemon.isDefault && then.label == pokemon.label)
    #expect(then.effort == pokemon.effort)
    #expect(then.heightDecimetres == 7 && then.weightHectograms == 8)
    #expect(then.baseExperience == 9)
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
