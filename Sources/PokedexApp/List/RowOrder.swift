internal import PokedexModel

/// The order of a list's rows: by national number, or rearranged. Rows are stored as indices into
/// the items fetched so far, which callers pass to each method.
struct RowOrder {
  /// Indices of all items, sorted by number.
  private var byNumber: [Int] = []
  /// Indices of the shown items; nil for all items sorted by number.
  private var arranged: [Int]?
  /// Indices of all items, keyed by PokeAPI's id.
  private var indices = IndexByID()

  /// Index of the item in each row.
  var rows: [Int] { arranged ?? byNumber }

  /// Whether the rows differ from the default, in which all items are sorted by number.
  var isArranged: Bool { arranged != nil }

  /// Returns the ids of all items, sorted by number.
  func allIDs(of items: [PokemonListItem]) -> [Int] { byNumber.map { items[$0].id } }

  /// Returns the row of the variety with this PokeAPI id; nil if it has no row.
  func row(ofID id: Int, among items: [PokemonListItem]) -> Int? {
    rows.firstIndex { items[$0].id == id }
  }

  /// Returns the index of the item with this id; nil if none exists.
  func index(ofID id: Int) -> Int? { indices[id] }

  /// Shows only the entries with these ids, in this order. Unknown ids are skipped. If `ids` is
  /// nil, all items are shown, sorted by number.
  mutating func arrange(_ ids: [Int]?) {
    arranged = ids.map { ids in ids.compactMap { indices[$0] } }
  }
}

extension PokemonListItem {
  /// Whether the item is the default variety of its species. The id of such a variety is equal to
  /// the species' number.
  var isSpecies: Bool { number.map { $0 == id } ?? (id < 10_000) }
}

// MARK: - By number

extension RowOrder {
  /// Returns the row of the species with this number, or of the nearest species before it.
  /// `isReached` tells whether the fetched rows reach that number, so that further rows can't
  /// change the result. The row is nil only if the rows are rearranged and none of them has this
  /// number or a lower one.
  func row(ofNumber number: Int, among items: [PokemonListItem]) -> (row: Int?, isReached: Bool) {
    if isArranged { return (arrangedRow(of: number, among: items), true) }
    let row = firstRow(atOrAfter: number, among: items)
    let isReached = byNumber.indices ~= row && items[byNumber[row]].number != nil
    return (nearestRow(to: number, from: row, among: items), isReached)
  }

  /// Returns the row of the species with the highest number that is at most `number`. Rows may be
  /// in any order.
  private func arrangedRow(of number: Int, among items: [PokemonListItem]) -> Int? {
    var found: (number: Int, row: Int)?
    for (row, index) in rows.enumerated() {
      let item = items[index]
      guard let itsNumber = item.number, itsNumber <= number else { continue }
      if itsNumber > found?.number ?? 0 { found = (itsNumber, row) }
      // Prefer the row of the species itself to those of its other varieties.
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

  /// Returns the first row whose number is at least `number`, using binary search. Items without a
  /// number come last.
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

// MARK: - Appending

extension RowOrder {
  /// Appends a page's items to those fetched before. The new items are sorted by number, then by
  /// their position in the page. Items without a number come last.
  ///
  /// - Parameter first: index of the first new item.
  mutating func append(_ items: ArraySlice<PokemonListItem>, from first: Int) {
    for (index, item) in zip(first..., items) { indices[item.id] = index }
    let numbers = items.map { $0.number ?? .max }
    byNumber += numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }.map { first + $0 }
  }
}
