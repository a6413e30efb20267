internal import TerminalUI

/// A piece of text in one role.
struct Span {
  let text: String
  let role: Role

  init(_ text: String, _ role: Role = .text) {
    self.text = text
    self.role = role
  }
}

/// A line of a pane: spans from the left, and spans at its right end where they fit; or cells.
struct Line {
  var left: [Span]
  var right: [Span] = []
  /// What it shows instead of text: a row of a picture.
  var cells: [Cell] = []
  /// The link that the line is, counted through the whole entry.
  var link: Int?

  init(_ left: [Span] = [], right: [Span] = [], link: Int? = nil) {
    self.left = left
    self.right = right
    self.link = link
  }

  init(cells: [Cell]) {
    self.init()
    self.cells = cells
  }

  static let blank = Line()

  var isBlank: Bool { left.isEmpty && right.isEmpty && cells.isEmpty }

  /// Writes the line into a row of a frame, clipped to `columns`.
  func write(to frame: inout Frame, column: Int, row: Int, columns: Int, theme: Theme) {
    let limit = column + columns
    frame.write(cells, column: column, row: row, limit: limit)
    var end = column
    for span in left where end < limit {
      let text = TextFit.clip(span.text, to: limit - end)
      end = frame.write(text, column: end, row: row, limit: limit, style: theme.style(span.role))
    }
    let width = right.reduce(0) { $0 + TextWidth.of($1.text) }
    guard width > 0, end + 1 <= limit - width else { return }
    var start = limit - width
    for span in right {
      start = frame.write(
        span.text, column: start, row: row, limit: limit, style: theme.style(span.role))
    }
  }
}
