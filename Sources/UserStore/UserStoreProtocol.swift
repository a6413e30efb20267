package import PokedexModel
internal import SQLite

/// The user's marks, notes and teams, with the history of all changes for undo.
///
/// A returned change is on disk: it survives any end of the program.
package protocol UserStoreProtocol: Sendable {
  /// A stamp that differs from an earlier one if another program may have changed something. It is
  /// cheap enough to check at every key press, and opens no file.
  var stamp: UserStoreStamp { get }

  /// Returns all contents; nil if they are unchanged since a revision.
  func contents(since revision: Int?) async throws(UserStoreFailure) -> UserContents?

  /// Performs edits as one undoable step, all or none.
  ///
  /// - Returns: The changes that were made; empty if the edits change nothing.
  func change(_ edits: [UserEdit]) async throws(UserStoreFailure) -> [UserChange]

  /// Undoes the latest step that has not been undone. Returns no changes if there is nothing to
  /// undo.
  func undo() async throws(UserStoreFailure) -> [UserChange]

  /// Redoes the step that was undone most recently. Returns no changes if there is nothing to redo,
  /// for example because another change was made since.
  func redo() async throws(UserStoreFailure) -> [UserChange]

  /// Closes the store. All data is then in one file, unless another program still uses it.
  func close() async
}

/// The contents of a store.
package struct UserContents: Sendable, Equatable {
  /// The non-empty records, sorted by Pokémon, then game.
  package let records: [MarkRecord]
  /// The teams, sorted by lowercase name.
  package let teams: [SavedTeam]
  /// A number that changes after each change by another program.
  package let revision: Int

  package init(records: [MarkRecord], teams: [SavedTeam], revision: Int) {
    self.records = records
    self.teams = teams
    self.revision = revision
  }
}

/// The externally visible state of the store's files.
package struct UserStoreStamp: Sendable, Equatable {
  /// Whether there is a file to read.
  package let hasFile: Bool
  /// Sizes and modification times of the files.
  package let sizesAndTimes: [Int]
  /// Whether any later change is certain to change the stamp.
  ///
  /// If not, the last change is so recent that another one may have the same timestamp.
  package let isSettled: Bool

  package init(hasFile: Bool, sizesAndTimes: [Int] = [], isSettled: Bool = true) {
    self.hasFile = hasFile
    self.sizesAndTimes = sizesAndTimes
    self.isSettled = isSettled
  }
}

/// Reason why the user's data can't be read or written. Confirmed changes are never lost.
package enum UserStoreFailure: Error, Equatable {
  /// The environment names neither a data folder nor a home folder.
  case noHome
  /// Another program holds a lock.
  case locked
  /// The file is corrupt. It is left as it is.
  case damaged(path: String)
  /// The file belongs to another program or user. It is left as it is.
  case foreign(path: String)
  case readOnly(path: String)
  case diskFull
  /// The file or its folder can't be opened or created.
  case cannotOpen(path: String)
  /// A newer version of this program has changed the file.
  case newer
  /// Saving would exceed the maximum number of teams, `SavedTeam.maximumCount`.
  case tooManyTeams
  /// Any other error, with SQLite's message.
  case other(String)

  init(_ error: SQLiteError, path: String) {
    self =
      switch error.reason {
      case .locked: .locked
      // This program never stores anything beyond SQLite's limits.
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
