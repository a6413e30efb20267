internal import EmbeddedTables
public import PokedexModel

// Natures, abilities and items.
extension Dex {
  package func history(ofVariety id: Int) -> [HistoryEntry] {
    let editions = (1...TypeChart.newestGeneration).map(edition(generation:))
    return pastValues(ofVariety: id).flatMap { pokemon(id: id)?.history($0, editions) } ?? []
  }

  /// Returns the nature with this slug; nil if it is unknown.
  public func nature(_ slug: String) -> Nature? { natures.first { $0.slug == slug } }

  /// Slugs of all natures, sorted.
  public var natureSlugs: [String] { natures.map(\.slug) }

  package var natures: [Nature] { Self.natures }

  private static let natures = Tables.natures.map { row in
    Nature(
      slug: row[.slug].text, names: row.names, increased: row[.increasedStat].stat,
      decreased: row[.decreasedStat].stat, likedFlavor: row[.likesFlavor].optionalText,
      hatedFlavor: row[.hatesFlavor].optionalText)
  }

  /// Returns the ability with this slug; nil if it is unknown.
  public func ability(_ slug: String) -> Ability? {
    Tables.abilities.row(of: slug).map { row in
      Ability(
        slug: row[.slug].text, names: row.names, generation: row[.generation].integer)
    }
  }

  /// Slugs of all abilities, sorted.
  public var abilitySlugs: [String] { Tables.abilities.map { $0[.slug].text } }

  /// Returns the item with this slug; nil if it is unknown.
  public func item(_ slug: String) -> Item? {
    Tables.items.row(of: slug).map { row in
      Item(
        slug: row[.slug].text, names: row.names, category: row[.category].text,
        pocket: row[.pocket].optionalText, flingPower: row[.flingPower].optionalInteger,
        attributes: row[.attributes].list { $0.text })
    }
  }

  /// Slugs of all items, sorted.
  public var itemSlugs: [String] { Tables.items.map { $0[.slug].text } }
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
