import PokedexModel
import Testing

struct NatureTests {
  @Test func natureRaisesAStatByATenthAndLowersAnother() {
    let nature = Self.nature(increased: .attack, decreased: .specialAttack)

    #expect(Stat.allCases.map(nature.percent(of:)) == [100, 110, 100, 90, 100, 100])
  }

  @Test func neutralNatureChangesNothing() {
    let nature = Self.nature(increased: nil, decreased: nil)

    #expect(Stat.allCases.map(nature.percent(of:)) == Array(repeating: 100, count: 6))
  }

  @Test func natureRaisingAndLoweringSameStatChangesNothing() {
    #expect(Self.nature(increased: .speed, decreased: .speed).percent(of: .speed) == 100)
  }

  @Test func slugsOfStatsMatchSource() {
    #expect(
      Stat.allCases.map(\.slug) == [
        "hp", "attack", "defense", "special-attack", "special-defense", "speed",
      ])
  }

  private static func nature(increased: Stat?, decreased: Stat?) -> Nature {
    Nature(
      slug: "one", names: LocalizedText([:]), increased: increased, decreased: decreased,
      likedFlavor: nil, hatedFlavor: nil)
  }
}
