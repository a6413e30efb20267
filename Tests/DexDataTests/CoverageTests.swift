import DexData
import PokedexModel
import Testing

/// The coverage of attacking types, checked against counts that another program computed from the
/// source tables.
struct CoverageTests {
  struct Case: Sendable {
    let attacks: [PokemonType]
    var generation: Int?
    let hard: Int, neutral: Int, weak: Int, none: Int
    /// The first Pokémon, by id, that resist all of the attacks.
    let resisting: [String]
  }

  static let cases = [
    Case(
      attacks: [.ice, .ground], hard: 602, neutral: 523, weak: 14, none: 1,
      resisting: [
        "surskit", "shedinja", "cryogonal", "dewpider", "araquanid", "wimpod", "golisopod", "snom",
        "frosmoth", "rotom-heat", "rotom-wash",
      ]),
    Case(
      attacks: [.ice, .ground], generation: 1, hard: 84, neutral: 67, weak: 0, none: 0,
      resisting: []),
    Case(
      attacks: [.ice, .electric], hard: 475, neutral: 656, weak: 8, none: 1,
      resisting: ["magnemite", "magneton", "shedinja", "magnezone", "togedemaru", "arctozolt"]),
    Case(
      attacks: [.fighting, .ghost], hard: 472, neutral: 665, weak: 1, none: 2,
      resisting: ["zorua-hisui", "zoroark-hisui", "terapagos-terastal"]),
    // Ghost had no effect on Psychic in that generation.
    Case(
      attacks: [.ghost, .psychic], generation: 1, hard: 41, neutral: 96, weak: 14, none: 0,
      resisting: ["abra", "kadabra", "alakazam", "slowpoke"]),
    Case(
      attacks: [.normal], hard: 0, neutral: 912, weak: 152, none: 76,
      resisting: ["geodude", "graveler", "golem", "magnemite"]),
    Case(
      attacks: [], hard: 0, neutral: 0, weak: 0, none: 1140,
      resisting: ["bulbasaur", "ivysaur"]),
  ]

  @Test(arguments: cases)
  func pokemonAreCountedByBestAttack(testCase: Case) {
    let dex = Dex()
    let chart = dex.typeChart(generation: testCase.generation ?? TypeChart.newestGeneration)

    let count = Coverage(attacks: testCase.attacks, chart: chart)
      .count(of: dex.typeGroups(in: testCase.generation))

    #expect(
      [count.hard, count.neutral, count.weak, count.none]
        == [testCase.hard, testCase.neutral, testCase.weak, testCase.none])
    let slugs = count.resisting.compactMap { dex.pokemon(id: $0)?.slug }
    #expect(slugs.count == testCase.weak + testCase.none)
    #expect(slugs.starts(with: testCase.resisting))
  }

  @Test func bestIsTheGreatestFactorOnEachType() {
    let coverage = Coverage(attacks: [.ice, .ground], chart: Dex().typeChart(generation: 9))

    let nonNeutral = coverage.best.filter { $0.percent != 100 }

    #expect(
      nonNeutral.map(\.type)
        == [.flying, .poison, .ground, .rock, .steel, .fire, .grass, .electric, .dragon])
    #expect(nonNeutral.allSatisfy { $0.percent == 200 })
  }

  @Test func formsWithSameTypesCountOnce() {
    let groups = Dex().typeGroups(in: nil)

    // Rotom is Ghost and Electric; each of its five other forms has its own pair of types.
    let rotom = groups.filter { $0.ids.contains(479) }
    #expect(rotom.map(\.types) == [[.ghost, .electric]])
    #expect(groups.flatMap(\.ids).count { 10008...10012 ~= $0 } == 5)
    // Deoxys has four varieties, all Psychic.
    #expect(groups.flatMap(\.ids).count { $0 == 386 || 10001...10003 ~= $0 } == 1)
  }
}
