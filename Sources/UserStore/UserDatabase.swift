private import OwnFiles
package import PokedexModel
internal import SQLite

/// The file of what the user made. Not for use by two tasks at once. Every function throws
/// `UserStoreFailure`.
///
/// Several programs may use one file at once. A change is one transaction, written ahead and synced, so
/// that a program that is killed, or a disk that is full, loses none that was confirmed.
package final class UserDatabase {
  static let format = DatabaseFormat(
    id: 0x504B_4455,  // "PKDU"
    steps: [
      """
      CREATE TABLE record (
        pokemon INTEGER NOT NULL,
        game TEXT NOT NULL,
        marks INTEGER NOT NULL,
        note TEXT NOT NULL,
        PRIMARY KEY (pokemon, game)
      ) WITHOUT ROWID
      """,
      // What was changed together, in order of time; the ids of those undone are the greatest.
      "CREATE TABLE step (id INTEGER PRIMARY KEY, is_undone INTEGER NOT NULL)",
      """
      CREATE TABLE change (
        step INTEGER NOT NULL,
        place INTEGER NOT NULL,
        pokemon INTEGER NOT NULL,
        game TEXT NOT NULL,
        old_marks INTEGER NOT NULL,
        old_note TEXT NOT NULL,
        new_marks INTEGER NOT NULL,
        new_note TEXT NOT NULL,
        PRIMARY KEY (step, place)
      ) WITHOUT ROWID
      """,
      "CREATE TABLE setting (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    ])

  /// Nobody marks more; a file may hold any number.
  static let mostRecords = 200_000

  private let path: String
  private let database: Database
  private let patience: Patience

  /// Opens the file, or makes it and its folder. One of an earlier version is brought to this one, once a
  /// copy of it stands beside it.
  ///
  /// - Parameter patience: how long each function waits for others who hold it.
  package convenience init(path: String, patience: Duration = .seconds(2)) throws(UserStoreFailure)
  {
    try self.init(path: path, format: Self.format, patience: patience)
  }

  init(path: String, format: DatabaseFormat, patience: Duration) throws(UserStoreFailure) {
    let patience = Patience(patience)
    self.path = path
    self.patience = patience
    do {
      try OwnFile.makeFolder(of: path)
    } catch {
      throw error == .foreign ? .foreign(path: path) : .cannotOpen(path: path)
    }
    do {
      database = try Database(
        own: path, format: format, patience: patience, longest: .seconds(60)
      ) { version throws(SQLiteError) in
        try Self.keepCopy(of: path, version: version)
      }
      try database.run("PRAGMA synchronous = FULL")
      try database.run("PRAGMA cache_size = -256")
    } catch {
      throw UserStoreFailure(error, path: path)
    }
  }

  /// Where a copy is kept of a file of an earlier version.
  package static func backup(of path: String, version: Int) -> String {
    "\(path).version-\(version)"
  }

  /// The copies that there are, the latest last.
  package static func backups(of path: String) -> [String] {
    (1..<max(1, format.steps.count)).map { backup(of: path, version: $0) }
      .filter { OwnFile.size($0) != nil }
  }

  /// Copies the file, whole or not at all.
  private static func keepCopy(of path: String, version: Int) throws(SQLiteError) {
    let copy = backup(of: path, version: version)
    let draft = copy + ".draft"
    guard OwnFile.remove(draft) else { throw SQLiteError(.readOnly) }
    do {
      try OwnFile.make(draft)
    } catch {
      throw SQLiteError(.cannotOpen)
    }
    // Through another connection: this one is about to write.
    try Database(path: path).run("VACUUM INTO ?", .text(draft))
    guard OwnFile.move(draft, to: copy) else { throw SQLiteError(.readOnly) }
  }

  private func wrap<Value>(
    _ body: () throws(SQLiteError) -> Value
  ) throws(UserStoreFailure) -> Value {
    patience.renew()
    do {
      return try body()
    } catch {
      throw UserStoreFailure(error, path: path)
    }
  }
}

// MARK: - Reading

extension UserDatabase {
  /// Lets the file become no larger, as a disk that is full.
  func limitPages(to count: Int) throws(UserStoreFailure) {
    try wrap { () throws(SQLiteError) in try database.run("PRAGMA max_page_count = \(count)") }
  }
}

extension UserDatabase {
  /// Another one after each change by another connection.
  func dataVersion() throws(UserStoreFailure) -> Int {
    try wrap { () throws(SQLiteError) in
      try database.row("PRAGMA data_version") { $0.integer(0) } ?? 0
    }
  }

  /// All that is said, by Pokémon, then game.
  package func records() throws(UserStoreFailure) -> [MarkRecord] {
    try wrap { () throws(SQLiteError) in
      try database.rows(
        """
        SELECT pokemon, game, marks, note FROM record ORDER BY pokemon, game
        LIMIT \(Self.mostRecords)
        """
      ) { MarkRecord($0, pokemon: 0, game: 1, marks: 2, note: 3) }
    }
  }

  private func record(_ pokemon: Int, _ game: String?) throws(SQLiteError) -> MarkRecord {
    let found = try database.row(
      "SELECT pokemon, game, marks, note FROM record WHERE pokemon = ? AND game = ?",
      .integer(pokemon), .text(game ?? "")
    ) { MarkRecord($0, pokemon: 0, game: 1, marks: 2, note: 3) }
    return found ?? MarkRecord(pokemon: pokemon, game: game)
  }
}

// MARK: - Changing

extension UserDatabase {
  /// Carries out some edits, all of them or none, as one step to be undone.
  ///
  /// - Returns: what is different now; nothing where all was so already.
  package func change(_ edits: [UserEdit]) throws(UserStoreFailure) -> [UserChange] {
    try inTransaction { () throws(SQLiteError) in
      var changes: [UserChange] = []
      for edit in edits {
        let before = try record(edit.pokemon, edit.game)
        let after = edit.applied(to: before)
        if after == before { continue }
        try write(after)
        changes.append(UserChange(before: before, after: after))
      }
      if !changes.isEmpty { try note(changes) }
      return changes
    }
  }

  /// Takes back the last step that is not undone. Returns nothing where there is none.
  package func undo() throws(UserStoreFailure) -> [UserChange] {
    try inTransaction { () throws(SQLiteError) in
      let step = try database.row("SELECT max(id) FROM step WHERE is_undone = 0") { $0.value(0) }
      guard let step = step?.integer else { return [] }
      try database.run("UPDATE step SET is_undone = 1 WHERE id = ?", .integer(step))
      let changes = try changes(of: step).reversed().map {
        UserChange(before: $0.after, after: $0.before)
      }
      for change in changes { try write(change.after) }
      return changes
    }
  }

  /// Does again what was undone last. Returns nothing where there is none.
  package func redo() throws(UserStoreFailure) -> [UserChange] {
    try inTransaction { () throws(SQLiteError) in
      let step = try database.row("SELECT min(id) FROM step WHERE is_undone <> 0") { $0.value(0) }
      guard let step = step?.integer else { return [] }
      try database.run("UPDATE step SET is_undone = 0 WHERE id = ?", .integer(step))
      let changes = try changes(of: step)
      for change in changes { try write(change.after) }
      return changes
    }
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

  /// A record that says nothing is none.
  private func write(_ record: MarkRecord) throws(SQLiteError) {
    let (pokemon, game) = (SQLiteValue.integer(record.pokemon), SQLiteValue.text(record.game ?? ""))
    if record.isEmpty {
      return try database.run("DELETE FROM record WHERE pokemon = ? AND game = ?", pokemon, game)
    }
    try database.run(
      "INSERT OR REPLACE INTO record (pokemon, game, marks, note) VALUES (?, ?, ?, ?)", pokemon,
      game, .integer(record.marks.bits), .text(record.note.text))
  }

  /// Adds a step to the history, after which what was undone can't be done again.
  private func note(_ changes: [UserChange]) throws(SQLiteError) {
    try database.run(
      "DELETE FROM change WHERE step IN (SELECT id FROM step WHERE is_undone <> 0)")
    try database.run("DELETE FROM step WHERE is_undone <> 0")
    try database.run("INSERT INTO step (is_undone) VALUES (0)")
    let step = try database.row("SELECT max(id) FROM step") { $0.integer(0) } ?? 1
    for (place, change) in changes.enumerated() {
      try database.run(
        "INSERT INTO change VALUES (?, ?, ?, ?, ?, ?, ?, ?)", .integer(step), .integer(place),
        .integer(change.after.pokemon), .text(change.after.game ?? ""),
        .integer(change.before.marks.bits), .text(change.before.note.text),
        .integer(change.after.marks.bits), .text(change.after.note.text))
    }
  }

  private func changes(of step: Int) throws(SQLiteError) -> [UserChange] {
    try database.rows(
      """
      SELECT pokemon, game, old_marks, old_note, new_marks, new_note FROM change
      WHERE step = ? ORDER BY place LIMIT \(Self.mostRecords)
      """, .integer(step)
    ) { row in
      UserChange(
        before: MarkRecord(row, pokemon: 0, game: 1, marks: 2, note: 3),
        after: MarkRecord(row, pokemon: 0, game: 1, marks: 4, note: 5))
    }
  }
}

extension MarkRecord {
  /// What columns of a row say, whatever is in them.
  fileprivate init(
    _ row: borrowing SQLiteRow, pokemon: Int32, game: Int32, marks: Int32, note: Int32
  ) {
    self.init(
      pokemon: row.integer(pokemon), game: row.game(game), marks: Marks(bits: row.integer(marks)),
      note: row.text(note).flatMap(Note.init) ?? .none)
  }
}

extension SQLiteRow {
  /// Nil where it is empty, or no slug.
  fileprivate func game(_ column: Int32) -> String? {
    text(column).flatMap { GameSlug.isOne($0) ? $0 : nil }
  }
}

/// The slugs of games, of those that came out since as well.
package enum GameSlug {
  package static func isOne(_ text: String) -> Bool {
    1...60 ~= text.utf8.count
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
