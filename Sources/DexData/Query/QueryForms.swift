internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

/// Data about the first form of each row, from the table `forms`.
enum QueryForms {
  struct Form: Sendable {
    /// The part of the slug after the species' name, which names the form; empty if none exists.
    var form = ""
    /// Slug of the version group that introduced the form; empty if unknown.
    var game = ""
    var isMega = false
    var isBattleOnly = false
  }

  static let all: [Form] = Varieties.all.map { variety in
    guard let row = Tables.forms.row(of: variety.id) else { return Form() }
    return Form(
      form: row[.form].optionalText ?? "", game: row[.versionGroup].optionalText ?? "",
      isMega: row[.isMega].flag, isBattleOnly: row[.isBattleOnly].flag)
  }

  /// Returns the region of a regional form. The form's name contains the region: `alola`,
  /// `paldea-blaze-breed`, `totem-alola`. Nil for other forms. Pikachu's caps are not regional
  /// forms, although their names contain regions.
  static func region(ofForm row: Int) -> String? {
    let words = all[row].form.split(separator: "-").map(String.init)
    guard !words.contains("cap") else { return nil }
    return VersionGroups.all.compactMap(\.region).first(where: words.contains)
  }

  /// The region of each row. A regional form has the region that its name contains. All other rows
  /// have the region that the game which introduced the species introduced, or else the first one of
  /// its generation.
  static let regionOfRow: [String] = {
    let groups = VersionGroups.all
    let games = Dictionary(uniqueKeysWithValues: groups.map { ($0.slug, $0.region) })
    return Varieties.all.enumerated().map { row, variety in
      if let region = region(ofForm: row) { return region }
      let first = Varieties.indices(ofSpecies: variety.number).lowerBound
      let generation = Varieties.all[first].generation
      return games[all[first].game].flatMap(\.self)
        ?? groups.first { $0.generation == generation && $0.region != nil }?.region ?? ""
    }
  }()
}
