internal import TerminalUI

/// An older name for a span that is one of several facts.
typealias Fact = Span

// Older names of flows, until no page uses them.
extension Line {
  static func labelled(
    _ label: Span, _ facts: some Sequence<Span>, columns: Int, enough: Int? = nil
  ) -> [Line] {
    Flow(Array(facts), label: label).lines(columns: columns)
  }

  static func flow(_ label: Span, _ groups: [[Span]], columns: Int) -> [Line] {
    Flow(groups, label: [label]).lines(columns: columns)
  }

  static func flowing(
    _ label: [Span], _ pieces: [[Span]], gap: String = " ", columns: Int
  ) -> [Line] {
    Flow(pieces, label: label, separator: Span(gap, .secondary)).lines(columns: columns)
  }
}

/// An older name for packed columns.
struct Bands {
  let columns: Int
  let rows: Int

  func lines(_ blocks: [[Line]]) -> [Line] {
    Columns.packed(blocks, columns: columns, rows: rows)
  }
}
