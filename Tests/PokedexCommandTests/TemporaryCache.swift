import Foundation
import PokedexModel
import PokedexScreens
import DexData

@testable import PokemonAPI
@testable import pokedex

/// A cache in a folder of its own, which goes when this does.
final class TemporaryCache {
  /// What `now` is for those who read it.
  static let now = 1_700_000_000

  let folder: URL
  let path: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    path = folder.path + "/pokedex/cache.sqlite"
    let parent = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var isThere: Bool { FileManager.default.fileExists(atPath: path) }

  /// Keeps a body under a URL, as old as wanted.
  func keep(_ body: String, at url: String, age: Int = 0) throws {
    let time = Self.now - age
    let answer = StoredAnswer(
      content: .body(Array(body.utf8)), validator: nil, storedAt: time, freshUntil: time + 1)
    try CacheDatabase(path: path).store(answer, for: url)
  }

  /// Makes the file what no database is.
  func damage() throws {
    try Data(String(repeating: "not a database ", count: 100).utf8).write(to: URL(filePath: path))
  }

  /// The commands over it.
  func shell(
    _ language: Language = .english, json: Bool = false, log: String? = nil
  ) -> CacheShell {
    CacheShell(
      paths: Paths(environment: ["XDG_CACHE_HOME": folder.path]), log: log,
      words: Words(language: language, vocabulary: DexVocabulary()), json: json, now: Self.now)
  }
}
