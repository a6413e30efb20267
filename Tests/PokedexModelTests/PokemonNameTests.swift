import PokedexModel
import Testing

struct PokemonNameTests {
  private static let charizard = LocalizedText([
    .english: "Charizard", .japanese: "リザードン", .french: "Dracaufeu", .german: "Glurak",
  ])
  private static let megaX = VarietyLabel(
    form: "mega-x",
    names: LocalizedText([
      .english: "Mega Charizard X", .french: "Méga-Dracaufeu X", .german: "Mega-Glurak X",
    ]))
  private static let koraidon = PokemonName(
    species: LocalizedText([.english: "Koraidon", .japanese: "コライドン"]),
    label: VarietyLabel(form: "limited-build", names: LocalizedText([:])))

  @Test func defaultVarietyHasNameOfItsSpecies() {
    let name = PokemonName(species: Self.charizard, label: nil)

    #expect(name.display(in: .german) == "Glurak")
    #expect(name.display(in: .korean) == "Charizard")
    #expect(name.distinction(in: .german) == "Glurak")
  }

  @Test(
    arguments: [
      (.english, "Mega Charizard X", "Mega X"),
      (.french, "Méga-Dracaufeu X", "Méga X"),
      (.german, "Mega-Glurak X", "Mega X"),
      (.japanese, "Mega Charizard X", "Mega X"),
    ] as [(Language, String, String)])
  func labelIsDisplayNameAndYieldsDistinction(
    language: Language, display: String, distinction: String
  ) {
    let name = PokemonName(species: Self.charizard, label: Self.megaX)

    #expect(name.display(in: language) == display)
    #expect(name.distinction(in: language) == distinction)
  }

  @Test(arguments: [
    ("Rattata", "Alolan Rattata", "Alolan"),
    ("Mr. Mime", "Galarian Mr. Mime", "Galarian"),
    ("Pikachu", "Pikachu Ph.D.", "Ph.D."),
    ("Kommo-o", "Totem Kommo-o", "Totem"),
    ("Tauros", "Paldean Tauros (Combat Breed)", "Paldean (Combat Breed)"),
    ("Zygarde", "Zygarde (10%)", "10%"),
    ("Rattata", "Rattata d’Alola", "d’Alola"),
    ("Greninja", "Battle Bond", "Battle Bond"),
    ("Hoopa", "Hoopa", "Hoopa"),
  ])
  func distinctionIsTheLabelWithoutTheSpecies(species: String, label: String, expected: String) {
    let name = PokemonName(
      species: LocalizedText([.english: species]),
      label: VarietyLabel(form: "form", names: LocalizedText([.english: label])))

    #expect(name.distinction(in: .english) == expected)
  }

  @Test func speciesNameOfOtherLanguageIsNotRemovedFromLabel() {
    let name = PokemonName(
      species: LocalizedText([.english: "Charizard"]),
      label: VarietyLabel(form: "mega-x", names: LocalizedText([.french: "Méga-Charizard"])))

    #expect(name.distinction(in: .french) == "Méga-Charizard")
  }

  @Test func formWithoutALabelIsNamedByItsSlug() {
    #expect(Self.koraidon.display(in: .english) == "Koraidon (Limited Build)")
    #expect(Self.koraidon.display(in: .japanese) == "コライドン (Limited Build)")
    #expect(Self.koraidon.distinction(in: .japanese) == "Limited Build")
  }

  @Test func varietyWithoutNamesHasOnlyADistinction() {
    let name = PokemonName(
      species: LocalizedText([:]), label: VarietyLabel(form: "mega-x", names: LocalizedText([:])))

    #expect(name.display(in: .english) == nil)
    #expect(name.distinction(in: .english) == "Mega X")
  }
}
