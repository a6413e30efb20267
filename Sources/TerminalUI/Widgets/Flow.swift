/// Pieces of text that are shown one after another, after an optional label, and wrapped to a
/// width.
///
/// A piece is only broken if it is wider than a line. The second and later lines are indented to
/// the end of the label.
///
///     Flow([Span("Hardy"), Span("Docile"), Span("Bashful")], label: Span("neutral  "))
///       .lines(columns: 25)
///     // neutral  Hardy · Docile
///     //          Bashful
package struct Flow: Sendable {
  /// The label, including the gap after it.
  package var label: [Span]
  /// The pieces of text. Each piece is a group of spans that are kept on one line if possible.
  package var pieces: [[Span]]
  /// The separator between two pieces.
  ///
  /// At the end of a line, only the separator's characters before its first space are kept: the
  /// comma of ", ", but nothing of " · ".
  package var separator: Span

  package init(_ pieces: [[Span]], label: [Span] = [], separator: Span = Span(" ")) {
    self.label = label
    self.pieces = pieces
    self.separator = separator
  }

  /// Creates a flow in which every piece is one span. By default, dots separate the pieces.
  package init(_ pieces: [Span], label: Span? = nil, separator: Span = Span(" · ")) {
    self.init(pieces.map { [$0] }, label: label.map { [$0] } ?? [], separator: separator)
  }

  /// Minimum number of columns after a label. If there are fewer, the pieces begin below the label.
  private static let tooFew = 4

  /// Returns the lines, which are at most `columns` wide. Empty if there are no pieces.
  package func lines(columns: Int) -> [Line] {
    if pieces.isEmpty { return [] }
    let indent = label.columns
    if indent > 0, columns - indent < Self.tooFew {
      let below = Flow(pieces, separator: separator).lines(columns: columns)
      return Flow([label]).lines(columns: columns) + below
    }
    var wrapping = Wrapping(label: label, indent: indent, room: max(1, columns - indent))
    let (tail, gap) = splitSeparator
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      wrapping.add(isLast || tail.text.isEmpty ? piece : piece + [tail], gap: gap)
    }
    return wrapping.lines + [Line(wrapping.spans)]
  }

  /// All pieces in one line, without the label.
  package var spans: [Span] {
    pieces.count == 1 ? pieces[0] : Array(pieces.joined(separator: [separator]))
  }

  /// The part of the separator that is kept at the end of a line, and the rest of the separator.
  private var splitSeparator: (tail: Span, gap: Span) {
    let tail = separator.text.prefix { $0 != " " }
    return (
      separator.with(String(tail)), separator.with(String(separator.text.dropFirst(tail.count)))
    )
  }
}

/// Builds the lines of a flow, piece by piece.
private struct Wrapping {
  let indent: Int
  /// Number of columns to the right of the label.
  let room: Int
  var lines: [Line] = []
  /// The current line.
  var spans: [Span]
  private var used = 0
  private var isFirstPiece = true

  init(label: [Span], indent: Int, room: Int) {
    self.indent = indent
    self.room = room
    spans = label
  }

  mutating func add(_ piece: [Span], gap: Span) {
    let width = piece.columns
    let gapColumns = TextWidth.of(gap.text)
    if !isFirstPiece, used + gapColumns + width <= room {
      if gapColumns > 0 { spans.append(gap) }
      spans += piece
      used += gapColumns + width
      return
    }
    for part in width <= room ? [piece] : piece.wrapped(to: room) {
      if !isFirstPiece { breakLine() }
      // Cut the part, because a single wide character may be wider than the line.
      spans += part.clipped(to: room)
      used = part.columns
      isFirstPiece = false
    }
  }

  private mutating func breakLine() {
    lines.append(Line(spans))
    spans = indent > 0 ? [.spaces(indent)] : []
  }
}
