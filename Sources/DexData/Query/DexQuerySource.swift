internal import EmbeddedTables
package import PokedexModel
package import PokedexQuery
private import Synchronization

/// The bundled dex as a data source for queries. Its rows are those of `pokemon`, which is sorted
/// by national number, then id.
package final class DexQuerySource: QuerySource {
  /// Cached data of each edition. Nil is today.
  private struct SourceCache {
    var types: [Edition?: [UInt32]] = [:]
    var abilities: [Edition?: AbilitySlots] = [:]
  }

  private let cache = Mutex(SourceCache())

  package init() {}

  package var ids: [Int32] { QueryRows.ids }

  package var speciesRows: RowSet { QueryRows.defaults }

  package func rows(existingIn generation: Int?) -> RowSet {
    guard let generation else { return RowSet(all: QueryRows.count) }
    let first = QueryForms.generations
    return RowSet(QueryRows.count) { first[$0] <= generation }
  }

  package func edition(of game: VersionGroup?, _ generation: Int) -> Edition {
    game.flatMap { Dex().edition(of: $0.slug) } ?? Dex().edition(generation: generation)
  }

  package func rows(_ fact: Fact, in edition: Edition?) -> RowSet {
    let generation = edition?.generation
    switch fact {
    case .type(let type):
      let (masks, bit) = (types(in: edition), UInt32(1) << UInt32(type.ordinal))
      return RowSet(QueryRows.count) { masks[$0] & bit != 0 }
    case .monotype:
      let masks = types(in: edition)
      return RowSet(QueryRows.count) { masks[$0].nonzeroBitCount == 1 }
    case .ability(let ability, let isHidden):
      return abilities(in: edition).rows(with: ability.slug, isHidden: isHidden)
    case .takes(let type, let range): return rows(taking: range, from: type, in: edition)
    case .learns(let move, let learning):
      return Learners.rows(learning: move.slug, learning, in: generation)
    case .has(let value): return rows(having: value, in: edition)
    case .trait(let trait): return rows(trait, in: generation)
    case .effort(let stat, let range): return Self.rows(yielding: range, in: stat, edition)
    case .evolution(let relation, let thing):
      return QueryEvolutions.rows(relation, thing.slug, in: generation)
    case .found(let place, let games):
      return QueryPlaces.rows(
        encounteredIn: place.slug, QueryGames.versions(of: games, in: generation))
    case .inVersion(let game, let isExclusive):
      return QueryGames.rows(in: QueryGames.versions(of: [game], in: nil) ?? [], isExclusive)
    case .holds(let item, let games):
      return QueryPlaces.rows(
        holding: item.slug, QueryGames.versions(of: games, in: generation))
    case .beats(let target, let games):
      return QueryBattles.rows(beating: target.slug, in: games, generation)
    case .learned, .had: return RowSet(none: QueryRows.count)
    }
  }

  package func pokemon(named name: String) -> String? { Dex.slug(ofPokemon: name) }

  package func pokemon(nearestTo name: String) -> [String] {
    Dex().nearestSlugs(to: name, kind: .pokemon)
  }

  package func versionGroup(of game: QueryValue) -> VersionGroup? { QueryGames.group(of: game) }

  package func machine(of move: QueryValue, in game: VersionGroup) -> String? {
    Dex().machines(of: [move.slug], in: game.slug)[move.slug]
  }

  package func generation(ofMove move: QueryValue) -> Int? { Dex().move(move.slug)?.generation }

  package func versions(of games: [QueryValue]) -> [String] {
    QueryGames.versions(of: games, in: nil) ?? []
  }

  /// Returns the types of every row as a bit mask. The position of a type's bit is the type's
  /// ordinal.
  func types(in edition: Edition?) -> [UInt32] {
    if let cached = cache.withLock({ $0.types[edition] }) { return cached }
    var masks = QueryRows.types
    QueryPast.forEachValue(.types, in: edition) { masks[$0] = $1.typeMask(by: "/") }
    cache.withLock { [masks] in $0.types[edition] = masks }
    return masks
  }

  func abilities(in edition: Edition?) -> AbilitySlots {
    if let cached = cache.withLock({ $0.abilities[edition] }) { return cached }
    let slots = edition.map { AbilitySlots.today.asOf($0) } ?? AbilitySlots.today
    cache.withLock { $0.abilities[edition] = slots }
    return slots
  }

  private func rows(
    taking range: ClosedRange<Int32>, from type: PokemonType, in edition: Edition?
  ) -> RowSet {
    let chart = Dex().typeChart(generation: edition?.generation ?? TypeChart.newestGeneration)
    let (masks, slots) = (types(in: edition), abilities(in: edition))
    let defenses = AbilitySlots.defenses(in: chart.generation)
    var factors: [(mask: UInt32, types: [PokemonType], percent: Double)] = []
    return RowSet(QueryRows.count) { row in
      let mask = masks[row]
      if factors.last?.mask != mask {
        let types = PokemonType.allCases.filter { mask & 1 << UInt32($0.ordinal) != 0 }
        factors = [(mask, types, Double(chart.factor(of: type, on: types)))]
      }
      let withoutAbility = factors[0]
      return slots.anySlot(of: row) { ability in
        let percent =
          ability.flatMap { defenses[$0] }
          .map {
            $0.factor(withoutAbility.percent, of: type, on: withoutAbility.types, chart: chart)
          }
          ?? withoutAbility.percent
        return range.contains(Int32((percent * 10).rounded()))
      }
    }
  }

  private static func rows(
    yielding range: ClosedRange<Int32>, in stat: Stat, _ edition: Edition?
  ) -> RowSet {
    let index = Stat.allCases.firstIndex(of: stat) ?? 0
    var yields = QueryRows.list(.effort, at: index)
    QueryPast.forEachValue(.effort, in: edition) { row, value in
      yields[row] = Int32(value.stats(by: "/")[stat])
    }
    return RowSet(QueryRows.count) { range.contains(yields[$0]) }
  }
}

