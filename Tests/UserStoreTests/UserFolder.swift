import Foundation
import SQLite

@testable import UserStore

/// A folder for what a user made, which goes with the test that has it.
final class UserFolder {
  let location = URL.temporaryDirectory.appending(path: "pokedex-user-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: location) }

  /// Neither the file nor its folder is there at first.
  var path: String { location.appending(path: "pokedex/user.sqlite").path }

  func open() throws -> UserDatabase { try UserDatabase(path: path, patience: .zero) }

  func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
