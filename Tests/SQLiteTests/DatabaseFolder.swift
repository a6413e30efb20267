import Foundation

/// A temporary folder for a database. It is removed when this object is deinitialized.
final class DatabaseFolder {
  let location = URL.temporaryDirectory.appending(path: "pokedex-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: location, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: location) }

  var path: String { location.appending(path: "test.sqlite").path }
}
