package import PokedexModel
internal import SQLite

/// The user's marks, notes and teams, with the history of all changes for undo.
///
/// A returned change is on disk: it survives any end of the program.
package protocol UserStoreProtocol: Sendable {
  /// Differs from an earlier one where another program may have changed something. Cheap enough for every
  /// key; opens nothing.
  var stamp: UserStoreStamp { get }

  /// All there is; nil where it is what it was at a revision.
  func contents(since revision: Int?) async throws(UserStoreFailure) -> UserContents?

  /// Carries out some edits, all of them or none, as one step to be undone.
  ///
  /// - Returns: what is different now; nothing where all was so already.
  func change(_ edits: [UserEdit]) async throws(UserStoreFailure) -> [UserChange]

  /// Takes back the last step that is not undone. Returns nothing where there is none.
  func undo() async throws(UserStoreFailure) -> [UserChange]

  /// Does again what was undone last. Returns nothing where there is none, or something else was changed
  /// since.
  func redo() async throws(UserStoreFailure) -> [UserChange]

  /// Leaves everything in one file, as far as no other program uses it.
  func close() async
}

/// What a store has.
package struct UserContents: Sendable, Equatable {
  /// By Pokémon, then game; none of them empty.
  package let records: [MarkRecord]
  /// By name, without case.
  package let teams: [SavedTeam]
  /// Another one after each change by another program.
  package let revision: Int

  package init(records: [MarkRecord], teams: [SavedTeam], revision: Int) {
    self.records = records
    self.teams = teams
    self.revision = revision
  }
}

/// What a file looks like from outside.
package struct UserStoreStamp: Sendable, Equatable {
  /// Whether there is anything to be read.
  package let isThere: Bool
  /// Sizes and times of the files.
  package let figures: [Int]
  /// Whether a later change is sure to make another stamp. Else it is so recent that the next one may
  /// have the same time.
  package let isSettled: Bool

  package init(isThere: Bool, figures: [Int] = [], isSettled: Bool = true) {
    self.isThere = isThere
    self.figures = figures
    self.isSettled = isSettled
  }
}

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
  /// More teams would be saved than `SavedTeam.most`.
  case tooManyTeams
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
