internal import EmbeddedTables
public import PokedexModel

// Past values, natures, abilities and items.
extension Dex {
  /// What a variety was like in earlier generations; nil for an unknown id.
  public func pastValues(ofVariety id: Int) -> PastValues? {
    guard let first = firstGeneration(ofVariety: id) else { return nil }
    var (types, stats, abilities): PastColumns = ([], [], [])
    for var row in Tables.pokemonPast.rows(of: id) {
      let kind = row[.kind].text
      let until = row[.untilGeneration].integer
      let value = row[.value]
      switch kind {
      case "types": types.append(.init(untilGeneration: until, content: value.types))
      case "stats": stats.append(.init(untilGeneration: until, content: value.pastStats))
      default: abilities.append(.init(untilGeneration: until, content: value.pastAbilities))
      }
    }
    return PastValues(
      firstGeneration: first, types: types, stats: stats, abilities: abilities)
  }

  private typealias PastColumns = (
    [PastValues.Value<[PokemonType]>], [PastValues.Value<[String: Int]>],
    [PastValues.Value<[PastValues.Slot]>]
  )

  /// The generation of the games that a variety's first form came with; the species' where those are not
  /// known, and of a default variety, which came with it.
  func introduction(ofVariety id: Int, species number: Int) -> Int {
    var species = Tables.species[number - 1]
    let generation = species[.generation].integer
    guard id != number, let form = Tables.forms.rows(of: id).first else { return generation }
    return versionGroup(form.text(in: .versionGroup))?.generation ?? generation
  }

  /// A nature by its slug; nil for an unknown one.
  public func nature(_ slug: String) -> Nature? {
    Tables.natures.row(of: slug).map { index in
      var row = Tables.natures[index]
      return Nature(
        slug: row[.slug].text, names: row.names, increased: row[.increasedStat].stat,
        decreased: row[.decreasedStat].stat, likedFlavor: row[.likesFlavor].optionalText,
        hatedFlavor: row[.hatesFlavor].optionalText)
    }
  }

  /// The slugs of all natures, sorted.
  public var natureSlugs: [String] { Tables.natures.rows.map { $0.text(in: .slug) } }

  /// An ability by its slug; nil for an unknown one.
  public func ability(_ slug: String) -> Ability? {
    Tables.abilities.row(of: slug).map { index in
      var row = Tables.abilities[index]
      return Ability(
        slug: row[.slug].text, names: row.names, generation: row[.generation].integer)
    }
  }

  /// The slugs of all abilities, sorted.
  public var abilitySlugs: [String] { Tables.abilities.rows.map { $0.text(in: .slug) } }

  /// An item by its slug; nil for an unknown one.
  public func item(_ slug: String) -> Item? {
    Tables.items.row(of: slug).map { index in
      var row = Tables.items[index]
      return Item(
        slug: row[.slug].text, names: row.names, category: row[.category].text,
        pocket: row[.pocket].optionalText, flingPower: row[.flingPower].optionalInteger,
        attributes: row[.attributes].list { $0.text })
    }
  }

  /// The slugs of all items, sorted.
  public var itemSlugs: [String] { Tables.items.rows.map { $0.text(in: .slug) } }
}

extension Row {
  /// The text of a cell, of a row that is read no further.
  func text(in column: Columns) -> String {
    var row = self
    return row[column].text
  }
}

extension Cell {
  /// `stat:value` pairs.
  fileprivate var pastStats: [String: Int] {
    Dictionary(
      uniqueKeysWithValues: list { pair in
        var parts = pair.parts()
        return (parts.next().text, parts.next().integer)
      })
  }

  /// `slot:ability` pairs.
  fileprivate var pastAbilities: [PastValues.Slot] {
    list { pair in
      var parts = pair.parts()
      return PastValues.Slot(number: parts.next().integer, ability: parts.next().optionalText)
    }
  }

  /// Nil for none.
  fileprivate var stat: Stat? {
    optionalText.flatMap(Stat.init(slug:))
  }
}

extension Tables {
  static let abilities = Table<AbilityColumn>()
  static let pokemonPast = SortedTable<PokemonPastColumn>()
  static let natures = Table<NatureColumn>()
  static let items = Table<ItemColumn>()
}

enum AbilityColumn: Int, NamedColumns {
  case slug, generation, names

  static var table: TableName { .abilities }
}

enum PokemonPastColumn: Int, TableColumns {
  case pokemonId, kind, untilGeneration, value

  static var table: TableName { .pokemonPast }
}

enum NatureColumn: Int, NamedColumns {
  case slug, increasedStat, decreasedStat, likesFlavor, hatesFlavor, names

  static var table: TableName { .natures }
}

enum ItemColumn: Int, NamedColumns {
  case slug, category, pocket, flingPower, attributes, names

  static var table: TableName { .items }
}
