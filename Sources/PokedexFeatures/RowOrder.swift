internal import PokedexModel

/// The order of a list's rows: by national number, or as they were arranged. Rows are places among the
/// items that have come, which whoever asks has.
struct RowOrder {
  /// Places of all items, by number.
  private var byNumber: [Int] = []
  /// Places of those that are shown, where that is not all by number.
  private var arranged: [Int]?
  /// Places by PokeAPI's id, of the first `placedCount` items.
  private var places = PlacesByID()
  private var placedCount = 0
  private var countedSpecies = (among: 0, count: 0)

  /// Places row by row.
  var rows: [Int] { arranged ?? byNumber }

  /// Whether the rows are others than all by number.
  var isArranged: Bool { arranged != nil }

  /// The ids of all items, by number.
  func allIDs(of items: [PokemonListItem]) -> [Int] { byNumber.map { items[$0].id } }

  /// The row of a variety by PokeAPI's id; nil where there is none.
  func row(ofID id: Int, among items: [PokemonListItem]) -> Int? {
    rows.firstIndex { items[$0].id == id }
  }

  /// The place of an item by its id.
  mutating func place(ofID id: Int, among items: [PokemonListItem]) -> Int? {
    findPlaces(of: items)
    return places[id]
  }

  /// Shows only some entries, in an order; nil for all by number. Those that are not there are passed over.
  mutating func arrange(_ ids: [Int]?, among items: [PokemonListItem]) {
    findPlaces(of: items)
    arranged = ids.map { ids in ids.compactMap { places[$0] } }
  }

  /// How many of the items are of species, counted once for what has come.
  mutating func speciesCount(among items: [PokemonListItem]) -> Int {
    if countedSpecies.among != items.count {
      countedSpecies = (items.count, items.count { $0.isSpecies })
    }
    return countedSpecies.count
  }

  private mutating func findPlaces(of items: [PokemonListItem]) {
    for place in min(placedCount, items.count)..<items.count { places[items[place].id] = place }
    placedCount = items.count
  }
}

extension PokemonListItem {
  /// Whether it is that of its species, whose default variety has the number for its id.
  var isSpecies: Bool { number.map { $0 == id } ?? (id < 10_000) }
}

// MARK: - By number

extension RowOrder {
  /// The row of the species with a number, or the nearest before it, and whether the rows that have come
  /// reach so far. Arranged rows may stand anywhere; where all of them have higher numbers it is nil.
  func row(ofNumber number: Int, among items: [PokemonListItem]) -> (row: Int?, isReached: Bool) {
    if isArranged { return (arrangedRow(of: number, among: items), true) }
    let row = firstRow(atOrAfter: number, among: items)
    let isReached = byNumber.indices ~= row && items[byNumber[row]].number != nil
    return (nearestRow(to: number, from: row, among: items), isReached)
  }

  /// The row of the species with a number, or of the last one before it, wherever it stands.
  private func arrangedRow(of number: Int, among items: [PokemonListItem]) -> Int? {
    var found: (number: Int, row: Int)?
    for (row, place) in rows.enumerated() {
      let item = items[place]
      guard let itsNumber = item.number, itsNumber <= number else { continue }
      if itsNumber > found?.number ?? 0 { found = (itsNumber, row) }
      // A species' own row rather than that of a variety before it.
      if itsNumber == number, item.id == number { return row }
    }
    return found?.row
  }

  private func nearestRow(
    to number: Int, from row: Int, among items: [PokemonListItem]
  ) -> Int {
    let count = byNumber.count
    if row < count, items[byNumber[row]].number == number { return row }
    guard row > 0, let before = items[byNumber[row - 1]].number else {
      return max(0, min(row, count - 1))
    }
    return firstRow(atOrAfter: before, among: items)
  }

  /// By bisection; an item without a number counts as after all that have one.
  private func firstRow(atOrAfter number: Int, among items: [PokemonListItem]) -> Int {
    var rows = 0..<byNumber.count
    while !rows.isEmpty {
      let middle = rows.lowerBound + rows.count / 2
      let isBefore = (items[byNumber[middle]].number ?? .max) < number
      rows = isBefore ? middle + 1..<rows.upperBound : rows.lowerBound..<middle
    }
    return rows.lowerBound
  }
}

// MARK: - What comes

extension RowOrder {
  /// Adds a page's items behind those that are there: by number, then as they came; what has no number
  /// stands at the end.
  ///
  /// - Parameter first: the place of the first of them.
  mutating func append(_ items: [PokemonListItem], from first: Int) {
    let numbers = items.map { $0.number ?? .max }
    byNumber += items.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }.map { first + $0 }
  }
}
