internal import PokedexFeatures
internal import PokedexModel
internal import TerminalUI

extension AppState {
  /// Handles an event. This is the only way to change the state.
  ///
  /// - Parameter cache: pages built so far. It saves time and never changes the result.
  /// - Returns: effects to carry out outside of the state, in order.
  package mutating func update(_ event: AppEvent, _ cache: PageCache) -> [Effect] {
    var effects = handle(event, cache)
    settle(cache)
    let needs = currentNeeds(cache)
    if needs != self.needs {
      self.needs = needs
      effects.append(.fetch(needs))
    }
    return effects
  }

  private mutating func handle(_ event: AppEvent, _ cache: PageCache) -> [Effect] {
    switch event {
    case .terminal(let event): return handle(event, cache)
    case .data(let data):
      self.data = data
      showSelection()
    case .notice(let sentence): notice = sentence
    case .marked(let outcome): report(outcome)
    case .completions(let completion): return take(completion)
    case .targets(let finding): take(finding)
    case .ask(let question): return open(question, cache)
    case .open(let subject): open(Destination(subject))
    case .choose(let generation): return choose(generation: generation, cache)
    case .play(let version): return choose(game: version, cache)
    case .list(let query): return list(query)
    case .correct(let query): openSearch(with: query)
    case .restore(let session): return restore(session, cache)
    // Centre the row, so that the rows before and after it are in view.
    case .revealed(let row):
      list.firstRow = max(0, row - listRows / 2)
      showSelection()
    }
    return []
  }

  private mutating func handle(_ event: TerminalEvent, _ cache: PageCache) -> [Effect] {
    switch event {
    case .key(let key): return press(key, cache)
    case .mouse(let mouse): return handle(mouse, cache)
    case .pasted(let text): return paste(text)
    case .resized(let size):
      // Keep the same link selected, but not in the same row of the window: after a change of size,
      // that row may no longer exist.
      if view.selectedLink > 0 { holdSelection(inRow: false, cache) }
      window.size = size
      showSelection()
    case .graphics(let graphics): window.graphics = graphics
    case .background(let color): window.theme = window.theme.on(TerminalBackground(of: color))
    case .endRequested: return quit()
    }
    return []
  }

  /// Scrolls the list so that the selection is in view.
  private mutating func showSelection() {
    list.show(selection: data.list.selection, of: data.list.rowCount, in: listRows)
  }

  /// Moves scroll positions and selections back into range, on the page and in the palette.
  private mutating func settle(_ cache: PageCache) {
    if case .palette(var palette) = overlay {
      palette.keepSelectionInView(rows: layout.paletteRows)
      overlay = .palette(palette)
    }
    settlePage(cache)
  }

  mutating func quit() -> [Effect] {
    hasQuit = true
    return [.quit]
  }
}
