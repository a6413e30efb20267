import PokedexModel
import PokedexTestSupport
import PokemonAPI

extension StubPokemonAPI {
  /// The bundle with made-up game descriptions of a few species.
  static var told: StubPokemonAPI {
    var stub = StubPokemonAPI()
    stub.descriptions = { species in
      guard let told = texts[species.number] else { throw HTTPError.noNetwork }
      return Fetched(told, .live)
    }
    return stub
  }

  private static let texts: [Int: [GameDescription]] = [
    1: [
      // In PokeAPI's order, in which the oldest game comes first.
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

  private static func told(_ version: String, _ texts: [Language: String]) -> GameDescription {
    GameDescription(version: version, texts: LocalizedText(texts))
  }
}
