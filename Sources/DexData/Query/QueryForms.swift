internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

/// What `forms` says of each row by its first form.
enum QueryForms {
  /// The generation that a row came with: that of the games its first form came with, else its species'.
  static let generations: [Int] = {
    var generations = QueryRows.species(.generation) { Int32($0) }.map(Int.init)
    forEachFirstForm { row, form in
      let game = QueryGames.place(of: form[.versionGroup])
      if game < VersionGroups.all.count { generations[row] = VersionGroups.all[game].generation }
    }
    return generations
  }()

  struct Form: Sendable {
    /// The slug of what sets it apart; empty for nothing.
    var form = ""
    /// The slug of the games that it came with; empty where they are not known.
    var game = ""
    var isMega = false
    var isBattleOnly = false
  }

  static let all: [Form] = {
    var forms = [Form](repeating: Form(), count: QueryRows.count)
    forEachFirstForm { row, form in
      forms[row].form = form[.form].optionalText ?? ""
      forms[row].isMega = form[.isMega].flag
      forms[row].isBattleOnly = form[.isBattleOnly].flag
      forms[row].game = form[.versionGroup].optionalText ?? ""
    }
    return forms
  }()

  private static func forEachFirstForm(
    _ body: (_ row: Int, _ form: inout Row<FormColumn>) -> Void
  ) {
    var last = 0
    Tables.forms.forEachRow { form in
      var form = form
      let id = form[.pokemon].integer
      guard id != last, let row = QueryRows.row(ofID: id) else { return }
      last = id
      body(row, &form)
    }
  }

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
    return regions[max(0, min(regions.count, generations[first]) - 1)]
  }
}
