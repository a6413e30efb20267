internal import EmbeddedTables
internal import PokedexModel

/// From names, as `NameKey` makes them, to ids of varieties. Made when a name is first looked up.
enum NameIndex {
  /// By slug: every variety's, and each species' for its default variety.
  static let slugs: [String: Int] = {
    var ids: [String: Int] = [:]
    for index in 0..<Tables.pokemon.count {
      var row = Tables.pokemon[index]
      row.skip()
      let id = row.integer()
      ids[row.text()] = id
    }
    for index in 0..<Tables.species.count {
      var row = Tables.species[index]
      let number = row.integer()
      ids[row.text()] = number
    }
    return ids
  }()

  /// By the species' names and the varieties' labels in every language; the lowest id has a name
  /// that several share.
  static let names: [String: Int] = {
    var ids: [String: Int] = [:]
    func add(_ table: Table, after cells: Int) {
      for index in 0..<table.count {
        var row = table[index]
        let id = row.integer()
        for name in table.names(row: index, after: cells).all {
          let key = NameKey.key(name.text)
          ids[key] = min(id, ids[key] ?? id)
        }
      }
    }
    add(Tables.speciesNames, after: 1)
    add(Tables.varietyNames, after: 3)
    return ids
  }()
}
