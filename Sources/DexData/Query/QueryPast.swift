internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

/// Looks up the values that Pokémon had in earlier generations.
enum QueryPast {
  enum PastValueKind: String {
    case types, stats, abilities
  }

  /// A value that applied up to and including a generation.
  struct QueryPastValue {
    let row: Int
    let kind: PastValueKind
    let untilGeneration: Int
    let value: TableCell
  }

  /// Returns the past values of a kind that lasted at least until a generation, the latest first. A
  /// caller that applies them in this order ends with the earliest one, which is the value in that
  /// generation.
  static func values(_ kind: PastValueKind, in generation: Int) -> [QueryPastValue] {
    var values: [QueryPastValue] = []
    Tables.pokemonPast.forEachRow { row in
      var row = row
      let id = row[.pokemonId].integer
      guard row[.kind].isText(kind.rawValue) else { return }
      let until = row[.untilGeneration].integer
      guard until >= generation, let index = QueryRows.row(ofID: id) else { return }
      values.append(
        QueryPastValue(row: index, kind: kind, untilGeneration: until, value: row[.value]))
    }
    return values.sorted { $0.untilGeneration > $1.untilGeneration }
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

  /// Returns the abilities in a generation. Before generation 3 there are none. Before generation 5
  /// there are no hidden abilities.
  func inGeneration(_ generation: Int) -> AbilitySlots {
    var past = self
    for value in QueryPast.values(.abilities, in: generation) {
      var pairs = value.value.parts(by: ",")
      while let pair = pairs.optionalNext() {
        var parts = pair.parts()
        let slot = parts.next().integer
        past.slots[3 * value.row + slot - 1] = Self.index(of: parts.next())
      }
    }
    for slot in past.slots.indices where generation < 3 || generation < 5 && slot % 3 == 2 {
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
