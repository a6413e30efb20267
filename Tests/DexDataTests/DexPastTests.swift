import DexData
import PokedexModel
import Testing

struct DexPastTests {
  private let dex = Dex()

  @Test(
    arguments: [
      (35, 5, [.normal]), (35, 6, [.fairy]), (81, 1, [.electric]), (81, 2, [.electric, .steel]),
      (184, 5, [.water]), (184, 6, [.water, .fairy]), (479, 4, [.electric, .ghost]),
      (10008, 4, [.electric, .ghost]), (10008, 5, [.electric, .fire]), (6, 1, [.fire, .flying]),
    ] as [(Int, Int, [PokemonType])])
  func typesMatchGeneration(id: Int, generation: Int, types: [PokemonType]) throws {
    #expect(try pokemon(id, in: generation)?.types == types)
  }

  @Test(arguments: [
    (25, 1, [35, 55, 30, 50, 50, 90]), (25, 2, [35, 55, 30, 50, 40, 90]),
    (25, 5, [35, 55, 30, 50, 40, 90]), (25, 6, [35, 55, 40, 50, 50, 90]),
    (113, 1, [250, 5, 5, 105, 105, 50]), (113, 2, [250, 5, 5, 35, 105, 50]),
    (407, 5, [60, 70, 55, 125, 105, 90]), (407, 6, [60, 70, 65, 125, 105, 90]),
    (615, 6, [70, 50, 30, 95, 135, 105]), (615, 7, [80, 50, 50, 95, 135, 105]),
    (681, 7, [60, 50, 150, 50, 150, 60]), (681, 8, [60, 50, 140, 50, 140, 60]),
  ])
  func statsMatchGeneration(id: Int, generation: Int, stats: [Int]) throws {
    #expect(try pokemon(id, in: generation)?.stats == StatValues(stats))
  }

  @Test func generationOneHasEqualSpecialStats() throws {
    let unequal = try (1...151).filter { number in
      let stats = try #require(try pokemon(number, in: 1)).stats
      return stats[.specialAttack] != stats[.specialDefense]
    }

    #expect(unequal == [])
    #expect(try pokemon(152, in: 1) == nil)
  }

  @Test(arguments: [
    (94, 6, ["levitate"]), (94, 7, ["cursed-body"]), (25, 2, []), (25, 3, ["static"]),
    (25, 4, ["static"]), (25, 5, ["static", "lightning-rod"]), (35, 3, ["cute-charm"]),
    (35, 4, ["cute-charm", "magic-guard"]), (35, 5, ["cute-charm", "magic-guard", "friend-guard"]),
    (10301, 9, ["aura-break"]),
  ])
  func abilitiesMatchGeneration(id: Int, generation: Int, abilities: [String]) throws {
    #expect(try pokemon(id, in: generation)?.abilities.map(\.slug) == abilities)
  }

  @Test func abilitiesStartInGenerationThreeAndHiddenOnesInFive() throws {
    let early = try dex.ids.filter { id in
      let before = try [1, 2].contains { try pokemon(id, in: $0)?.abilities.isEmpty == false }
      let hidden = try [3, 4].contains {
        try pokemon(id, in: $0)?.abilities.contains(where: \.isHidden) == true
      }
      return before || hidden
    }

    #expect(early == [])
  }

  @Test(arguments: [
    (10034, 6), (10035, 6), (10100, 7), (10196, 8), (1, 1), (152, 2), (1025, 9), (10301, 9),
    (10008, 4), (10229, 8), (808, 7), (899, 8), (10080, 6),
  ])
  func varietyExistsFromItsFirstGeneration(id: Int, first: Int) throws {
    let generations = try (0...10).filter { try pokemon(id, in: $0) != nil }

    #expect(generations == Array(first...10))
  }

  @Test func varietyWithoutChangesEqualsCurrentVariety() throws {
    let charizard = try #require(dex.pokemon(id: 10034))

    #expect(try pokemon(10034, in: 6) == charizard)
    #expect(try pokemon(25, in: 9) == dex.pokemon(id: 25))
  }

  private func pokemon(_ id: Int, in generation: Int) throws -> Pokemon? {
    let past = try #require(dex.pastValues(ofVariety: id))
    return try #require(dex.pokemon(id: id)).asOf(dex.edition(generation: generation), past)
  }
}
