package import PokedexFeatures
package import PokedexModel
internal import PokedexQuery

/// The list: what the user chose to see of it, the rows that follow, and the selected row.
///
/// By default, rows are sorted by national number, then by id. Entries without a number come last,
/// in the order in which they were fetched. A new page never moves the rows that were fetched
/// before.
package struct ListScreen: Sendable {
  /// Index of the row at the top of the window.
  var firstRow = 0
  /// Index of the selected row.
  package private(set) var selection = 0
  /// The search, the order, the scope and the roster, and what follows from them.
  package internal(set) var search = ListSearch()
  /// Number of times that the rows were rearranged.
  private(set) var arrangementCount = 0

  /// All items fetched so far.
  private(set) var items: [PokemonListItem] = []
  /// Number of items that the data source has; nil before the first page.
  private(set) var itemCount: Int?
  private var hasMore = true
  private var order = RowOrder()
  /// The row, or the number of the species, to select as soon as it is fetched, if any.
  private var jump: Jump?
  /// Whether all missing items are to be fetched.
  private var wantsAll = false

  private enum Jump: Equatable {
    case number(Int)
    case row(Int)
  }

  package init() {}

  /// The items that the list needs.
  package var wish: ListWish {
    switch jump {
    case .row(let row): ListWish(row: row, isAll: wantsAll)
    case .number(let number): ListWish(row: selection, number: number, isAll: wantsAll)
    case nil: ListWish(row: isArranged ? 0 : selection, isAll: wantsAll)
    }
  }

  /// Takes the items fetched so far.
  ///
  /// - Returns: whether there are new ones.
  mutating func take(_ fetched: PokemonList?) -> Bool {
    guard let fetched, fetched.count != itemCount || fetched.results.count != items.count
    else { return false }
    let first = items.count
    items = fetched.results
    itemCount = fetched.count
    hasMore = fetched.next != nil
    order.append(items[first...], from: first)
    settleJump()
    return true
  }
}

// MARK: - Rows

extension ListScreen {
  /// Number of rows available now.
  package var rowCount: Int { order.rows.count }

  /// Number of rows once the whole list is fetched.
  package var totalCount: Int { isArranged ? rowCount : max(itemCount ?? 0, rowCount) }

  /// The item in a row; nil if the row is not in `0..<rowCount`.
  package subscript(row: Int) -> PokemonListItem? {
    let rows = order.rows
    return rows.indices ~= row ? items[rows[row]] : nil
  }

  package var selectedItem: PokemonListItem? { self[selection] }

  /// Returns the items in a range of rows. Rows that aren't available are left out.
  package func items(in range: Range<Int>) -> [PokemonListItem] {
    let rows = order.rows
    return range.clamped(to: rows.indices).map { items[rows[$0]] }
  }

  /// Returns the row of the variety with this PokeAPI id. Nil if it has no row or is not fetched
  /// yet.
  package func row(ofID id: Int) -> Int? { order.row(ofID: id, among: items) }

  /// Whether the rows differ from the default, in which all entries are sorted by number.
  package var isArranged: Bool { order.isArranged }

  /// Ids of all items fetched so far, sorted by number.
  var allIDs: [Int] { order.allIDs(of: items) }

  /// Returns the item with this id. Nil if the id is unknown or not fetched yet.
  func item(_ id: Int) -> PokemonListItem? {
    order.index(ofID: id).map { items[$0] }
  }

  /// Number of species among the items fetched so far.
  var speciesCount: Int { items.count(where: \.isSpecies) }

  /// Returns the id of the nearest entry, in a row or above it, that satisfies a condition. If
  /// there is none, returns the id of the row's own entry.
  func id(atOrBefore row: Int, where isWanted: (Int) -> Bool) -> Int? {
    let found = (0...max(0, row)).reversed().lazy.compactMap { self[$0]?.id }.first(where: isWanted)
    return found ?? self[row]?.id
  }

