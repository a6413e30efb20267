internal import PokedexText
package import TerminalUI

/// Screens as pure functions: a state, a size and a theme become a frame.
package enum Screens {
  /// The frame for a state. Total: it clips, and any size works.
  package static func render(_ state: ScreenState, size: Size, theme: Theme) -> Frame {
    let layout = Layout(size: size)
    let words = state.words
    var frame = Frame(size: size)
    if layout.isTooSmall {
      frame.write(TextFit.clip(words(.tooSmall), to: size.columns), column: 0, row: size.rows / 2)
      return frame
    }
    let canvas = Canvas(state: state, layout: layout, theme: theme)
    canvas.drawHeader(&frame)
    switch state.content {
    case .list(let preview):
      canvas.drawList(&frame)
      canvas.drawPreview(of: preview, &frame)
    case .page(let shown):
      canvas.drawPage(shown, &frame)
    case .help(let scroll):
      canvas.drawHelp(scroll: scroll, &frame)
    case .generations(let selected):
      canvas.drawGenerations(selected: selected, &frame)
    }
    canvas.drawStatus(&frame)
    canvas.drawKeyBar(&frame)
    return frame
  }
}

/// What every part of a screen needs for drawing itself.
struct Canvas {
  let state: ScreenState
  let layout: Layout
  let theme: Theme

  var words: Words { state.words }

  /// Writes lines into a pane from its top, as far as it reaches.
  func draw(_ lines: some Sequence<Line>, in pane: Rect, _ frame: inout Frame) {
    for (line, row) in zip(lines, pane.row..<pane.endRow) {
      line.write(to: &frame, column: pane.column, row: row, columns: pane.columns, theme: theme)
    }
  }

  /// Draws the rule to the left of a pane.
  func drawRule(before pane: Rect, _ frame: inout Frame) {
    let rule = Rect(column: pane.column - 2, row: pane.row, columns: 1, rows: pane.rows)
    frame.drawColumn("│", in: rule, style: theme.style(.secondary))
  }
}
