import Foundation

/// Facts of the second source (kwsch/PKHeX) in `.tools/dex-facts`, which correct PokeAPI's.
package enum SecondSource {
  /// Returns a table's rows as dictionaries by column.
  package static func records(_ name: String) throws -> [[String: String]] {
    try records(of: folder.appending(path: "\(name).tsv"))
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".tools/dex-facts")

  static func records(of file: URL) throws -> [[String: String]] {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
  }

  /// Returns PokeAPI's learnsets with those of the second source in their place, and with moves that
  /// only the reminder teaches (`reminder`). The order of the rows is lost.
  package static func applied(
    toLearnsets rows: [[String: String]]
  ) throws -> [[String: String]] {
    let (varieties, groups) = (try ids(of: "pokemon"), try ids(of: "version_groups"))
    let more = try records("moves_more").map { ($0["slug"] ?? "", $0["id"] ?? "") }
    let moves = try ids(of: "moves").merging(more) { $1 }
    let known = Set(moves.values)
    var learnsets: [[String]: [String: String]] = [:]
    for row in rows {
      learnsets[[row["pokemon_id"] ?? "", row["version_group_id"] ?? ""]] =
        row.merging(["reminder": "-"]) { $1 }
    }
    func key(_ row: [String: String]) -> [String] {
      [varieties[row["variety"] ?? ""] ?? "", groups[row["version_group"] ?? ""] ?? ""]
    }
    for more in try records("learnsets_more") {
      let key = key(more)
      var row = ["pokemon_id": key[0], "version_group_id": key[1], "other": "-"]
      if let other = more["level_up"], other.hasPrefix("as ") {
        let same = learnsets[[varieties[String(other.dropFirst(3))] ?? "", key[1]]] ?? [:]
        row = same.merging(row) { same, own in own == "-" ? same : own }
      } else {
        for way in ["level_up", "machine", "egg", "tutor", "reminder"] {
          row[way] = cell(parts(more[way]).filter { known.contains(id(of: $0)) })
        }
      }
      let isEmpty = row.allSatisfy { $0.key.hasSuffix("_id") || $0.value == "-" }
      learnsets[key] = isEmpty ? nil : row
    }
    for correction in try records("learnset_corrections") {
      let way = correction["way"] == "level" ? "level_up" : correction["way"] ?? ""
      let changed = parts(correction["moves"]).compactMap { part in
        moves[id(of: part)].map { part.contains(":") ? part.prefix { $0 != ":" } + ":" + $0 : $0 }
      }
      guard let old = learnsets[key(correction)].map({ Set(parts($0[way])) }) else { continue }
      let new = correction["action"] == "add" ? old.union(changed) : old.subtracting(changed)
      learnsets[key(correction)]?[way] = cell(Array(new))
    }
    return Array(learnsets.values)
  }

  /// Returns PokeAPI's moves with those that it lacks. Max Moves have the power, class and PP of the
  /// moves that become them.
  package static func applied(toMoves rows: [[String: String]]) throws -> [[String: String]] {
    let varying = ["power": "-", "pp": "-", "damage_class": "varies"]
    return rows.map { row in
      let isMax = row["slug"]?.hasPrefix("max-") == true && row["damage_class"] != "status"
      return isMax ? row.merging(varying) { $1 } : row
    } + (try records("moves_more"))
  }

  private static let namedKinds = [
    "abilities": "ability", "items": "item", "moves": "move", "location_names": "place",
  ]

  /// Adds the names of the second source to a table of PokeAPI's facts: those that are missing, and
  /// those that replace PokeAPI's.
  package static func addNames(
    to rows: inout [[String]], of table: String, columns: [String]
  ) throws {
    guard let kind = namedKinds[table], let slug = columns.firstIndex(of: "slug") else { return }
    let kana = columns.firstIndex(of: "ja-hrkt")
    let more = Dictionary(
      try records("names_more").filter { $0["kind"] == kind }.map { ($0["slug"] ?? "", $0) }
    ) { first, _ in first }
    for row in rows.indices {
      guard let names = more[rows[row][slug]] else { continue }
      let replaced = parts(names["replaces"]).map { $0.prefix { $0 != "=" } }
      for (column, code) in columns.enumerated() {
        guard let name = names[code], name != "-", column != slug else { continue }
        let inKana = code == "ja" && kana.map { rows[row][$0] != "-" } == true
        let isMissing = rows[row][column] == "-" && !inKana
        if isMissing || replaced.contains(Substring(code)) { rows[row][column] = name }
      }
    }
  }

  /// Returns the variety, version and place of each of PokeAPI's encounters that the second source
  /// removes or whose levels it corrects.
  package static func correctedEncounters() throws -> Set<[String]> {
    let rows = try records("encounter_corrections").filter { $0["action"] != "add" }
    return Set(
      rows.flatMap { row in
        parts(row["versions"]).flatMap { version in
          parts(row["pokemon"]).map { pokemon in
            [String(pokemon.prefix { $0 != ":" }), version, row["location"] ?? ""]
          }
        }
      })
  }

  /// Figures of Pokémon that the second source has by game. PokeAPI has one value.
  package static let correctedFigures = [
    "experience", "effort", "happiness", "captureRate", "hatching", "growth", "gender", "eggGroups",
  ]

  /// Returns the variety and version group of each learnset that the second source changes.
  package static func correctedLearnsets() throws -> Set<[String]> {
    Set(
      try (records("learnsets_more") + records("learnset_corrections")).map { row in
        [row["variety"] ?? "", row["version_group"] ?? ""]
      })
  }

  /// Returns the variety and version of each Pokémon whose held items the second source changes.
  package static func correctedHeldItems() throws -> Set<[String]> {
    let groups = try records(of: SharedFolder.facts.url.appending(path: "version_groups.tsv"))
    let versions = Dictionary(
      uniqueKeysWithValues: groups.map { ($0["slug"] ?? "", parts($0["versions"])) })
    let rows = try records("species_by_game").filter { $0["field"] == "held_items" }
    return Set(
      rows.flatMap { row in
        parts(row["games"]).flatMap { versions[$0] ?? [$0] }.map { [row["variety"] ?? "", $0] }
      })
  }

  static func ids(of table: String) throws -> [String: String] {
    let rows = try records(of: SharedFolder.facts.url.appending(path: "\(table).tsv"))
    return Dictionary(rows.map { ($0["slug"] ?? "", $0["id"] ?? "") }) { first, _ in first }
  }

  private static func parts(_ cell: String?) -> [String] {
    (cell ?? "-").split(separator: ",").map(String.init).filter { $0 != "-" }
  }

  /// Returns what follows the level, if any.
  private static func id(of part: String) -> String {
    String(part.split(separator: ":").last ?? "")
  }

  /// Returns a cell with moves sorted by level, then by id.
  private static func cell(_ parts: [String]) -> String {
    if parts.isEmpty { return "-" }
    func key(_ part: String) -> [Int] { part.split(separator: ":").map { Int($0) ?? 0 } }
    return parts.sorted { key($0).lexicographicallyPrecedes(key($1)) }.joined(separator: ",")
  }
}
