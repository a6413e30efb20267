import PokedexModel
import PokemonAPI
import PokemonAPIMock

/// The bundle, with what games say of a few species.
struct ToldAPI: PokemonAPIProtocol {
  private let bundle = MockPokemonAPI()
  var descriptions: [Int: [GameDescription]] = [
    1: [
      // By PokeAPI's ids, which put the first game of all last.
      told("red-japan", [.japanese: "最初の文。"]),
      told("scarlet", [.english: "A text of Scarlet.", .japanese: "スカーレットの文。"]),
      told("legends-arceus", [.english: "A text of Hisui."]),
      told("shield", [.english: "A text of Galar.", .german: "Ein Text."]),
      told("sword", [.english: "A text of Galar.", .german: "Ein Text."]),
      told("blue", [.english: "A text of Kanto."]),
      told("red", [.english: "A text of Kanto."]),
    ],
    2: [
      told("violet", [.english: "Another of Violet."]),
      told("red", [.english: "Another of Red."]),
    ],
    3: [told("violet", [.english: "A third of Violet."])],
    4: [],
  ]

  static func told(_ version: String, _ texts: [Language: String]) -> GameDescription {
    GameDescription(version: version, texts: LocalizedText(texts))
  }

  func fetchPokemonList(offset: Int, limit: Int) async throws -> Fetched<PokemonList> {
    try await bundle.fetchPokemonList(offset: offset, limit: limit)
  }

  func fetchCatalogue() async throws -> [PokemonListItem] { try await bundle.fetchCatalogue() }

  func fetchPokemon(_ reference: PokemonReference) async throws -> Fetched<Pokemon> {
    try await bundle.fetchPokemon(reference)
  }

  func fetchEvolutionLine(of species: Species) async throws -> Fetched<EvolutionLine> {
    try await bundle.fetchEvolutionLine(of: species)
  }

  func fetchDescriptions(
    of species: Species
  ) async throws -> Fetched<[GameDescription]?> {
    guard let told = descriptions[species.number] else { throw HTTPError.noNetwork }
    return Fetched(told, .live)
  }
}
