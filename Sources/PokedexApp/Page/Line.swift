internal import PokedexModel
internal import TerminalUI

/// A piece of text in one role.
struct Span: Sendable {
  let text: String
  let role: Role
  /// What it leads to, or what is set there.
  let target: Target?

  /// - Parameter game: the game that the link stands in; nil for that of its page.
  init(_ text: String, _ role: Role = .text, link: Subject? = nil, game: Game? = nil) {
    self.init(text, role, link: link.map { Destination($0, game: game) })
  }

  init(_ text: String, _ role: Role = .text, link: Destination?) {
    self.text = text
    self.role = role
    target = link.map(Target.link)
  }

  /// A value that can be changed.
  init(_ text: String, _ role: Role = .dial, dial: DialSetting) {
    self.text = text
    self.role = role
    target = .dial(dial)
  }

  /// What leads to the list with what a query finds.
  init(_ text: String, _ role: Role = .text, query: String) {
    self.text = text
    self.role = role
    target = .list(query)
  }

  /// The page that it leads to; nil for none.
  var link: Destination? { target?.destination }
}

/// A line of a pane: spans from the left, and spans at its right end where they fit; or cells.
struct Line: Sendable {
  var left: [Span]
  var right: [Span] = []
  /// What it shows instead of text: a row of a picture.
  var cells: [Cell] = []
  /// What can stand over its cells and those of the lines below it, and from which column on.
  var graphics: [(column: Int, graphic: Graphic)] = []

  init(_ left: [Span] = [], right: [Span] = []) {
    self.left = left
    self.right = right
  }

  init(cells: [Cell]) {
    self.init()
    self.cells = cells
  }

  static let blank = Line()

  /// The lines of a picture.
  static func lines(of picture: ShownPicture) -> [Line] {
    var lines = picture.rows.map(Line.init(cells:))
    if let graphic = picture.graphic { lines[0].graphics = [(0, graphic)] }
    return lines
  }

  /// The lines of pictures side by side, which are alike high, with blank columns between them.
  static func lines(of pictures: [ShownPicture], apart gap: Int) -> [Line] {
    let blank = Array(repeating: Cell.blank, count: gap)
    let height = pictures.map(\.rows.count).max() ?? 0
    var lines = (0..<height).map { row in
      Line(cells: Array(pictures.map { $0.rows[row] }.joined(separator: blank)))
    }
    var column = 0
    for picture in pictures {
      if let graphic = picture.graphic { lines[0].graphics.append((column, graphic)) }
      column += (picture.rows.first?.count ?? 0) + gap
    }
    return lines
  }

  /// Itself, or its two sides one below the other where they don't fit beside each other.
  func broken(to columns: Int) -> [Line] {
    let width = (left + right).reduce(1) { $0 + TextWidth.of($1.text) }
    return width <= columns || right.isEmpty ? [self] : [Line(left), Line(right: right)]
  }

  var isBlank: Bool { left.isEmpty && right.isEmpty && cells.isEmpty }

  /// Calls `body` with what its spans lead to or set, in reading order.
  func forEachTarget(_ body: (Target) -> Void) {
    for span in left { span.target.map(body) }
    for span in right { span.target.map(body) }
  }

  /// What its spans lead to, in reading order.
  var links: [Destination] { (left + right).compactMap(\.link) }

  /// Writes the line into a row of a frame, clipped to `columns`.
  ///
  /// - Parameter selected: which of its links stands out; nil for none.
  func write(
    to frame: inout Frame, column: Int, row: Int, columns: Int, theme: Theme,
    selected: Int? = nil
  ) {
    let limit = column + columns
    frame.write(cells, column: column, row: row, limit: limit)
    var link = 0
    func style(of span: Span) -> Style {
      guard span.target != nil else { return theme.style(span.role) }
      defer { link += 1 }
      return theme.style(link == selected ? .selection : span.role)
    }
    place(from: column, to: limit) { span, text, start in
      frame.write(text, column: start, row: row, limit: limit, style: style(of: span))
    }
  }

  /// Which of its links is at a column of the line, clipped to `columns`; nil where none is.
  func link(at column: Int, columns: Int) -> Int? {
    var link = 0
    var found: Int?
    place(from: 0, to: columns) { span, text, start in
      let end = start + TextWidth.of(text)
      if span.target != nil {
        if start..<end ~= column { found = link }
        link += 1
      }
      return end
    }
    return found
  }

  /// Gives each span that can be seen its place, the one way in which lines are clipped.
  ///
  /// - Parameter put: takes a span, as much of its text as fits, and its column; returns the column
  ///   after it.
  private func place(from column: Int, to limit: Int, _ put: (Span, String, Int) -> Int) {
    var end = column
    for span in left where end < limit {
      end = put(span, TextFit.clip(span.text, to: limit - end), end)
    }
    let width = right.reduce(0) { $0 + TextWidth.of($1.text) }
    guard width > 0, end + 1 <= limit - width else { return }
    var start = limit - width
    for span in right { start = put(span, span.text, start) }
  }
}
