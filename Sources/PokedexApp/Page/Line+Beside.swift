internal import TerminalUI

extension Line {
  /// How many columns its left side takes.
  var leftColumns: Int { left.reduce(0) { $0 + TextWidth.of($1.text) } }

  /// Pieces one after another behind a label, each whole, in as many lines as they need.
  ///
  /// - Parameters:
  ///   - pieces: what stays together.
  ///   - gap: what stands between two.
  ///   - columns: how wide the lines may be, the label included.
  /// - Returns: nothing for no pieces.
  static func flowing(
    _ label: [Span], _ pieces: [[Span]], gap: String = " ", columns: Int
  ) -> [Line] {
    let indent = Line(label).leftColumns
    var lines: [Line] = []
    var line = Line(label)
    var used = indent
    for piece in pieces {
      let width = Line(piece).leftColumns
      if used > indent, used + TextWidth.of(gap) + width > columns {
        lines.append(line)
        line = Line([Span(TextFit.spaces(indent))])
        used = indent
      } else if used > indent {
        line.left.append(Span(gap, .secondary))
        used += TextWidth.of(gap)
      }
      line.left += piece
      used += width
    }
    return pieces.isEmpty ? [] : lines + [line]
  }
}

extension [Line] {
  /// These lines with others at a column to their right; of both sides, what stands left.
  func beside(_ others: [Line], at column: Int) -> [Line] {
    (0..<Swift.max(count, others.count)).map { row in
      let left = row < count ? self[row].left : []
      guard row < others.count, !others[row].left.isEmpty else { return Line(left) }
      let gap = Swift.max(0, column - Line(left).leftColumns)
      return Line(left + [Span(TextFit.spaces(gap))] + others[row].left)
    }
  }
}

extension Sequence where Element == [Line] {
  /// All of them, with a line between two.
  func joined(by line: Line) -> [Line] {
    var lines: [Line] = []
    for block in self {
      if !lines.isEmpty { lines.append(line) }
      lines += block
    }
    return lines
  }
}
