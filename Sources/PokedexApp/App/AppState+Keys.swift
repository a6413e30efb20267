internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension AppState {
  /// Whether what is typed next is text, whatever it means elsewhere.
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

  /// Takes a key: as text where one types, else as a command.
  mutating func press(_ key: Key, _ cache: PageCache) -> [Effect] {
    notice = ""
    if stack.top != nil { view.anchor = nil }
    if let effects = type(key, cache) { return effects }
    if let effects = chooseRow(by: key, cache) ?? fill(by: key, cache) { return effects }
    if takeDigit(key) { return [] }
    defer { count = nil }
    guard let intent = keys.intent(of: key, in: place) else {
      tellOfHelp()
      return []
    }
    return perform(intent, cache)
  }

  /// Takes a key where one types; nil where it means what it means elsewhere.
  private mutating func type(_ key: Key, _ cache: PageCache) -> [Effect]? {
    if case .palette = overlay { return typeIntoPalette(key, cache) }
    switch input {
    case .search(let box): return typeIntoSearch(key, box, cache)
    case .note(let box): return typeIntoNote(key, box, cache)
    case nil: return chooseFiltered(by: key, cache) ?? (typeIntoFilter(key) ? [] : nil)
    }
  }

  /// Takes a digit of a count for the next key; false for any other key.
  private mutating func takeDigit(_ key: Key) -> Bool {
    guard case .character(let character) = key, key.isDigit,
      let digit = character.wholeNumberValue, digit > 0 || count != nil, keys.counts(in: place)
    else { return false }
    count = min((count ?? 0) * 10 + digit, 999_999)
    return true
  }

  /// Says once where the keys are listed.
  private mutating func tellOfHelp() {
    if case .help = overlay { return }
    if choices.hasToldOfHelp { return }
    choices.hasToldOfHelp = true
    notice = words(.noSuchKey)
  }

  /// The place whose keys work.
  package var place: KeyBinding.Places {
    switch overlay {
    case .help: .help
    case .menu: .menu
    case .palette: .palette
    case .picture: .picture
    case nil: placeBehind
    }
  }

  /// The place without the overlay in front of it.
  var placeBehind: KeyBinding.Places {
    switch stack.top?.screen {
    case nil: .list
    case .entry: .entry
    case .subject: .subject
    case .sets: .sets
    case .duel: .duel
    }
  }

  /// How often a command is repeated that takes a step each time; nobody waits for more.
  var repeats: Int { min(count ?? 1, 100) }

  /// Does what a key or the palette asks for.
  mutating func perform(_ intent: Intent, _ cache: PageCache) -> [Effect] {
    switch intent {
    case .redraw: return [.terminal(.redraw)]
    case .suspend: return [.terminal(.suspend)]
    case .mouse: return [.terminal(.switchMouse)]
    case .quit: return quit()
    case .help: toggleHelp()
    case .menu(let kind): showMenu(kind, cache)
    case .showLater: return toggleLater()
    case .search: return openSearch()
    case .palette: return openPalette()
    case .showAll: return showAll()
    case .filter: return openFilter(cache)
    case .picture: showPicture()
    case .choose: chooseToCompare()
    case .compare: compareChosen()
    case .duel: openDuel(cache)
    case .note: openNote()
    case .completeness: open(.completeness, cache)
    case .undo: return takeBack(.undo) ? [] : [.mark(.undo)]
    case .redo: return takeBack(.redo) ? [] : [.mark(.redo)]
    case .deleteTeam: return deleteTeam()
    case .retry: return retry()
    case .back: goBack(cache)
    case .close: closeOverlay()
    case .stepBack: for _ in 0..<min(count ?? 1, stack.depth) { stack.goBack() }
    case .forward: for _ in 0..<min(count ?? 1, stack.screens.count) { stack.goForward() }
    default: return move(intent, cache)
    }
    return []
  }

  /// Moves through what is in front.
  private mutating func move(_ intent: Intent, _ cache: PageCache) -> [Effect] {
    switch overlay {
    case .help: moveHelp(intent)
    case .menu(let menu): return move(intent, in: menu, cache)
    case .palette: movePalette(intent)
    case .picture: return movePicture(intent, cache)
    case nil: return stack.top == nil ? moveList(intent, cache) : moveOnPage(intent, cache)
    }
    return []
  }

  /// Ends a filter that was kept, closes the overlay, or goes back a screen.
  private mutating func goBack(_ cache: PageCache) {
    switch overlay {
    case .help(let help) where !help.filter.filter.isEmpty: overlay = .help(help.unfiltered)
    case .menu(let menu) where !menu.filter.filter.isEmpty: overlay = .menu(menu.unfiltered)
    case .some: closeOverlay()
    case nil where !view.table.filter.isEmpty && page(cache)?.isFilterable == true:
      view.table.filter = TextBox()
    case nil where sets?.opened != nil: openSet(nil)
    case nil:
      if sets?.history.isEmpty == false {
        notice = words(.teamNotSaved, keys.written(.forward), keys.written(.save))
      }
      stack.goBack()
    }
  }

  private mutating func retry() -> [Effect] {
    if setup.source.usesNetwork || !data.status.errorMessage.isEmpty { return [.retry] }
    // An overlay has the whole screen; nothing is said that could be seen only after it.
    if overlay == nil { notice = words(.nothingToAsk) }
    return []
  }

  /// Shows what did not exist yet in the generation, or leaves it out again.
  mutating func toggleLater() -> [Effect] {
    guard generation != nil else {
      notice = words(.nothingLater)
      return []
    }
    choices.showsLater.toggle()
    notice = words(choices.showsLater ? .laterShown : .laterHidden)
    return [.showLater(choices.showsLater)]
  }

  /// Opens the filter of what is in front; where there is none, the search of the list.
  private mutating func openFilter(_ cache: PageCache) -> [Effect] {
    switch overlay {
    case .help(var help):
      help.filter.isFiltering = true
      help.scroll = 0
      overlay = .help(help)
    case .menu(var menu):
      menu.filter.isFiltering = true
      overlay = .menu(menu)
    case nil where page(cache)?.isFilterable == true:
      view.table.isFiltering = true
      view.toTop()
    default:
      return openSearch()
    }
    return []
  }
}

// MARK: - Filters

extension AppState {
  /// Takes a key into the filter that is being typed; false for one that means the same as elsewhere.
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
      view.toTop()
    case .palette, .picture: return false
    }
    return true
  }

  /// Takes text that came at once into the line that is being typed. It is never a command.
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
    case (nil, .search(let box)): return change(box) { $0.insert(text) }
    case (nil, .note(var box)):
      box.line.insert(text)
      input = .note(box)
    case (nil, nil) where view.table.isFiltering:
      view.table.filter.insert(text)
      view.toTop()
    case (nil, nil): openTeam(pasted: text)
    default: break
    }
    return []
  }
}

extension TableSettings {
  /// Takes a key into the filter; false for one that does nothing there.
  ///
  /// - Parameter closesWhenEmpty: whether what clears an empty filter is left to whatever is filtered.
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
