internal import EmbeddedTables
package import PokedexModel

// Important trainers of the games, with their teams.
extension Dex {
  /// Slugs of the names of all trainers, sorted.
  package var trainerSlugs: [String] { Tables.trainerNames.map { $0[.slug].text } }

  package func trainers(ofVersion slug: String) -> [Trainer] {
    Tables.trainers.filter { $0[.versions].contains(part: slug) }.map(Trainer.init)
      .sorted { $0.order < $1.order }
  }

  package func trainers(named slug: String) -> [Trainer] {
    Tables.trainers.filter { $0[.slug].isText(slug) }.map(Trainer.init)
  }

  package func trainers(in location: String) -> [Trainer] {
    Tables.trainers.filter { $0[.location].isText(location) }.map(Trainer.init)
  }
}

extension Trainer {
  fileprivate init(_ row: Row<TrainerColumn>) {
    self.init(
      versions: row[.versions].list { $0.text }, battle: row[.battle].text, slug: row[.slug].text,
      kind: Kind(rawValue: row[.kind].text) ?? .other, order: row[.order].integer,
      location: row[.location].optionalText, part: row[.part].optionalText,
      isRematch: row[.isRematch].flag, isDouble: row[.isDouble].flag,
      type: row[.type].isNone ? nil : row[.type].type, badge: row[.badge].optionalInteger,
      conditions: row[.conditions].list { $0.text }, items: row[.items].list { $0.text },
      isFromLists: !row[.source].isText("g"),
      party: row[.party].list(by: ";", TrainerPokemon.init).compactMap(\.self))
  }
}

extension TrainerPokemon {
  /// Parses `variety:level:item:ability:nature:difficulty:tera:how the moves are known:moves`.
  fileprivate init?(_ cell: TableCell) {
    var parts = cell.parts()
    guard let id = Varieties.ids[parts.next().text], let variety = Varieties.variety(id) else {
      return nil
    }
    let level = parts.next().integer
    let (item, ability) = (parts.next().optionalText, parts.next().optionalText)
    let (nature, genes) = (parts.next().optionalText, Genes(parts.next()))
    let tera = parts.next()
    let hasSetMoves = parts.next().isText("set")
    self.init(
      pokemon: variety.reference, level: level, item: item, ability: ability, nature: nature,
      genes: genes, teraType: tera.isNone ? nil : tera.type,
      moves: parts.next().list(by: "+") { $0.text }, hasSetMoves: hasSetMoves)
  }
}

extension TrainerPokemon.Genes {
  /// Parses a difficulty from 0 to 255, from which the games of generations III and IV compute the
  /// individual values, or four DVs separated by `/`. Nil for an empty cell.
  fileprivate init?(_ cell: TableCell) {
    if cell.isNone { return nil }
    let figures = cell.list(by: "/") { $0.integer }
    self =
      figures.count == 4
      ? .determinant(
        attack: figures[0], defense: figures[1], speed: figures[2], special: figures[3])
      : .individual(figures[0] * 31 / 255)
  }
}

extension Tables {
  static let trainers = Table<TrainerColumn>()
  static let trainerNames = Table<TrainerNameColumn>()
}

enum TrainerColumn: Int, TableColumns {
  case versions, battle, slug, kind, order, location, part, isRematch, isDouble, type, badge
  case conditions, items, source, party

  static var table: TableName { .trainers }
}

enum TrainerNameColumn: Int, NamedColumns {
  case slug, names

  static var table: TableName { .trainerNames }
}
