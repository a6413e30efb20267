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

  @Test(arguments: [
    ("walk", ["max-den-rarity-special"], ["story-progress-before-hall-of-fame"]),
    ("max-raid", ["max-den-rarity-special"], ["max-den-rarity-special"]),
    ("walk", ["time-day"], ["time-day"]),
  ])
  func rareDenMeansBeforeTheHallOfFameExceptInDens(
    method: String, conditions: [String], meant: [String]
  ) {
    let encounter = Encounter(
      version: "sword", locationArea: "route-1-area", method: method, conditions: conditions,
      minLevel: 2, maxLevel: 3, chance: 10)

    #expect(encounter.meantConditions == meant)
  }

  @Test func onlyOneIsMetAsAGiftButNotInGrass() {
    #expect(EncounterMethod.isOnlyOne("gift") && EncounterMethod.isOnlyOne("roaming-water"))
    #expect(!EncounterMethod.isOnlyOne("walk") && !EncounterMethod.isOnlyOne("max-raid"))
  }
}

struct ConditionKindTests {
  @Test(arguments: [
    (["time-night", "time-day", "time-morning"], true), (["time-day", "time-night"], false),
    (["swarm-yes", "swarm-no"], true), (["swarm-no"], false), (["item-1", "item-2"], false),
  ])
  func allOfAKindAreKnown(slugs: [String], areAll: Bool) {
    #expect(ConditionKind.areAll(slugs) == areAll)
  }

  @Test func conditionsOfAKindStandInItsOrder() {
    #expect(ConditionKind.ordered(["time-night", "time-day"]) == ["time-day", "time-night"])
    #expect(ConditionKind.ordered(["time-night", "b"]) == ["time-night", "b"])
  }

  @Test func ofManyTheOthersAreFewer() {
    let days = ["monday", "tuesday", "wednesday", "thursday", "friday"].map { "weekday-" + $0 }

    #expect(ConditionKind.allBut(days) == ["weekday-saturday", "weekday-sunday"])
    #expect(ConditionKind.allBut(Array(days.dropLast())) == nil)
  }

  @Test func kindIsTheFirstWord() {
    #expect(ConditionKind.of("time-day") == "time" && ConditionKind.of("time") == "time")
  }
}
