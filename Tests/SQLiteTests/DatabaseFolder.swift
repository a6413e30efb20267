import Foundation

/// A temporary folder for a database, removed with this object.
final class DatabaseFolder {
  let location = URL.temporaryDirectory.appending(path: "pokedex-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: location, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: location) }

  var path: String { location.appending(path: "test.sqlite").path }
}
