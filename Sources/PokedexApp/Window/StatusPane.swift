internal import PokedexFeatures
internal import PokedexText
internal import TerminalUI

/// The line that says what is going on: of what there is to say the most pressing.
struct StatusPane: Sendable, Equatable {
  let count: Int?
  let errorMessage: String
  let notice: String
  let isLoading: Bool
  let pagesAwaited: PagesAwaited?
  let isAskingAgain: Bool
  /// How many rows of what did not exist yet are left out.
  let leftOut: Int
  /// What stands there when there is nothing to say: what a large picture is of.
  let caption: String
  /// What is being typed to search the list, which stands here; nil for nothing.
  let box: BoxContent?

  fileprivate func text(in words: Words) -> Span {
    if let count { return Span(String(count), .key) }
    if isAskingAgain { return Span(words(.askingAgain), .secondary) }
    if !errorMessage.isEmpty { return Span(errorMessage, .error) }
    if !notice.isEmpty { return Span(notice, .secondary) }
    if let pages = pagesAwaited {
      return Span(words(.loadingOf, String(pages.here), String(pages.total)), .secondary)
    }
    if isLoading { return Span(words(.loading), .secondary) }
    if !caption.isEmpty || leftOut == 0 { return Span(caption, .secondary) }
    return Span(words(.leftOut, String(leftOut)), .secondary)
  }
}

extension AppState {
  func statusPane(_ cache: PageCache) -> StatusPane {
    let status = data.status
    let isLarge = if case .picture = overlay { true } else { false }
    return StatusPane(
      count: count, errorMessage: status.errorMessage, notice: notice,
      isLoading: status.isLoading, pagesAwaited: status.pagesAwaited,
      isAskingAgain: status.isAskingAgain, leftOut: leftOut(cache),
      caption: isLarge ? largePicture?.caption ?? "" : "", box: boxContent)
  }

  /// How many rows of what did not exist yet are left out of what is to be seen.
  private func leftOut(_ cache: PageCache) -> Int {
    if overlay != nil { return 0 }
    return stack.top == nil ? data.search.leftOutCount : page(cache)?.leftOut ?? 0
  }
}

extension Canvas {
  func draw(_ status: StatusPane, _ frame: inout Frame) {
    if let box = status.box { return draw(box, &frame) }
    Line([Span(" "), status.text(in: words)]).write(
      to: &frame, column: 0, row: layout.status, columns: layout.size.columns, styles: theme.styles)
  }
}
