internal import SQLite

/// The SQLite file that stores responses from servers. Every function throws `CacheFailure`.
///
/// Several programs may use the file at once. Thanks to write-ahead logging (WAL), it stays intact
/// if a program is killed. The content of the file isn't trusted: a response is used only if its
/// checksum is right.
final class CacheDatabase {
  static let format = DatabaseFormat(
    id: 0x504B_4458,  // "PKDX"
    steps: [
      // The body is the last column, so that SQLite doesn't read it to get to the other columns.
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

  /// Assumed size of a row in bytes, not including its body and URL.
  private static let overhead = 128
  /// Minimum number of seconds between two updates of a row's `used_at`.
  private static let minUseInterval = 60
  /// SQL expression for a row's size in bytes. It is limited to plausible values, because the file
  /// may be damaged.
  private static let size = "min(max(size, \(overhead)), \(Database.largestValue))"

  private let database: Database
  private let limit: Int

  /// Opens the file, or creates it. Its folder must exist.
  ///
  /// - Parameters:
  ///   - lockTimeout: the maximum time to wait for other programs that lock the file.
  ///   - statementTimeout: the maximum duration of any operation.
  init(
    path: String, limit: Int = ResponseCache.defaultLimit, lockTimeout: LockTimeout? = nil,
    statementTimeout: Duration = .seconds(60)
  ) throws(CacheFailure) {
    self.limit = limit
    database = try CacheFailure.wrap(path: path) { () throws(SQLiteError) in
      let database = try Database(
        userFile: path, format: Self.format, lockTimeout: lockTimeout ?? LockTimeout(.seconds(1)),
        statementTimeout: statementTimeout)
      try database.run("PRAGMA synchronous = NORMAL")
      // The size of SQLite's page cache is 256 kB. Each response is read once and as a whole, so a
      // larger cache would gain little.
      try database.run("PRAGMA cache_size = -256")
      return database
    }
  }

  /// Returns the stored response for a URL, or nil if none exists.
  ///
  /// - Parameter recordsUse: whether to record that the response was used. The least recently used
  ///   responses are dropped first.
  /// - Throws: `.damagedAnswer` if the stored response is damaged, or another `CacheFailure`.
  func answer(
    for url: String, now: Int, recordsUse: Bool = true
  ) throws(CacheFailure) -> StoredAnswer? {
    guard let row = try row(of: url) else { return nil }
    guard row.url == url, let answer = row.answer else { throw .damagedAnswer }
    if recordsUse,
      now.subtractingReportingOverflow(row.usedAt).partialValue.magnitude >= Self.minUseInterval
    {
      // Recording the use may fail while another program writes. The response can still be used.
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
      // A value in the row is larger than any that this program stores, so the row is damaged.
      if error.reason == .tooLarge { throw .damagedAnswer }
      throw CacheFailure(error)
    }
  }

  /// Stores a response, replacing the previous one for its URL. If the total size then exceeds the
  /// limit, drops the least recently used responses.
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

// MARK: - The cache command

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

  /// Removes all responses and shrinks the file.
  func clear() throws(CacheFailure) {
    try CacheFailure.wrap { () throws(SQLiteError) in
      try database.run("DELETE FROM response")
      try database.run("VACUUM")
      try database.run("PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }

  /// Returns the errors that SQLite finds in the file.
  func damage() throws(CacheFailure) -> [String] {
    let findings = try CacheFailure.wrap { () throws(SQLiteError) in
      try database.rows("PRAGMA integrity_check(10)") { $0.text(0) ?? "" }
    }
    return findings == ["ok"] ? [] : findings
  }

  /// Calls a closure with the URL and the content of each stored response. The content is nil if
  /// the response is damaged. If even the URL can't be read, the closure gets "#" and the row's id
  /// instead.
  func forEach(_ body: (String, StoredAnswer?) -> Void) throws(CacheFailure) {
    var (last, isDone) = (Int.min, false)
    while !isDone {
      do {
        let rows: [Void] = try database.rows(
          "SELECT \(CacheRow.columns), id FROM response WHERE id > ? ORDER BY id LIMIT \(Self.batchSize)",
          .integer(last)
        ) { row in
          last = row.integer(CacheRow.count)
          let found = CacheRow(row)
          body(found.url ?? "#\(last)", found.answer)
        }
        isDone = rows.count < Self.batchSize
      } catch {
        // A value in the next row is larger than any that this program stores, so the row is
        // damaged.
        guard error.reason == .tooLarge, let next = try id(after: last) else {
          throw CacheFailure(error)
        }
        last = next
        body("#\(last)", nil)
      }
    }
  }

  /// Number of rows that each SQL statement reads.
  private static let batchSize = 1000

  private func id(after last: Int) throws(CacheFailure) -> Int? {
    try CacheFailure.wrap { () throws(SQLiteError) in
      try database.row("SELECT id FROM response WHERE id > ? ORDER BY id LIMIT 1", .integer(last)) {
        $0.integer(0)
      }
    }
  }
}

/// A row of the `response` table, which may be damaged.
private struct CacheRow {
  static let columns = "url, validator, stored_at, fresh_until, used_at, checksum, body"
  static let count: Int32 = 7

  /// The response's URL; nil if the column isn't text.
  let url: String?
  let usedAt: Int
  /// The response; nil if the row is damaged.
  let answer: StoredAnswer?

  /// - Parameter row: a row of a query's result. The result's first columns must be those in
  ///   `columns`.
  init(_ row: borrowing SQLiteRow) {
    let values = Self.values(row)
    url = values[0].text
    usedAt = values[4].integer ?? 0
    let content: StoredAnswer.StoredContent? =
      switch values[6] {
      case .blob(let bytes): .body(bytes)
      case .null: .missingResource
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
