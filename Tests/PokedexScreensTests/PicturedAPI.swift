import PokedexModel
import PokemonAPI
import PokemonAPIMock
import Synchronization
import TestSupport

/// The bundle, with a picture of each variety: a disc on a transparent ground.
final class PicturedAPI: PokemonAPIProtocol {
  private let bundle = MockPokemonAPI()
  private let asked = Mutex<[PictureKind]>([])
  private let hasBack: Bool

  init(hasBack: Bool = true) {
    self.hasBack = hasBack
  }

  /// Which pictures were asked for, in order.
  var kinds: [PictureKind] { asked.withLock { $0 } }

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

  func fetchDescriptions(of species: Species) async throws -> Fetched<[GameDescription]?> {
    Fetched(nil, .live)
  }

  func fetchPicture(
    of pokemon: Pokemon, _ kind: PictureKind
  ) async throws -> Fetched<[UInt8]?> {
    asked.withLock { $0.append(kind) }
    if kind.isBack, !hasBack { return Fetched(nil, .live) }
    let file = PNGWriter(kind: .rgba).file(width: 40, height: 40) { column, row in
      let isInside = (column - 20) * (column - 20) + (row - 20) * (row - 20) <= 144
      let red = kind.isShiny ? 200 : 40
      return [red, kind.isBack ? 200 : 40, row < 20 ? 100 : 200, isInside ? 255 : 0]
    }
    return Fetched(file, .live)
  }
}
