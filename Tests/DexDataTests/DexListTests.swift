import DexData
import EmbeddedTables
import PokedexModel
import Testing

struct DexListTests {
  private let dex = Dex()

  @Test func countsMatchTables() {
    #expect(dex.speciesCount == TableText(.species).rows.count)
    #expect(dex.varietyCount == TableText(.pokemon).rows.count)
    #expect(dex.listItems(urlPrefix: "").count == dex.varietyCount)
  }

  @Test func listIsSortedByNumberWithVarietiesAfterSpecies() {
    let names = dex.listItems(urlPrefix: "").prefix(9).map(\.name)

    #expect(
      names == [
        "bulbasaur", "ivysaur", "venusaur", "venusaur-mega", "venusaur-gmax", "charmander",
        "charmeleon", "charizard", "charizard-mega-x",
      ])
  }

  @Test func itemHasNumberTypesAndURL() throws {
    let item = try #require(
      dex.listItems(urlPrefix: "http://localhost/pokemon/").first { $0.id == 10034 })

    #expect(item.name == "charizard-mega-x")
    #expect(item.number == 6)
    #expect(item.types == [.fire, .dragon])
    #expect(item.url == "http://localhost/pokemon/10034/")
  }

  @Test func idOrderStartsWithDefaultVarieties() {
    let items = dex.listItems(inOrderOfID: 0..<dex.varietyCount, urlPrefix: "")

    #expect(items.map(\.id) == items.map(\.id).sorted())
    #expect(items.prefix(Counts.species).map(\.id) == Array(1...Counts.species))
    #expect(items[Counts.species].id == 10001)
  }

  @Test(arguments: [
    0..<0, 0..<20, Counts.species - 5..<Counts.species + 5,
    Counts.varieties - 1..<Counts.varieties, Counts.varieties..<Counts.varieties,
  ])
  func rangeOfIDOrderMatchesSliceOfAll(range: Range<Int>) {
    let all = dex.listItems(inOrderOfID: 0..<dex.varietyCount, urlPrefix: "")

    #expect(dex.listItems(inOrderOfID: range, urlPrefix: "") == Array(all[range]))
  }

  @Test func everyItemAgreesWithItsEntry() {
    let mismatches = dex.listItems(urlPrefix: "").filter { item in
      let pokemon = dex.pokemon(id: item.id)
      return pokemon?.slug != item.name || pokemon?.species.number != item.number
        || pokemon?.types != item.types
    }

    #expect(mismatches == [])
  }

  @Test func everySpeciesListsItsDefaultVarietyFirst() {
    let varieties = (1...dex.speciesCount).map { dex.pokemon(id: $0)?.species.varieties ?? [] }

    #expect(varieties.compactMap(\.first?.id) == Array(1...Counts.species))
    #expect(varieties.joined().map(\.id) == dex.listItems(urlPrefix: "").map(\.id))
    #expect(varieties.joined().map(\.slug) == dex.listItems(urlPrefix: "").map(\.name))
  }
}
