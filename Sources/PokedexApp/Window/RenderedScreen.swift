internal import PokedexFeatures
package import TerminalUI

/// The last drawn screen: its frame and the content of its panes. Redraws only panes that have
/// changed.
package struct RenderedScreen: Sendable {
  package private(set) var frame: Frame
  private var panes: [Pane] = []
  private var canvas: Canvas?
  private var rowTexts = ListRowTexts()

  /// Creates an empty screen.
  package init() {
    frame = Frame(size: Size(columns: 0, rows: 0))
  }

  /// Draws the app's state over the previous screen.
  ///
  /// - Returns: the areas of the frame that were redrawn.
  package mutating func draw(_ state: AppState) -> [Rect] {
    let canvas = Canvas(
      keys: state.keys, words: state.words, layout: state.layout, theme: state.shownTheme)
    let panes = Pane.panes(of: state, &rowTexts)
    defer {
      self.canvas = canvas
      self.panes = panes
    }
    if self.canvas?.looksLike(canvas) == true, self.panes.map(\.rect) == panes.map(\.rect) {
      var drawn: [Rect] = []
      for index in panes.indices where self.panes[index] != panes[index] {
        drawn += canvas.redraw(panes[index], over: self.panes[index], &frame)
      }
      return drawn
    }
    frame = Frame(size: state.layout.size)
    for pane in panes { canvas.draw(pane, &frame) }
    return [frame.bounds]
  }
}

extension RenderedScreen {
  /// Returns the frame for a state. Content is clipped, so any window size works.
  package static func frame(of state: AppState) -> Frame {
    var screen = RenderedScreen()
    _ = screen.draw(state)
    return screen.frame
  }
}

// MARK: - Panes

/// A part of the window: its rectangle and its content. If a pane is equal to its previous version,
/// it looks the same, so it isn't redrawn.
struct Pane: Sendable, Equatable {
  /// Content of a pane. It is indirect, so that copying a pane doesn't copy its content.
  indirect enum PaneContent: Sendable, Equatable {
    case tooSmall
    case header(HeaderPane)
    case list(ListPane)
    /// The line between two panes.
    case rule
    /// The scroll bar on the line at the list's edge.
    case scrollBar(ScrollBar)
    case preview(PreviewPane)
    /// The tabs of an entry. The associated value is the open tab.
    case tabs(EntryTab)
    case page(PagePane)
    case help(HelpState)
    case menu(MenuPane)
    case palette(PaletteContent)
    /// A picture shown in the whole window; nil while the entry is loading.
    case picture(LargePicture?)
    case status(StatusPane)
    case keyBar(KeyBarPane)
  }

  let rect: Rect
  let content: PaneContent

  private init(_ rect: Rect, _ content: PaneContent) {
    self.rect = rect
    self.content = content
  }

  /// Returns the panes of a window. They don't overlap.
  static func panes(of state: AppState, _ rowTexts: inout ListRowTexts) -> [Pane] {
    let layout = state.layout
    if layout.isTooSmall { return [Pane(layout.window, .tooSmall)] }
    let status = Pane(layout.line(layout.status), .status(StatusPane(state)))
    let keyBar = Pane(layout.line(layout.keyBar), .keyBar(KeyBarPane(state)))
    if case .picture = state.overlay {
      return [Pane(layout.largePicture, .picture(state.largePicture)), status, keyBar]
    }
    let header = Pane(layout.line(layout.header), .header(HeaderPane(state)))
    return [header] + body(of: state, &rowTexts) + [status, keyBar]
  }

  private static func body(of state: AppState, _ rowTexts: inout ListRowTexts) -> [Pane] {
    let layout = state.layout
    switch state.overlay {
    case .help(let help): return [Pane(layout.body, .help(help))]
    case .menu(let menu): return [Pane(layout.body, .menu(MenuPane(menu, state)))]
    case .palette(let palette):
      return [Pane(layout.body, .palette(PaletteContent(palette, state)))]
    case .picture, nil: break
    }
    guard state.stack.top != nil else { return list(of: state, &rowTexts) }
    let page = PagePane(
      page: state.renderedPage, selectedLink: state.view.selectedLink,
      scroll: state.view.scroll)
    guard let entry = state.entry else { return [Pane(layout.body, .page(page))] }
    return [
      Pane(layout.line(layout.tabs), .tabs(entry.tab)), Pane(layout.page, .page(page)),
    ]
  }

  private static func list(of state: AppState, _ rowTexts: inout ListRowTexts) -> [Pane] {
    let layout = state.layout
    let content = ListContent(state, &rowTexts)
    let bar = ScrollBar(of: content, rows: layout.listRows.rows, isEdge: layout.paneCount == 1)
    var panes = [
      Pane(
        layout.listPanes[0],
        .list(ListPane(list: content, isLoading: state.data.status.isLoading))),
      Pane(layout.listEdge, .scrollBar(bar)),
    ]
    let preview = content.rows.isEmpty ? nil : state.previewContent
    for (index, rect) in layout.listPanes.dropFirst().enumerated() {
      if index > 0 { panes.append(Pane(rect.ruleBefore, .rule)) }
      let picture = index == 0 ? state.previewPicture : nil
      panes.append(
        Pane(rect, .preview(PreviewPane(entry: preview, index: index, picture: picture))))
    }
    return panes
  }
}

extension Rect {
  /// The line to the left of a pane.
  var ruleBefore: Rect { Rect(column: column - 2, row: row, columns: 1, rows: rows) }
}