  /// Shows only certain entries, in a certain order.
  ///
  /// - Parameters:
  ///   - ids: ids of the entries, in order; nil for all entries sorted by number. Unknown ids are
  ///     skipped.
  ///   - id: id of the entry to select. If it is nil or the entry has no row, the first row is
  ///     selected.
  mutating func arrange(_ ids: [Int]?, selecting id: Int?) {
    if ids == nil, !isArranged { return }
    jump = nil
    order.arrange(ids)
    arrangementCount += 1
    selection = id.flatMap(row(ofID:)) ?? 0
  }

  /// From now on, fetches all missing items.
  mutating func fetchRest() { wantsAll = true }
}

// MARK: - Selecting

extension ListScreen {
  /// Moves the selection.
  ///
  /// - Parameters:
  ///   - count: number of steps; nil if the user typed none.
  ///   - rows: number of rows in view.
  mutating func move(_ motion: Motion, by count: Int?, rows: Int) {
    switch motion {
    case .down: moveSelection(by: count ?? 1)
    case .up: moveSelection(by: -(count ?? 1))
    case .pageDown: scroll(byPages: count ?? 1, of: rows)
    case .pageUp: scroll(byPages: -(count ?? 1), of: rows)
    case .first, .last:
      if let count { goTo(count) } else if motion == .first { selectFirst() } else { selectLast() }
    }
  }

  /// Selects the species with this number in the dex that the list shows.
  private mutating func goTo(_ number: Int) {
    guard case .dex = search.roster else { return select(number: number) }
    let row = (0..<rowCount).first { row in
      self[row].flatMap { search.regionalNumber(of: $0.id) } == number
    }
    if let row { select(row: row) }
  }

  /// Scrolls by pages and moves the selection along, so that the selected row keeps its position on
  /// the screen.
  mutating func scroll(byPages pages: Int, of rows: Int) {
    firstRow = max(0, min(firstRow + pages * rows, rowCount - rows))
    moveSelection(by: pages * rows)
  }

  /// Moves the selection by a number of rows, but not beyond the first or the last row.
  package mutating func moveSelection(by rows: Int) {
    let (target, overflows) = selection.addingReportingOverflow(rows)
    select(row: overflows ? (rows < 0 ? 0 : .max) : target)
  }

  package mutating func selectFirst() { select(row: 0) }

  package mutating func selectLast() { select(row: totalCount - 1) }

  /// Selects the species with this number, or the last species before it. Missing rows are fetched.
  package mutating func select(number: Int) { jump(to: .number(number)) }

  /// Selects a row, or the nearest existing one. Missing rows are fetched.
  package mutating func select(row: Int) { jump(to: .row(max(0, row))) }

  private mutating func jump(to target: Jump) {
    jump = target
    settleJump()
  }

  /// Selects the target of `jump`, or the nearest existing row. Keeps `jump` if its target may
  /// still be fetched.
  private mutating func settleJump() {
    guard let jump, rowCount > 0 else { return }
    let isReached: Bool
    switch jump {
    case .row(let row):
      isReached = row < rowCount
      selection = min(row, rowCount - 1)
    case .number(let number):
      let found = order.row(ofNumber: number, among: items)
      isReached = found.isReached
      selection = found.row ?? selection
    }
    if isReached || isArranged || !hasMore { self.jump = nil }
  }

  /// Scrolls just far enough to bring the selection into view.
  mutating func showSelection(in rows: Int) {
    let last = max(0, rowCount - rows)
    firstRow = max(selection - rows + 1, min(firstRow, selection, last))
  }

  /// Selects an entry in the middle of the window, if the list has a row for it.
  mutating func reveal(id: Int, in rows: Int) {
    guard let row = row(ofID: id) else { return }
    select(row: row)
    // The rows before and after it are in view, too.
    firstRow = max(0, row - rows / 2)
    showSelection(in: rows)
  }
}
