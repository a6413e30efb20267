package import PokedexModel

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

  /// Remembers the game that marks are made in; nil for no game in particular.
  func choose(game: String?) async throws(UserStoreFailure)

  /// Leaves everything in one file, as far as no other program uses it.
  func close() async
}

/// What a store has.
package struct UserContents: Sendable, Equatable {
  /// By Pokémon, then game; none of them empty.
  package let records: [MarkRecord]
  /// The game that marks are made in; nil for no game in particular.
  package let game: String?
  /// Another one after each change by another program.
  package let revision: Int

  package init(records: [MarkRecord], game: String?, revision: Int) {
    self.records = records
    self.game = game
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
