import DexData
import PokedexModel
import Testing

struct DexLookupTests {
  private let dex = Dex()

  @Test(arguments: [
    ("deoxys", 386), ("deoxys-normal", 386), ("wormadam", 413), ("giratina", 487),
    ("zygarde", 718), ("meowstic", 678),
  ])
  func speciesSlugFindsItsDefaultVariety(slug: String, id: Int) throws {
    let pokemon = try #require(dex.pokemon(named: slug))

    #expect(pokemon.id == id)
    #expect(pokemon.isDefault)
  }

  @Test(arguments: [
    "", " ", "-", "missingno", "pikachuuuh", "25", "♀", "Gigantamax", "mega charizard",
  ])
  func unknownNameFindsNothing(name: String) {
    #expect(dex.pokemon(named: name) == nil)
  }

  @Test func everySlugFindsItsVariety() {
    let items = dex.listItems(urlPrefix: "")

    #expect(items.filter { dex.pokemon(named: $0.name)?.id != $0.id } == [])
  }

  @Test(arguments: Language.allCases)
  func everySpeciesIsFoundByItsName(language: Language) {
    let notFound = (1...dex.speciesCount).filter { number in
      let name = dex.pokemon(id: number)?.displayName(in: language) ?? ""
      return dex.pokemon(named: name)?.id != number
    }

    #expect(notFound == [])
  }

  @Test func slugsIncludeVarietiesAndSpecies() {
    let slugs = dex.slugs

    #expect(Set(slugs).count == slugs.count)
    #expect(slugs.contains("deoxys") && slugs.contains("deoxys-normal"))
    #expect(Set(dex.listItems(urlPrefix: "").map(\.name)).isSubset(of: slugs))
  }
}
