import PokedexModel
import Testing

struct PokemonListItemTests {
  private static func item(types: [PokemonType] = []) -> PokemonListItem {
    PokemonListItem(
      id: 10034, name: "charizard-mega-x", urlPrefix: "https://pokeapi.co/api/v2/pokemon/",
      number: 6, primaryType: types.first, secondaryType: types.dropFirst().first)
  }

  @Test func urlIsThePrefixWithTheIDAndASlash() {
    #expect(Self.item().url == "https://pokeapi.co/api/v2/pokemon/10034/")
  }

  @Test(
    arguments: [[], [.fire], [.fire, .dragon], [.unknown], [.unknown, .fire]] as [[PokemonType]])
  func typesArePrimaryAndSecondaryType(types: [PokemonType]) {
    #expect(Self.item(types: types).types == types)
  }

  @Test func eighteenTypesHaveMembers() {
    #expect(PokemonType.allCases.filter(\.hasMembers).count == 18)
    #expect(PokemonType.allCases.filter { !$0.hasMembers } == [.stellar, .shadow, .unknown])
  }
}
