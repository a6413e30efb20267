import Foundation
import TestSupport

/// A table of facts from which the bundled tables are generated. It is read as plain text, without
/// the dex's own code, so that tests can compare it with the dex.
struct FactTable {
  let rows: [[String: String]]

  init(_ name: String) throws {
    let url = SharedFolder.facts.url.appending(path: "\(name).tsv")
    let lines = try String(contentsOf: url, encoding: .utf8).utf8.split(
      separator: UInt8(ascii: "\n")
    )
    .map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
        String(Substring($0))
      }
    }
    let columns = lines.first ?? []
    var rows = lines.dropFirst().map { Dictionary(zip(columns, $0)) { first, _ in first } }
    if name == "pokemon" {
      let slots = ["1": "ability_1", "2": "ability_2", "3": "hidden_ability"]
      // The abilities of the newest varieties are in a separate table.
      for more in try FactTable("variety_abilities_more").rows {
        guard let row = rows.firstIndex(where: { $0["slug"] == more["pokemon"] }),
          let column = slots[more["slot"] ?? ""]
        else { continue }
        rows[row][column] = more["ability"]
      }
    }
    if name == "evolutions", var step = rows.first?.mapValues({ _ in "-" }) {
      // The source lacks the row for Meltan's evolution, so it is added with no conditions.
      step["from_species"] = "808"
      step["to_species"] = "809"
      rows.append(step)
      // The source lists an evolution of Phione into Manaphy, which doesn't exist.
      rows.removeAll { $0["from_species"] == "489" && $0["to_species"] == "490" }
      rows = rows.flatMap(Self.correctedEvolutions)
      rows += Self.addedEvolutions.map { step.mapValues { _ in "-" }.merging($0) { $1 } }
    }
    if name == "species", let oinkologne = rows.firstIndex(where: { $0["id"] == "916" }) {
      // The source has only the gender ratio of the default variety, the male Oinkologne.
      rows[oinkologne]["gender_rate_eighths_female"] = "4"
    }
    if name == "species" || name == "pokemon" {
      try SecondSource.setToday(&rows, isSpecies: name == "species")
    }
    switch name {
    case "learnsets": self.rows = try SecondSource.applied(toLearnsets: rows)
    case "held_items": self.rows = try SecondSource.applied(toHeldItems: rows)
    default: self.rows = rows
    }
  }
}

extension FactTable {
  /// Returns the rows that replace an evolution row. They add what the source lacks: evolutions by
  /// items in Legends: Arceus, and conditions that decide the form.
  private static func correctedEvolutions(_ row: [String: String]) -> [[String: String]] {
    let more = row["more"] ?? ""
    func with(_ cells: [String: String]) -> [String: String] { row.merging(cells) { $1 } }
    switch row["to_species"] {
    case "413":
      return ["plant", "sandy", "trash"].map { with(["more": "evolved_form=wormadam-\($0)"]) }
    case "849": return ["amped", "low-key"].map { with(["more": "evolved_form=toxtricity-\($0)"]) }
    case "867": return [with(["location": "dusty-bowl"])]
    case "869":
      return ["strawberry", "berry", "love", "star", "clover", "flower", "ribbon"]
        .map { with(["held_item": "\($0)-sweet"]) }
    case let to? where hisui.contains(to) && !more.contains("alola"):
      let held = row.cell("held_item")
      if row["trigger"] != "trade", held.isEmpty { return [row] }
      let own = [
        "trigger": "use-item", "item": held.isEmpty ? "linking-cord" : held, "held_item": "-",
        "more": to == "903" ? "base_form=sneasel-hisui" : "version_group=legends-arceus",
      ]
      return [row, with(own)]
    default: return [row]
    }
  }

  /// Ways to evolve of single games that the source lacks.
  private static let addedEvolutions: [[String: String]] = [
    [
      "from_species": "25", "to_species": "26", "trigger": "use-item", "item": "thunder-stone",
      "location": "ultra-space", "more": "base_form=pikachu,version_group=ultra-sun-ultra-moon",
    ],
    [
      "from_species": "102", "to_species": "103", "trigger": "use-item", "item": "leaf-stone",
      "location": "ultra-space", "more": "version_group=ultra-sun-ultra-moon",
    ],
    [
      "from_species": "104", "to_species": "105", "trigger": "level-up", "min_level": "28",
      "location": "ultra-space", "more": "version_group=ultra-sun-ultra-moon",
    ],
    [
      "from_species": "19", "to_species": "20", "trigger": "level-up", "min_level": "20",
      "more": "base_form=rattata-alola,evolved_form=raticate-alola,version_group=sun-moon",
    ],
    [
      "from_species": "52", "to_species": "53", "trigger": "level-up", "min_level": "28",
      "more": "base_form=meowth-alola,evolved_form=persian-alola,version_group=sun-moon",
    ],
    [
      "from_species": "299", "to_species": "476", "trigger": "use-item", "item": "thunder-stone",
      "more": "version_group=legends-arceus",
    ],
  ]

  /// The numbers of the species that evolve by an item in Legends: Arceus, but by a trade or a held
  /// item in other games.
  private static let hisui: Set = [
    "65", "68", "76", "94", "113", "208", "212", "233", "461", "464", "466", "467", "472", "474",
    "477", "903",
  ]
}

extension [String: String] {
  /// Returns the cell of a column. Empty if the cell is `-`.
  func cell(_ column: String) -> String { self[column] == "-" ? "" : self[column] ?? "" }

  /// Returns a cell as an integer. Nil if the cell is `-`.
  func number(_ column: String) -> Int? { Int(self[column] ?? "") }

  /// Returns the comma-separated parts of a cell. Empty if the cell is `-`.
  func list(_ column: String) -> [String] {
    cell(column).utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) }
  }
}
