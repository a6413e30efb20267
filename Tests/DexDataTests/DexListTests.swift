import DexData
import PokedexModel
import Testing

struct DexListTests {
  private let dex = Dex()

  @Test func countsAreThoseOfTheTables() {
    #expect(dex.speciesCount == 1025)
    #expect(dex.varietyCount == 1351)
    #expect(dex.listItems(urlPrefix: "").count == 1351)
  }

  @Test func listGoesByNumberWithVarietiesAfterTheirSpecies() {
    let names = dex.listItems(urlPrefix: "").prefix(9).map(\.name)

    #expect(
      names == [
        "bulbasaur", "ivysaur", "venusaur", "venusaur-mega", "venusaur-gmax", "charmander",
        "charmeleon", "charizard", "charizard-mega-x",
      ])
  }

  @Test func itemKnowsNumberTypesAndURL() throws {
    let item = try #require(
      dex.listItems(urlPrefix: "http://localhost/pokemon/").first { $0.id == 10034 })

    #expect(item.name == "charizard-mega-x")
    #expect(item.number == 6)
    #expect(item.types == [.fire, .dragon])
    #expect(item.url == "http://localhost/pokemon/10034/")
  }

  @Test func orderOfIDsHasTheDefaultsFirst() {
    let items = dex.listItems(inOrderOfID: 0..<dex.varietyCount, urlPrefix: "")

    #expect(items.map(\.id) == items.map(\.id).sorted())
    #expect(items.prefix(1025).map(\.id) == Array(1...1025))
    #expect(items[1025].id == 10001)
  }

  @Test(arguments: [0..<0, 0..<20, 1020..<1030, 1350..<1351, 1351..<1351])
  func stretchOfTheOrderOfIDsIsThatStretch(places: Range<Int>) {
    let all = dex.listItems(inOrderOfID: 0..<dex.varietyCount, urlPrefix: "")

    #expect(dex.listItems(inOrderOfID: places, urlPrefix: "") == Array(all[places]))
  }

  @Test func everyItemAgreesWithItsEntry() {
    let strangers = dex.listItems(urlPrefix: "").filter { item in
      let pokemon = dex.pokemon(id: item.id)
      return pokemon?.slug != item.name || pokemon?.species.number != item.number
        || pokemon?.types != item.types
    }

    #expect(strangers == [])
  }

  @Test func everySpeciesListsItsVarietiesTheDefaultFirst() {
    let varieties = (1...dex.speciesCount).map { dex.pokemon(id: $0)?.species.varieties ?? [] }

    #expect(varieties.compactMap(\.first?.id) == Array(1...1025))
    #expect(varieties.joined().map(\.id) == dex.listItems(urlPrefix: "").map(\.id))
    #expect(varieties.joined().map(\.slug) == dex.listItems(urlPrefix: "").map(\.name))
  }
}
