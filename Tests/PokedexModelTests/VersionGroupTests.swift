import PokedexModel
import Testing

struct VersionGroupTests {
  private let game = VersionGroup(
    slug: "sword-shield", generation: 8, versions: ["sword", "shield"])
  private let first = VersionGroup(
    slug: "the-isle-of-armor", generation: 8, versions: [], addedTo: "sword-shield")
  private let second = VersionGroup(
    slug: "the-crown-tundra", generation: 8, versions: [], addedTo: "sword-shield")
  private let other = VersionGroup(slug: "legends-arceus", generation: 8, versions: [])

  @Test func earlierReleaseIsBaseOfLaterContent() {
    #expect(game.isBase(of: first) && game.isBase(of: second) && first.isBase(of: second))
    #expect(!other.isBase(of: first) && !game.isBase(of: other) && !first.isBase(of: game))
  }

  @Test func gameHasVarietiesUpToItsGeneration() {
    let remake = VersionGroup(slug: "remake", generation: 8, versions: [], varietiesUntil: 4)

    #expect((1...4).allSatisfy(remake.hasVarieties))
    #expect(!remake.hasVarieties(ofGeneration: 5) && !game.hasVarieties(ofGeneration: 1))
  }
}
