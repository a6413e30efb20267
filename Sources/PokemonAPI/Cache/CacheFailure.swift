internal import SQLite

/// The reason why the cache can't be used or is faulty.
public enum CacheFailure: Error, Equatable {
  /// The environment has neither a cache folder nor a home folder.
  case noHome
  /// Another program has locked the file.
  case locked
  /// The file is damaged.
  case damaged
  /// The file was damaged. It has been moved to this path, and a new file is created.
  case setAside(path: String)
  /// A response in the file is damaged. It isn't used, but the other responses still are.
  case damagedAnswer
  /// The file belongs to another program or user. It isn't changed.
  case foreign(path: String)
  case readOnly
  case diskFull
  /// The file or its folder can't be opened or created.
  case cannotOpen(path: String)
  /// A newer version of this program has changed the file's format.
  case newer
  /// Any other error, with SQLite's message.
  case other(String)

  /// Whether the program must continue without a cache.
  package var disablesCache: Bool {
    switch self {
    case .locked, .setAside, .damagedAnswer: false
    default: true
    }
  }

  /// Runs a closure that uses SQLite. If the closure throws an error, converts it to a
  /// `CacheFailure`.
  ///
  /// - Parameter path: the path of the file, for errors that include it.
  static func wrap<Value>(
    path: String = "", _ body: () throws(SQLiteError) -> Value
  ) throws(CacheFailure) -> Value {
    do {
      return try body()
    } catch {
      throw CacheFailure(error, path: path)
    }
  }

  /// - Parameter path: the path of the file, for errors that include it.
  init(_ error: SQLiteError, path: String = "") {
    self =
      switch error.reason {
      case .locked: .locked
      // A value that exceeds SQLite's limits is damage, because everything that this program stores
      // is within them.
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
