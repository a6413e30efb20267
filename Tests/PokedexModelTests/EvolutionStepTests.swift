import PokedexModel
import Testing

struct EvolutionStepTests {
  @Test func newConditionsAreEmpty() {
    let conditions = EvolutionConditions()

    #expect(conditions.main.isEmpty && conditions.more.isEmpty)
  }

  @Test func assignedConditionsAreListedInTableOrder() {
    var conditions = EvolutionConditions()
    (conditions.minLevel, conditions.item, conditions.gender) = (35, "moon-stone", .male)
    (conditions.relativePhysicalStats, conditions.timeOfDay) = (.attackLower, .fullMoon)
    (conditions.turnUpsideDown, conditions.needsOverworldRain) = (true, false)

    #expect(
      conditions.main.map(\.name) == [
        "min_level", "item", "gender", "time_of_day", "relative_physical_stats",
        "turn_upside_down",
      ])
    #expect(
      conditions.main.map(\.value) == [
        .number(35), .slug("moon-stone"), .number(2), .slug("full-moon"), .number(-1), .flag,
      ])
  }

  @Test func kindIgnoresValuesOfLocationHeldItemAndVersionGroup() {
    func step(_ set: (inout EvolutionConditions) -> Void) -> EvolutionStep {
      var conditions = EvolutionConditions()
      set(&conditions)
      return EvolutionStep(from: "a", to: "b", trigger: "level-up", conditions: conditions)
    }
    let wood = step { ($0.location, $0.versionGroup) = ("wood", "x-y") }
    let star = step { ($0.heldItem, $0.isDefault) = ("star", true) }

    #expect(wood.kind == step { $0.location = "cave" }.kind)
    #expect(star.kind == step { $0.heldItem = "ribbon" }.kind)
    #expect(wood.kind != step { _ in }.kind && star.kind != step { _ in }.kind)
    #expect(wood.kind != star.kind)
  }

  @Test func furtherConditionsAreSortedAlphabetically() {
    var conditions = EvolutionConditions()
    (conditions.usedMove, conditions.minMoveCount) = ("rage-fist", 20)
    (conditions.baseForm, conditions.evolvedForm, conditions.isDefault) = ("a", "b", true)
    (conditions.minSteps, conditions.minDamageTaken, conditions.region) = (1, 2, "galar")
    (conditions.nearSpecialRock, conditions.needsMultiplayer) = (true, true)
    (conditions.versionGroup, conditions.games) = ("x-y", ["x-y"])
    (conditions.cloak, conditions.natures) = (.sandy, ["bold", "calm"])

    #expect(conditions.more.map(\.name) == conditions.more.map(\.name).sorted())
    #expect(conditions.more.count == 14)
    #expect(conditions.main.isEmpty)
  }

  @Test(arguments: ["day", "night", "dusk", "full-moon", "dawn"])
  func timeOfDayKeepsItsSlug(slug: String) {
    let time = EvolutionConditions.TimeOfDay(slug: slug)

    #expect(time.slug == slug)
    #expect((time == .other(slug)) == (slug == "dawn"))
  }
}
