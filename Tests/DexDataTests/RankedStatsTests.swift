import DexData
import PokedexModel
import Testing

@Suite("Stats among those of a generation")
struct RankedStatsTests {
  @Test func onlySpeciesOfTheGenerationCount() {
    let ranked = Dex().rankedStats(in: 1)

    // In generation I, Chansey didn't evolve yet and had the highest HP, 250. Today only Blissey's
    // HP is higher.
    #expect(ranked.percentBelow(251, of: .hp) == 100)
    #expect(ranked.percentBelow(250, of: .hp) < 100)
    #expect(ranked != Dex().rankedStats(in: nil))
    #expect(Dex().rankedStats(in: 9) == Dex().rankedStats(in: nil))
  }
}
