import PokedexModel
import Testing

struct EncounterTests {
  @Test(arguments: [(1, 1), (99, 99), (100, 100), (101, 100), (800, 100)])
  func chanceIsCappedAtAHundred(source: Int, chance: Int) {
    let encounter = Encounter(
      version: "red", locationArea: "route-1-area", method: "walk", conditions: [], minLevel: 2,
      maxLevel: 3, chance: source)

    #expect(encounter.chance == chance)
  }

  @Test(arguments: [
    ("max-raid", "max-den-rarity-special"), ("overworld", "story-progress-before-hall-of-fame"),
  ])
  func denConditionAppliesToDensOnly(method: String, condition: String) {
    let encounter = Encounter(
      version: "sword", locationArea: "rolling-fields-area", method: method,
      conditions: ["max-den-rarity-special", "weather-fog"], minLevel: 2, maxLevel: 3, chance: 5)

    #expect(encounter.correctedConditions == [condition, "weather-fog"])
  }
}
