import PokemonAPI
import TestSupport
import Testing

extension CacheFolder {
  /// Returns the cache. A failure to open it fails the test.
  func cache() -> ResponseCache {
    ResponseCache(path: file) { Issue.record("no cache: \($0)") }
  }

  /// Returns the findings of the command `cache verify`.
  func verify() throws -> CacheInspector.Report {
    try CacheInspector(path: file).verify()
  }
}
