import PokedexModel
import Testing

struct ConditionKindTests {
  @Test func everyConditionIsOfOneKindAndNamedAfterIt() {
    let all = ConditionKind.complete.flatMap { $0 }

    #expect(Set(all).count == all.count)
    #expect(
      ConditionKind.complete.allSatisfy { Set($0.map(ConditionKind.name(of:))).count == 1 })
  }

  @Test func conditionsAreOrderedWithinTheirKind() {
    #expect(
      ConditionKind.ordered(["time-night", "time-morning"]) == ["time-morning", "time-night"])
    #expect(ConditionKind.ordered(["time-night", "radar-on"]) == ["time-night", "radar-on"])
  }

  @Test func allButReturnsRemainingConditions() {
    let week = ConditionKind.complete.last ?? []

    #expect(ConditionKind.allBut(Array(week.prefix(5))) == Array(week.suffix(2)))
    #expect(ConditionKind.allBut(Array(week.prefix(4))) == nil)
    #expect(ConditionKind.allBut(Array(week.prefix(5)) + ["radar-on"]) == nil)
  }

  @Test func areAllRequiresCompleteKind() {
    #expect(ConditionKind.coverWholeKind(["swarm-yes", "swarm-no"]))
    #expect(!ConditionKind.coverWholeKind(["time-day", "time-night"]))
    #expect(!ConditionKind.coverWholeKind(["swarm-yes"]))
  }
}
