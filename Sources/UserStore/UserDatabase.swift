private import OwnFiles
package import PokedexModel
internal import SQLite

/// The database of the user's marks, notes and teams.
///
/// Two tasks must not use it at the same time. All functions throw `UserStoreFailure`.
///
/// Several programs may use the file at the same time. Each change is a transaction that is written
/// to a log and flushed to the disk. Therefore no confirmed change is lost if the program is killed
/// or the disk is full.
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
      // Undo steps in chronological order. The steps that were undone have the highest ids.
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
      // The key is the team's name in lowercase.
      """
      CREATE TABLE team (
        key TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        text TEXT NOT NULL
      ) WITHOUT ROWID
      """,
      // Changes to teams. `place` is the index of the edit in its step. The old name and text are
      // null for a new team; the new name and text are null for a deleted team.
      """
      CREATE TABLE team_change (
        step INTEGER NOT NULL,
        place INTEGER NOT NULL,
        old_name TEXT,
        old_text TEXT,
        new_name TEXT,
        new_text TEXT,
        PRIMARY KEY (step, place)
      ) WITHOUT ROWID
      """,
    ])

  /// Maximum number of records that the full-screen browser searches and shows.
  ///
  /// Commands can list any number of records.
  static let maximumRecords = 200_000

  private let path: String
  let database: Database
  private let lockTimeout: LockTimeout

  /// Opens the file, or creates it and its folder if they don't exist.
  ///
  /// If an older version of the program created the file, it is migrated to the current version.
  /// Before that, a backup is made beside it.
  ///
  /// - Parameter lockTimeout: Maximum time that each function waits for locks of other programs.
  package convenience init(path: String, lockTimeout: Duration = .seconds(2))
    throws(UserStoreFailure)
  {
    try self.init(path: path, format: Self.format, lockTimeout: lockTimeout)
  }

  init(path: String, format: DatabaseFormat, lockTimeout: Duration) throws(UserStoreFailure) {
    let lockTimeout = LockTimeout(lockTimeout)
    self.path = path
    self.lockTimeout = lockTimeout
    do {
      try PrivateFile.makeFolder(of: path)
    } catch {
      throw error == .foreign ? .foreign(path: path) : .cannotOpen(path: path)
    }
    do {
      database = try Database(
        userFile: path, format: format, lockTimeout: lockTimeout, statementTimeout: .seconds(60)
      ) { version throws(SQLiteError) in
        try Self.makeBackup(of: path, version: version)
      }
      try database.run("PRAGMA synchronous = FULL")
      try database.run("PRAGMA cache_size = -256")
    } catch {
      throw UserStoreFailure(error, path: path)
    }
  }

  /// Returns the path of the backup that is made before a file of an older version is migrated.
  package static func backup(of path: String, version: Int) -> String {
    "\(path).version-\(version)"
  }

  /// Returns the paths of the existing backups, sorted from the oldest version to the newest.
  package static func backups(of path: String) -> [String] {
    (1..<max(1, format.steps.count)).map { backup(of: path, version: $0) }
      .filter { PrivateFile.size($0) != nil }
  }

  /// Copies the file to the path of its backup. If copying fails, no incomplete backup is left
  /// behind.
  private static func makeBackup(of path: String, version: Int) throws(SQLiteError) {
    let copy = backup(of: path, version: version)
    let draft = copy + ".draft"
    guard PrivateFile.remove(draft) else { throw SQLiteError(.readOnly) }
    do {
      try PrivateFile.make(draft)
    } catch {
      throw SQLiteError(.cannotOpen)
    }
    // Use another connection, because this one is in a transaction, in which `VACUUM` isn't
    // allowed.
    try Database(path: path).run("VACUUM INTO ?", .text(draft))
    guard PrivateFile.move(draft, to: copy) else { throw SQLiteError(.readOnly) }
  }

  func wrap<Value>(
    _ body: () throws(SQLiteError) -> Value
  ) throws(UserStoreFailure) -> Value {
    lockTimeout.renew()
    do {
      return try body()
    } catch {
      throw UserStoreFailure(error, path: path)
    }
  }
}

// MARK: - Reading

extension UserDatabase {
  /// Limits the file's size, to simulate a full disk.
  func limitPages(to count: Int) throws(UserStoreFailure) {
    try wrap { () throws(SQLiteError) in try database.run("PRAGMA max_page_count = \(count)") }
  }
}

extension UserDatabase {
  /// Returns a number that changes whenever another connection has changed the file.
  func dataVersion() throws(UserStoreFailure) -> Int {
    try wrap { () throws(SQLiteError) in
      try database.row("PRAGMA data_version") { $0.integer(0) } ?? 0
    }
  }

