internal import PokedexModel
internal import SQLite

extension UserDatabase {
  /// Performs all edits as one step that can be undone. If one edit fails, none is performed.
  ///
  /// - Returns: The changes that were made; empty if the edits change nothing.
  package func change(_ edits: [UserEdit]) throws(UserStoreFailure) -> [UserChange] {
    var changes: [UserChange] = []
    try change(edits) { changes.append($0) }
    return changes
  }

  /// Performs all edits as one step that can be undone. If one edit fails, none is performed.
  ///
  /// - Parameter take: A function that is called with each change. The changes are stored only once
  ///   `change` has returned without an error.
  /// - Returns: The step's id; nil if the edits change nothing.
  @discardableResult
  package func change(
    _ edits: [UserEdit], _ take: (UserChange) -> Void
  ) throws(UserStoreFailure) -> Int? {
    var exceeded: UserStoreFailure?
    var step: Int?
    do throws(UserStoreFailure) {
      try wrap { () throws(SQLiteError) in
        try database.transaction { () throws(SQLiteError) in
          var hasMore = false
          for (index, edit) in edits.enumerated() {
            guard let change = try change(by: edit) else { continue }
            try write(change)
            if step == nil { step = try beginStep() }
            try write(change, step: step.map { .integer($0) } ?? .null, index: .integer(index))
            hasMore = hasMore || change.needsMoreRoom
            take(change)
          }
          exceeded = hasMore ? try exceededLimit() : nil
          if exceeded != nil { throw SQLiteError(.tooLarge) }
        }
      }
    } catch {
      throw exceeded ?? error
    }
    return step
  }

  private func change(by edit: UserEdit) throws(SQLiteError) -> UserChange? {
    if case .mark(let edit) = edit { return edit.change(of: try record(edit.pokemon, edit.game)) }
    return try edit.teamChange(savedTeam)
  }

  /// Returns the failure for a limit that the data exceeds. Nil if it exceeds none.
  private func exceededLimit() throws(SQLiteError) -> UserStoreFailure? {
    let query = """
      SELECT (SELECT count(*) FROM record), (SELECT count(*) FROM team),
        (SELECT coalesce(sum(length(CAST(note AS BLOB))), 0) FROM record)
        + (SELECT coalesce(sum(length(CAST(text AS BLOB))), 0) FROM team)
      """
    let failure = try database.row(query) {
      UserStoreFailure(
        recordCount: $0.integer(0), teamCount: $0.integer(1), bytesOfText: $0.integer(2))
    }
    return failure ?? nil
  }

  /// Undoes the latest step that has not been undone. Returns an empty array if there is nothing to
  /// undo.
  package func undo() throws(UserStoreFailure) -> [UserChange] { try perform(.undo) { _ in true } }

  /// Redoes the step that was undone most recently. Returns an empty array if there is nothing to
  /// redo.
  package func redo() throws(UserStoreFailure) -> [UserChange] { try perform(.redo) { _ in true } }

  /// Undoes or redoes the next step if it satisfies a condition. Otherwise, returns an empty array.
  func perform(
    _ move: HistoryMove, if isWanted: (UserStep) -> Bool
  ) throws(UserStoreFailure) -> [UserChange] {
    try inTransaction { () throws(SQLiteError) in
      guard let step = try next(move), isWanted(step) else { return [] }
      try database.run(
        "UPDATE step SET is_undone = ? WHERE id = ?", .integer(move == .undo ? 1 : 0),
        .integer(step.id))
      let changes = step.changes(by: move)
      for change in changes { try write(change) }
      return changes
    }
  }

  /// Returns the next step to undo or redo; nil if there is none.
  func nextStep(to move: HistoryMove) throws(UserStoreFailure) -> UserStep? {
    try wrap { () throws(SQLiteError) in try next(move) }
  }

  private func next(_ move: HistoryMove) throws(SQLiteError) -> UserStep? {
    let query =
      switch move {
      case .undo: "SELECT max(id) FROM step WHERE is_undone = 0"
      case .redo: "SELECT min(id) FROM step WHERE is_undone <> 0"
      }
    let id = try database.row(query) { $0.value(0) }
    guard let id = id?.integer else { return nil }
    return UserStep(id: id, changes: try changes(of: id))
  }

