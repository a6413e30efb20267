package import PokedexModel

/// A single edit of the user's data.
package enum UserEdit: Sendable, Equatable {
  case mark(MarkEdit)
  /// Saves a team. Replaces the team with the same name, if there is one.
  case save(SavedTeam)
  /// Deletes a team. Does nothing if there is no team with this name.
  case delete(team: String)
  /// Renames a team. Does nothing if there is no team with the old name, if a different team has
  /// the new name, or if the new name is invalid.
  case rename(team: String, to: String)

  /// Creates an edit of a Pokémon's marks or note.
  ///
  /// - Parameters:
  ///   - pokemon: PokeAPI's id of the variety.
  ///   - game: The slug of the version that the marks or note belong to; nil if they belong to no
  ///     particular game.
  package init(_ pokemon: Int, in game: String?, _ action: MarkEdit.Action) {
    self = .mark(MarkEdit(pokemon: pokemon, game: game, action: action))
  }

  /// Returns the change that the edit makes to a team.
  ///
  /// - Parameter saved: A function that returns the saved team with the given name, or nil if there
  ///   is none.
  /// - Returns: The change; nil if the team stays the same, or if this is an edit of marks or a
  ///   note.
  package func teamChange<Failure: Error>(
    _ saved: (String) throws(Failure) -> SavedTeam?
  ) throws(Failure) -> UserChange? {
    let (before, after): (SavedTeam?, SavedTeam?)
    switch self {
    case .mark: return nil
    case .save(let team): (before, after) = (try saved(team.name), team)
    case .delete(let name): (before, after) = (try saved(name), nil)
    case .rename(let name, let new):
      guard let team = try saved(name), let renamed = SavedTeam(name: new, text: team.text) else {
        return nil
      }
      if renamed.key != team.key, try saved(new) != nil { return nil }
      (before, after) = (team, renamed)
    }
    return before == after ? nil : .team(before: before, after: after)
  }
}

/// A single edit of a Pokémon's marks or note.
package struct MarkEdit: Sendable, Equatable {
  package enum Action: Sendable, Equatable {
    case add(Mark), remove(Mark)
    case note(Note)
    /// Replaces the marks and the note.
    case replace(Marks, Note)
  }

  /// PokeAPI's id of the variety.
  package let pokemon: Int
  /// The slug of the version that the marks or note belong to. Nil if they belong to no particular
  /// game.
  package let game: String?
  package let action: Action

  /// Returns the change that the edit makes to a record. Nil if the record stays the same.
  package func change(of before: MarkRecord) -> UserChange? {
    var after = before
    switch action {
    case .add(let mark): after.marks = before.marks.adding(mark)
    case .remove(let mark): after.marks = before.marks.removing(mark)
    case .note(let note): after.note = note
    case .replace(let marks, let note): (after.marks, after.note) = (marks, note)
    }
    return after == before ? nil : .mark(before: before, after: after)
  }
}

/// A change to one record or one team, with its values before and after the change.
package enum UserChange: Sendable, Equatable {
  /// A change to a Pokémon's record for one game.
  case mark(before: MarkRecord, after: MarkRecord)
  /// A change to a team. `before` is nil if the team is new; `after` is nil if it was deleted. If
  /// it was renamed, `before` and `after` have different names.
  case team(before: SavedTeam?, after: SavedTeam?)

  /// The change that undoes this one.
  package var reversed: UserChange {
    switch self {
    case .mark(let before, let after): .mark(before: after, after: before)
    case .team(let before, let after): .team(before: after, after: before)
    }
  }

  /// The record after the change. Nil if this is a change to a team.
  package var record: MarkRecord? {
    if case .mark(_, let after) = self { after } else { nil }
  }
}

/// A direction in the history of changes.
package enum HistoryMove: Sendable {
  case undo, redo
}

/// A step of the history: changes that are undone and redone together.
package struct UserStep: Sendable, Equatable {
  /// The step's number. It is used again after the step can't be redone any more.
  package let id: Int
  /// The changes in the order in which they were made.
  package let changes: [UserChange]

  package init(id: Int, changes: [UserChange]) {
    self.id = id
    self.changes = changes
  }

  /// Returns the changes that undoing or redoing the step makes.
  package func changes(by move: HistoryMove) -> [UserChange] {
    move == .undo ? changes.reversed().map(\.reversed) : changes
  }
}
