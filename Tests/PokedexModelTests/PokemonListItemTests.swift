import PokedexModel
import Testing

struct PokemonListItemTests {
  private static func item(types: String = "") -> PokemonListItem {
    PokemonListItem(
      id: 10034, name: "charizard-mega-x", urlPrefix: "https://pokeapi.co/api/v2/pokemon/",
      number: 6, typeSlugs: types)
  }

  @Test func urlIsThePrefixWithTheIDAndASlash() {
    #expect(Self.item().url == "https://pokeapi.co/api/v2/pokemon/10034/")
  }

  @Test(
    arguments: [
      ("", []), ("fire", [.fire]), ("fire,dragon", [.fire, .dragon]),
      ("sound", [.unknown]), ("sound,fire", [.unknown, .fire]),
    ] as [(String, [PokemonType])])
  func typesAreReadFromTheirSlugs(slugs: String, types: [PokemonType]) {
    #expect(Self.item(types: slugs).types == types)
  }

  @Test func eighteenTypesHaveMembers() {
    #expect(PokemonType.allCases.filter(\.hasMembers).count == 18)
    #expect(PokemonType.allCases.filter { !$0.hasMembers } == [.stellar, .shadow, .unknown])
  }
}
