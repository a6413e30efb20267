internal import PokedexFeatures
internal import PokedexText
internal import TerminalUI

/// The pane of an open page.
struct PagePane: Sendable, Equatable {
  /// The page; nil while it is loading.
  let page: RenderedPage?
  let selectedLink: Int
  /// Scroll offset in lines.
  let scroll: Int

  static func == (a: PagePane, b: PagePane) -> Bool {
    a.page === b.page && a.selectedLink == b.selectedLink && a.scroll == b.scroll
  }
}

extension Canvas {
  func draw(_ pane: PagePane, _ frame: inout Frame) {
    guard let page = pane.page?.page else { return }
    if let title = page.title { draw([title], in: layout.titlePane, &frame) }
    let rects = page.rects(in: layout)
    let head = Rect(
      column: rects[0].column, row: layout.tabs + 1, columns: layout.pagePane.columns,
      rows: page.head.count)
    draw(page.head, in: head, &frame)
    let link = page.links.indices ~= pane.selectedLink ? page.links[pane.selectedLink] : nil
    for (index, rect) in rects.enumerated() {
      let selected = link.flatMap {
        $0.pane == index ? ($0.line - pane.scroll, $0.indexInLine) : nil
      }
      draw(page.panes[index].dropFirst(pane.scroll), in: rect, selected: selected, &frame)
      if index > 0 {
        frame.drawColumn("│", in: rect.ruleBefore, style: theme.style(.secondary))
      }
    }
    if let foot = page.foot, let link {
      let rect = Rect(
        column: rects[0].column, row: rects[0].endRow, columns: layout.pagePane.columns,
        rows: foot.rows)
      draw(foot.lines(link.target), in: rect, &frame)
    }
    drawScrollArrows(of: page.lineCount, scroll: pane.scroll, in: rects[0], &frame)
  }

  /// Draws the tabs with their digits and names. If the window is too narrow for all names, only
  /// the open tab has its name.
  func drawTabs(open tab: EntryTab, _ frame: inout Frame) {
    for name in TabRow(words: words, columns: layout.size.columns).names(open: tab) {
      let style = theme.style(name.tab == tab ? .selection : .secondary)
      frame.write(name.text, column: name.column, row: layout.tabs, style: style)
    }
  }

  /// Draws arrows at the right edge if there are more lines above or below the visible ones.
  func drawScrollArrows(of lines: Int, scroll: Int, in pane: Rect, _ frame: inout Frame) {
    let column = layout.size.columns - 1
    let style = theme.style(.secondary)
    if scroll > 0 { frame.write("↑", column: column, row: pane.row, style: style) }
    if lines - scroll > pane.rows {
      frame.write("↓", column: column, row: pane.endRow - 1, style: style)
    }
  }
}

/// Names and columns of an entry's tabs.
package struct TabRow {
  package let words: Words
  package let columns: Int

  package init(words: Words, columns: Int) {
    self.words = words
    self.columns = columns
  }

  /// - Parameter tab: the open tab, which keeps its name when the others have digits only.
  package func names(open tab: EntryTab) -> [(tab: EntryTab, text: String, column: Int)] {
    let names = EntryTab.allCases.map {
      (tab: $0, text: "\($0.rawValue + 1) \(words($0.page.title))")
    }
    let isWide = names.reduce(0) { $0 + TextWidth.of($1.text) + 2 } <= columns
    var column = 1
    return names.map { name in
      let text = isWide || name.tab == tab ? name.text : String(name.tab.rawValue + 1)
      defer { column += TextWidth.of(text) + 2 }
      return (name.tab, text, column)
    }
  }
}

/// The status line. It shows only the most urgent message.
struct StatusPane: Sendable, Equatable {
  let count: Int?
  let errorMessage: String
  let notice: String
  let isLoading: Bool
  let listProgress: ListProgress?
  let isReloading: Bool
  /// Number of rows left out because their Pokémon did not exist yet in the chosen generation.
  let leftOut: Int
  /// Whether what is left out may be missing in the game that the user plays, and not only later.
  let isOfGame: Bool
  /// The caption of a large picture, or how the list's query was understood. It is shown when there
  /// is no message.
  let caption: String
  /// The line being typed, which replaces the status.
  let box: BoxContent?

  fileprivate func text(in words: Words) -> Span {
    if let count { return Span(String(count), .key) }
    if isReloading { return Span(words(.reloadingStatus), .secondary) }
    if !errorMessage.isEmpty { return Span(errorMessage, .error) }
    if !notice.isEmpty { return Span(notice, .secondary) }
    if let pages = listProgress {
      return Span(words(.loadingOf, String(pages.loadedCount), String(pages.total)), .secondary)
    }
    if isLoading { return Span(words(.loading), .secondary) }
    if !caption.isEmpty || leftOut == 0 { return Span(caption, .secondary) }
    return Span(words(isOfGame ? .leftOutOfGame : .leftOut, String(leftOut)), .secondary)
  }
}

extension StatusPane {
  init(_ state: AppState) {
    let status = state.data.status
    count = state.count
    errorMessage = status.errorMessage
    notice = state.notice
    isLoading = status.isLoading
    listProgress = status.listProgress
    isReloading = status.isReloading
    let isList = state.stack.top == nil
    isOfGame = state.game != nil && !isList
    leftOut =
      state.overlay != nil
      ? 0 : isList ? state.list.search.leftOutCount : state.page?.leftOut ?? 0
    caption =
      switch state.overlay {
      case .picture: state.largePicture?.caption ?? ""
      case nil where isList: state.reading
      default: ""
      }
    box = state.boxContent
  }
}

extension Canvas {
  func draw(_ status: StatusPane, _ frame: inout Frame) {
    if let box = status.box { return draw(box, &frame) }
    Line([Span(" "), status.text(in: words)]).write(
      to: &frame, column: 0, row: layout.status, columns: layout.size.columns, styles: theme.styles)
  }
}
