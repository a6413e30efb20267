import Foundation
import PokemonAPI
import Testing

/// A folder of its own for a cache, as `XDG_CACHE_HOME` names one; to be removed when the test ends.
struct CacheFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "pokedex-cache-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The cache's file, where the executable has it.
  var file: String { url.appending(path: "pokedex/cache.sqlite").path }

  /// The cache; a test in which it fails has failed.
  func cache() -> ResponseCache {
    ResponseCache(path: file) { Issue.record("no cache: \($0)") }
  }

  /// What the command `cache verify` would find.
  func verify() throws -> CacheInspector.Report {
    try CacheInspector(path: file).verify()
  }

  /// Removes all that is kept.
  func empty() throws {
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func remove() {
    // What can't be removed is left to the system, whose folder for temporary files it is in.
    try? FileManager.default.removeItem(at: url)
  }
}
