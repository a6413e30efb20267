internal import PokedexFeatures
package import TerminalUI

/// A screen as it was drawn last: its frame, and what its panes show, so that only what differs is drawn
/// the next time.
package struct RenderedScreen: Sendable {
  package private(set) var frame: Frame
  private var panes: [Pane] = []
  private var canvas: Canvas?

  /// A screen that nothing was drawn on yet.
  package init() {
    frame = Frame(size: Size(columns: 0, rows: 0))
  }

  /// Draws a state.
  ///
  /// - Returns: the parts of the frame that were drawn anew. All else is as it was.
  package mutating func draw(_ state: AppState, _ cache: PageCache) -> [Rect] {
    let canvas = Canvas(
      keys: state.keys, words: state.words, layout: state.layout, theme: state.shownTheme)
    let panes = Pane.panes(of: state, cache)
    defer {
      self.canvas = canvas
      self.panes = panes
    }
    if self.canvas?.looksLike(canvas) == true, self.panes.map(\.rect) == panes.map(\.rect) {
      var drawn: [Rect] = []
      for place in panes.indices where self.panes[place] != panes[place] {
        drawn += canvas.redraw(panes[place], over: self.panes[place], &frame)
      }
      return drawn
    }
    frame = Frame(size: state.layout.size)
    for pane in panes { canvas.draw(pane, &frame) }
    return [frame.bounds]
  }
}

extension AppState {
  /// The frame for the state, a pure function of it. Total: it clips, and any size works.
  package func frame(_ cache: PageCache) -> Frame {
    var screen = RenderedScreen()
    _ = screen.draw(self, cache)
    return screen.frame
  }
}

// MARK: - Its parts

/// A part of the window: where it is, and all that it shows. A pane that equals the one that was there
/// before looks like it, too, and is not drawn again.
struct Pane: Sendable, Equatable {
  /// Each in a place of its own, so that a pane is handed on without a copy of all that it shows.
  indirect enum Content: Sendable, Equatable {
    case tooSmall
    case header(HeaderPane)
    case list(ListPane)
    /// The line between two panes.
    case rule
    /// The line at the list's edge, on which the part that is in view stands out.
    case scrollBar(ScrollBar)
    case preview(PreviewPane)
    /// The names of an entry's pages.
    case tabs(EntryTab)
    case page(PagePane)
    case help(HelpState)
    case menu(MenuPane)
    case palette(PaletteContent)
    /// A picture as large as the window; nil while nothing of its entry has come.
    case picture(LargePicture?)
    case status(StatusPane)
    case keyBar(KeyBarPane)
  }

  let rect: Rect
  let content: Content

  private init(_ rect: Rect, _ content: Content) {
    self.rect = rect
    self.content = content
  }

  /// The panes of a window, which don't overlap.
  static func panes(of state: AppState, _ cache: PageCache) -> [Pane] {
    let layout = state.layout
    if layout.isTooSmall { return [Pane(layout.window, .tooSmall)] }
    let status = Pane(layout.line(layout.status), .status(state.statusPane(cache)))
    let keyBar = Pane(layout.line(layout.keyBar), .keyBar(state.keyBarPane(cache)))
    if case .picture = state.overlay {
      return [Pane(layout.largePicture, .picture(state.largePicture)), status, keyBar]
    }
    let header = Pane(layout.line(layout.header), .header(state.headerPane(cache)))
    return [header] + body(of: state, cache) + [status, keyBar]
  }

  private static func body(of state: AppState, _ cache: PageCache) -> [Pane] {
    let layout = state.layout
    switch state.overlay {
    case .help(let help): return [Pane(layout.body, .help(help))]
    case .menu(let menu): return [Pane(layout.body, .menu(state.menuPane(menu, cache)))]
    case .palette(let palette):
      return [Pane(layout.body, .palette(state.content(of: palette)))]
    case .picture, nil: break
    }
    guard state.stack.top != nil else { return list(of: state, cache) }
    let page = PagePane(
      page: state.renderedPage(cache), selectedLink: state.view.selectedLink,
      scroll: state.view.scroll)
    guard let entry = state.entry else { return [Pane(layout.body, .page(page))] }
    return [
      Pane(layout.line(layout.tabs), .tabs(entry.tab)), Pane(layout.page, .page(page)),
    ]
  }

  private static func list(of state: AppState, _ cache: PageCache) -> [Pane] {
    let layout = state.layout
    let content = state.listContent(cache)
    let bar = ScrollBar(of: content, rows: layout.listRows.rows, isEdge: layout.paneCount == 1)
    var panes = [
      Pane(
        layout.listPanes[0],
        .list(ListPane(list: content, isLoading: state.data.status.isLoading))),
      Pane(layout.listEdge, .scrollBar(bar)),
    ]
    let preview = content.rows.isEmpty ? nil : state.previewContent
    for (place, rect) in layout.listPanes.dropFirst().enumerated() {
      if place > 0 { panes.append(Pane(rect.ruleBefore, .rule)) }
      let picture = place == 0 ? state.previewPicture : nil
      panes.append(
        Pane(rect, .preview(PreviewPane(entry: preview, place: place, picture: picture))))
    }
    return panes
  }
}

extension Rect {
  /// Where the line to the left of a pane is.
  var ruleBefore: Rect { Rect(column: column - 2, row: row, columns: 1, rows: rows) }
}
