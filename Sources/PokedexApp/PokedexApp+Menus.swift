internal import PokedexFeatures
internal import PokedexScreens
internal import PokedexText
internal import TerminalUI

// Menus before the list or a page: the generations, and what there is to sort by.
extension PokedexApp {
  func showGenerations() {
    menuRow = model.generation ?? 0
    model.showGenerations()
  }

  /// Offers what the list or the table to see can be sorted by.
  func showColumns() {
    let columns = columns
    guard !columns.titles.isEmpty else { return model.note(words(.nothingToSort)) }
    menuRow = columns.sorted
    model.showColumns()
  }

  /// What there is to sort by, and which of it is sorted by.
  var columns: (titles: [String], sorted: Int) {
    if model.page != nil { return (wholePage?.columns ?? [], pageState.table.column) }
    guard model.search.isAvailable else { return ([], 0) }
    let titles = model.search.columns.map { $0.map(words.title(of:)) ?? words(.columnBest) }
    return (titles, model.search.sortedColumn)
  }

  private var menuCount: Int {
    model.overlay == .generations
      ? GenerationMenu(words: words).choices.count : columns.titles.count
  }

  func moveMenu(_ intent: Intent) {
    let last = menuCount - 1
    switch intent {
    case .moveDown: menuRow = min(menuRow + (count ?? 1), last)
    case .moveUp: menuRow = max(menuRow - (count ?? 1), 0)
    case .first, .pageUp: menuRow = 0
    case .last, .pageDown: menuRow = last
    case .open: choose(menuRow)
    default: break
    }
  }

  /// The row of a menu that is at a row of the window; nil where none is.
  func menuRow(at row: Int) -> Int? {
    let rows = MenuRows.shown(of: menuCount, selected: menuRow, in: layout.bodyRows)
    let place = rows.startIndex + row - layout.menuRow
    return rows.contains(place) ? place : nil
  }

  /// Takes what stands in a row of the menu.
  func choose(_ row: Int) {
    if model.overlay == .generations { return choose(generation: row) }
    model.closeOverlay()
    if model.page == nil {
      sortList(by: row)
    } else {
      pageState.table.sort(byColumn: row)
      toTop()
    }
  }

  /// Takes a digit for the generation of that number, 0 for today. False for any other key.
  func choose(by key: Key) -> Bool {
    guard case .character(let character) = key, character.isASCII,
      let digit = character.wholeNumberValue, digit < GenerationMenu(words: words).choices.count
    else { return false }
    choose(generation: digit)
    return true
  }
}
