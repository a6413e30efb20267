internal import SQLite

/// Why what the user made can't be read or written. Nothing that was confirmed is lost by it.
package enum UserStoreFailure: Error, Equatable {
  /// The environment names neither a folder for data nor a home.
  case noHome
  /// Another program holds it.
  case locked
  /// The file is no longer whole. It is left as it is.
  case damaged(path: String)
  /// The file is another program's or another user's, and not touched.
  case foreign(path: String)
  case readOnly(path: String)
  case diskFull
  /// The file or its folder can't be opened or made.
  case cannotOpen(path: String)
  /// A later version of this program has changed it.
  case newer
  /// Something else, in SQLite's words.
  case other(String)

  init(_ error: SQLiteError, path: String) {
    self =
      switch error.reason {
      case .locked: .locked
      // Nothing that this program has stored is beyond SQLite's limits.
      case .damaged, .tooLarge: .damaged(path: path)
      case .foreign: .foreign(path: path)
      case .newer: .newer
      case .readOnly: .readOnly(path: path)
      case .diskFull: .diskFull
      case .cannotOpen: .cannotOpen(path: path)
      case .other: .other(error.message)
      }
  }
}
