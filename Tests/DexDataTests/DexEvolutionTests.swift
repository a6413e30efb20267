import DexData
import PokedexModel
import Testing

struct DexEvolutionTests {
  private let dex = Dex()

  @Test(arguments: [133, 134, 135, 136, 196, 197, 470, 471, 700])
  func everyMemberOfEeveesLineFindsAllEightEvolutions(number: Int) throws {
    let line = try #require(dex.evolutionLine(of: number))

    #expect(line.slug == "eevee")
    #expect(
      line.evolvesTo.map(\.slug) == [
        "vaporeon", "jolteon", "flareon", "espeon", "umbreon", "leafeon", "glaceon", "sylveon",
      ])
    #expect(line.evolvesTo.flatMap(\.evolvesTo) == [])
  }

  @Test(arguments: [
    (1, ["bulbasaur", "ivysaur", "venusaur"], [0, 1, 2]),
    (25, ["pichu", "pikachu", "raichu"], [0, 1, 2]),
    (122, ["mime-jr", "mr-mime", "mr-rime"], [0, 1, 2]),
    (128, ["tauros"], [0]),
    (269, ["wurmple", "silcoon", "beautifly", "cascoon", "dustox"], [0, 1, 2, 1, 2]),
    (45, ["oddish", "gloom", "vileplume", "bellossom"], [0, 1, 2, 2]),
    (489, ["phione"], [0]),
    (490, ["manaphy"], [0]),
    (808, ["meltan", "melmetal"], [0, 1]),
    (809, ["meltan", "melmetal"], [0, 1]),
    (1025, ["pecharunt"], [0]),
  ])
  func lineBeginsWithItsFirstMember(number: Int, slugs: [String], depths: [Int]) throws {
    let members = try #require(dex.evolutionLine(of: number)).members

    #expect(members.map(\.slug) == slugs)
    #expect(members.map(\.depth) == depths)
  }

  @Test(arguments: [0, -1, Counts.species + 1, 10034, .max, .min])
  func unknownNumberHasNoLine(number: Int) {
    #expect(dex.evolutionLine(of: number) == nil)
  }

  @Test func everySpeciesIsOnceInItsLineUnderItsParent() throws {
    for number in 1...dex.speciesCount {
      let line = try #require(dex.evolutionLine(of: number))
      let parents = Self.parents(in: line).filter { $0.number == number }

      #expect(parents.count == 1)
      #expect(parents.first?.parent == dex.pokemon(id: number)?.species.evolvesFrom)
    }
  }

  private static func parents(
    in line: EvolutionLine, under parent: String? = nil
  ) -> [(number: Int, parent: String?)] {
    [(line.number, parent)] + line.evolvesTo.flatMap { parents(in: $0, under: line.slug) }
  }
}
