import DexData
import Foundation
import PokedexModel
import PokedexApp
import TestSupport

@testable import PokemonAPI
@testable import pokedex

extension CacheFolder {
  /// The current time in the shells that `shell(_:json:log:)` returns, in seconds since 1970.
  static let now = 1_700_000_000

  var exists: Bool { FileManager.default.fileExists(atPath: file) }

  /// Stores a response body for a URL as if it had arrived `age` seconds ago. The response is fresh
  /// for one second.
  func save(_ body: String, at url: String, age: Int = 0) throws {
    let parent = URL(filePath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let time = Self.now - age
    let answer = StoredAnswer(
      content: .body(Array(body.utf8)), validator: nil, storedAt: time, freshUntil: time + 1)
    try CacheDatabase(path: file).store(answer, for: url)
  }

  /// Returns a shell for the cache commands that uses this folder.
  func shell(
    _ language: Language = .english, json: Bool = false, log: String? = nil
  ) -> CacheShell {
    CacheShell(
      paths: Paths(environment: ["XDG_CACHE_HOME": url.path, "XDG_DATA_HOME": "/d"]), log: log,
      words: Words(language: language, vocabulary: DexVocabulary()), json: json, now: Self.now)
  }
}
