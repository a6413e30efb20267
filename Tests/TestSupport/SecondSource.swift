import Foundation

/// Facts of the second source (kwsch/PKHeX) in `.tools/dex-facts`, which correct PokeAPI's.
package enum SecondSource {
  /// Figures of Pokémon that the second source has by game. PokeAPI has one value.
  package static let correctedFigures = [
    "experience", "effort", "happiness", "captureRate", "hatching", "growth", "gender", "eggGroups",
  ]

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

  /// Returns the variety and version group of each learnset that the second source changes.
  package static func correctedLearnsets() throws -> Set<[String]> {
    Set(
      try (records("learnsets_more") + records("learnset_corrections")).map { row in
        [row["variety"] ?? "", row["version_group"] ?? ""]
      })
  }

  /// Returns the variety and the version group or version of each Pokémon whose held items the second
  /// source changes.
  package static func correctedHeldItems() throws -> Set<[String]> {
    let rows = try records("species_by_game").filter { $0["field"] == "held_items" }
    return Set(rows.flatMap { row in parts(row["games"]).map { [row["variety"] ?? "", $0] } })
  }

  /// Returns a table's rows as dictionaries by column.
  private static func records(_ name: String) throws -> [[String: String]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../.tools/dex-facts/\(name).tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
  }

  private static func parts(_ cell: String?) -> [String] {
    (cell ?? "-").split(separator: ",").map(String.init).filter { $0 != "-" }
  }
}
