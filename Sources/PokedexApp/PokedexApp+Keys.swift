internal import PokedexFeatures
internal import PokedexModel
internal import PokedexScreens
internal import TerminalUI

// What a key means where one is.
extension PokedexApp {
  func handle(_ key: Key) -> Effect {
    model.dismissNotice()
    if pageState.table.isFiltering, typeIntoFilter(key) { return .none }
    if model.overlay == .generations, choose(by: key) { return .none }
    if case .character(let character) = key, let digit = character.wholeNumberValue,
      character.isASCII, digit > 0 || count != nil, model.entry == nil || model.isShowingHelp
    {
      count = min((count ?? 0) * 10 + digit, 999_999)
      return .none
    }
    defer { if count != nil { count = nil } }
    return KeyTable.intent(of: key, in: place).map(carryOut) ?? .none
  }

  func carryOut(_ intent: Intent) -> Effect {
    switch intent {
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .quit: model.quit()
    case .help: toggleHelp()
    case .generation: showGenerations()
    case .language: model.cycleLanguage()
    case .retry: model.retry()
    case .back: goBack()
    case .stepBack: model.goBack()
    case .forward: model.goForward()
    default: move(intent)
    }
    return .none
  }

  var place: KeyBinding.Places {
    switch model.overlay {
    case .help: return .help
    case .generations: return .menu
    case nil: break
    }
    return model.page == nil ? .list : model.entry == nil ? .subject : .entry
  }

  private func move(_ intent: Intent) {
    if model.isShowingHelp {
      moveHelp(intent)
    } else if model.overlay == .generations {
      moveGenerations(intent)
    } else if model.page != nil {
      moveOnPage(intent)
    } else {
      moveList(intent)
    }
  }

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

  /// Opens the selected entry.
  func openSelection() {
    if let id = model.list.selectedItem?.id { open(.pokemon(id)) }
  }

  /// Moves view and selection alike, so that the mark stays where it is on the screen.
  private func page(by pages: Int) {
    let rows = pages * listRows
    firstRow = max(0, min(firstRow + rows, model.list.rowCount - listRows))
    model.list.moveSelection(by: rows)
  }

  private func moveHelp(_ intent: Intent) {
    let lines = HelpPage(words: words, columns: layout.size.columns - 2).lineCount
    let rows =
      switch intent {
      case .moveDown: count ?? 1
      case .moveUp: -(count ?? 1)
      case .pageDown: layout.bodyRows
      case .pageUp: -layout.bodyRows
      case .first: -lines
      case .last: lines
      default: 0
      }
    helpScroll = max(0, min(helpScroll + rows, lines - layout.bodyRows))
  }

  private func showGenerations() {
    generationRow = model.generation ?? 0
    model.showGenerations()
  }

  private func moveGenerations(_ intent: Intent) {
    let last = GenerationMenu(words: words).choices.count - 1
    switch intent {
    case .moveDown: generationRow = min(generationRow + (count ?? 1), last)
    case .moveUp: generationRow = max(generationRow - (count ?? 1), 0)
    case .first, .pageUp: generationRow = 0
    case .last, .pageDown: generationRow = last
    case .open: choose(generation: generationRow)
    default: break
    }
  }

  /// Takes a digit for the generation of that number, 0 for today. False for any other key.
  private func choose(by key: Key) -> Bool {
    guard case .character(let character) = key, character.isASCII,
      let digit = character.wholeNumberValue, digit < GenerationMenu(words: words).choices.count
    else { return false }
    choose(generation: digit)
    return true
  }

  func choose(generation: Int) {
    model.choose(generation: generation == 0 ? nil : generation)
  }

  /// Ends a filter that was kept, or goes back.
  private func goBack() {
    if model.overlay == nil, !pageState.table.filter.isEmpty,
      openPage?.page.isFilterable == true
    {
      pageState.table.filter = ""
      return
    }
    model.goBack()
  }

  private func toggleHelp() {
    helpScroll = 0
    model.toggleHelp()
  }
}
