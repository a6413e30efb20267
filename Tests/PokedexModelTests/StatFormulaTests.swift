import PokedexModel
import Testing

struct StatFormulaTests {
  /// A published example: a level 78 Garchomp with an Adamant nature. Source: Bulbapedia, "Stat".
  static let garchomp:
    [(stat: Stat, base: Int, individual: Int, effort: Int, percent: Int, is: Int)] =
      [
        (.hp, 108, 24, 74, 100, 289), (.attack, 130, 12, 190, 110, 278),
        (.defense, 95, 30, 91, 100, 193), (.specialAttack, 80, 16, 48, 90, 135),
        (.specialDefense, 85, 23, 84, 100, 171), (.speed, 102, 5, 23, 100, 171),
      ]

  @Test(arguments: garchomp)
  func valueMatchesPublishedValue(
    stat: Stat, base: Int, individual: Int, effort: Int, percent: Int, is value: Int
  ) {
    let actual = StatFormula.value(
      of: stat, base: base, level: 78, individual: individual, effort: effort, percent: percent)

    #expect(actual == value)
  }

  @Test(arguments: [50, 100])
  func baseOfOneHPStaysOneHP(level: Int) {
    #expect(StatFormula.value(of: .hp, base: 1, level: level) == 1)
    #expect(StatFormula.lowestValue(of: .hp, base: 1, level: level) == 1)
    #expect(StatFormula.value(of: .attack, base: 1, level: level) > 1)
  }

  /// The lowest and highest value that a stat can have at level 100, for different base stats.
  /// Source: Bulbapedia's entries.
  @Test(arguments: [(45, 85, 207), (100, 184, 328), (130, 238, 394), (255, 463, 669)])
  func extremesMatchPublishedValues(base: Int, lowestValue: Int, highestValue: Int) {
    let highest = StatFormula.value(of: .attack, base: base, level: 100, percent: 110)

    #expect(StatFormula.lowestValue(of: .attack, base: base, level: 100) == lowestValue)
    #expect(highest == highestValue)
  }

  /// A published example: a level 81 Pikachu in generation I, whose single special stat is 50.
  /// Source: Bulbapedia, "Stat".
  @Test(arguments: [
    (Stat.hp, 35, 7, 22_850, 189), (.attack, 55, 8, 23_140, 137), (.defense, 30, 13, 17_280, 101),
    (.specialAttack, 50, 9, 19_625, 128), (.speed, 90, 5, 24_795, 190),
  ])
  func earlyValueMatchesPublishedValue(
    stat: Stat, base: Int, determinant: Int, experience: Int, value: Int
  ) {
    let actual = StatFormula.earlyValue(
      of: stat, base: base, level: 81, determinant: determinant, experience: experience)

    #expect(actual == value)
  }

  @Test(arguments: [
    (8, 13, 5, 9, 7), (15, 15, 15, 15, 15), (14, 14, 14, 14, 0), (15, 10, 10, 10, 8),
  ])
  func determinantOfHPDerivesFromTheOthers(
    attack: Int, defense: Int, speed: Int, special: Int, hp: Int
  ) {
    #expect(
      StatFormula.determinantOfHP(attack: attack, defense: defense, speed: speed, special: special)
        == hp)
  }
}
