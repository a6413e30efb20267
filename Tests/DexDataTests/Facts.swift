import Foundation
import PokedexModel
import PokedexText
import TestSupport

/// A table of the facts from which the bundled tables are generated. Corrections in
/// `.tools/dex/corrections.py` that change single cells are applied here too.
struct Facts {
  let columns: [String]
  let rows: [[String]]

  init(_ name: String) throws {
    let bytes = try Data(contentsOf: SharedFolder.facts.url.appending(path: "\(name).tsv"))
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    let columns = lines.first ?? []
    var rows = Array(lines.dropFirst())
    if name == "pokemon" {
      let slots = ["1": "ability_1", "2": "ability_2", "3": "hidden_ability"]
      // The newest varieties' abilities are in a separate table.
      for more in try Facts("variety_abilities_more").rows {
        guard let row = rows.firstIndex(where: { $0[1] == more[0] }),
          let column = slots[more[1]].flatMap({ columns.firstIndex(of: $0) })
        else { continue }
        rows[row][column] = more[2]
      }
    }
    try SecondSource.addNames(to: &rows, of: name, columns: columns)
    if name == "learnsets" {
      self.columns = columns + ["reminder"]
      let records = rows.map { Dictionary(uniqueKeysWithValues: zip(columns, $0)) }
      self.rows = try SecondSource.applied(toLearnsets: records).map { record in
        (columns + ["reminder"]).map { record[$0] ?? "-" }
      }
      return
    }
    try Self.correct(&rows, of: name, columns)
    if name == "machines" {
      let records = rows.map { Dictionary(uniqueKeysWithValues: zip(columns, $0)) }
      rows = try SecondSource.applied(toMachines: records).map { record in
        columns.map { record[$0] ?? "" }
      }
    }
    if name == "held_items" {
      let records = rows.map { Dictionary(uniqueKeysWithValues: zip(columns, $0)) }
      rows = try SecondSource.applied(toHeldItems: records).map { record in
        columns.map { record[$0] ?? "" }
      }
    }
    if name == "species" || name == "pokemon" {
      var records = rows.map { Dictionary(uniqueKeysWithValues: zip(columns, $0)) }
      try SecondSource.setToday(&records, isSpecies: name == "species")
      rows = records.map { record in columns.map { record[$0] ?? "" } }
    }
    self.columns = columns
    self.rows = rows
  }

  private static func correct(
    _ rows: inout [[String]], of name: String, _ columns: [String]
  ) throws {
    func change(_ names: String..., transform: (String) -> String) {
      for column in names.compactMap(columns.firstIndex(of:)) {
        for row in rows.indices { rows[row][column] = transform(rows[row][column]) }
      }
    }
    func set(_ name: String, to value: String, where isWrong: ([String]) -> Bool) {
      guard let column = columns.firstIndex(of: name) else { return }
      for row in rows.indices where isWrong(rows[row]) { rows[row][column] = value }
    }
    switch name {
    case "encounters":
      set("chance_percent", to: "1") { $0.last == "honey-tree-group-c" }
      let desert = try Facts("location_areas").map("slug", "id")["haina-desert-area"]
      set("method", to: "moving-sand") { $0[1] == desert && $0.contains("bubbling-spots") }
    case "forms":
      change("de", transform: germanCompound)
      let base = Set(
        try Facts("recent_available").rows.filter { $0[0] == "legends-za" }.map { $0[1] })
      set("version_group", to: "legends-za") {
        base.contains($0[1]) && $0.contains("mega-dimension")
      }
    case "held_items":
      let megas = Set(
        try Facts("forms").records.filter { $0["is_mega"] == "1" }.compactMap { $0["pokemon_id"] })
      rows.removeAll { megas.contains($0[0]) }
    case "items":
      change("ja", "ja-hrkt", transform: halfWidth)
      // PokeAPI lists items as unused that nobody has sorted.
      set("category", to: "-") { $0.contains("unused") && !$0.contains("god-stone") }
      rows += try SecondSource.records("items_more").map { row in columns.map { row[$0] ?? "-" } }
    case "move_flags": rows.append(["nihil-light", "protect"])
    case "move_learn_method_names": set("de", to: "Formwechsel") { $0[1] == "form-change" }
    case "moves":
      let records = rows.map { Dictionary(uniqueKeysWithValues: zip(columns, $0)) }
      rows = try SecondSource.applied(toMoves: records).map { row in
        columns.map { row[$0] ?? "-" }
      }
      rows.sort { Int($0[0]) ?? 0 < Int($1[0]) ?? 0 }
      // Legends: Arceus has the source's figures.
      set("pp", to: "15") { $0[1] == "take-heart" }
      set("target", to: "user") { $0[1] == "take-heart" }
      set("target", to: "all-allies") { $0[1] == "coaching" }
    case "pokedex_names":
      set("de", to: "Galerie") { $0[1] == "conquest-gallery" }
      set("de", to: "Neuer Hoenn-Pokédex") { $0[1] == "updated-hoenn" }
    case "pokemon":
      for (slug, weight) in weights { set("weight_hg", to: weight) { $0[1] == slug } }
      let costumes = (10080...10085).map(String.init)
      set("ability_1", to: "lightning-rod") { costumes.contains($0[0]) }
      set("hidden_ability", to: "-") { costumes.contains($0[0]) }
    case "pokemon_past":
      set("value", to: "2:overcoat") {
        ["10241", "10242"].contains($0[0]) && $0[3] == "2:shell-armor"
      }
    case "recent_encounters":
      set("conditions", to: "honey-tree-group-c") {
        $0[0] == "brilliant-diamond-shining-pearl" && $0[3] == "munchlax" && $0[5] == "honey-tree"
      }
    case "species":
      // PokeAPI has only the gender ratio of Oinkologne's male variety.
      set("gender_rate_eighths_female", to: "4") { $0[0] == "916" }
    case "version_names": set("de", to: "Grün") { $0[1] == "green-japan" }
    default: break
    }
  }

