import PokedexModel
import Testing

struct EvolutionLineTests {
  @Test func lineWithoutEvolutionsHasOneMember() {
    let members = EvolutionLine(number: 128, slug: "tauros", evolvesTo: []).members

    #expect(members.count == 1)
    #expect(members.first.map { $0 == (0, 128, "tauros") } == true)
  }

  @Test func membersPrecedeTheirEvolutionsAndHaveDepths() {
    let line = EvolutionLine(
      number: 265, slug: "wurmple",
      evolvesTo: [
        EvolutionLine(
          number: 266, slug: "silcoon",
          evolvesTo: [EvolutionLine(number: 267, slug: "beautifly", evolvesTo: [])]),
        EvolutionLine(
          number: 268, slug: "cascoon",
          evolvesTo: [EvolutionLine(number: 269, slug: "dustox", evolvesTo: [])]),
      ])

    let members = line.members

    #expect(members.map(\.slug) == ["wurmple", "silcoon", "beautifly", "cascoon", "dustox"])
    #expect(members.map(\.number) == [265, 266, 267, 268, 269])
    #expect(members.map(\.depth) == [0, 1, 2, 1, 2])
  }
}
