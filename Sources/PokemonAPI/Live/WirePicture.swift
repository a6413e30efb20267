internal import PokedexModel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The pictures of `pokemon/ID`, by where they are.
struct WireSprites: WirePokemonPart {
  struct Sprites: Decodable, Sendable {
    let front: String?
    let back: String?
    let frontShiny: String?
    let backShiny: String?

    enum CodingKeys: String, CodingKey {
      case front = "front_default"
      case back = "back_default"
      case frontShiny = "front_shiny"
      case backShiny = "back_shiny"
    }
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, sprites
  }

  let id: Int
  let sprites: Sprites

  /// The address of a picture as the server wrote it; nil where there is no such picture.
  func address(of kind: PictureKind) -> String? {
    switch (kind.isShiny, kind.isBack) {
    case (false, false): sprites.front
    case (false, true): sprites.back
    case (true, false): sprites.frontShiny
    case (true, true): sprites.backShiny
    }
  }
}

/// `GET` of a picture, wherever `pokemon/ID` says that it is.
struct PictureRequest: APIRequest {
  typealias Response = WirePicture
  let url: URL
  var endpoint: Endpoint { .picture }
  var key: String { url.path }
  var absoluteURL: URL? { url }
}

/// A PNG file as it came.
struct WirePicture: Payload {
  /// The most bytes a picture may have; a sprite has a few thousand.
  static let largest = 1 << 20
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static let members: [String] = []

  let png: [UInt8]

  static func kept(
    _ members: [String], of body: [UInt8], _ resource: String
  ) throws -> [UInt8] {
    guard body.count <= largest else { throw HTTPError.tooLarge(limit: largest) }
    guard body.starts(with: signature) else {
      throw PokemonAPIError.decodingFailed(resource: resource, codingPath: "")
    }
    return body
  }

  static func decode(
    kept: [UInt8], of resource: String, from address: APIAddress?
  ) throws -> WirePicture {
    WirePicture(png: try self.kept(members, of: kept, resource))
  }
}
