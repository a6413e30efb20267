internal import EmbeddedTables
internal import PokedexModel

/// From names, as `NameKey` makes them, to ids of varieties. Made when a name is first looked up.
enum NameIndex {
  /// By slug: every variety's, and each species' for its default variety.
  static let slugs: [String: Int] = {
    var ids: [String: Int] = [:]
    for index in 0..<Tables.pokemon.count {
      var row = Tables.pokemon[index]
      let id = row[.id].integer
      ids[row[.slug].text] = id
    }
    for index in 0..<Tables.species.count {
      var row = Tables.species[index]
      let number = row[.number].integer
      ids[row[.slug].text] = number
    }
    return ids
  }()

  /// By the species' names and the varieties' labels in every language; the lowest id has a name
  /// that several share.
  static let names: [String: Int] = {
    var ids: [String: Int] = [:]
    func add(_ names: LocalizedText, of id: Int) {
      for name in names.all {
        let key = NameKey.key(name.text)
        ids[key] = min(id, ids[key] ?? id)
      }
    }
    for var row in Tables.speciesNames.rows { add(row.names, of: row[.number].integer) }
    for var row in Tables.varietyNames.rows { add(row.names, of: row[.id].integer) }
    return ids
  }()
}