  /// Returns the first `maximumRecords` records, sorted by the Pokémon's id, then by game.
  ///
  /// - Parameter isWhole: whether to return all records, however many there are.
  package func records(isWhole: Bool = false) throws(UserStoreFailure) -> [MarkRecord] {
    try wrap { () throws(SQLiteError) in
      try database.rows(
        """
        SELECT pokemon, game, marks, note FROM record ORDER BY pokemon, game
        LIMIT \(isWhole ? -1 : Self.maximumRecords)
        """
      ) { MarkRecord($0, pokemon: 0, game: 1, marks: 2, note: 3) }
    }
  }

  /// Returns the ids of all Pokémon with a record, in ascending order.
  package func pokemon() throws(UserStoreFailure) -> [Int] {
    try wrap { () throws(SQLiteError) in
      try database.rows("SELECT DISTINCT pokemon FROM record ORDER BY pokemon") { $0.integer(0) }
    }
  }

  /// Returns up to `limit` of a Pokémon's records, sorted by game. The first `offset` records are
  /// skipped.
  package func records(
    of pokemon: Int, limit: Int, after offset: Int
  ) throws(UserStoreFailure) -> [MarkRecord] {
    try wrap { () throws(SQLiteError) in
      try database.rows(
        """
        SELECT pokemon, game, marks, note FROM record WHERE pokemon = ? ORDER BY game
        LIMIT \(limit) OFFSET \(offset)
        """, .integer(pokemon)
      ) { MarkRecord($0, pokemon: 0, game: 1, marks: 2, note: 3) }
    }
  }

  /// Begins a read transaction. From now on, reads ignore changes that other programs make.
  package func beginReading() throws(UserStoreFailure) {
    try wrap { () throws(SQLiteError) in try database.run("BEGIN") }
  }

  package func record(of pokemon: Int, in game: String?) throws(UserStoreFailure) -> MarkRecord {
    try wrap { () throws(SQLiteError) in try record(pokemon, game) }
  }

  func record(_ pokemon: Int, _ game: String?) throws(SQLiteError) -> MarkRecord {
    let found = try database.row(
      "SELECT pokemon, game, marks, note FROM record WHERE pokemon = ? AND game = ?",
      .integer(pokemon), .text(game ?? "")
    ) { MarkRecord($0, pokemon: 0, game: 1, marks: 2, note: 3) }
    return found ?? MarkRecord(pokemon: pokemon, game: game)
  }

  /// Returns all teams, sorted by lowercase name.
  package func teams() throws(UserStoreFailure) -> [SavedTeam] { try teams { $0 } }

  /// Returns a value for each team, sorted by lowercase name. Only one team is in memory at a time.
  package func teams<Value>(
    _ value: (SavedTeam) -> Value
  ) throws(UserStoreFailure) -> [Value] {
    try wrap { () throws(SQLiteError) in
      try database.rows("SELECT name, text FROM team ORDER BY key LIMIT \(SavedTeam.maximumCount)")
      {
        SavedTeam($0, name: 0, text: 1).map(value)
      }.compactMap(\.self)
    }
  }

  /// Returns the names of all teams, sorted by lowercase name.
  package func teamNames() throws(UserStoreFailure) -> [String] {
    try wrap { () throws(SQLiteError) in
      try database.rows("SELECT name FROM team ORDER BY key LIMIT \(SavedTeam.maximumCount)") {
        $0.text(0) ?? ""
      }
    }
  }

  /// Returns the team with this name. Nil if none exists.
  package func team(named name: String) throws(UserStoreFailure) -> SavedTeam? {
    try wrap { () throws(SQLiteError) in try savedTeam(name) }
  }

  func savedTeam(_ name: String) throws(SQLiteError) -> SavedTeam? {
    let found = try database.row(
      "SELECT name, text FROM team WHERE key = ?", .text(SavedTeam.key(name))
    ) { SavedTeam($0, name: 0, text: 1) }
    return found ?? nil
  }
}

extension MarkRecord {
  /// Creates a record from columns of a row. An invalid game or note is treated as missing.
  init(
    _ row: borrowing SQLiteRow, pokemon: Int32, game: Int32, marks: Int32, note: Int32
  ) {
    self.init(
      pokemon: row.integer(pokemon), game: row.game(game), marks: Marks(bits: row.integer(marks)),
      note: row.text(note).flatMap(Note.init) ?? .none)
  }
}

extension SavedTeam {
  /// Creates a team from columns of a row. Returns nil if the name or the text is null or invalid.
  init?(_ row: borrowing SQLiteRow, name: Int32, text: Int32) {
    guard let name = row.text(name), let text = row.text(text) else { return nil }
    self.init(name: name, text: text)
  }
}

extension SQLiteRow {
  /// Returns a column's value as the slug of a game. Nil if it is empty or invalid.
  fileprivate func game(_ column: Int32) -> String? {
    text(column).flatMap { GameSlug.isValid($0) ? $0 : nil }
  }
}

/// Validates slugs of games. Games that were released after this program are valid, too.
package enum GameSlug {
  package static func isValid(_ text: String) -> Bool {
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
