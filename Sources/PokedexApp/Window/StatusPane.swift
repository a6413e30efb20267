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
  let isSwallowing: Bool
  /// How many rows of what did not exist yet are left out.
  let leftOut: Int
  /// What stands there when there is nothing to say: what a large picture is of.
  let caption: String
  /// What is being typed to search the list, which stands here; nil for nothing.
  let box: ScreenState.Box?

  static func pane(of state: ScreenState) -> StatusPane {
    StatusPane(
      count: state.count, errorMessage: state.errorMessage, notice: state.notice,
      isLoading: state.isLoading, pagesAwaited: state.pagesAwaited,
      isAskingAgain: state.isAskingAgain, isSwallowing: state.isSwallowing,
      leftOut: state.leftOut, caption: state.content.caption, box: state.box)
  }

  fileprivate func text(in words: Words) -> Span {
    if isSwallowing { return Span(words(.nothingToFilter), .secondary) }
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

extension ScreenState.Content {
  fileprivate var caption: String {
    if case .picture(let large?) = self { large.caption } else { "" }
  }
}

extension Canvas {
  func draw(_ status: StatusPane, _ frame: inout Frame) {
    if let box = status.box { return draw(box, &frame) }
    Line([Span(" "), status.text(in: words)]).write(
      to: &frame, column: 0, row: layout.status, columns: layout.size.columns, styles: theme.styles)
  }
}
