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
