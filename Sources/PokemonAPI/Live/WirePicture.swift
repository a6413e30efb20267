/// A picture as the server sent it: a PNG file.
struct WirePicture: Payload {
  /// Maximum size of a picture in bytes. Sprites have a few thousand bytes.
  static let maxBytes = 1 << 20
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static let members: [String] = []

  let png: [UInt8]

  static func decode(
    kept: [UInt8], of resource: String, from address: APIAddress?
  ) throws -> WirePicture {
    guard kept.starts(with: signature) else {
      throw PokemonAPIError.decodingFailed(resource: resource, codingPath: "")
    }
    return WirePicture(png: kept)
  }
}
