package import PokedexModel
internal import SQLite

/// What the user made: marks and notes, with all that was ever changed, to be undone.
///
/// What a function returns has been written: it stays through the end of the program, however that comes.
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
  /// Another one after each change by another program.
  package let revision: Int

  package init(records: [MarkRecord], revision: Int) {
    self.records = records
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

/// One thing that is to be changed.
package struct UserEdit: Sendable, Equatable {
  package enum Action: Sendable, Equatable {
    case add(Mark), remove(Mark)
    case note(Note)
    /// In place of all that was said.
    case replace(Marks, Note)
  }

  /// PokeAPI's id of the variety.
  package let pokemon: Int
  /// The slug of a version; nil for no game in particular.
  package let game: String?
  package let action: Action

  package init(_ pokemon: Int, in game: String?, _ action: Action) {
    self.pokemon = pokemon
    self.game = game
    self.action = action
  }

  /// What it makes of what was said.
  package func applied(to record: MarkRecord) -> MarkRecord {
    var record = record
    switch action {
    case .add(let mark): record.marks = record.marks.adding(mark)
    case .remove(let mark): record.marks = record.marks.removing(mark)
    case .note(let note): record.note = note
    case .replace(let marks, let note): (record.marks, record.note) = (marks, note)
    }
    return record
  }
}

/// What has been changed of one record.
package struct UserChange: Sendable, Equatable {
  package let before: MarkRecord
  package let after: MarkRecord

  package init(before: MarkRecord, after: MarkRecord) {
    self.before = before
    self.after = after
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
