internal import PokedexText
package import TerminalUI

/// A screen as it was drawn last: its frame, and what its panes show, so that only what differs is drawn
/// the next time.
package struct Screen: Sendable {
  package private(set) var frame: Frame
  private var panes: [Pane] = []
  /// Those before them, until `rest()`.
  private var replaced: [Pane] = []
  private var canvas: Canvas?

  /// A screen that nothing was drawn on yet.
  package init() {
    frame = Frame(size: Size(columns: 0, rows: 0))
  }

  /// Draws what there is to see now.
  ///
  /// - Returns: the parts of the frame that were drawn anew. All else is as it was.
  package mutating func draw(_ state: ScreenState, in layout: Layout, theme: Theme) -> [Rect] {
    let canvas = Canvas(
      keys: state.keys, words: state.words, layout: layout, theme: theme)
    let panes = Pane.panes(of: state, in: layout)
    defer {
      self.canvas = canvas
      replaced = self.panes
      self.panes = panes
    }
    if self.canvas?.looksLike(canvas) == true, self.panes.isLaidOut(like: panes) {
      var drawn: [Rect] = []
      for place in panes.indices where self.panes[place] != panes[place] {
        drawn += canvas.redraw(panes[place], over: self.panes[place], &frame)
      }
      return drawn
    }
    frame = Frame(size: layout.size)
    for pane in panes { canvas.draw(pane, &frame) }
    return [frame.bounds]
  }

  /// Lets go what was there before: to be called when the frame is out, as nobody waits for it.
  package mutating func rest() { replaced = [] }
}

/// Screens as pure functions: a state, a size and a theme become a frame.
package enum Screens {
  /// The frame for a state. Total: it clips, and any size works.
  package static func render(_ state: ScreenState, size: Size, theme: Theme) -> Frame {
    render(state, in: Layout(size: size), theme: theme)
  }

  package static func render(_ state: ScreenState, in layout: Layout, theme: Theme) -> Frame {
    var screen = Screen()
    _ = screen.draw(state, in: layout, theme: theme)
    return screen.frame
  }
}

extension [Pane] {
  /// Whether each can be drawn over the other of its place.
  fileprivate func isLaidOut(like other: [Pane]) -> Bool {
    count == other.count && indices.allSatisfy { self[$0].isLaidOut(like: other[$0]) }
  }
}
