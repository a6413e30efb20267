package import PokedexFeatures
internal import PokedexModel
internal import TerminalUI

extension AppState {
  /// Handles an event. This is the only way to change the state.
  ///
  /// - Parameters:
  ///   - cache: pages built so far. It saves time and never changes the result.
  ///   - fetch: closure that fetches what the screen needs, and returns the data that is there at
  ///     once.
  /// - Returns: effects to carry out outside of the state, in order.
  package mutating func update(
    _ event: AppEvent, _ cache: PageCache, fetch: (FetchNeeds) -> PokedexData
  ) -> [Effect] {
    let effects = handle(event, cache)
    settle(cache)
    var needs = currentNeeds(cache)
    while needs != self.needs {
      self.needs = needs
      take(fetch(needs))
      settle(cache)
      needs = currentNeeds(cache)
    }
    return effects
  }

  private mutating func take(_ data: PokedexData) {
    let isOtherMarks = data.marks.reloads != self.data.marks.reloads
    self.data = data
    list.take(data.list, in: listSource)
    if isOtherMarks { list.followMarks(listSource) }
  }

  private mutating func handle(_ event: AppEvent, _ cache: PageCache) -> [Effect] {
    switch event {
    case .terminal(let event): return handle(event, cache)
    case .data(let data): take(data)
    case .notice(let sentence): notice = sentence
    case .marked(let outcome): report(outcome)
    case .targets(let finding): take(finding)
    case .ask(let question): return open(question, cache)
    case .open(let subject): open(Destination(subject))
    case .choose(let generation): return choose(generation: generation, cache)
    case .play(let version): return choose(game: version, cache)
    case .list(let query): list(query)
    case .select(let id): if let row = list.row(ofID: id) { list.select(row: row) }
    case .restore(let session): restore(session, cache)
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
      list.showSelection(in: listRows)
    case .graphics(let graphics): window.graphics = graphics
    case .background(let color): window.theme = window.theme.on(TerminalBackground(of: color))
    case .endRequested: return quit()
    }
    return []
  }

  /// Moves scroll positions and selections back into range, on the page and in the palette.
  private mutating func settle(_ cache: PageCache) {
    if case .palette(var palette) = overlay {
      palette.keepSelectionInView(rows: layout.paletteRows)
      overlay = .palette(palette)
    }
    list.showSelection(in: listRows)
    settlePage(cache)
  }

  mutating func quit() -> [Effect] {
    hasQuit = true
    return [.quit]
  }
}
