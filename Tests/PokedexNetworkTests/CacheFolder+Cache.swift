import PokemonAPI
import TestSupport
import Testing

extension CacheFolder {
  /// Returns the folder's cache. Records a test failure if the cache can't be opened.
  func cache() -> ResponseCache {
    ResponseCache(path: file) { Issue.record("no cache: \($0)") }
  }

  /// Returns the report of the command `cache verify`.
  func verify() throws -> CacheInspector.Report {
    try CacheInspector(path: file).verify()
  }
}
