internal import EmbeddedTables
package import PokedexModel

// Types, past values, moves, natures, abilities and items.
extension Dex {
  /// The chart of a generation.
  package func typeChart(generation: Int) -> TypeChart {
    let current = ChartRows(Tables.typeChart, isPast: false)
    let past = ChartRows(Tables.typeChartPast, isPast: true)
    return TypeChart(generation: generation) { attacking, defending in
      past.factor(attacking, defending, in: generation)
        ?? current.factor(attacking, defending, in: generation) ?? 100
    }
  }

  /// What a variety was like in earlier generations; nil for an unknown id.
  package func pastValues(ofVariety id: Int) -> PastValues? {
    guard let number = Self.number(ofVariety: id), let pokemon = Tables.species.row(of: number)
    else {
      return nil
    }
    var (types, stats, abilities): PastColumns = ([], [], [])
    for var row in Tables.pokemonPast.rows(of: id) {
      let kind = row.text()
      let until = row.integer()
      switch kind {
      case "types": types.append(.init(untilGeneration: until, content: row.types()))
      case "stats": stats.append(.init(untilGeneration: until, content: row.pastStats()))
      default: abilities.append(.init(untilGeneration: until, content: row.pastAbilities()))
      }
    }
    return PastValues(
      firstGeneration: firstGeneration(ofVariety: id, row: pokemon), types: types, stats: stats,
      abilities: abilities)
  }

  private typealias PastColumns = (
    [PastValues.Value<[PokemonType]>], [PastValues.Value<[String: Int]>],
    [PastValues.Value<[PastValues.Slot]>]
  )

  /// That of the games its first form came with; the species' where those are not known.
  private func firstGeneration(ofVariety id: Int, row species: Int) -> Int {
    var row = Tables.species[species]
    row.skip(2)
    let generation = row.integer()
    let group = forms(ofVariety: id).first?.versionGroup
    return group.flatMap { versionGroup($0)?.generation } ?? generation
  }

  /// A move by its slug; nil for an unknown one.
  package func move(_ slug: String) -> Move? {
    MoveIndex.rows[slug].map { MoveRow($0).move }
  }

  /// A move as it was in a game.
  ///
  /// Of several earlier figures the earliest that still held in that game counts, each by itself.
  package func move(_ slug: String, in versionGroup: String) -> Move? {
    guard var move = move(slug), let place = VersionGroups.places[versionGroup] else { return nil }
    for var row in Tables.movesPast.rows(of: move.id).reversed() {
      guard let before = VersionGroups.places[row.text()], place < before else { continue }
      if let type = row.optionalText().flatMap(PokemonType.init(rawValue:)) { move.type = type }
      if let power = row.figure() { move.power = power }
      if let accuracy = row.figure() { move.accuracy = accuracy }
      if let points = row.optionalInteger() { move.powerPoints = points }
    }
    move.damageClass = move.damageClass(in: VersionGroups.all[place].generation)
    return move
  }

  /// The slugs of all moves, in the order of their ids.
  package var moveSlugs: [String] { (0..<Tables.moves.count).map { MoveRow($0).slug } }

  /// A nature by its slug; nil for an unknown one.
  package func nature(_ slug: String) -> Nature? {
    Tables.natures.row(of: slug).map { index in
      var row = Tables.natures[index]
      return Nature(
        slug: row.text(), names: Tables.natures.names(row: index, after: 5),
        increased: row.stat(), decreased: row.stat(), likedFlavor: row.optionalText(),
        hatedFlavor: row.optionalText())
    }
  }

  /// The slugs of all natures, sorted.
  package var natureSlugs: [String] { Tables.natures.slugs }

  /// An ability by its slug; nil for an unknown one.
  package func ability(_ slug: String) -> Ability? {
    Tables.abilities.row(of: slug).map { index in
      var row = Tables.abilities[index]
      return Ability(
        slug: row.text(), names: Tables.abilities.names(row: index, after: 2),
        generation: row.integer())
    }
  }

