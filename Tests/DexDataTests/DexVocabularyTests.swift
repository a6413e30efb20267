import DexData
import EmbeddedTables
import PokedexModel
import Testing

struct DexVocabularyTests {
  private let vocabulary = DexVocabulary()

  @Test func pokemonAreNamedBySpeciesAndLabel() throws {
    let charizard = try #require(vocabulary.pokemon(id: 6))
    let mega = try #require(vocabulary.pokemon(id: 10034))
    let rattata = try #require(vocabulary.pokemon(id: 10091))

    #expect(charizard.display(in: .german) == "Glurak")
    #expect(charizard.label == nil)
    #expect(mega.display(in: .german) == "Mega-Glurak X")
    #expect(mega.distinction(in: .german) == "Mega X")
    #expect(rattata.distinction(in: .english) == "Alolan")
  }

  @Test(arguments: Counts.unknownIDs)
  func unknownPokemonHasNoName(id: Int) {
    #expect(vocabulary.pokemon(id: id) == nil)
  }

  @Test(arguments: PokemonType.allCases)
  func everyTypeIsNamed(type: PokemonType) {
    #expect(vocabulary.type(type)?[exactly: .english] != nil)
  }

  @Test func termsHaveExpectedNames() {
    #expect(vocabulary.type(.electric)?[.french] == "Électrik")
    #expect(vocabulary.ability("chlorophyll")?[.english] == "Chlorophyll")
    #expect(vocabulary.ability("adaptability")?[.japanese] == "てきおうりょく")
    #expect(vocabulary.eggGroup("no-eggs")?[.english] == "Undiscovered")
    #expect(vocabulary.eggGroup("monster")?[.japanese] == "かいじゅう")
  }

  @Test func everyAbilityAndEggGroupIsFound() {
    let abilities = TableText(.abilities)["slug"]
    let eggGroups = TableText(.eggGroups)["slug"]

    #expect(abilities.filter { vocabulary.ability($0)?[.english] == nil } == [])
    #expect(eggGroups.filter { vocabulary.eggGroup($0)?[.english] == nil } == [])
  }

  @Test(arguments: ["", "a", "chlorophyl", "chlorophylla", "zzz", "Chlorophyll", "-"])
  func unknownSlugHasNoName(slug: String) {
    #expect(vocabulary.ability(slug) == nil)
    #expect(vocabulary.eggGroup(slug) == nil)
  }

  @Test func everyVarietyHasADistinction() {
    for number in 1...Dex().speciesCount {
      let others = Dex().pokemon(id: number)?.species.varieties.dropFirst() ?? []
      let distinctions = others.map { vocabulary.pokemon(id: $0.id)?.distinction(in: .english) }

      #expect(!distinctions.contains(nil) && !distinctions.contains(""))
    }
  }
}
