internal import Pictures
internal import PokedexModel
internal import PokemonAPI

/// An in-memory cache of decoded pictures. The picture files themselves are cached on disk.
@MainActor
final class PictureStore {
  struct PictureKey: Hashable {
    let id: Int
    let kind: PictureKind
  }

  /// Maximum number of pixels of all cached pictures together: a hundred sprites, or a few large
  /// pictures.
  private static let maxPixels = 1 << 20

  private var files: [PictureKey: PictureFile] = [:]
  private var pixels = 0

  subscript(key: PictureKey) -> PictureFile? { files[key] }

  func insert(_ file: PictureFile, as key: PictureKey) {
    let count = file.picture.pixels.count
    if pixels + count > Self.maxPixels { (files, pixels) = ([:], 0) }
    if files.updateValue(file, forKey: key) == nil { pixels += count }
  }

  /// Fetches a picture and caches it.
  ///
  /// - Returns: the picture; nil if it doesn't exist or can't be decoded.
  /// - Throws: any error of the data source, or `HTTPError.cancelled` if the task is cancelled.
  func fetch(
    _ key: PictureKey, from api: any PokemonAPIProtocol, _ connectivity: Connectivity
  ) async throws -> PictureFile? {
    let png = try await api.fetch(.picture(ofVariety: key.id, key.kind))
    connectivity.note(png.origin)
    let file = if let png = png.value { await PictureFile.decoded(png) } else { PictureFile?.none }
    if Task.isCancelled { throw HTTPError.cancelled }
    if let file { insert(file, as: key) }
    return file
  }
}

extension PictureFile {
  /// Decodes a file. This doesn't run on the main actor, where it would delay the response to the
  /// next key press.
  @concurrent
  fileprivate static func decoded(_ png: [UInt8]) async -> PictureFile? { PictureFile(png: png) }
}
