internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI
internal import UserStore

extension AppState {
  /// Whether a text field is open, so that the next key is text rather than a command.
  package var takesText: Bool {
    if input != nil { return true }
    switch overlay {
    case .palette: return true
    case .help(let help): return help.filter.isFiltering
    case .menu(let menu): return menu.filter.isFiltering
    case .picture: return false
    case nil: return view.table.isFiltering
    }
  }

  /// Handles a key: as text if a text field is open, else as a command.
  mutating func press(_ key: Key) -> [Effect] {
    let question = question
    notice = ""
    if stack.top != nil { view.anchor = nil }
    if let effects = type(key) { return effects }
    if let effects = chooseRow(by: key) ?? editNumber(by: key) { return effects }
    if takeDigit(key) { return [] }
    defer { count = nil }
    guard let intent = keys.intent(of: key, in: keyContext) else {
      showHelpHint()
      return []
    }
    if let question, question.intent == intent { return [question.command] }
    return perform(intent)
  }

  /// Passes a key to the open text field. Returns nil if no field uses the key, which is then a
  /// command.
  private mutating func type(_ key: Key) -> [Effect]? {
    if case .palette = overlay { return typeIntoPalette(key) }
    switch input {
    case .search(let box): return typeIntoSearch(key, box)
    case .note(let box): return typeIntoNote(key, box)
    case nil: return chooseFiltered(by: key) ?? (typeIntoFilter(key) ? [] : nil)
    }
  }

  /// Adds a digit to the repeat count of the next command. Returns false for any other key.
  private mutating func takeDigit(_ key: Key) -> Bool {
    guard case .character(let character) = key, key.isDigit,
      let digit = character.wholeNumberValue, digit > 0 || count != nil,
      keys.acceptsCounts(in: keyContext)
    else { return false }
    count = min((count ?? 0) * 10 + digit, 999_999)
    return true
  }

  /// Tells the user which key opens the help. Does so only once, at the first key that does
  /// nothing.
  private mutating func showHelpHint() {
    if case .help = overlay { return }
    if choices.hasShownHelpHint { return }
    choices.hasShownHelpHint = true
    notice = words(.noSuchKey)
  }

  /// Key context of the screen, or of the overlay if one is open. It determines which keys work.
  package var keyContext: KeyContexts {
    switch overlay {
    case .help: .help
    case .menu: .menu
    case .palette: .palette
    case .picture: .picture
    case nil: contextBehindOverlay
    }
  }

  /// Key context of the screen on top, even if an overlay covers it.
  var contextBehindOverlay: KeyContexts {
    switch stack.top?.screen {
    case nil: .list
    case .entry: .entry
    case .subject: .subject
    case .sets: .sets
    case .duel: .duel
    }
  }

  /// Number of times to repeat a command that moves by one step. At most 100, because nobody waits
  /// for more.
  var repeats: Int { min(count ?? 1, 100) }

  /// Carries out a command from a key or from the palette.
  mutating func perform(_ intent: Intent) -> [Effect] {
    switch intent {
    case .redraw: return [.terminal(.redraw)]
    case .suspend: return [.terminal(.suspend)]
    case .mouse: return [.terminal(.switchMouse)]
    case .quit: return quit()
    case .help: toggleHelp()
    case .menu(let kind): showMenu(kind)
    case .showLater: toggleLater()
    case .search: openSearch()
    case .palette: return openPalette()
    case .showAll: showAll()
    case .filter: openFilter()
    case .picture: showPicture()
    case .choose: chooseToCompare()
    case .compare: compareChosen()
    case .duel: openDuel()
    case .note: openNote()
    case .completeness: open(.completeness)
    case .undo: return undoOrRedo(.undo) ? [] : [.mark(.perform(.undo, in: historyScope))]
    case .redo: return undoOrRedo(.redo) ? [] : [.mark(.perform(.redo, in: historyScope))]
    case .deleteTeam: return deleteTeam()
    case .retry: return retry()
    case .back: goBack()
    case .close: closeOverlay()
    case .stepBack: for _ in 0..<min(count ?? 1, stack.depth) { stack.goBack() }
    case .forward: for _ in 0..<min(count ?? 1, stack.screens.count) { stack.goForward() }
    default: return move(intent)
    }
    return []
  }

  /// Moves through the screen or overlay in front.
  private mutating func move(_ intent: Intent) -> [Effect] {
    switch overlay {
    case .help: moveHelp(intent)
    case .menu(let menu): return move(intent, in: menu)
    case .palette: movePalette(intent)
    case .picture: return movePicture(intent)
    case nil where stack.top == nil: moveList(intent)
    case nil: return moveOnPage(intent)
    }
    return []
  }