  private func inTransaction(
    _ body: () throws(SQLiteError) -> [UserChange]
  ) throws(UserStoreFailure) -> [UserChange] {
    var changes: [UserChange] = []
    try wrap { () throws(SQLiteError) in
      try database.transaction { () throws(SQLiteError) in changes = try body() }
    }
    return changes
  }

  private func write(_ change: UserChange) throws(SQLiteError) {
    switch change {
    case .mark(_, let after): try write(after)
    case .team(let before, let after):
      if let before { try database.run("DELETE FROM team WHERE key = ?", .text(before.key)) }
      guard let after else { return }
      try database.run(
        "INSERT OR REPLACE INTO team (key, name, text) VALUES (?, ?, ?)", .text(after.key),
        .text(after.name), .text(after.text))
    }
  }

  /// Writes a record, or deletes it if it is empty.
  private func write(_ record: MarkRecord) throws(SQLiteError) {
    let (pokemon, game) = (SQLiteValue.integer(record.pokemon), SQLiteValue.text(record.game ?? ""))
    if record.isEmpty {
      return try database.run("DELETE FROM record WHERE pokemon = ? AND game = ?", pokemon, game)
    }
    try database.run(
      "INSERT OR REPLACE INTO record (pokemon, game, marks, note) VALUES (?, ?, ?, ?)", pokemon,
      game, .integer(record.marks.bits), .text(record.note.text))
  }

  /// Adds a step to the undo history. Deletes the steps that were undone, so that they can't be
  /// redone.
  ///
  /// - Returns: The step's id.
  private func beginStep() throws(SQLiteError) -> Int {
    for table in ["change", "team_change"] {
      try database.run(
        "DELETE FROM \(table) WHERE step IN (SELECT id FROM step WHERE is_undone <> 0)")
    }
    try database.run("DELETE FROM step WHERE is_undone <> 0")
    try database.run("INSERT INTO step (is_undone) VALUES (0)")
    return try database.row("SELECT max(id) FROM step") { $0.integer(0) } ?? 1
  }

  private func write(
    _ change: UserChange, step: SQLiteValue, index: SQLiteValue
  ) throws(SQLiteError) {
    switch change {
    case .mark(let before, let after):
      try database.run(
        "INSERT INTO change VALUES (?, ?, ?, ?, ?, ?, ?, ?)", step, index,
        .integer(after.pokemon), .text(after.game ?? ""), .integer(before.marks.bits),
        .text(before.note.text), .integer(after.marks.bits), .text(after.note.text))
    case .team(let before, let after):
      try database.run(
        "INSERT INTO team_change VALUES (?, ?, ?, ?, ?, ?)", step, index,
        .optional(before?.name), .optional(before?.text), .optional(after?.name),
        .optional(after?.text))
    }
  }

  private func changes(of step: Int) throws(SQLiteError) -> [UserChange] {
    let marks = try database.rows(
      """
      SELECT pokemon, game, old_marks, old_note, new_marks, new_note, place FROM change
      WHERE step = ? ORDER BY place LIMIT \(Self.maximumRecords)
      """, .integer(step)
    ) { row in
      let change = UserChange.mark(
        before: MarkRecord(row, pokemon: 0, game: 1, marks: 2, note: 3),
        after: MarkRecord(row, pokemon: 0, game: 1, marks: 4, note: 5))
      return (index: row.integer(6), change: change)
    }
    let teams = try database.rows(
      """
      SELECT old_name, old_text, new_name, new_text, place FROM team_change
      WHERE step = ? ORDER BY place LIMIT \(Self.maximumRecords)
      """, .integer(step)
    ) { row in
      let change = UserChange.team(
        before: SavedTeam(row, name: 0, text: 1), after: SavedTeam(row, name: 2, text: 3))
      return (index: row.integer(4), change: change)
    }
    return (marks + teams).sorted { $0.index < $1.index }.map(\.change)
  }
}

extension UserChange {
  /// Whether the data may exceed a limit after this change.
  package var needsMoreRoom: Bool {
    switch self {
    case .mark(let before, let after):
      before.isEmpty && !after.isEmpty || after.note.text.utf8.count > before.note.text.utf8.count
    case .team(let before, let after):
      (after?.text.utf8.count ?? 0) > (before?.text.utf8.count ?? 0)
    }
  }
}
