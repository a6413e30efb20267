internal import SQLite

/// Why there is no cache, or something is amiss with the one there is.
public enum CacheFailure: Error, Equatable {
  /// The environment names neither a folder for caches nor a home.
  case noHome
  /// Another program holds it.
  case locked
  /// The file is no longer a whole cache.
  case damaged
  /// The file was no longer a whole cache. It has been moved here, and a new one is made.
  case setAside(path: String)
  /// One of the answers in it is not what was stored. It is not used; all else goes on.
  case damagedAnswer
  /// The file is another program's or another user's, and not touched.
  case foreign(path: String)
  case readOnly
  case diskFull
  /// The file or its folder can't be opened or made.
  case cannotOpen(path: String)
  /// A later version of this program has changed it.
  case newer
  /// Something else, in SQLite's words.
  case other(String)

  /// Whether nothing is kept from now on.
  package var endsTheCache: Bool {
    switch self {
    case .locked, .setAside, .damagedAnswer: false
    default: true
    }
  }

  /// Runs what speaks to SQLite.
  ///
  /// - Parameter path: of the file, for errors that name it.
  static func wrap<Value>(
    path: String = "", _ body: () throws(SQLiteError) -> Value
  ) throws(CacheFailure) -> Value {
    do {
      return try body()
    } catch {
      throw CacheFailure(error, path: path)
    }
  }

  /// - Parameter path: of the file, for those that name it.
  init(_ error: SQLiteError, path: String = "") {
    self =
      switch error.reason {
      case .locked: .locked
      // Nothing that this program has stored is beyond SQLite's limits.
      case .damaged, .tooLarge: .damaged
      case .foreign: .foreign(path: path)
      case .newer: .newer
      case .readOnly: .readOnly
      case .diskFull: .diskFull
      case .cannotOpen: .cannotOpen(path: path)
      case .other: .other(error.message)
      }
  }
}
