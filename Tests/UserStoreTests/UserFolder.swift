import Foundation
import SQLite

@testable import UserStore

/// A temporary folder for the user's database. It is removed when this object is deinitialized.
final class UserFolder {
  let location = URL.temporaryDirectory.appending(path: "pokedex-user-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: location) }

  /// The path of the database. At first, neither the file nor its parent folder exists.
  var path: String { location.appending(path: "pokedex/user.sqlite").path }

  func open() throws -> UserDatabase { try UserDatabase(path: path, lockTimeout: .zero) }

  func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
