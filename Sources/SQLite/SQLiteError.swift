private import CSQLite

/// What SQLite could not do.
package struct SQLiteError: Error, Equatable {
  /// Why, as far as callers tell one cause from another.
  package enum Reason: Sendable, Equatable {
    /// Somebody else holds it, for longer than was to be waited.
    case locked
    /// The file is no database, or no longer a whole one.
    case damaged
    case readOnly
    case diskFull
    case cannotOpen
    case other
  }

  /// SQLite's extended result code.
  package let code: Int32
  /// SQLite's words, in English, for a log.
  package let message: String

  package init(code: Int32, message: String) {
    self.code = code
    self.message = message
  }

  package var reason: Reason {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: .locked
    case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
    case SQLITE_READONLY: .readOnly
    case SQLITE_FULL: .diskFull
    case SQLITE_CANTOPEN: .cannotOpen
    default: .other
    }
  }
}
