import PokedexModel
import Testing

struct EncounterTests {
  @Test(arguments: [(1, 1), (99, 99), (100, 100), (101, 100), (800, 100)])
  func chanceIsAHundredAtMost(source: Int, chance: Int) {
    let encounter = Encounter(
      version: "red", locationArea: "route-1-area", method: "walk", conditions: [], minLevel: 2,
      maxLevel: 3, chance: source)

    #expect(encounter.chance == chance)
  }
}
