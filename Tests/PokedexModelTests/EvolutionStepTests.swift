import PokedexModel
import Testing

struct EvolutionStepTests {
  private static let step = EvolutionStep(
    from: "primeape", to: "annihilape", trigger: "use-move",
    conditions: [
      .minLevel: "35", .relativePhysicalStats: "-1", .item: "moon-stone",
      .more: "base_form=primeape,min_move_count=20,used_move=rage-fist",
    ])

  @Test(
    arguments: [
      (.minLevel, 35), (.relativePhysicalStats, -1), (.item, nil), (.gender, nil), (.more, nil),
    ] as [(EvolutionStep.Condition, Int?)])
  func numberIsAWholeNumberThatIsSet(condition: EvolutionStep.Condition, number: Int?) {
    #expect(Self.step.number(condition) == number)
  }

  @Test(
    arguments: [
      ("base_form", "primeape"), ("min_move_count", "20"), ("used_move", "rage-fist"),
      ("move", nil), ("form", nil), ("used", nil), ("", nil),
    ] as [(String, String?)])
  func detailIsFoundByItsWholeKey(key: String, value: String?) {
    #expect(Self.step.detail(key) == value)
  }

  @Test func stepWithoutFurtherConditionsHasNoDetails() {
    let step = EvolutionStep(from: "phione", to: "manaphy", trigger: nil, conditions: [:])

    #expect(step.detail("base_form") == nil)
    #expect(step.number(.minLevel) == nil)
  }

  @Test func conditionsAreNumbersOrSlugs() {
    let numbers = EvolutionStep.Condition.allCases.filter(\.isNumber)

    #expect(
      numbers == [
        .minLevel, .minHappiness, .minBeauty, .minAffection, .gender, .needsOverworldRain,
        .relativePhysicalStats, .turnUpsideDown,
      ])
  }
}