  /// Does the first of these that applies: clears the filter, closes the overlay, closes the open
  /// set, or goes back one screen.
  private mutating func goBack() {
    switch overlay {
    case .help(let help) where !help.filter.filter.isEmpty: overlay = .help(help.unfiltered)
    case .menu(let menu) where !menu.filter.filter.isEmpty: overlay = .menu(menu.unfiltered)
    case .some: closeOverlay()
    case nil where !view.table.filter.isEmpty && page?.isFilterable == true:
      view.table.filter = TextBox()
    case nil where sets?.opened != nil: openSet(nil)
    case nil:
      if sets?.history.isEmpty == false {
        notice = words(.teamNotSaved, keys.displayText(.forward), keys.displayText(.save))
      }
      stack.goBack()
    }
  }

  private mutating func retry() -> [Effect] {
    if setup.source.usesNetwork || !data.status.errorMessage.isEmpty { return [.retry] }
    // An overlay covers the whole screen: a notice would be seen only after it closes.
    if overlay == nil { notice = words(.nothingToAsk) }
    return []
  }

  /// Shows or hides all data that is newer than the chosen generation.
  mutating func toggleLater() {
    guard generation != nil else { return notice = words(.nothingLater) }
    choices.showsLater.toggle()
    notice = words(choices.showsLater ? .laterShown : .laterHidden)
    list.refresh(listSource)
  }

  /// Opens the filter of the screen or overlay in front. If that has no filter, opens the list's
  /// search.
  private mutating func openFilter() {
    switch overlay {
    case .help(var help):
      help.filter.isFiltering = true
      help.scroll = 0
      overlay = .help(help)
    case .menu(var menu):
      menu.filter.isFiltering = true
      overlay = .menu(menu)
    case nil where page?.isFilterable == true:
      view.table.isFiltering = true
      view.scrollToTop()
    default: openSearch()
    }
  }
}

// MARK: - Filters

extension AppState {
  /// Passes a key to the filter being typed. Returns false if none exists, or if the filter does
  /// not use the key.
  private mutating func typeIntoFilter(_ key: Key) -> Bool {
    switch overlay {
    case .help(var help):
      guard help.filter.isFiltering, help.filter.take(key, keys) else { return false }
      help.scroll = 0
      overlay = .help(help)
    case .menu(var menu):
      guard menu.filter.isFiltering,
        menu.filter.take(key, keys, closesWhenEmpty: menu.kind == .games)
      else { return false }
      menu.selected = 0
      overlay = .menu(menu)
    case nil:
      var table = view.table
      guard table.isFiltering, table.take(key, keys) else { return false }
      view.table = table
      view.scrollToTop()
    case .palette, .picture: return false
    }
    return true
  }

  /// Inserts pasted text into the open text field. If none is open, opens the team that the text
  /// describes. Pasted text is never run as commands.
  mutating func paste(_ text: String) -> [Effect] {
    switch (overlay, input) {
    case (.palette(var palette), _):
      palette.line.insert(text)
      return find(in: palette)
    case (.help(var help), _) where help.filter.isFiltering:
      help.filter.filter.insert(text)
      help.scroll = 0
      overlay = .help(help)
    case (.menu(var menu), _) where menu.filter.isFiltering:
      menu.filter.filter.insert(text)
      menu.selected = 0
      overlay = .menu(menu)
    case (nil, .search(let box)): change(box) { $0.insert(text) }
    case (nil, .note(var box)):
      box.line.insert(text)
      input = .note(box)
    case (nil, nil) where view.table.isFiltering:
      view.table.filter.insert(text)
      view.scrollToTop()
    case (nil, nil): openTeam(pasted: text)
    default: break
    }
    return []
  }
}

extension TableSettings {
  /// Edits the filter with a key. Returns false if the filter does not use the key.
  ///
  /// - Parameter closesWhenEmpty: whether to return false for the clear key if the filter is empty,
  ///   so that the caller closes the menu.
  fileprivate mutating func take(
    _ key: Key, _ keys: KeyTable, closesWhenEmpty: Bool = false
  ) -> Bool {
    switch keys.intent(of: key, in: .box) {
    case .edit(let edit): filter.edit(edit)
    case .keep: isFiltering = false
    case .clear where filter.isEmpty && closesWhenEmpty: return false
    case .clear:
      filter = TextBox()
      isFiltering = false
    default:
      guard case .character(let character) = key else { return false }
      filter.insert(String(character))
    }
    return true
  }
}
