private import CSQLite

/// What SQLite could not do.
package struct SQLiteError: Error, Equatable {
  /// Why, as far as callers tell one cause from another.
  package enum Reason: Sendable, Equatable {
    /// Somebody else holds it, for longer than was to be waited.
    case locked
    /// The file is no database, no longer a whole one, or not of the format it says it is.
    case damaged
    /// A value, a statement or what it takes is beyond the limits.
    case tooLarge
    /// The file is another program's, or another user's.
    case foreign
    /// A later program has changed it.
    case newer
    case readOnly
    case diskFull
    case cannotOpen
    case other
  }

  package let reason: Reason
  /// SQLite's words, in English, for a log.
  package let message: String

  package init(_ reason: Reason, message: String = "") {
    self.reason = reason
    self.message = message
  }

  /// - Parameter code: SQLite's extended result code.
  init(code: Int32, message: String) {
    let reason: Reason =
      switch code & 0xFF {
      case SQLITE_BUSY, SQLITE_LOCKED: .locked
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
      case SQLITE_TOOBIG, SQLITE_NOMEM, SQLITE_INTERRUPT: .tooLarge
      case SQLITE_READONLY: .readOnly
      case SQLITE_FULL: .diskFull
      case SQLITE_CANTOPEN: .cannotOpen
      default: .other
      }
    self.init(reason, message: message)
  }
}
