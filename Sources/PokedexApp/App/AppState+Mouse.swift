internal import PokedexFeatures
internal import PokedexModel
internal import TerminalUI

// Clicks and the wheel. Positions come from the layout that the screen is drawn with.
extension AppState {
  /// Rows or lines per step of the wheel.
  private static let wheelStep = 3

  mutating func handle(_ mouse: MouseEvent) {
    guard !layout.isTooSmall else { return }
    notice = ""
    defer { count = nil }
    switch mouse.action {
    case .drag:
      if window.isMovingEdge {
        window.listColumns = layout.listColumns(withEdgeAt: mouse.column)
      }
    case .press where isAtEdge(mouse): window.isMovingEdge = true
    case .press:
      window.isMovingEdge = false
      press(column: mouse.column, row: mouse.row)
    case .wheelDown: turnWheel(.down, by: Self.wheelStep)
    case .wheelUp: turnWheel(.up, by: -Self.wheelStep)
    }
  }

  /// Scrolls a page without stopping at its links. On other screens, acts like pressing the up or
  /// down key `wheelStep` times.
  private mutating func turnWheel(_ motion: Motion, by lines: Int) {
    if let page, overlay == nil { return view.scroll(by: lines, on: page, rows: pageRows) }
    count = Self.wheelStep
    move(motion)
  }

  /// Whether the mouse is on the edge between list and preview, which can be dragged.
  private func isAtEdge(_ mouse: MouseEvent) -> Bool {
    stack.top == nil && overlay == nil && layout.hasEdge
      && layout.listEdge.contains(column: mouse.column, row: mouse.row)
  }

  private mutating func press(column: Int, row: Int) {
    if row == layout.keyBar { return pressHint(at: column) }
    switch overlay {
    case .help: break
    case .picture: closeOverlay()
    case .palette(let palette):
      let hit = palette.hit(atRow: row - layout.menuRow, of: layout.paletteRows)
      if let hit { go(to: hit.target) }
    case .menu(let menu):
      let line = MenuPane(menu, self).row(at: row - layout.menuRow, in: layout.bodyRows)
      if let line { choose(row: line, of: menu) }
    case nil where stack.top != nil: pressPage(column: column, row: row)
    case nil: pressRow(list.firstRow + row - layout.listRows.row, column, row)
    }
  }

  /// Selects a row of the list, or opens it if it is selected already.
  private mutating func pressRow(_ index: Int, _ column: Int, _ row: Int) {
    guard layout.listRows.contains(column: column, row: row), 0..<list.rowCount ~= index
    else { return }
    endTyping()
    if index == list.selection { openSelection() } else { list.select(row: index) }
  }

  private mutating func pressPage(column: Int, row: Int) {
    if row == layout.header { return goBack(toNameAt: column) }
    if let entry, row == layout.tabs {
      let names = TabRow(words: words, columns: layout.size.columns).names(open: entry.tab)
      let name = names.first { $0.column..<$0.column + TextWidth.of($0.text) ~= column }
      if let name { turn(to: name.tab) }
      return
    }
    guard let page,
      let link = page.link(atColumn: column, row: row, scroll: view.scroll, in: layout)
    else { return }
    endTyping()
    let wasSelected = view.selectedLink == link
    view.selectedLink = link
    let target = page.links[link].target
    // The first click on a number's control only selects it. The first click on a choice's control
    // also changes the choice.
    if case .pageControl(let setting) = target, !wasSelected, !setting.isChoice { return }
    follow(target)
  }

  private mutating func goBack(toNameAt column: Int) {
    let header = Header(HeaderPane(self), words: words, columns: layout.size.columns)
    guard let steps = header.stepsBack(at: column), steps > 0 else { return }
    endTyping()
    stack.goBack(steps)
  }

  /// Acts as if the user had pressed the key that is shown at a column of the key bar. If the key
  /// is a letter, ends typing in a filter first, so that the letter is a command.
  private mutating func pressHint(at column: Int) {
    let pane = KeyBarPane(self)
    guard pane.box == nil,
      let hint = KeyBar(pane, words: words, columns: layout.size.columns)
        .hints.first(where: { $0.columns ~= column })
    else { return }
    if case .character = hint.key, input == nil { endTyping() }
    press(hint.key)
  }

  /// Ends typing like Enter does: the filtered or found rows stay in view.
  private mutating func endTyping() {
    if view.table.isFiltering { view.table.isFiltering = false }
    // A query with a mistake is not confirmed. The results of the last valid query stay in view.
    if searchBox != nil, list.search.mistake == nil { list.keep() }
    // A note that the user has not confirmed is discarded.
    input = nil
  }
}
