internal import PokedexModel

extension LivePokemonAPI {
  func fetchPicture(
    ofVariety id: Int, _ kind: PictureKind
  ) async throws -> Fetched<[UInt8]?> {
    let sender = sender
    let request = PokemonPartRequest<WireSprites>(id: id)
    let sprites = try await sender.send(request)
    guard let address = sprites.value.address(of: kind) else { return Fetched(nil, sprites.origin) }
    guard let url = client.pictureURL(address) else {
      throw PokemonAPIError.foreignURL(resource: request.path, url: NetworkText.line(address))
    }
    do {
      return try await sender.send(PictureRequest(url: url)).joined(with: sprites) { picture, _ in
        picture.png
      }
    } catch let error as HTTPError where error.isNotFound {
      return Fetched(nil, sprites.origin)
    }
  }
}
