import PokedexModel
import Testing

struct StatValuesTests {
  @Test func firstGenerationHasOneSpecialStat() {
    #expect(Stat.all(in: 1) == [.hp, .attack, .defense, .specialAttack, .speed])
    #expect(Stat.all(in: 2) == Stat.allCases && Stat.all(in: nil) == Stat.allCases)
    #expect(Stat.allCases.filter { $0.isSpecial(in: 1) } == [.specialAttack])
    #expect(!Stat.specialAttack.isSpecial(in: 2) && !Stat.specialAttack.isSpecial(in: nil))
  }

  @Test func valuesFollowStatOrder() {
    let values = StatValues([1, 2, 3, 4, 5, 6])

    #expect(Stat.allCases.map { values[$0] } == [1, 2, 3, 4, 5, 6])
    #expect(values[.hp] == 1)
    #expect(values[.specialAttack] == 4)
    #expect(values[.speed] == 6)
    #expect(values.total == 21)
  }

  @Test func missingValuesAreZero() {
    let values = StatValues([45, 49])

    #expect(Stat.allCases.map { values[$0] } == [45, 49, 0, 0, 0, 0])
  }

  @Test func extraValuesAreIgnored() {
    #expect(StatValues([1, 2, 3, 4, 5, 6, 7]) == StatValues([1, 2, 3, 4, 5, 6]))
  }

  @Test func rawValuesMatchJSONKeys() {
    #expect(
      Stat.allCases.map(\.rawValue)
        == ["hp", "attack", "defense", "special_attack", "special_defense", "speed"])
  }
}
