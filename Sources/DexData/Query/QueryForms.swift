internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

/// What `forms` says of each row by its first form.
enum QueryForms {
  /// The generation that a row came with: that of the games its first form came with, else its species'.
  static let generations: [Int] = all.map(\.generation)

  struct Form: Sendable {
    var generation = 0
    /// The slug of what sets it apart; empty for nothing.
    var form = ""
    /// The slug of the games that it came with; empty where they are not known.
    var game = ""
    var isMega = false
    var isBattleOnly = false
  }

  static let all: [Form] = {
    var forms = [Form](repeating: Form(), count: QueryRows.count)
    var last = 0
    Tables.forms.forEachRow { row in
      var row = row
      let id = row[.pokemon].integer
      guard id != last, let place = QueryRows.row(ofID: id) else { return }
      last = id
      forms[place].form = row[.form].optionalText ?? ""
      forms[place].isMega = row[.isMega].flag
      forms[place].isBattleOnly = row[.isBattleOnly].flag
      forms[place].game = row[.versionGroup].optionalText ?? ""
    }
    let species = QueryRows.species(.generation) { Int32($0) }
    for row in forms.indices {
      let group = VersionGroups.places[forms[row].game].map { VersionGroups.all[$0] }
      forms[row].generation = group?.generation ?? Int(species[row])
    }
    return forms
  }()

  /// The regions whose forms have their names, in the order of release.
  static let formRegions = ["alola", "galar", "hisui", "paldea"]

  /// The region whose form a row is: `alola`, `paldea-blaze-breed`, `totem-alola`; nil for no such form.
  /// Pikachu in a cap is none.
  static func region(ofForm row: Int) -> String? {
    let words = all[row].form.split(separator: "-").map(String.init)
    guard !words.contains("cap") else { return nil }
    return formRegions.first { words.contains($0) }
  }

  /// The regions by generation, from 1.
  static let regions = [
    "kanto", "johto", "hoenn", "sinnoh", "unova", "kalos", "alola", "galar", "paldea",
  ]

  /// The region of each row: that whose form it is, else that where its species was first met. Seven
  /// species of generation 8 came with Hisui.
  static let regionOfRow: [String] = (0..<QueryRows.count).map { row in
    if let region = region(ofForm: row) { return region }
    let first = QueryRows.firstRows[Int(QueryRows.numbers[row])]
    if all[first].game == "legends-arceus" { return "hisui" }
    return regions[max(0, min(regions.count, all[first].generation) - 1)]
  }
}
