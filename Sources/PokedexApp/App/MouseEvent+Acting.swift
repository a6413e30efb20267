internal import PokedexFeatures
internal import PokedexModel
internal import TerminalUI

// Clicks and the wheel. Positions come from the layout that the screen is drawn with.
extension MouseEvent {
  /// Rows or lines per step of the wheel.
  private static let wheelStep = 3

  /// Does what the mouse asks for.
  func act(on state: inout AppState) {
    guard !state.layout.isTooSmall else { return }
    state.notice = ""
    defer { state.count = nil }
    switch action {
    case .drag:
      if state.window.isMovingEdge {
        state.window.listColumns = state.layout.listColumns(withEdgeAt: column)
      }
    case .press where isAtEdge(state): state.window.isMovingEdge = true
    case .press:
      state.window.isMovingEdge = false
      press(&state)
    case .wheelDown: turnWheel(.down, by: Self.wheelStep, &state)
    case .wheelUp: turnWheel(.up, by: -Self.wheelStep, &state)
    }
  }

  /// Scrolls a page without stopping at its links. On other screens, acts like pressing the up or
  /// down key `wheelStep` times.
  private func turnWheel(_ motion: Motion, by lines: Int, _ state: inout AppState) {
    if let page = state.page, state.overlay == nil {
      return state.view.scroll(by: lines, on: page, rows: page.rows(in: state.layout))
    }
    state.count = Self.wheelStep
    state.move(motion)
  }

  /// Whether the mouse is on the edge between list and preview, which can be dragged.
  private func isAtEdge(_ state: AppState) -> Bool {
    state.stack.top == nil && state.overlay == nil && state.layout.hasEdge
      && state.layout.listEdge.contains(column: column, row: row)
  }

  private func press(_ state: inout AppState) {
    let layout = state.layout
    if row == layout.keyBar { return pressHint(&state) }
    switch state.overlay {
    case .help: break
    case .picture: state.closeOverlay()
    case .palette(let palette):
      let hit = palette.hit(atRow: row - layout.menuRow, of: layout.paletteRows)
      if let hit { state.go(to: hit.target) }
    case .menu(let menu):
      let line = MenuPane(menu, state).row(at: row - layout.menuRow, in: layout.bodyRows)
      if let line { state.choose(row: line, of: menu) }
    case nil where state.stack.top != nil: pressPage(&state)
    case nil: pressRow(&state)
    }
  }

  /// Selects a row of the list, or opens it if it is selected already.
  private func pressRow(_ state: inout AppState) {
    let rows = state.layout.listRows
    let index = state.list.firstRow + row - rows.row
    guard rows.contains(column: column, row: row), 0..<state.list.rowCount ~= index else { return }
    Self.endTyping(&state)
    if index == state.list.selection {
      state.openSelection()
    } else {
      state.list.select(row: index)
    }
  }

  private func pressPage(_ state: inout AppState) {
    let layout = state.layout
    if row == layout.header { return goBack(&state) }
    if let entry = state.entry, row == layout.tabs {
      let names = TabRow(words: state.words, columns: layout.size.columns).names(open: entry.tab)
      let name = names.first { $0.column..<$0.column + TextWidth.of($0.text) ~= column }
      if let name { state.turn(to: name.tab) }
      return
    }
    guard let page = state.page,
      let link = page.link(atColumn: column, row: row, scroll: state.view.scroll, in: layout)
    else { return }
    Self.endTyping(&state)
    let wasSelected = state.view.selectedLink == link
    state.view.selectedLink = link
    let target = page.links[link].target
    // The first click on a number's control only selects it. The first click on a choice's control
    // also changes the choice.
    if case .pageControl(let setting) = target, !wasSelected, !setting.isChoice { return }
    state.follow(target)
  }

  /// Goes back to the page whose name in the header was pressed.
  private func goBack(_ state: inout AppState) {
    let header = Header(
      HeaderPane(state), words: state.words, columns: state.layout.size.columns)
    guard let steps = header.stepsBack(at: column), steps > 0 else { return }
    Self.endTyping(&state)
    state.stack.goBack(steps)
  }

  /// Acts as if the user had pressed the key that is shown in the key bar. If the key is a letter,
  /// ends typing in a filter first, so that the letter is a command.
  private func pressHint(_ state: inout AppState) {
    let pane = KeyBarPane(state)
    guard pane.box == nil,
      let hint = KeyBar(pane, words: state.words, columns: state.layout.size.columns)
        .hints.first(where: { $0.columns ~= column })
    else { return }
    if case .character = hint.key, state.input == nil { Self.endTyping(&state) }
    state.press(hint.key)
  }

  /// Ends typing like Enter does: the filtered or found rows stay in view.
  private static func endTyping(_ state: inout AppState) {
    if state.view.table.isFiltering { state.view.table.isFiltering = false }
    // A query with a mistake is not confirmed. The results of the last valid query stay in view.
    if state.searchBox != nil, state.list.search.mistake == nil { state.list.keep() }
    // A note that the user has not confirmed is discarded.
    state.input = nil
  }
}
