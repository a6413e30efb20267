package import PokedexModel

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
