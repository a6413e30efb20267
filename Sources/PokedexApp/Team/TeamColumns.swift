internal import PokedexModel
internal import TerminalUI

/// A column for each of some Pokémon behind a column of labels; where they don't fit side by side, in
/// blocks one below the other, as alike as can be.
struct TeamColumns {
  let labelColumns: Int
  /// How wide each column is.
  let cellColumns: Int
  /// The places of those that stand side by side.
  let blocks: [Range<Int>]

  let gap: Int

  /// - Parameters:
  ///   - count: of the Pokémon.
  ///   - columns: how wide all may be.
  ///   - label: how wide the labels are, the gap included.
  ///   - least: how wide a column must be, and at the most may be.
  ///   - gap: between two columns.
  init(count: Int, columns: Int, label: Int, least: Int, most: Int, gap: Int = 2) {
    self.gap = gap
    let room = columns - label + gap
    let fitting = max(1, room / (least + gap))
    let blockCount = max(1, (count + fitting - 1) / fitting)
    let beside = max(1, (count + blockCount - 1) / blockCount)
    labelColumns = label
    cellColumns = min(most, max(least, room / beside - gap))
    blocks = stride(from: 0, to: count, by: beside).map { $0..<min($0 + beside, count) }
  }

  /// A row: its label, and for each of those in a block lines of spans, in as many lines as the longest
  /// takes.
  func lines(_ label: Span, _ cells: [[[Span]]]) -> [Line] {
    let height = cells.map(\.count).max() ?? 0
    return (0..<max(1, height)).map { row in
      var spans = [row == 0 ? label : Span("")]
      var end = labelColumns
      var used = TextWidth.of(spans[0].text)
      for cell in cells {
        spans.append(Span(TextFit.spaces(max(1, end - used))))
        used = max(used + 1, end)
        if row < cell.count {
          spans += cell[row]
          used += cell[row].reduce(0) { $0 + TextWidth.of($1.text) }
        }
        end += cellColumns + gap
      }
      return Line(spans)
    }
  }

  /// Spans in lines of a column's width, with a space between two.
  func flow(_ spans: [Span]) -> [[Span]] {
    var lines: [[Span]] = [[]]
    var used = 0
    for span in spans {
      let width = TextWidth.of(span.text)
      if used > 0, used + 1 + width > cellColumns {
        lines.append([])
        used = 0
      }
      if used > 0 { lines[lines.count - 1].append(Span(" ")) }
      lines[lines.count - 1].append(span)
      used += width + (used > 0 ? 1 : 0)
    }
    return lines
  }

  /// A name in lines of a column's width, each of which leads to what it names.
  func wrap(_ name: String, _ role: Role = .text, link: Subject) -> [[Span]] {
    TextFit.wrap(name, to: cellColumns).map { [Span($0, role, link: link)] }
  }
}