  /// The slugs of all abilities, sorted.
  package var abilitySlugs: [String] { Tables.abilities.slugs }

  /// An item by its slug; nil for an unknown one.
  package func item(_ slug: String) -> Item? {
    Tables.items.row(of: slug).map { index in
      var row = Tables.items[index]
      return Item(
        slug: row.text(), names: Tables.items.names(row: index, after: 5), category: row.text(),
        pocket: row.optionalText(), flingPower: row.optionalInteger(),
        attributes: row.list { $0.text() })
    }
  }

  /// The slugs of all items, sorted.
  package var itemSlugs: [String] { Tables.items.slugs }
}

/// The rows of a table of types against types.
private struct ChartRows {
  private let defending: [PokemonType: Int]
  private let rows: [(attacking: PokemonType, until: Int, factors: [Int])]

  init(_ table: Table, isPast: Bool) {
    let types = table.columns.dropFirst(isPast ? 2 : 1).map {
      PokemonType(rawValue: $0) ?? .unknown
    }
    defending = Dictionary(uniqueKeysWithValues: zip(types, types.indices))
    rows = (0..<table.count).map { index in
      var row = table[index]
      let until = isPast ? row.integer() : .max
      let attacking = PokemonType(rawValue: row.text()) ?? .unknown
      return (attacking, until, types.map { _ in row.integer() })
    }
    .sorted { $0.until < $1.until }
  }

  /// Nil where the table does not say.
  func factor(_ attacking: PokemonType, _ defending: PokemonType, in generation: Int) -> Int? {
    guard let column = self.defending[defending] else { return nil }
    return rows.first { $0.attacking == attacking && $0.until >= generation }?.factors[column]
  }
}

/// A row of `moves`.
struct MoveRow {
  let id: Int
  let slug: String
  private let index: Int
  private let rest: Row

  init(_ index: Int) {
    self.index = index
    var row = Tables.moves[index]
    id = row.integer()
    slug = row.text()
    rest = row
  }

  var move: Move {
    var row = rest
    return Move(
      id: id, slug: slug, names: Tables.moves.names(row: index, after: 10),
      type: PokemonType(rawValue: row.text()) ?? .unknown, damageClass: row.text(),
      power: row.figure(), accuracy: row.figure(),
      powerPoints: row.optionalInteger(), priority: row.integer(), generation: row.integer(),
      target: row.text())
  }
}

/// The rows of `moves` by slug, and the slugs by id. Made when a move is first asked for.
enum MoveIndex {
  static let rows: [String: Int] = Dictionary(
    uniqueKeysWithValues: (0..<Tables.moves.count).map { (MoveRow($0).slug, $0) })

  static let slugs: [Int: String] = Dictionary(
    uniqueKeysWithValues: (0..<Tables.moves.count).map { MoveRow($0) }.map { ($0.id, $0.slug) })
}

extension Table {
  /// The first cell of every row.
  fileprivate var slugs: [String] {
    (0..<count).map { index in
      var row = self[index]
      return row.text()
    }
  }
}

extension Row {
  /// The next cell as a move's power or accuracy; nil for none, which the source writes as 0 for some.
  fileprivate mutating func figure() -> Int? {
    optionalInteger().flatMap { $0 == 0 ? nil : $0 }
  }

  /// The next cell as `stat:value` pairs.
  fileprivate mutating func pastStats() -> [String: Int] {
    Dictionary(uniqueKeysWithValues: list { ($0.part(before: ":"), $0.integer()) })
  }

  /// The next cell as `slot:ability` pairs.
  fileprivate mutating func pastAbilities() -> [PastValues.Slot] {
    list { part in
      let number = Int(part.part(before: ":")) ?? 0
      return PastValues.Slot(number: number, ability: part.optionalText())
    }
  }

  /// The next cell as a stat; nil for none.
  fileprivate mutating func stat() -> Stat? {
    optionalText().flatMap { Stat(rawValue: $0.replacing("-", with: "_")) }
  }
}
