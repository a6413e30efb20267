import PokemonAPI
import TestSupport
import Testing

extension CacheFolder {
  /// The cache; a test in which it fails has failed.
  func cache() -> ResponseCache {
    ResponseCache(path: file) { Issue.record("no cache: \($0)") }
  }

  /// What the command `cache verify` would find.
  func verify() throws -> CacheInspector.Report {
    try CacheInspector(path: file).verify()
  }
}
