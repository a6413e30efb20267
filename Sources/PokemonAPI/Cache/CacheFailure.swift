internal import SQLite

/// The reason why the cache is missing or faulty.
public enum CacheFailure: Error, Equatable {
  /// The environment has neither a cache folder nor a home folder.
  case noHome
  /// Another program has locked the file.
  case locked
  /// The file is damaged.
  case damaged
  /// The file was damaged. It has been moved to this path, and a new one is created.
  case setAside(path: String)
  /// An answer in the file is not as it was stored. It is not used; the others still are.
  case damagedAnswer
  /// The file belongs to another program or user, and is left alone.
  case foreign(path: String)
  case readOnly
  case diskFull
  /// The file or its folder can't be opened or created.
  case cannotOpen(path: String)
  /// A later version of this program has changed the file.
  case newer
  /// Any other error, with SQLite's message.
  case other(String)

  /// Whether the program has to continue without a cache.
  package var disablesCache: Bool {
    switch self {
    case .locked, .setAside, .damagedAnswer: false
    default: true
    }
  }

  /// Runs a closure that uses SQLite, and converts its error.
  ///
  /// - Parameter path: path of the file, for errors that name it.
  static func wrap<Value>(
    path: String = "", _ body: () throws(SQLiteError) -> Value
  ) throws(CacheFailure) -> Value {
    do {
      return try body()
    } catch {
      throw CacheFailure(error, path: path)
    }
  }

  /// - Parameter path: path of the file, for errors that name it.
  init(_ error: SQLiteError, path: String = "") {
    self =
      switch error.reason {
      case .locked: .locked
      // Everything that this program stores is within SQLite's limits.
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
