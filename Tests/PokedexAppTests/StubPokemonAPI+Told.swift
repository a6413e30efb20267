import PokedexModel
import PokedexTestSupport
import PokemonAPI

extension StubPokemonAPI {
  /// An API with the bundle's data and made-up descriptions of a few species in some games.
  static var described: StubPokemonAPI {
    var stub = StubPokemonAPI()
    stub.replace([GameDescription]?.self) { request in
      guard case .descriptions(let number) = request.kind, let described = texts[number] else {
        throw HTTPError.noNetwork
      }
      return Fetched(described, .live)
    }
    return stub
  }

  private static let texts: [Int: [GameDescription]] = [
    1: [
      // In PokeAPI's order: first Red (Japan), although it is the oldest game, and then all others,
      // starting with the newest.
      described("red-japan", [.japanese: "最初の文。"]),
      described("scarlet", [.english: "A text of Scarlet.", .japanese: "スカーレットの文。"]),
      described("legends-arceus", [.english: "A text of Hisui."]),
      described("shield", [.english: "A text of Galar.", .german: "Ein Text."]),
      described("sword", [.english: "A text of Galar.", .german: "Ein Text."]),
      described("blue", [.english: "A text of Kanto."]),
      described("red", [.english: "A text of Kanto."]),
    ],
    2: [
      described("violet", [.english: "Another of Violet."]),
      described("red", [.english: "Another of Red."]),
    ],
    3: [described("violet", [.english: "A third of Violet."])],
    4: [],
  ]

  private static func described(_ version: String, _ texts: [Language: String]) -> GameDescription {
    GameDescription(version: version, texts: LocalizedText(texts))
  }
}
