internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

/// Data about the first form of each row, from the table `forms`.
enum QueryForms {
  /// The generation of the game that introduced each row's first form. If that game is unknown, the
  /// species' generation.
  static let generations: [Int] = {
    var generations = QueryRows.species(.generation).map(Int.init)
    forEachFirstForm { row, form in
      let game = QueryGames.index(of: form[.versionGroup])
      if game < VersionGroups.all.count { generations[row] = VersionGroups.all[game].generation }
    }
    return generations
  }()

  struct Form: Sendable {
    /// The part of the slug after the species' name, which names the form; empty if none exists.
    var form = ""
    /// Slug of the version group that introduced the form; empty if unknown.
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

  /// Regions with regional forms, in the order of release.
  static let formRegions = ["alola", "galar", "hisui", "paldea"]

  /// Returns the region of a regional form. The form's name contains the region: `alola`,
  /// `paldea-blaze-breed`, `totem-alola`. Nil for other forms. Pikachu's caps are not regional
  /// forms, although their names contain regions.
  static func region(ofForm row: Int) -> String? {
    let words = all[row].form.split(separator: "-").map(String.init)
    guard !words.contains("cap") else { return nil }
    return formRegions.first { words.contains($0) }
  }

  /// Regions indexed by generation, from generation 1.
  static let regions = [
    "kanto", "johto", "hoenn", "sinnoh", "unova", "kalos", "alola", "galar", "paldea",
  ]

  /// The region of each row. A regional form has the region that its name contains. All other rows
  /// have the region of the games that introduced the species. For seven species of generation 8,
  /// that is Hisui.
  static let regionOfRow: [String] = (0..<QueryRows.count).map { row in
    if let region = region(ofForm: row) { return region }
    let first = QueryRows.firstRows[Int(QueryRows.numbers[row])]
    if all[first].game == "legends-arceus" { return "hisui" }
    return regions[max(0, min(regions.count, generations[first]) - 1)]
  }
}
