/// A line of a pane. It shows either text or one row of a picture. Text consists of spans on the
/// left and, if there is room, spans on the right.
package struct Line: Sendable {
  package var left: [Span]
  package var right: [Span] = []
  /// A row of a picture, shown instead of text.
  package var cells: [Cell] = []
  /// Graphics whose top row is in this line, each with the column at which it begins. They may
  /// extend over the lines below.
  package var graphics: [(column: Int, graphic: EncodedGraphic)] = []

  package init(_ left: [Span] = [], right: [Span] = []) {
    self.left = left
    self.right = right
  }

  package init(cells: [Cell]) {
    self.init()
    self.cells = cells
  }

  package static let blank = Line()

  package var isBlank: Bool { left.isEmpty && right.isEmpty && cells.isEmpty }

  /// Width of the left side.
  package var leftColumns: Int { left.columns }

  /// Returns the line. If its left and right side don't fit into one line, returns two lines, one
  /// for each side.
  package func broken(to columns: Int) -> [Line] {
    let isFitting = right.isEmpty || left.columns + right.columns + 1 <= columns
    return isFitting ? [self] : [Line(left), Line(right: right)]
  }

  /// Calls `body` with the target of each link, in reading order.
  package func forEachLink(_ body: (any LinkTarget) -> Void) {
    for span in left { span.linkTarget.map(body) }
    for span in right { span.linkTarget.map(body) }
  }
}

// MARK: - Drawing

extension Line {
  /// Writes the line into a row of a frame, cut at `columns`.
  ///
  /// - Parameter selected: Index of the selected link in the line; nil if no link is selected.
  package func write(
    to frame: inout Frame, column: Int, row: Int, columns: Int, styles: RoleStyles,
    selected: Int? = nil
  ) {
    let limit = column + columns
    frame.write(cells, column: column, row: row, limit: limit)
    var link = 0
    func style(of span: Span) -> Style {
      guard span.linkTarget != nil else { return styles[span.role] }
      defer { link += 1 }
      return styles[link == selected ? .selection : span.role]
    }
    layOut(from: column, to: limit) { span, text, start in
      frame.write(text, column: start, row: row, limit: limit, style: style(of: span))
    }
  }

  /// Returns the index of the link that is shown at a column when the line is cut at `columns`. Nil
  /// if there is no link.
  package func link(at column: Int, columns: Int) -> Int? {
    var link = 0
    var found: Int?
    layOut(from: 0, to: columns) { span, text, start in
      let end = start + TextWidth.of(text)
      if span.linkTarget != nil {
        if start..<end ~= column { found = link }
        link += 1
      }
      return end
    }
    return found
  }

  /// Computes the column of each visible span. This is the only code that cuts lines.
  ///
  /// - Parameter put: A function that receives a span, the part of its text that fits, and its
  ///   column. It returns the column after the span.
  private func layOut(from column: Int, to limit: Int, _ put: (Span, String, Int) -> Int) {
    var end = column
    for span in left where end < limit {
      end = put(span, TextFit.clip(span.text, to: limit - end), end)
    }
    let width = right.columns
    guard width > 0, end + 1 <= limit - width else { return }
    var start = limit - width
    for span in right { start = put(span, span.text, start) }
  }
}

// MARK: - Several lines

extension [Line] {
  /// The lines' left sides as plain text, for output that isn't a terminal.
  ///
  /// Trailing spaces are removed, and each line ends with a newline.
  package var plainText: String {
    map { line in
      var bytes = line.left.map(\.text).joined().utf8[...]
      while bytes.last == 0x20 { bytes.removeLast() }
      return String(Substring(bytes)) + "\n"
    }.joined()
  }

  /// Returns these lines with `others` to their right, beginning at `column`.
  ///
  /// The result has only the left sides of the lines and of `others`.
  package func beside(_ others: [Line], at column: Int) -> [Line] {
    if isEmpty, column == 0 { return others }
    return (0..<Swift.max(count, others.count)).map { row in
      let left = row < count ? self[row].left : []
      guard row < others.count, !others[row].left.isEmpty else { return Line(left) }
      return Line(left + [.spaces(Swift.max(0, column - left.columns))] + others[row].left)
    }
  }
}

extension Sequence where Element == [Line] {
  /// Returns the lines of all blocks, with `line` between every two blocks.
  package func joined(by line: Line) -> [Line] {
    var lines: [Line] = []
    for block in self {
      if !lines.isEmpty { lines.append(line) }
      lines += block
    }
    return lines
  }
}
