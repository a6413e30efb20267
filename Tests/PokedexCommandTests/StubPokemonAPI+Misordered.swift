import PokedexModel
import PokedexTestSupport
import PokemonAPI

extension StubPokemonAPI {
  /// A stub whose learnsets, encounters and held items list their games out of order, as PokeAPI
  /// may, and include an unknown game. All other data is the bundle's.
  static var misordered: StubPokemonAPI {
    var stub = StubPokemonAPI()
    stub.replace([LearnedMove].self) { _ in
      let moves = ["from-the-future", "x-y", "red-blue"].flatMap { group in
        ["surf", "cut"].map {
          LearnedMove(move: $0, way: .machine, level: nil, versionGroup: group)
        }
      }
      return Fetched(moves, .live)
    }
    stub.replace([Encounter].self) { _ in
      let encounters = ["tomorrow", "y", "x", "red"].map { version in
        Encounter(
          version: version, locationArea: "here", method: "walk", conditions: [], minLevel: 1,
          maxLevel: 2, chance: 3)
      }
      return Fetched(encounters, .live)
    }
    stub.replace([HeldItem].self) { _ in
      let held = ["tomorrow", "firered", "diamond", "ruby"].map {
        HeldItem(item: "berry", version: $0, chance: 5)
      }
      return Fetched(held, .live)
    }
    return stub
  }
}
