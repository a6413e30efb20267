import DexData
import PokedexModel
import Testing

@Suite("Stats among those of a generation")
struct RankedStatsTests {
  @Test func todaysAreThoseOfTheTable() {
    let ranked = Dex().rankedStats(in: nil)

    for stat in Stat.allCases {
      let strange = (0...Stat.maximumBase).filter {
        ranked.percentBelow($0, of: stat) != Dex().percentBelow($0, of: stat)
      }
      #expect(strange.isEmpty, "\(stat)")
    }
  }

  @Test func onlyThoseOfTheGenerationCount() {
    let ranked = Dex().rankedStats(in: 1)

    // Mewtwo has the greatest total of the first generation: all but itself have less.
    #expect(ranked.percentBelow(total: 1000) == 100)
    #expect(ranked.percentBelow(255, of: .hp) < 100, "Chansey was fully evolved")
    #expect(Dex().rankedStats(in: 9) == Dex().rankedStats(in: nil))
  }
}
