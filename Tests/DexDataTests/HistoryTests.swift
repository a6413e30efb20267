import DexData
import Testing

@testable import PokedexModel

/// Changes of a Pokémon's types, stats and abilities between generations.
struct HistoryTests {
  private func history(_ name: String) throws -> [HistoryEntry] {
    Dex().history(ofVariety: try #require(Dex().pokemon(named: name)).id)
  }

  private func ability(_ slug: String, hidden: Bool = false) -> HistoryEntry.Value {
    .ability(PokemonAbility(slug: slug, isHidden: hidden))
  }

  /// Source of the values: Bulbapedia's pages of the Pokémon.
  @Test func changesNameWhatWasBefore() throws {
    #expect(
      try history("gengar") == [
        HistoryEntry(value: .special(130), period: .until(1)),
        HistoryEntry(value: ability("levitate"), period: .until(6)),
      ])
    #expect(
      try history("magnemite").first
        == HistoryEntry(value: .types([.steel]), period: .since(2)))
    #expect(
      try history("clefairy").first
        == HistoryEntry(value: .types([.normal]), period: .until(5)))
    #expect(
      try history("beedrill").contains(
        HistoryEntry(value: .stat(.attack, 80), period: .until(5))))
    #expect(
      try history("poliwag").contains(
        HistoryEntry(value: ability("water-absorb"), period: .since(3))) == false)
  }

  @Test func addedAbilityIsNotARemovedOne() throws {
    let changes = try history("pikachu")

    #expect(!changes.contains { $0.value == ability("static") })
    #expect(!changes.contains { $0.value == ability("lightning-rod", hidden: true) })
  }

  @Test(arguments: ["garchomp", "lucario", "koraidon", "arceus"])
  func whatNeverChangedHasNoHistory(name: String) throws {
    #expect(try history(name) == [])
  }

  /// Every change is one between two generations in which the Pokémon exists.
  @Test func everyChangeIsBetweenTwoGenerations() throws {
    let dex = Dex()
    var count = 0
    for item in dex.listItems(urlPrefix: "") {
      let first = try #require(dex.firstGeneration(ofVariety: item.id))
      for change in dex.history(ofVariety: item.id) {
        count += 1
        switch change.period {
        case .until(let generation): #expect(first..<9 ~= generation, "\(item.name)")
        case .since(let generation): #expect(first + 1...9 ~= generation, "\(item.name)")
        }
      }
    }
    #expect(count > 300)
  }
}
