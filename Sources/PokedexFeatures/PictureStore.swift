internal import Pictures
internal import PokedexModel

/// The pictures that are kept in memory; all others are in the cache on disk.
@MainActor
final class PictureStore {
  struct Key: Hashable {
    let id: Int
    let kind: PictureKind
  }

  /// How many pixels all of them have together at the most: a hundred sprites, or a few large pictures.
  private static let mostPixels = 1 << 20

  private var files: [Key: PictureFile] = [:]
  private var pixels = 0

  subscript(key: Key) -> PictureFile? { files[key] }

  func keep(_ file: PictureFile, as key: Key) {
    let count = file.picture.pixels.count
    if pixels + count > Self.mostPixels { (files, pixels) = ([:], 0) }
    if files.updateValue(file, forKey: key) == nil { pixels += count }
  }
}
