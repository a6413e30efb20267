/// Pieces of text one after another, wrapped to a width, after an optional label.
///
/// A piece is only broken if it is wider than a line. Continuation lines are indented to the end of
/// the label.
///
///     Flow([Span("Hardy"), Span("Docile"), Span("Bashful")], label: Span("neutral  "))
///       .lines(columns: 25)
///     // neutral  Hardy · Docile
///     //          Bashful
package struct Flow: Sendable {
  /// The label, including the gap after it.
  package var label: [Span]
  /// The pieces, each a group of spans that belong together.
  package var pieces: [[Span]]
  /// Separator between two pieces of a line.
  ///
  /// At the end of a line, only its part before the first space is kept: the comma of ", ", but
  /// nothing of " · ".
  package var separator: Span

  package init(_ pieces: [[Span]], label: [Span] = [], separator: Span = Span(" ")) {
    self.label = label
    self.pieces = pieces
    self.separator = separator
  }

  /// Creates a flow of one-span pieces with dots between them.
  package init(_ pieces: [Span], label: Span? = nil, separator: Span = Span(" · ")) {
    self.init(pieces.map { [$0] }, label: label.map { [$0] } ?? [], separator: separator)
  }

  /// Minimum number of columns after a label. With fewer, the label gets a line of its own.
  private static let tooFew = 4

  /// Returns the lines, none wider than `columns`; empty if there are no pieces.
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

  /// The part of the separator that is kept at the end of a line, and the rest.
  private var splitSeparator: (tail: Span, gap: Span) {
    let tail = separator.text.prefix { $0 != " " }
    return (
      separator.with(String(tail)), separator.with(String(separator.text.dropFirst(tail.count)))
    )
  }
}

/// The lines of a flow while pieces are being added.
private struct Wrapping {
  let indent: Int
  /// Columns after the label.
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
      // A wide character may be wider than the line.
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
