internal import PokedexFeatures
internal import PokedexText
internal import TerminalUI

/// A part of the window: where it is, and all that it shows. What equals the pane that was there before
/// looks like it, too, and is not drawn again.
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
    case help(scroll: Int, place: KeyBinding.Places, tab: EntryTab?, filter: TableSettings)
    case menu(MenuPane)
    case palette(ScreenState.Palette)
    /// A picture as large as the window.
    case picture(ShownPicture)
    case status(StatusPane)
    case keyBar(KeyBarPane)
  }

  let rect: Rect
  let content: Content
  /// Which of the cases its content is, to be compared without a look into it.
  private let kind: Int8

  private init(rect: Rect, _ content: Content) {
    self.rect = rect
    self.content = content
    kind =
      switch content {
      case .tooSmall: 0
      case .header: 1
      case .list: 2
      case .rule: 3
      case .preview: 4
      case .tabs: 5
      case .page: 6
      case .help: 7
      case .menu: 8
      case .status: 9
      case .keyBar: 10
      case .palette: 11
      case .picture: 12
      case .scrollBar: 13
      }
  }

  /// Whether it is where another is and of its kind, so that one can be drawn over the other.
  func isLaidOut(like other: Pane) -> Bool { kind == other.kind && rect == other.rect }

  /// The panes of a window, which don't overlap.
  static func panes(of state: ScreenState, in layout: Layout) -> [Pane] {
    if layout.isTooSmall { return [Pane(rect: layout.window, .tooSmall)] }
    let header = Pane(rect: layout.line(layout.header), .header(.pane(of: state)))
    let status = Pane(rect: layout.line(layout.status), .status(.pane(of: state)))
    let keyBar = Pane(rect: layout.line(layout.keyBar), .keyBar(.pane(of: state)))
    if case .picture(let large) = state.content {
      let picture = large?.picture ?? ShownPicture()
      return [Pane(rect: layout.largePicture, .picture(picture)), status, keyBar]
    }
    return [header] + body(of: state, in: layout) + [status, keyBar]
  }

  private static func body(of state: ScreenState, in layout: Layout) -> [Pane] {
    switch state.content {
    case .list(let preview):
      return list(state, preview, in: layout)
    case .page(let shown):
      let page = Pane(rect: layout.page, .page(PagePane(shown)))
      return shown.tab.map { [Pane(rect: layout.line(layout.tabs), .tabs($0)), page] }
        ?? [Pane(rect: layout.body, page.content)]
    case .help(let scroll, let place, let tab, let filter):
      return [
        Pane(rect: layout.body, .help(scroll: scroll, place: place, tab: tab, filter: filter))
      ]
    case .generations(let selected):
      let menu = GenerationMenu(words: state.words)
      return [Pane(rect: layout.body, .menu(menu.pane(selected: selected)))]
    case .languages(let selected):
      let menu = LanguageMenu(words: state.words)
      return [Pane(rect: layout.body, .menu(menu.pane(selected: selected)))]
    case .copies(let forms, let name, let selected):
      let menu = CopyMenu(words: state.words).pane(forms, of: name, selected: selected)
      return [Pane(rect: layout.body, .menu(menu))]
    case .marks(let marking, let selected):
      let menu = MarksMenu(words: state.words)
      return [Pane(rect: layout.body, .menu(menu.pane(marking, selected: selected)))]
    case .games(let selected, let chosen):
      let menu = GameMenu(words: state.words)
      return [Pane(rect: layout.body, .menu(menu.pane(selected: selected, chosen: chosen)))]
    case .themes(let selected, let chosen):
      let menu = ThemeMenu(words: state.words)
      return [Pane(rect: layout.body, .menu(menu.pane(selected: selected, chosen: chosen)))]
    case .columns(let titles, let selected, let sorted):
      let title = state.words(.chooseColumn)
      let menu = MenuPane(
        title: title, choices: titles, details: [], selected: selected, sorted: sorted)
      return [Pane(rect: layout.body, .menu(menu))]
    case .palette(let palette):
      return [Pane(rect: layout.body, .palette(palette))]
    case .picture: return []
    }
  }

  private static func list(
    _ state: ScreenState, _ preview: ScreenState.Entry?, in layout: Layout
  ) -> [Pane] {
    let list = ListPane(list: state.list, isLoading: state.isLoading)
    let bar = ScrollBar(of: state.list, rows: layout.listRows.rows, isEdge: layout.paneCount == 1)
    var panes = [
      Pane(rect: layout.listPanes[0], .list(list)),
      Pane(rect: layout.listEdge, .scrollBar(bar)),
    ]
    for (place, rect) in layout.listPanes.dropFirst().enumerated() {
      if place > 0 { panes.append(Pane(rect: rect.ruleBefore, .rule)) }
      let part = PreviewPane(entry: preview, place: place)
      panes.append(Pane(rect: rect, .preview(part)))
    }
    return panes
  }
}

extension Rect {
  /// Where the line to the left of a pane is.
  var ruleBefore: Rect { Rect(column: column - 2, row: row, columns: 1, rows: rows) }
}
