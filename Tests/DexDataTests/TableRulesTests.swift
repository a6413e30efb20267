import EmbeddedTables
import Foundation
import SQLite
import Testing

/// Checks the rules of `schema.sql`, by loading every table into a database.
struct TableRulesTests {
  @Test func tablesFollowTheirRules() throws {
    // A database without a name is in a temporary file, as SQLite's memory is limited.
    let database = try Database(path: "")
    // The schema is the test's own, so its checks may call functions.
    try database.run("PRAGMA trusted_schema = ON")
    let statements = try Self.statements()
    for statement in statements where statement.hasPrefix("CREATE TABLE") {
      try database.run(statement)
    }
    for name in TableName.all { try Self.load(TableText(name), name, into: database) }

    let missing = try database.rows("PRAGMA foreign_key_check") {
      "\($0.text(0) ?? "") has a missing \($0.text(2) ?? "")"
    }
    #expect(missing == [])

    for statement in statements where statement.hasPrefix("CREATE TEMP") {
      try database.run(statement)
    }
    let rules = try database.rows("SELECT name FROM sqlite_temp_schema WHERE type = 'view'") {
      $0.text(0) ?? ""
    }
    for rule in rules {
      let breaking = try database.rows("SELECT * FROM \"\(rule)\" LIMIT 5") { $0.text(0) ?? "-" }
      #expect(breaking == [], "\(rule)")
    }
    #expect(rules.count > 40)
  }

  /// Loads a table and checks that it reads back unchanged.
  private static func load(_ table: TableText, _ name: TableName, into database: Database) throws {
    let stem = String(name.fileName.dropLast(4))
    let columns = table.columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let cells = table.columns.indices.map { "nullif(value ->> \($0), '-')" }
    func insert(_ rows: ArraySlice<[String]>) throws {
      let text = String(decoding: try JSONEncoder().encode(Array(rows)), as: UTF8.self)
      try database.run(
        "INSERT INTO \(stem) (\(columns)) SELECT \(cells.joined(separator: ", ")) FROM json_each(?)",
        .text(text))
    }
    // SQLite's values have a maximum size, so large tables are loaded in parts.
    for start in stride(from: 0, to: table.rows.count, by: 4000) {
      let rows = table.rows[start..<min(start + 4000, table.rows.count)]
      do {
        try insert(rows)
      } catch {
        // Inserts the rows one by one to find out which breaks a rule.
        for index in rows.indices {
          do { try insert(rows[index...index]) } catch {
            Issue.record("\(stem) \(rows[index].prefix(3)): \(error)")
          }
        }
      }
    }

    let count = Int32(table.columns.count)
    let back = try database.rows("SELECT * FROM \(stem)") { row in
      var cells: [String] = []
      for column in 0..<count { cells.append(row.text(column) ?? "-") }
      return cells
    }
    let changed = zip(back, table.rows).first { $0 != $1 }
    #expect(back.count == table.rows.count, "\(stem)")
    #expect(changed == nil, "\(stem): read back, written")
  }

  /// Returns the statements of `schema.sql`, in which `split(list, ',')` is replaced.
  private static func statements() throws -> [String] {
    let sql = try Repository.text("Tests/DexDataTests/schema.sql")
      .replacing(/(?m)^--.*\n/, with: "")
      .replacing(/split\(([^(),]+), '(.)'\)/) { match in
        "('[\"' || replace(\(match.1), '\(match.2)', '\",\"') || '\"]')"
      }
    return sql.split(separator: "\n\n").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }
}
