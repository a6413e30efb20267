internal import PokedexFeatures
internal import TerminalUI

// What a click or the wheel means: what is at the cell decides, by the arithmetic that drew it.
extension PokedexApp {
  /// How many rows or lines a step of the wheel is.
  private static let wheelStep = 3

  func handle(_ mouse: MouseEvent) -> Effect {
    guard !layout.isTooSmall else { return .none }
    if isSwallowing {
      let isHint = mouse.action == .press && mouse.row == layout.keyBar
      return isHint ? pressHint(at: mouse.column) : .none
    }
    model.dismissNotice()
    defer { if count != nil { count = nil } }
    switch mouse.action {
    case .drag:
      if isMovingEdge { listColumns = layout.listColumns(withEdgeAt: mouse.column) }
      return .none
    case .press where isAtEdge(mouse):
      isMovingEdge = true
      return .none
    case .press:
      isMovingEdge = false
      return press(column: mouse.column, row: mouse.row)
    case .wheelDown: return turnWheel(.moveDown, by: Self.wheelStep)
    case .wheelUp: return turnWheel(.moveUp, by: -Self.wheelStep)
    }
  }

  /// Scrolls a page without a stop at its links; elsewhere it is the key so many times.
  private func turnWheel(_ intent: Intent, by lines: Int) -> Effect {
    if model.page != nil, model.overlay == nil {
      scroll(by: lines)
      return .none
    }
    count = Self.wheelStep
    return carryOut(intent)
  }

  /// Whether it is at the edge between the list and what is beside it, which can be moved.
  private func isAtEdge(_ mouse: MouseEvent) -> Bool {
    model.page == nil && model.overlay == nil && layout.hasEdge
      && layout.listEdge.contains(column: mouse.column, row: mouse.row)
  }

  private func press(column: Int, row: Int) -> Effect {
    if row == layout.keyBar { return pressHint(at: column) }
    switch model.overlay {
    case .help: return .none
    case .picture:
      model.goBack()
      return .none
    case .palette: return pressPalette(row: row)
    case .generations, .languages, .columns, .themes, .copies, .marks, .games:
      if let row = menuRow(at: row) { choose(row) }
      return .none
    case nil: break
    }
    if model.page != nil {
      if row == layout.header { goBack(toNameAt: column) }
      if model.entry != nil, row == layout.tabs { return openTab(at: column) }
      openLink(atColumn: column, row: row)
    } else if layout.listRows.contains(column: column, row: row) {
      pressRow(firstRow + row - layout.listRows.row)
    }
    return .none
  }

  /// Selects a row of the list; opens the one that is selected.
  private func pressRow(_ row: Int) {
    guard 0..<model.list.rowCount ~= row else { return }
    endTyping()
    if row == model.list.selection { return openSelection() }
    model.list.select(row: row)
    model.followSelection()
  }

  private func openLink(atColumn column: Int, row: Int) {
    guard let shown = wholePage,
      let link = shown.link(atColumn: column, row: row, scroll: pageState.scroll, in: layout)
    else { return }
    endTyping()
    let wasSelected = pageState.selectedLink == link
    pageState.selectedLink = link
    press(shown.links[link].target, wasSelected)
  }

  private func openTab(at column: Int) -> Effect {
    let names = TabRow(words: words, columns: layout.size.columns).names(open: pageState.tab)
    let name = names.first { $0.column..<$0.column + TextWidth.of($0.text) ~= column }
    return name.map { carryOut(.openTab($0.tab)) } ?? .none
  }

  private func goBack(toNameAt column: Int) {
    let header = Header(.pane(of: state), words: words, columns: layout.size.columns)
    guard let steps = header.stepsBack(at: column), steps > 0 else { return }
    endTyping()
    for _ in 0..<steps { model.goBack() }
  }

  /// Presses the key of a hint. A letter is then no text, even where text is being typed.
  private func pressHint(at column: Int) -> Effect {
    let state = state
    let box = state.box
    let bar = KeyBar(
      keys: keys, words: words, columns: layout.size.columns, place: box?.place ?? place,
      tab: model.overlay == nil && model.entry != nil ? pageState.tab : nil,
      onTable: state.content.onTable, isFiltering: isFiltering,
      isSwallowing: isSwallowing, usesNetwork: model.source.usesNetwork)
    guard box?.hasToSay != true else { return .none }
    guard let hint = bar.hints.first(where: { $0.columns ~= column }),
      let key = hint.binding.keys.first
    else { return .none }
    if case .character = key, box == nil { endTyping() }
    return handle(key)
  }

  /// Ends what is typed to filter a table, as Enter does.
  private func endTyping() {
    if pageState.table.isFiltering { pageState.table.isFiltering = false }
    if searchBox != nil { keepSearch() }
    // With what was found last, where what is typed can't be understood.
    searchBox = nil
    // What is not confirmed is not written.
    noteBox = nil
  }
}
