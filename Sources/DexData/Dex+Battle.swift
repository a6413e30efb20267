internal import EmbeddedTables
public import PokedexModel

// Natures, abilities and items.
extension Dex {
  package func history(ofVariety id: Int) -> [HistoryEntry] {
    let editions = (1...TypeChart.newestGeneration).map(edition(generation:))
    return pastValues(ofVariety: id).flatMap { pokemon(id: id)?.history($0, editions) } ?? []
  }

  /// Returns the generation that introduced a variety. For a default variety, it is the species'
  /// generation. For any other variety, it is the generation of the game that introduced the
  /// variety's first form. If that game is unknown, it is also the species' generation.
  func introduction(ofVariety id: Int, species number: Int) -> Int {
    var species = Tables.species[number - 1]
    let generation = species[.generation].integer
    guard id != number, let form = Tables.forms.rows(of: id).first else { return generation }
    return versionGroup(form.text(in: .versionGroup))?.generation ?? generation
  }

  /// Returns the nature with this slug; nil if it is unknown.
  public func nature(_ slug: String) -> Nature? {
    Tables.natures.row(of: slug).map { index in
      var row = Tables.natures[index]
      return Nature(
        slug: row[.slug].text, names: row.names, increased: row[.increasedStat].stat,
        decreased: row[.decreasedStat].stat, likedFlavor: row[.likesFlavor].optionalText,
        hatedFlavor: row[.hatesFlavor].optionalText)
    }
  }

  /// Slugs of all natures, sorted.
  public var natureSlugs: [String] { Tables.natures.rows.map { $0.text(in: .slug) } }

  /// Returns the ability with this slug; nil if it is unknown.
  public func ability(_ slug: String) -> Ability? {
    Tables.abilities.row(of: slug).map { index in
      var row = Tables.abilities[index]
      return Ability(
        slug: row[.slug].text, names: row.names, generation: row[.generation].integer)
    }
  }

  /// Slugs of all abilities, sorted.
  public var abilitySlugs: [String] { Tables.abilities.rows.map { $0.text(in: .slug) } }

  /// Returns the item with this slug; nil if it is unknown.
  public func item(_ slug: String) -> Item? {
    Tables.items.row(of: slug).map { index in
      var row = Tables.items[index]
      return Item(
        slug: row[.slug].text, names: row.names, category: row[.category].text,
        pocket: row[.pocket].optionalText, flingPower: row[.flingPower].optionalInteger,
        attributes: row[.attributes].list { $0.text })
    }
  }

  /// Slugs of all items, sorted.
  public var itemSlugs: [String] { Tables.items.rows.map { $0.text(in: .slug) } }
}

extension Row {
  /// Returns the text of a single cell. To read several cells, use the subscript on a mutable row,
  /// which reads no byte twice.
  func text(in column: Columns) -> String {
    var row = self
    return row[column].text
  }
}

extension TableCell {
  /// Stat with this slug; nil for `-`.
  fileprivate var stat: Stat? {
    optionalText.flatMap(Stat.init(slug:))
  }
}

extension Tables {
  static let abilities = Table<AbilityColumn>()
  static let natures = Table<NatureColumn>()
  static let items = Table<ItemColumn>()
}

enum AbilityColumn: Int, NamedColumns {
  case slug, generation, names

  static var table: TableName { .abilities }
}

enum NatureColumn: Int, NamedColumns {
  case slug, increasedStat, decreasedStat, likesFlavor, hatesFlavor, names

  static var table: TableName { .natures }
}

enum ItemColumn: Int, NamedColumns {
  case slug, category, pocket, flingPower, attributes, names

  static var table: TableName { .items }
}
