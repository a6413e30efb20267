import PokedexModel
import Testing

@Suite("Damage factors of a team")
struct TeamMatchupsTests {
  /// A chart for tests. Water is ×2 on Fire, Fire on Grass, and Grass on Water; each is ×½ in the
  /// reverse direction. Ghost is ×0 on Normal. Every other factor is ×1.
  private static let chart = TypeChart(generation: 1) { attacking, defending in
    switch (attacking, defending) {
    case (.water, .fire), (.fire, .grass), (.grass, .water): 200
    case (.fire, .water), (.grass, .fire), (.water, .grass): 50
    case (.ghost, .normal): 0
    default: 100
    }
  }

  private static func team(_ types: [PokemonType]...) -> TeamMatchups {
    TeamMatchups(
      types: types,
      takes: types.map { Matchups(types: $0, abilities: [], chart: chart).takes }, chart: chart)
  }

  @Test func attackWithMoreWeakThanResistingMembersIsAHole() throws {
    let team = Self.team([.fire], [.fire], [.water], [.normal])

    let water = try #require(team.rows.first { $0.attack == .water })
    #expect(water.factors == [200, 200, 100, 100])
    #expect((water.weak, water.resisting) == (2, 0))
    #expect(team.holes == [.water])
  }

  @Test func equallyResistedAttackIsNotAHole() {
    #expect(Self.team([.fire], [.grass]).holes == [.fire])
    #expect(Self.team([.fire], [.grass], [.fire]).holes == [.fire, .water])
  }

  @Test func immunityCountsAsResistance() throws {
    let ghost = try #require(Self.team([.normal]).rows.first { $0.attack == .ghost })

    #expect((ghost.weak, ghost.resisting) == (0, 1))
  }

  @Test func ownTypesCoverSuperEffectiveTargets() {
    let team = Self.team([.fire, .water])

    #expect(team.covered == [.fire, .grass])
    #expect(!team.uncovered.contains(.grass) && team.uncovered.contains(.normal))
    #expect(team.covered.count + team.uncovered.count == Self.chart.types.count)
  }

  @Test func bestMendingLeavesFewestHoles() {
    let team = Self.team([.fire], [.fire])

    let suggestions = team.suggestions(among: [
      [.normal], [.water], [.grass], [.fire], [.grass, .water],
    ])

    // Adding one member that resists Water doesn't outweigh two that are weak to it, so Water
    // remains a hole. A pure Grass type would also open a hole for Fire.
    #expect(team.holes == [.water])
    #expect(suggestions.map(\.types) == [[.grass, .water], [.grass]])
    #expect(suggestions.map(\.resists) == [[.water], [.water]])
    #expect(suggestions.map(\.holesLeft) == [[.water], [.fire, .water]])
  }

  @Test func onlyBestMendingsAreListed() {
    let suggestions = Self.team([.fire]).suggestions(
      among: [[.grass], [.grass, .water]], limit: 1)

    #expect(suggestions.map(\.types) == [[.grass, .water]])
    #expect(suggestions[0].holesLeft == [])
  }

  @Test func teamWithoutHolesNeedsNoMending() {
    #expect(Self.team([.normal]).suggestions(among: [[.grass], [.water]]).isEmpty)
  }
}
