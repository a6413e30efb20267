package import PokedexFeatures
internal import PokedexModel
internal import TerminalUI

extension AppState {
  /// Handles an event. This is the only way to change the state.
  ///
  /// - Parameter fetch: closure that fetches what the screen needs, and returns the data that is
  ///   there at once.
  /// - Returns: effects to carry out outside of the state, in order.
  package mutating func update(_ event: AppEvent, fetch: (FetchNeeds) -> PokedexData) -> [Effect] {
    handle(event)
    settle()
    var needs = currentNeeds
    while needs != self.needs {
      self.needs = needs
      take(fetch(needs))
      settle()
      needs = currentNeeds
    }
    defer { effects = [] }
    return effects
  }

  private mutating func take(_ data: PokedexData) {
    let isOtherMarks = data.marks.reloads != self.data.marks.reloads
    let hasChangedMarks = data.marks.revision != self.data.marks.revision
    self.data = data
    list.take(data.list, in: listSource)
    if hasChangedMarks { list.countCaught(data.marks) }
    if isOtherMarks { list.followMarks(listSource) }
  }

  private mutating func handle(_ event: AppEvent) {
    switch event {
    case .terminal(let event): handle(event)
    case .data(let data): take(data)
    case .notice(let sentence): notice = sentence
    case .marked(let outcome): report(outcome)
    case .ask(let question): open(question)
    case .find(let text):
      openPalette(with: text)
    case .open(let subject): open(Destination(subject))
    case .choose(let generation): choose(generation: generation)
    case .play(let version): choose(game: version)
    case .list(let query): list(query)
    case .select(let id): if let row = list.row(ofID: id) { list.select(row: row) }
    case .restore(let session): restore(session)
    }
  }

  private mutating func handle(_ event: TerminalEvent) {
    switch event {
    case .key(let key): press(key)
    case .mouse(let mouse): mouse.act(on: &self)
    case .pasted(let text, let leftOut): paste(text, leftOut: leftOut)
    case .resized(let size):
      // Keep the same link selected, but not in the same row of the window: after a change of size,
      // that row may no longer exist.
      if view.selectedLink > 0 { holdSelection(inRow: false) }
      window.size = size
      list.showSelection(in: listRows)
    case .graphics(let graphics): window.graphics = graphics
    case .background(let color): window.theme = window.theme.on(TerminalBackground(of: color))
    case .endRequested: quit()
    }
  }

  /// Moves scroll positions and selections back into range, on the page and in the palette.
  private mutating func settle() {
    if case .palette(var palette) = overlay {
      palette.keepSelectionInView(rows: layout.paletteRows)
      overlay = .palette(palette)
    }
    list.showSelection(in: listRows)
    renderPage()
    if let page { view.settle(on: page, rows: pageRows) }
  }

  mutating func quit() {
    hasQuit = true
    request(.quit)
  }
}
