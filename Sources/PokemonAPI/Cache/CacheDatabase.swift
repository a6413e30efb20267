internal import SQLite

/// The file that answers are kept in. Every function throws `CacheFailure`.
///
/// One file may be used by several programs at once. It is written ahead (WAL), so that a program that
/// is killed leaves it whole. What is in it is not trusted: an answer is used only if it is, to the
/// byte, what was stored.
final class CacheDatabase {
  static let format = DatabaseFormat(
    id: 0x504B_4458,  // "PKDX"
    steps: [
      // The body comes last, so that nobody reads through it to get at what is behind.
      """
      CREATE TABLE response (
        id INTEGER PRIMARY KEY,
        url TEXT NOT NULL UNIQUE,
        validator TEXT,
        stored_at INTEGER NOT NULL,
        fresh_until INTEGER NOT NULL,
        used_at INTEGER NOT NULL,
        size INTEGER NOT NULL,
        checksum INTEGER NOT NULL,
        body BLOB
      )
      """,
      "CREATE INDEX response_use ON response (used_at, size)",
    ])

  /// A row, besides its body.
  private static let overhead = 128
  /// When something was last used is written no more often than that, in seconds.
  private static let useGrain = 60
  /// What a row says of its size, as far as that can be.
  private static let size = "min(max(size, \(overhead)), \(Database.largestValue))"

  private let database: Database
  private let limit: Int

  /// Opens the file, or makes it; its folder has to exist.
  ///
  /// - Parameters:
  ///   - patience: how long to wait for others who hold it.
  ///   - longest: how long anything that is done with it may take.
  init(
    path: String, limit: Int = ResponseCache.usualLimit, patience: Patience? = nil,
    longest: Duration = .seconds(60)
  ) throws(CacheFailure) {
    self.limit = limit
    database = try CacheFailure.wrap(path: path) { () throws(SQLiteError) in
      let database = try Database(
        own: path, format: Self.format, patience: patience ?? Patience(.seconds(1)),
        longest: longest)
      try database.run("PRAGMA synchronous = NORMAL")
      // In kilobytes. An answer is read whole and once, so there is little to gain by more.
      try database.run("PRAGMA cache_size = -256")
      return database
    }
  }

  /// What is kept for a URL; nil for nothing.
  ///
  /// - Parameter isUse: whether that counts as using it, which keeps it longer.
  /// - Throws: also `.damagedAnswer`, where what is kept is not what was stored.
  func answer(
    for url: String, now: Int, isUse: Bool = true
  ) throws(CacheFailure) -> StoredAnswer? {
    guard let row = try row(of: url) else { return nil }
    guard row.url == url, let answer = row.answer else { throw .damagedAnswer }
    if isUse, now.subtractingReportingOverflow(row.usedAt).partialValue.magnitude >= Self.useGrain {
      // Who can't note the use, because another program writes, has read the answer all the same.
      try? database.run("UPDATE response SET used_at = ? WHERE url = ?", .integer(now), .text(url))
    }
    return answer
  }

  private func row(of url: String) throws(CacheFailure) -> CacheRow? {
    do {
      return try database.row(
        "SELECT \(CacheRow.columns) FROM response WHERE url = ?", .text(url)
      ) { CacheRow($0) }
    } catch {
      // A value that is larger than any that is stored.
      if error.reason == .tooLarge { throw .damagedAnswer }
      throw CacheFailure(error)
    }
  }

  /// Keeps an answer, in place of what was kept for that URL, and drops the least recently used ones
  /// where all together have become too large.
  func store(_ answer: StoredAnswer, for url: String) throws(CacheFailure) {
    let body = answer.body.map(SQLiteValue.blob) ?? .null
    let size = (answer.body?.count ?? 0) + url.utf8.count + Self.overhead
    try CacheFailure.wrap { () throws(SQLiteError) in
      try database.transaction { () throws(SQLiteError) in
        try database.run(
          """
          INSERT INTO response (
            url, validator, stored_at, fresh_until, used_at, size, checksum, body)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (url) DO UPDATE SET validator = excluded.validator,
            stored_at = excluded.stored_at, fresh_until = excluded.fresh_until,
            used_at = excluded.used_at, size = excluded.size, checksum = excluded.checksum,
            body = excluded.body
          """, .text(url), .optional(answer.validator), .integer(answer.storedAt),
          .integer(answer.freshUntil), .integer(answer.storedAt), .integer(size),
          .integer(answer.checksum(for: url)), body)
        try drop(downTo: limit)
      }
    }
  }

