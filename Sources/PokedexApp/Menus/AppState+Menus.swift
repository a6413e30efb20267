internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// The state of an open menu.
package struct MenuState: Sendable {
  package let kind: MenuKind
  /// Index of the selected row among the rows that pass the filter.
  package internal(set) var selected = 0
  /// The filter that the user has typed. Only rows that match it are shown.
  package internal(set) var filter = TableSettings()
  /// The content of a long menu, which is built when the menu is opened. Nil for other menus, whose
  /// content is built each time they are shown.
  var cachedContent: MenuContent?

  init(kind: MenuKind) { self.kind = kind }

  /// The menu without a filter.
  var unfiltered: MenuState {
    var menu = MenuState(kind: kind)
    menu.cachedContent = cachedContent
    return menu
  }

  /// Moves the selection.
  ///
  /// - Parameter rows: number of rows that pass the filter.
  mutating func move(_ motion: Motion, by times: Int, among rows: Int) {
    let row =
      switch motion {
      case .down: selected + times
      case .up: selected - times
      case .first, .pageUp: 0
      case .last, .pageDown: rows - 1
      }
    selected = max(0, min(row, rows - 1))
  }
}

extension AppState {
  func content(of menu: MenuState) -> MenuContent {
    (menu.cachedContent ?? menu.kind.content(self)).filtered(by: menu.filter)
  }

  /// Opens a menu with the current value selected. If the menu of languages is already open,
  /// selects the next language, so that the user can reach every language with this menu's key.
  mutating func showMenu(_ kind: MenuKind) {
    if kind == .languages, case .menu(var menu) = overlay, menu.kind == kind {
      let count = max(1, content(of: menu).rows.count)
      menu.selected = (menu.selected + (self.count ?? 1)) % count
      return overlay = .menu(menu)
    }
    var menu = MenuState(kind: kind)
    let content = kind.content(self)
    if kind.isLong { menu.cachedContent = content.keyed }
    menu.selected = content.current ?? content.first
    menu.filter.isFiltering = kind.beginsWithFilter
    show(.menu(menu))
  }

  /// Chooses the row with the typed digit, or selects the next row that begins with the typed
  /// letter. Returns false if the key does neither.
  mutating func chooseRow(by key: Key) -> Bool {
    guard case .menu(var menu) = overlay, case .character(let character) = key else { return false }
    let content = content(of: menu)
    if key.isDigit,
      let row = content.rows.firstIndex(where: { $0.digit == character.wholeNumberValue })
    {
      choose(row: row, of: menu)
      return true
    }
    guard keys.command(of: key, in: .menu) == nil,
      let row = content.row(after: menu.selected, beginningWith: character)
    else { return false }
    menu.selected = row
    overlay = .menu(menu)
    return true
  }

  /// Chooses the selected row. If no row passes the filter, only ends typing in it.
  mutating func chooseSelectedRow() {
    guard case .menu(let menu) = overlay else { return }
    if content(of: menu).rows.isEmpty { return changeFilter { $0.isFiltering = false } }
    choose(row: menu.selected, of: menu)
  }

  mutating func choose(row: Int, of menu: MenuState) {
    let rows = content(of: menu).rows
    guard rows.indices ~= row else { return }
    if !rows[row].staysOpen { closeOverlay() }
    rows[row].choose(&self)
  }

  /// The theme to draw with. While the menu of themes is open, it is the selected theme.
  package var shownTheme: Theme {
    guard case .menu(let menu) = overlay, menu.kind == .themes else { return window.theme }
    let rows = content(of: menu).rows
    let theme = rows.indices ~= menu.selected ? rows[menu.selected].theme : nil
    return theme.map(window.theme.choosing) ?? window.theme
  }
}
