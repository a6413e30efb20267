internal import SQLite

/// The file that answers are kept in. Every function throws `CacheFailure`.
///
/// One file may be used by several programs at once. It is written ahead (WAL), so that a program that
/// is killed leaves it whole.
final class CacheDatabase {
  /// What made the database what it is, in the order it was added. Never change a step; add one.
  private static let steps = [
    """
    CREATE TABLE response (
      id INTEGER PRIMARY KEY,
      url TEXT NOT NULL UNIQUE,
      body BLOB,
      validator TEXT,
      stored_at INTEGER NOT NULL,
      fresh_until INTEGER NOT NULL,
      used_at INTEGER NOT NULL,
      size INTEGER NOT NULL
    )
    """,
    "CREATE INDEX response_use ON response (used_at, size)",
  ]

  /// A row, besides its body.
  private static let overhead = 128
  /// When something was last used is written no more often than that, in seconds.
  private static let useGrain = 60

  private let database: Database
  private let limit: Int

  /// Opens the file, or makes it; its folder has to exist.
  init(path: String, limit: Int = ResponseCache.usualLimit) throws(CacheFailure) {
    self.limit = limit
    database = try CacheFailure.wrap(path: path) { () throws(SQLiteError) in
      try Database(path: path)
    }
    let isOurs = try CacheFailure.wrap(path: path) { () throws(SQLiteError) in
      try Self.writeAhead(database)
      try database.run("PRAGMA synchronous = NORMAL")
      // In kilobytes. An answer is read whole and once, so there is little to gain by more.
      try database.run("PRAGMA cache_size = -256")
      return try database.migrate(Self.steps)
    }
    if !isOurs { throw .newer }
  }

  /// Of several programs that open a new file at once, SQLite turns all but one away without letting
  /// them wait; so each comes again once the other's turn is over.
  private static func writeAhead(_ database: Database) throws(SQLiteError) {
    for _ in 1...8 {
      do throws(SQLiteError) {
        return try database.run("PRAGMA journal_mode = WAL")
      } catch {
        guard error.reason == .locked else { throw error }
        try database.transaction { () throws(SQLiteError) in }
      }
    }
    try database.run("PRAGMA journal_mode = WAL")
  }

  /// What is kept for a URL; nil for nothing.
  ///
  /// - Parameter isUse: whether that counts as using it, which keeps it longer.
  func answer(
    for url: String, now: Int, isUse: Bool = true
  ) throws(CacheFailure) -> StoredAnswer? {
    try CacheFailure.wrap { () throws(SQLiteError) in
      let row = try database.row(
        "SELECT body, body IS NULL, validator, stored_at, fresh_until, used_at FROM response"
          + " WHERE url = ?", .text(url)
      ) { row in
        (
          answer: StoredAnswer(
            content: row.integer(1) == 1 ? .nothing : .body(row.blob(0)), validator: row.text(2),
            storedAt: row.integer(3), freshUntil: row.integer(4)), usedAt: row.integer(5)
        )
      }
      if isUse, let row, abs(now - row.usedAt) >= Self.useGrain {
        // Who can't note the use, because another program writes, has read the answer all the same.
        try? database.run(
          "UPDATE response SET used_at = ? WHERE url = ?", .integer(now), .text(url))
      }
      return row?.answer
    }
  }

  /// Keeps an answer, in place of what was kept for that URL, and drops the least recently used ones
  /// where all together have become too large.
  func store(_ answer: StoredAnswer, for url: String) throws(CacheFailure) {
    let body: SQLiteValue
    let size: Int
    switch answer.content {
    case .body(let bytes): (body, size) = (.blob(bytes), bytes.count)
    case .nothing: (body, size) = (.null, 0)
    }
    try CacheFailure.wrap { () throws(SQLiteError) in
      try database.transaction { () throws(SQLiteError) in
        try database.run(
          """
          INSERT INTO response (url, body, validator, stored_at, fresh_until, used_at, size)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (url) DO UPDATE SET body = excluded.body, validator = excluded.validator,
            stored_at = excluded.stored_at, fresh_until = excluded.fresh_until,
            used_at = excluded.used_at, size = excluded.size
          """, .text(url), body, .optional(answer.validator), .integer(answer.storedAt),
          .integer(answer.freshUntil), .integer(answer.storedAt),
          .integer(size + url.utf8.count + Self.overhead))
        try drop(downTo: limit)
      }
    }
  }

  /// Says that what is kept for a URL still held just now.
  func renew(_ url: String, now: Int, freshUntil: Int) throws(CacheFailure) {
    try CacheFailure.wrap { () throws(SQLiteError) in
      try database.run(
        "UPDATE response SET stored_at = ?, fresh_until = ?, used_at = ? WHERE url = ?",
        .integer(now), .integer(freshUntil), .integer(now), .text(url))
    }
  }

  private func drop(downTo limit: Int) throws(SQLiteError) {
    var excess = try totalSize() - limit
    while excess > 0 {
      let oldest = try database.rows(
        "SELECT id, size FROM response ORDER BY used_at, id LIMIT 20"
      ) { (id: $0.integer(0), size: $0.integer(1)) }
      if oldest.isEmpty { return }
      for row in oldest where excess > 0 {
        try database.run("DELETE FROM response WHERE id = ?", .integer(row.id))
        excess -= row.size
      }
    }
  }

  private func totalSize() throws(SQLiteError) -> Int {
    try database.row("SELECT sum(size) FROM response") { $0.integer(0) } ?? 0
  }
}

// MARK: - For the cache command

extension CacheDatabase {
  func status() throws(CacheFailure) -> CacheInspector.Status {
    try CacheFailure.wrap { () throws(SQLiteError) in
      try database.row(
        "SELECT count(*), sum(size), min(stored_at), max(stored_at) FROM response"
      ) { row in
        let isEmpty = row.integer(0) == 0
        return CacheInspector.Status(
          answers: row.integer(0), bytes: row.integer(1), oldest: isEmpty ? nil : row.integer(2),
          newest: isEmpty ? nil : row.integer(3))
      }
    } ?? .empty
  }

  /// Removes everything and gives the space back.
  func clear() throws(CacheFailure) {
    try CacheFailure.wrap { () throws(SQLiteError) in
      try database.run("DELETE FROM response")
      try database.run("VACUUM")
      try database.run("PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }

  /// What SQLite itself finds wrong with the file; empty where that is nothing.
  func damage() throws(CacheFailure) -> [String] {
    let findings = try CacheFailure.wrap { () throws(SQLiteError) in
      try database.rows("PRAGMA integrity_check(10)") { $0.text(0) ?? "" }
    }
    return findings == ["ok"] ? [] : findings
  }

  /// The URLs of all that is kept, in order.
  func urls() throws(CacheFailure) -> [String] {
    try CacheFailure.wrap { () throws(SQLiteError) in
      try database.rows("SELECT url FROM response ORDER BY url") { $0.text(0) ?? "" }
    }
  }
}
