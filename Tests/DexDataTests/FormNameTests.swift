import DexData
import PokedexModel
import PokedexSets
import Testing

/// Names of forms. They find the variety in that form, in `show` and in sets alike.
struct FormNameTests {
  private let dex = Dex()
  private let names = DexSetNames()

  private var forms: [(id: Int, form: PokemonForm)] {
    dex.listItems(urlPrefix: "").flatMap { item in
      dex.forms(ofVariety: item.id).map { (item.id, $0) }
    }
  }

  @Test(arguments: Language.allCases)
  func namesOfVarietiesAreUnique(language: Language) {
    let names = Dictionary(
      grouping: dex.ids.compactMap { dex.pokemon(id: $0)?.displayName(in: language) }
    ) { $0 }

    #expect(names.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test func everyFormIsFoundByItsSlug() {
    let slugs = Set(dex.listItems(urlPrefix: "").map(\.name))

    let wrong = forms.filter { id, form in
      let found = dex.pokemon(named: form.slug)
      let isVariety = slugs.contains(form.slug)
      return found?.id != id || found?.form?.slug != (isVariety ? nil : form.slug)
    }

    #expect(wrong.map(\.form.slug) == [])
    #expect(forms.count > 1500)
  }

  @Test func everyShowdownNameIsFoundHereAndInSets() {
    let wrong = forms.filter { id, form in
      // A default form has the name of its variety.
      guard let name = names.spelling(of: form.slug, as: .pokemon) else { return !form.isDefault }
      guard let found = dex.pokemon(named: name), let slug = names.slug(of: name, as: .pokemon)
      else { return true }
      return found.species.number != dex.number(ofVariety: id)
        || !form.isDefault && names.spelling(of: slug, as: .pokemon) != name
    }

    #expect(wrong.map(\.form.slug) == [])
  }

  @Test func everyNameOfAFormIsFoundInSets() {
    let wrong = forms.flatMap { id, form in
      form.names.all.map(\.text).filter { name in
        let slug = names.slug(of: name, as: .pokemon)
        return slug.flatMap(dex.variety).flatMap(dex.number) != dex.number(ofVariety: id)
      }
    }

    #expect(wrong == [])
  }

  @Test(arguments: [
    ("m-alakazam", "alakazam-mega"), ("A-Raichu", "raichu-alola"),
    ("g-darmanitan", "darmanitan-galar-standard"),
    ("H-Zoroark", "zoroark-hisui"), ("P-Wooper", "wooper-paldea"), ("P-Groudon", "groudon-primal"),
    ("m-charizard-x", "charizard-mega-x"), ("M-Meowstic-F", "meowstic-female-mega"),
    ("Indeedee-F", "indeedee-female"), ("meowstic-m", "meowstic-male"),
    ("Tauros-Paldea-Blaze", "tauros-paldea-blaze-breed"),
  ])
  func shortNamesAreFound(name: String, slug: String) {
    #expect(dex.pokemon(named: name)?.slug == slug)
    #expect(names.slug(of: name, as: .pokemon) == slug)
  }

  @Test func nameThatFitsSeveralFormsIsNotFound() {
    #expect(dex.pokemon(named: "m-charizard") == nil)
    #expect(names.slug(of: "m-charizard", as: .pokemon) == nil)
  }

  @Test(arguments: [
    ("Winter Sawsbuck", "sawsbuck-winter"), ("sawsbuck winter", "sawsbuck-winter"),
    ("Kronjuwild (Winter)", "sawsbuck-winter"), ("gastrodon-east", "gastrodon-east"),
    ("Gastrodon-West", "gastrodon-west"), ("vivillon-polar", "vivillon-polar"),
    ("Vivillon-Pokeball", "vivillon-poke-ball"), ("unown-z", "unown-z"),
  ])
  func formIsFoundByItsNames(name: String, form: String) {
    #expect(dex.pokemon(named: name)?.form?.slug == form)
  }

  @Test(arguments: ["Sawsbuck", "sawsbuck", "メブキジカ", "Arceus", "アルセウス", "Minior", "zygarde"])
  func nameOfASpeciesMeansNoForm(name: String) throws {
    let pokemon = try #require(dex.pokemon(named: name))
    #expect(pokemon.form == nil && pokemon.isDefault)
  }

  @Test(arguments: [
    ("arceus-fire", PokemonType.fire), ("arceus-normal", .normal), ("Silvally-Fairy", .fairy),
    ("silvally-dragon", .dragon),
  ])
  func formOfATypeHasThatTypeAndItsName(name: String, type: PokemonType) throws {
    let pokemon = try #require(dex.pokemon(named: name))

    #expect(pokemon.types == [type])
    #expect(pokemon.displayName(in: .english).lowercased().contains(type.rawValue))
  }

  @Test(arguments: [
    ("sawsbuck-win", "sawsbuck-winter"), ("winter saw", "sawsbuck-winter"), ("sawsbuck-", nil),
    ("saws", nil), ("sawsbuck", nil), ("", nil), ("arceus-fi", nil), ("arceus-fir", "arceus-fire"),
  ])
  func beginningOfOneFormMeansIt(text: String, form: String?) throws {
    let id = text.hasPrefix("arceus") ? 493 : 586
    #expect(dex.form(ofVariety: id, named: text)?.slug == form)
  }
}
