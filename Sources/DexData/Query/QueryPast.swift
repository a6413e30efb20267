internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

/// Looks up the values of Pokémon that differ from those of the tables' rows.
enum QueryPast {
  /// Calls `body` with each row whose value in a column isn't the one of its own table, in an
  /// edition; nil means today.
  static func forEachValue(
    _ column: PokemonByGameColumn, in edition: Edition?, _ body: (Int, TableCell) -> Void
  ) {
    Tables.pokemonByGame.forEachRow { row in
      var row = row
      let id = row.integer(.pokemon)
      let cell = row[column]
      if cell.isNone { return }
      let value = edition.flatMap { cell.value(at: $0.release) } ?? cell.todaysValue
      if let value, let index = QueryRows.row(ofID: id) { body(index, value) }
    }
  }

  /// Returns a column of integers with the values of an edition.
  static func applied(
    _ column: PokemonByGameColumn, in edition: Edition?, to today: [Int32]
  ) -> [Int32] {
    var figures = today
    forEachValue(column, in: edition) { figures[$0] = Int32($1.integer) }
    return figures
  }
}

/// The abilities of every row: two slots and the hidden one, each as an index in `abilities` or
/// `none`.
struct AbilitySlots: Sendable {
  private static let none: Int16 = -1

  /// Three slots for each row.
  private var slots: [Int16]

  static let today: AbilitySlots = {
    var slots: [Int16] = []
    slots.reserveCapacity(3 * QueryRows.count)
    for row in 0..<QueryRows.count {
      var row = Tables.pokemon[row]
      var parts = row[.abilities].parts(by: ",")
      for _ in 0..<3 { slots.append(index(of: parts.next())) }
    }
    return AbilitySlots(slots: slots)
  }()

  /// Returns the abilities in an edition. Before generation 3 there are none. Before generation 5
  /// there are no hidden abilities.
  func asOf(_ edition: Edition) -> AbilitySlots {
    var past = self
    QueryPast.forEachValue(.abilities, in: edition) { row, value in
      var parts = value.parts(by: "/")
      for slot in 0..<3 { past.slots[3 * row + slot] = Self.index(of: parts.next()) }
    }
    for slot in past.slots.indices
    where edition.generation < 3 || edition.generation < 5 && slot % 3 == 2 {
      past.slots[slot] = Self.none
    }
    return past
  }

  func rows(with slug: String, isHidden: Bool) -> RowSet {
    guard let index = Tables.abilities.row(of: slug) else { return RowSet(none: QueryRows.count) }
    let offset = Int16(index)
    return RowSet(QueryRows.count) { row in
      let first = 3 * row
      if slots[first + 2] == offset { return true }
      return !isHidden && (slots[first] == offset || slots[first + 1] == offset)
    }
  }

  /// Whether a possible ability of a row satisfies a condition. The condition receives the
  /// ability's index in `abilities`. If the row has no abilities, the condition receives nil.
  func anySlot(of row: Int, _ isMatch: (Int?) -> Bool) -> Bool {
    var hasAny = false
    for slot in 3 * row..<3 * row + 3 where slots[slot] != Self.none {
      hasAny = true
      if isMatch(Int(slots[slot])) { return true }
    }
    return hasAny ? false : isMatch(nil)
  }

  /// Returns the only possible ability of a row as an index in `abilities`; nil if the row has none
  /// or several.
  func only(of row: Int) -> Int? {
    let known = slots[3 * row..<3 * row + 3].filter { $0 != Self.none }
    return known.count == 1 ? Int(known[0]) : nil
  }

  /// Returns, for each ability, the rule by which it changes damage in a generation. The indices
  /// are those of `abilities`.
  static func defenses(in generation: Int) -> [AbilityDamageRule?] {
    Tables.abilities.rows.map { AbilityDamageRule.of($0.text(in: .slug), in: generation) }
  }

  private static func index(of cell: TableCell) -> Int16 {
    guard let slug = cell.optionalText, let index = indexBySlug[slug] else { return none }
    return index
  }

  private static let indexBySlug: [String: Int16] = Dictionary(
    uniqueKeysWithValues: Tables.abilities.rows.enumerated().map {
      ($1.text(in: .slug), Int16($0))
    })
}
