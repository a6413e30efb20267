internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// What a key means where one is.
extension PokedexApp {
  /// Whether what is typed next is text, or means nothing, whatever it means elsewhere.
  package var takesText: Bool {
    if isSwallowing || searchBox != nil || noteBox != nil { return true }
    switch model.overlay {
    case .palette: return true
    case .help: return helpFilter.isFiltering
    case nil: return pageState.table.isFiltering
    default: return false
    }
  }

  func handle(_ key: Key) -> Effect {
    model.dismissNotice()
    if model.overlay == .palette { return typeIntoPalette(key) }
    if isSwallowing { return swallow(key) }
    if searchBox != nil { return typeIntoSearch(key) }
    if noteBox != nil { return typeIntoNote(key) }
    if model.overlay == nil, pageState.table.isFiltering, typeIntoFilter(key) { return .none }
    if model.isShowingHelp, helpFilter.isFiltering, typeIntoHelp(key) { return .none }
    if choose(by: key) { return .none }
    if key.isDigit, case .character(let character) = key, let digit = character.wholeNumberValue,
      digit > 0 || count != nil, keys.counts(in: place)
    {
      count = min((count ?? 0) * 10 + digit, 999_999)
      return .none
    }
    defer { if count != nil { count = nil } }
    return keys.intent(of: key, in: place).map(carryOut) ?? .none
  }

  func carryOut(_ intent: Intent) -> Effect {
    switch intent {
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .quit: model.quit()
    case .help: toggleHelp()
    case .generation: showGenerations()
    case .showLater: showLater()
    case .search: openSearch()
    case .palette: openPalette()
    case .showAll: showAll()
    case .columns: showColumns()
    case .filter: openFilter()
    case .picture: showPicture()
    case .choose: chooseToCompare()
    case .compare: compareChosen()
    case .mark: showMarks()
    case .note: openNote()
    case .completeness: open(.completeness)
    case .undo: model.marks.undo()
    case .redo: model.marks.redo()
    case .language: showLanguages()
    case .themes: showThemes()
    case .copy: showCopies()
    case .mouse: return .switchMouse
    case .retry: model.retry()
    case .back: goBack()
    case .stepBack: for _ in 0..<min(count ?? 1, model.trail.depth) { model.goBack() }
    case .forward: for _ in 0..<min(count ?? 1, model.trail.pages.count) { model.goForward() }
    default: move(intent)
    }
    return .none
  }

  var place: KeyBinding.Places {
    switch model.overlay {
    case .help: return .help
    case .generations, .languages, .columns, .themes, .copies, .marks, .games: return .menu
    case .palette: return .palette
    case .picture: return .picture
    case nil: return placeBehind
    }
  }

  /// The place without what stands before it.
  var placeBehind: KeyBinding.Places {
    model.page == nil ? .list : model.entry == nil ? .subject : .entry
  }

  private func move(_ intent: Intent) {
    if model.isShowingHelp {
      moveHelp(intent)
    } else if model.overlay == .palette {
      movePalette(intent)
    } else if model.overlay == .picture {
      movePicture(intent)
    } else if model.overlay != nil {
      moveMenu(intent)
    } else if model.page != nil {
      moveOnPage(intent)
    } else {
      moveList(intent)
    }
  }

  /// How often a count has a command done that takes a step each time; nobody waits for more.
  var repeats: Int { min(count ?? 1, 100) }

  private func moveList(_ intent: Intent) {
    let list = model.list
    let times = count ?? 1
    switch intent {
    case .moveDown: list.moveSelection(by: times)
    case .moveUp: list.moveSelection(by: -times)
    case .pageDown: page(by: times)
    case .pageUp: page(by: -times)
    case .first, .last: goTo(intent)
    case .open: openSelection()
    case .sort, .reverse, .scope: for _ in 0..<repeats { arrangeList(intent) }
    default: break
    }
    model.followSelection()
  }

  /// Without a count the first or last row, with one the species of that number.
  private func goTo(_ intent: Intent) {
    if let count {
      model.list.select(number: count)
    } else if intent == .first {
      model.list.selectFirst()
    } else {
      model.list.selectLast()
    }
  }

  /// Opens the selected entry; where it was chosen, all that were chosen.
  func openSelection() {
    guard let id = model.list.selectedItem?.id else { return }
    if let team = model.team, model.chosen.contains(id) { return open(team) }
    open(.pokemon(id))
  }

  /// Moves view and selection alike, so that the mark stays where it is on the screen.
  func page(by pages: Int) {
    let rows = pages * listRows
    firstRow = max(0, min(firstRow + rows, model.list.rowCount - listRows))
    model.list.moveSelection(by: rows)
  }

  private func moveHelp(_ intent: Intent) {
    let page = HelpPage(
      keys: keys, words: words, place: helpPlace, tab: helpTab, filter: helpFilter,
      columns: layout.size.columns - 2)
    let (lines, shown) = (page.lineCount, page.rows(of: layout.bodyRows))
    let rows =
      switch intent {
      case .moveDown: count ?? 1
      case .moveUp: -(count ?? 1)
      case .pageDown: shown * (count ?? 1)
      case .pageUp: -shown * (count ?? 1)
      case .first: -lines
      case .last: lines
      default: 0
      }
    helpScroll = max(0, min(helpScroll + rows, lines - shown))
  }

  /// Ends a filter that was kept, or goes back.
  private func goBack() {
    if model.isShowingHelp, !helpFilter.filter.isEmpty {
      helpFilter = TableSettings()
      helpScroll = 0
      return
    }
    if model.overlay == nil, !pageState.table.filter.isEmpty,
      openPage?.page.isFilterable == true
    {
      pageState.table.filter = TextBox()
      return
    }
    model.goBack()
  }

  /// Opens the help at the keys of the place that it is called from.
  private func toggleHelp() {
    helpScroll = 0
    helpFilter = TableSettings()
    if !model.isShowingHelp {
      (helpPlace, helpTab) = (place, place == .entry ? pageState.tab : nil)
    }
    model.toggleHelp()
  }

  /// Shows what did not exist yet in the generation, or leaves it out again.
  func showLater() {
    guard model.generation != nil else { return model.note(words(.nothingLater)) }
    model.toggleLater()
    model.note(words(model.showsLater ? .laterShown : .laterHidden))
  }
}
