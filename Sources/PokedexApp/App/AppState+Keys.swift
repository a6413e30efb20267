internal import PokedexFeatures
internal import PokedexText
internal import TerminalUI

extension AppState {
  /// Whether a text box is open, so that the next key is text rather than a command.
  package var takesText: Bool { textContext != nil }

  /// Key context of the open text box, if any.
  var textContext: KeyContexts? {
    switch overlay {
    case .palette: .palette
    case .help(let help): help.filter.isFiltering ? .filter : nil
    case .menu(let menu): menu.filter.isFiltering ? .menuFilter : nil
    case .picture: nil
    case nil:
      switch input {
      case .search(let box): box.isFromPage ? .pageSearch : .search
      case .note: .note
      case nil: view.table.isFiltering ? .filter : nil
      }
    }
  }

  /// Key context of the screen, or of the overlay if one is open.
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
  var contextBehindOverlay: KeyContexts { stack.top?.screen.context(showing: page) ?? .list }

  /// Number of times to repeat a command that moves by one step. At most 100, because nobody waits
  /// for more.
  var repeats: Int { min(count ?? 1, 100) }

  /// Handles a key: as text or a command of the open text box, else as a command of the screen.
  mutating func press(_ key: Key) {
    let question = question
    notice = ""
    if stack.top != nil { view.anchor = nil }
    if let context = textContext {
      if let command = keys.command(of: key, in: context) { return perform(command) }
      if case .character(let character) = key { return editText { $0.insert(String(character)) } }
      // Other keys move through the filtered rows. In other boxes they do nothing.
      if context.isDisjoint(with: .filters) { return }
    }
    if chooseRow(by: key) || editNumber(by: key) || takeDigit(key) { return }
    defer { count = nil }
    guard let command = keys.command(of: key, in: keyContext) else { return explain(key) }
    if let question, question.command.rawValue == command.name { return request(question.effect) }
    perform(command)
  }

  /// Carries out a command, or says why it can't be used.
  mutating func perform(_ command: Command) {
    if let reason = command.unavailable(self) { return notice = reason }
    command.run(&self)
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

  /// Tells the user why a key does nothing. If it works on other pages of the entry, names them.
  /// Otherwise tells, only once, which key opens the help.
  private mutating func explain(_ key: Key) {
    if case .help = overlay { return }
    if entry != nil, overlay == nil {
      let others = EntryTab.allCases.filter { keys.command(of: key, in: .tab($0)) != nil }
      let titles = others.map { words($0.page.title) }
      if !titles.isEmpty {
        return notice = words(.keyOfOtherPages, words.joined(titles, by: .listPair))
      }
    }
    if choices.hasShownHelpHint { return }
    choices.hasShownHelpHint = true
    notice = words(.noSuchKey)
  }

  /// Moves through the screen or overlay in front.
  mutating func move(_ motion: Motion) {
    let times = count ?? 1
    switch overlay {
    case .help(var help):
      help.move(motion, by: times, on: HelpPage(help, self), rows: layout.bodyRows)
      overlay = .help(help)
    case .menu(var menu):
      menu.move(motion, by: times, among: content(of: menu).rows.count)
      overlay = .menu(menu)
    case .palette(var palette):
      palette.move(motion, by: times, rows: layout.paletteRows)
      overlay = .palette(palette)
    case .picture: break
    case nil where stack.top == nil: list.move(motion, by: count, rows: listRows)
    case nil: if let page { view.move(motion, by: times, on: page, rows: pageRows) }
    }
  }
}

// MARK: - Text boxes

extension AppState {
  /// Changes the text in the open box, and shows what follows from it. Does nothing if none is
  /// open.
  mutating func editText(_ change: (inout TextBox) -> Void) {
    switch (overlay, input) {
    case (.palette(var palette), _):
      let text = palette.line.text
      change(&palette.line)
      overlay = .palette(palette)
      if palette.line.text != text { findTargets() }
    case (.help, _), (.menu, _), (nil, nil): changeFilter { change(&$0.filter) }
    case (nil, .search(let box)): self.change(box, change)
    case (nil, .note(var box)):
      change(&box.line)
      input = .note(box)
    case (.picture, _): break
    }
  }

  /// Inserts pasted text into the open text box. If none is open, opens the team that the text
  /// describes. Pasted text is never run as commands.
  ///
  /// - Parameter leftOut: number of characters that are missing at the end of the text.
  mutating func paste(_ text: String, leftOut: Int) {
    if takesText { return editText { $0.insert(text) } }
    if overlay == nil { openTeam(pasted: text, leftOut: leftOut) }
  }

  /// Changes the filter in front, and shows its rows from the top.
  mutating func changeFilter(_ change: (inout TableSettings) -> Void) {
    switch overlay {
    case .help(var help):
      change(&help.filter)
      help.scroll = 0
      overlay = .help(help)
    case .menu(var menu):
      change(&menu.filter)
      menu.selected = 0
      overlay = .menu(menu)
    case nil:
      change(&view.table)
      view.scrollToTop()
    case .palette, .picture: break
    }
  }
}
