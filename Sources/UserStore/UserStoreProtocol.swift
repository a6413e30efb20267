package import PokedexModel
internal import SQLite

/// A store of the user's marks, notes and teams. It keeps a history of all changes, so that they
/// can be undone.
///
/// When a function returns a change, the change is on disk. It is not lost, no matter how the
/// program ends.
package protocol UserStoreProtocol: Sendable {
  /// A stamp of the store's files. If it differs from an earlier stamp, the data may have been
  /// changed by another program in between. Computing the stamp opens no file and is fast enough
  /// for every key press.
  var stamp: UserStoreStamp { get }

  /// Returns all contents. Nil if no other program has changed them since the given revision.
  func contents(since revision: Int?) async throws(UserStoreFailure) -> UserContents?

  /// Performs all edits as one step that can be undone. If one edit fails, none is performed.
  ///
  /// - Returns: The step that was made; nil if the edits change nothing.
  func change(_ edits: [UserEdit]) async throws(UserStoreFailure) -> UserStep?

  /// Returns the latest step that has not been undone, or the step that was undone most recently.
  /// Nil if there is nothing to undo or redo. Any program may have made the step.
  func nextStep(to move: HistoryMove) async throws(UserStoreFailure) -> UserStep?

  /// Undoes or redoes a step if it is still the next one.
  ///
  /// - Returns: The changes that were made; empty if another program has changed the history.
  func perform(
    _ move: HistoryMove, of step: UserStep
  ) async throws(UserStoreFailure) -> [UserChange]

  /// Closes the store. After that, all data is in one file, unless another program still uses it.
  func close() async
}

/// The contents of a store.
package struct UserContents: Sendable, Equatable {
  /// The records that aren't empty, sorted by the Pokémon's id, then by game.
  package let records: [MarkRecord]
  /// The teams, sorted by their names in lowercase.
  package let teams: [SavedTeam]
  /// A number that differs from earlier revisions if another program has changed the data in
  /// between.
  package let revision: Int

  package init(records: [MarkRecord], teams: [SavedTeam], revision: Int) {
    self.records = records
    self.teams = teams
    self.revision = revision
  }
}

/// The state of the store's files, as visible without opening them.
package struct UserStoreStamp: Sendable, Equatable {
  /// Whether there is a file to read.
  package let hasFile: Bool
  /// The sizes and modification times of the store's files.
  package let sizesAndTimes: [Int]
  /// Whether every later change is certain to change the stamp.
  ///
  /// False if the last change is so recent that the next change may get the same timestamp.
  package let isSettled: Bool

  package init(hasFile: Bool, sizesAndTimes: [Int] = [], isSettled: Bool = true) {
    self.hasFile = hasFile
    self.sizesAndTimes = sizesAndTimes
    self.isSettled = isSettled
  }
}

/// A reason why the user's data can't be read or written. Changes that were confirmed before are
/// not lost.
package enum UserStoreFailure: Error, Equatable {
  /// The environment variables specify neither a data folder nor a home folder.
  case noHome
  /// Another program holds a lock.
  case locked
  /// The file is corrupt. It is not changed.
  case damaged(path: String)
  /// The file belongs to another program or user. It is not changed.
  case foreign(path: String)
  case readOnly(path: String)
  case diskFull
  /// The file or its folder can't be opened or created.
  case cannotOpen(path: String)
  /// A newer version of this program has changed the file.
  case newer
  /// Saving would exceed the maximum number of teams, `SavedTeam.maximumCount`.
  case tooManyTeams
  /// Saving would exceed the maximum number of records, `MarkRecord.maximumCount`.
  case tooManyRecords
  /// Saving would exceed the maximum size of all notes and teams, `SavedTeam.largestTotal`.
  case tooMuchText
  /// Any other error, with SQLite's message.
  case other(String)

  /// Creates the failure for a limit that the user's data exceeds. Nil if it exceeds none.
  ///
  /// - Parameter bytesOfText: size of all notes and teams in bytes.
  package init?(recordCount: Int, teamCount: Int, bytesOfText: Int) {
    if teamCount > SavedTeam.maximumCount {
      self = .tooManyTeams
    } else if recordCount > MarkRecord.maximumCount {
      self = .tooManyRecords
    } else if bytesOfText > SavedTeam.largestTotal {
      self = .tooMuchText
    } else {
      return nil
    }
  }

  init(_ error: SQLiteError, path: String) {
    self =
      switch error.reason {
      case .locked: .locked
      // A value that is too large means that the file is damaged, because this program never stores
      // values that exceed SQLite's limits.
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
