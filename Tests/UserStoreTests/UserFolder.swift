import Foundation
import SQLite

@testable import UserStore

/// A temporary folder for the user's database, removed with this object.
final class UserFolder {
  let location = URL.temporaryDirectory.appending(path: "pokedex-user-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: location) }

  /// Path of the database. Neither the file nor its folder exists at first.
  var path: String { location.appending(path: "pokedex/user.sqlite").path }

  func open() throws -> UserDatabase { try UserDatabase(path: path, lockTimeout: .zero) }

  func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
