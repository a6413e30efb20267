internal import SQLite

/// Why there is no cache.
package enum CacheFailure: Error, Equatable {
  /// The environment names neither a folder for caches nor a home.
  case noHome
  /// Another program holds it.
  case locked
  /// The file is no cache, or no longer a whole one.
  case damaged
  case readOnly
  case diskFull
  /// The file or its folder can't be opened or made.
  case cannotOpen(path: String)
  /// A later version of this program has changed it.
  case newer
  /// Something else, in SQLite's words.
  case other(String)

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

  private init(_ error: SQLiteError, path: String) {
    self =
      switch error.reason {
      case .locked: .locked
      case .damaged: .damaged
      case .readOnly: .readOnly
      case .diskFull: .diskFull
      case .cannotOpen: .cannotOpen(path: path)
      case .other: .other(error.message)
      }
  }
}
