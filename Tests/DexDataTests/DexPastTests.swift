import DexData
import PokedexModel
import Testing

struct DexPastTests {
  private let dex = Dex()

  @Test func generationOneHasEqualSpecialStats() throws {
    let unequal = try (1...151).filter { number in
      let stats = try #require(try pokemon(number, in: 1)).stats
      return stats[.specialAttack] != stats[.specialDefense]
    }

    #expect(unequal == [])
    #expect(try pokemon(152, in: 1) == nil)
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