  private func drop(downTo limit: Int) throws(SQLiteError) {
    var excess = try totalSize() - limit
    while excess > 0 {
      let oldest = try database.rows(
        "SELECT id, \(Self.size) FROM response ORDER BY used_at, id LIMIT 20"
      ) { (id: $0.integer(0), size: $0.integer(1)) }
      if oldest.isEmpty { return }
      for row in oldest where excess > 0 {
        try database.run("DELETE FROM response WHERE id = ?", .integer(row.id))
        excess -= row.size
      }
    }
  }

  private func totalSize() throws(SQLiteError) -> Int {
    try database.row("SELECT sum(\(Self.size)) FROM response") { $0.integer(0) } ?? 0
  }
}

// MARK: - For the cache command

extension CacheDatabase {
  func status() throws(CacheFailure) -> CacheInspector.Status {
    let (first, last) = (StoredAnswer.times.lowerBound, StoredAnswer.times.upperBound)
    return try CacheFailure.wrap { () throws(SQLiteError) in
      let sizes = try database.row("SELECT count(*), sum(\(Self.size)) FROM response") {
        (answers: $0.integer(0), bytes: $0.integer(1))
      }
      let times = try database.row(
        "SELECT min(stored_at), max(stored_at) FROM response WHERE stored_at BETWEEN ? AND ?",
        .integer(first), .integer(last)
      ) { [$0.value(0), $0.value(1)].map(\.integer) }
      return CacheInspector.Status(
        answers: sizes?.answers ?? 0, bytes: sizes?.bytes ?? 0, oldest: times?[0],
        newest: times?[1])
    }
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

  /// Tells each answer with its URL, one after the other; nil for one that is not what was stored, whose
  /// URL is as far as it can be read, else "#" and the row.
  func forEach(_ body: (String, StoredAnswer?) -> Void) throws(CacheFailure) {
    var (last, isDone) = (Int.min, false)
    while !isDone {
      do {
        let rows: [Void] = try database.rows(
          "SELECT \(CacheRow.columns), id FROM response WHERE id > ? ORDER BY id LIMIT \(Self.stretch)",
          .integer(last)
        ) { row in
          last = row.integer(CacheRow.count)
          let found = CacheRow(row)
          body(found.url ?? "#\(last)", found.answer)
        }
        isDone = rows.count < Self.stretch
      } catch {
        // The next row is larger than any that is stored.
        guard error.reason == .tooLarge, let next = try id(after: last) else {
          throw CacheFailure(error)
        }
        last = next
        body("#\(last)", nil)
      }
    }
  }

  /// How many rows are read at once.
  private static let stretch = 1000

  private func id(after last: Int) throws(CacheFailure) -> Int? {
    try CacheFailure.wrap { () throws(SQLiteError) in
      try database.row("SELECT id FROM response WHERE id > ? ORDER BY id LIMIT 1", .integer(last)) {
        $0.integer(0)
      }
    }
  }
}

/// A row of the table, whatever is in it.
private struct CacheRow {
  static let columns = "url, validator, stored_at, fresh_until, used_at, checksum, body"
  static let count: Int32 = 7

  /// Nil where it is no text.
  let url: String?
  let usedAt: Int
  /// Nil where it is not what was stored.
  let answer: StoredAnswer?

  /// - Parameter row: with `columns`.
  init(_ row: borrowing SQLiteRow) {
    let values = Self.values(row)
    url = values[0].text
    usedAt = values[4].integer ?? 0
    let content: StoredAnswer.Content? =
      switch values[6] {
      case .blob(let bytes): .body(bytes)
      case .null: .nothing
      default: nil
      }
    guard let url, let content, let storedAt = values[2].integer,
      let freshUntil = values[3].integer, let checksum = values[5].integer
    else {
      answer = nil
      return
    }
    let read = StoredAnswer(
      content: content, validator: values[1].text, storedAt: storedAt, freshUntil: freshUntil)
    answer = read.isPlausible && read.checksum(for: url) == checksum ? read : nil
  }

  private static func values(_ row: borrowing SQLiteRow) -> [SQLiteValue] {
    var values: [SQLiteValue] = []
    for column in 0..<count { values.append(row.value(column)) }
    return values
  }
}
