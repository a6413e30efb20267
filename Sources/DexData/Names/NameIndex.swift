internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

/// What leads from names to ids. Each is made when a name is first looked up.
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

  /// The varieties by all their names, as the executable carries them.
  static let pokemon = NameSearch(bytes: EmbeddedNames.pokemon)

  /// All that has a name in the tables.
  static let all = Dex().nameBuilder(.all).search()
}
