import DexData
import PokedexModel
import Testing

struct DexLookupTests {
  private let dex = Dex()

  @Test(arguments: [
    ("pikachu", 25), ("PIKACHU", 25), ("Pikachu", 25), ("ピカチュウ", 25), ("피카츄", 25),
    ("皮卡丘", 25), ("リザードン", 6), ("Dracaufeu", 6), ("Glurak", 6), ("리자몽", 6),
    ("Nidoran♀", 29), ("nidoran-m", 32), ("Farfetch'd", 83), ("mr mime", 122), ("M. Mime", 122),
    ("evoli", 133), ("Évoli", 133), ("flabebe", 669), ("Flabébé", 669), ("Type: Null", 772),
    ("タイプ：ヌル", 772), ("ぴかちゅう", 25), ("pikachuu", 25), ("ﾋﾟｶﾁｭｳ", 25), ("Typ:Null", 772),
    ("Código Cero", 772), ("ho-oh", 250),
  ])
  func slugOrNameInAnyLanguageFindsTheSpecies(name: String, id: Int) {
    #expect(dex.pokemon(named: name)?.id == id)
  }

  @Test(arguments: [
    ("charizard-mega-x", 10034), ("Mega Charizard X", 10034), ("Méga-Dracaufeu X", 10034),
    ("Mega-Glurak X", 10034), ("Alolan Rattata", 10091), ("rattata d'alola", 10091),
    ("メガリザードンX", 10034), ("りざーどん メガ x", 10034), ("raichu alola", 10100),
    ("mega x charizard", 10034), ("アローラ ライチュウ", 10100), ("zygarde-mega", 10301),
    ("koraidon-limited-build", 10264), ("10% Zygarde", 10181),
  ])
  func slugOrLabelFindsTheVariety(name: String, id: Int) {
    #expect(dex.pokemon(named: name)?.id == id)
  }

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