  /// The correct weights, in hectograms, where PokeAPI's are wrong.
  private static let weights = [
    "dialga-origin": "8500", "palkia-origin": "6600", "ursaluna-bloodmoon": "3330",
    "dipplin": "44",
  ]

  /// Replaces "Galar Smogmog" with "Galar-Smogmog", which is the games' spelling.
  private static func germanCompound(_ name: String) -> String {
    name.replacing(/\b(Alola|Galar|Hisui|Paldea|Totem)[ -](?=\w)/) { "\($0.1)-" }
      .replacing("Totem-", with: "Herrscher-")
  }

  /// Returns a text with half-width letters and digits instead of full-width ones.
  private static func halfWidth(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
        scalars.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// The rows as dictionaries by column.
  var records: [[String: String]] {
    rows.map { Dictionary(zip(columns, $0)) { first, _ in first } }
  }

  /// Groups the rows by the cell of a column, in file order.
  func grouped(by column: String) -> [String: [[String: String]]] {
    Dictionary(grouping: records) { $0[column] ?? "" }
  }

  /// Maps one column's cells to another's, for example ids to slugs.
  func map(_ key: String, _ value: String) -> [String: String] {
    guard let key = columns.firstIndex(of: key), let value = columns.firstIndex(of: value) else {
      return [:]
    }
    return Dictionary(rows.map { ($0[key], $0[value]) }) { first, _ in first }
  }

  /// Returns the names, by language code, that differ from those in a row of the facts.
  static func differing(_ text: LocalizedText, from fact: [String: String]) -> [String: String] {
    differing(languages(text), from: fact)
  }

  /// Returns the values that differ from the cells in a row of the facts. Ignores an interface
  /// language other than English if PokeAPI has no name in it, because the program then uses its
  /// own words.
  static func differing(
    _ values: [String: String], from fact: [String: String]
  ) -> [String: String] {
    let ours = Language.interfaceLanguages.filter { language in
      language.fallbacks.allSatisfy { $0 == .english || fact[$0.code] == "-" }
    }
    return values.filter { column, value in
      fact[column] != value && !ours.contains { $0.code == column && $0 != .english }
    }
  }

  /// Returns a text's names by language code, with "-" for missing ones.
  static func languages(_ text: LocalizedText) -> [String: String] {
    let pairs = Language.allCases.map { ($0.code, text[exactly: $0] ?? "-") }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Returns the version groups in order of release, by the facts' `order` column.
  static func versionGroupsByRelease() throws -> [[String: String]] {
    try Facts("version_groups").records.sorted {
      (Int($0["order"] ?? "") ?? 0) < (Int($1["order"] ?? "") ?? 0)
    }
  }
}