/// The rows of `pokemon` as columns. Each column is read at the first use.
enum QueryRows {
  static let count = Tables.pokemon.count

  static let ids = integers(.id)

  /// National numbers.
  static let numbers = integers(.number)

  /// Rows of the species' default varieties.
  static let defaults = RowSet(count) { flag($0) }

  private static func flag(_ row: Int) -> Bool {
    var row = Tables.pokemon[row]
    return row[.isDefault].flag
  }

  /// First row of each species, indexed by number.
  static let firstRows: [Int] = {
    var first = [Int](repeating: 0, count: Tables.species.count + 2)
    for row in (0..<count).reversed() { first[Int(numbers[row])] = row }
    first[Tables.species.count + 1] = count
    return first
  }()

  static func rows(ofSpecies number: Int) -> Range<Int> {
    firstRows[number]..<firstRows[number + 1]
  }

  /// Returns the row of the variety with this id; nil if it is unknown.
  static func row(ofID id: Int) -> Int? {
    rowsByID[id]
  }

  private static let rowsByID = IndexByID(of: ids)

  static let types: [UInt32] = (0..<count).map { row in
    var row = Tables.pokemon[row]
    return row[.types].typeMask()
  }

  static let slugs: [String] = (0..<count).map { Tables.pokemon[$0].text(in: .slug) }

  /// Returns a column of integers. A cell with `-` becomes `NumericColumn.none`.
  static func integers(_ column: PokemonColumn) -> [Int32] {
    (0..<count).map { row in
      var row = Tables.pokemon[row]
      return row[column].optionalInteger.map(Int32.init) ?? NumericColumn.none
    }
  }

  /// Returns the element at the given index of each row's list of integers.
  static func list(_ column: PokemonColumn, at index: Int) -> [Int32] {
    (0..<count).map { row in
      var row = Tables.pokemon[row]
      var (figure, at) = (Int32(0), 0)
      row[column].forEachPair { _, number in
        if at == index { figure = Int32(number) }
        at += 1
      }
      return figure
    }
  }

  /// Returns the rows of all species for which a condition holds. The condition receives the
  /// species' row in `species`.
  static func rows(ofSpeciesWhere isIn: (inout Row<SpeciesColumn>) -> Bool) -> RowSet {
    var flags = [false]
    for index in 0..<Tables.species.count {
      var row = Tables.species[index]
      flags.append(isIn(&row))
    }
    return RowSet(count) { flags[Int(numbers[$0])] }
  }

  /// Returns, for every row, the value of its species in a column of `species`. A cell with `-`
  /// becomes `NumericColumn.none`.
  static func species(_ column: SpeciesColumn) -> [Int32] {
    var figures = [NumericColumn.none]
    for index in 0..<Tables.species.count {
      var row = Tables.species[index]
      figures.append(row[column].optionalInteger.map(Int32.init) ?? NumericColumn.none)
    }
    return numbers.map { figures[Int($0)] }
  }
}

extension TableCell {
  /// A list of types as a bit mask. The position of a type's bit is the type's ordinal.
  func typeMask(by separator: Unicode.Scalar = ",") -> UInt32 {
    var mask: UInt32 = 0
    var parts = parts(by: separator)
    while let part = parts.optionalNext() { mask |= 1 << UInt32(part.type.ordinal) }
    return mask
  }

  /// Whether the cell equals a text.
  func isText(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.count == self.bytes.count && bytes.elementsEqual(self.bytes)
    }
  }

  /// Whether the cell is a comma-separated list that contains this text as an element.
  func contains(part text: String) -> Bool { contains(part: text, by: ",") }

  func contains(part text: String, by separator: Unicode.Scalar) -> Bool {
    var parts = parts(by: separator)
    while let part = parts.optionalNext() {
      if part.isText(text) { return true }
    }
    return false
  }
}
