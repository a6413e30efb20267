internal import TerminalUI

/// Where the parts of the window are.
///
/// What is dropped first when space is short: the third pane (under 120 columns), the second type of
/// the list (under 80), the preview (under 60); under 30 columns or 8 rows, everything but a word.
struct Layout {
  /// Under so many columns there is one pane.
  static let narrow = 60
  static let smallest = Size(columns: 30, rows: 8)

  let size: Size

  var isTooSmall: Bool { size.columns < Self.smallest.columns || size.rows < Self.smallest.rows }

  var header: Int { 0 }
  var status: Int { size.rows - 2 }
  var keyBar: Int { size.rows - 1 }

  /// The rows between header and status line.
  var bodyRows: Int { max(0, size.rows - 3) }

  /// How many panes stand side by side.
  var paneCount: Int {
    switch size.columns {
    case ..<Self.narrow: 1
    case ..<120: 2
    default: 3
    }
  }

  var showsSecondType: Bool { size.columns >= 80 || 40..<Self.narrow ~= size.columns }

  /// The panes of the list's screen: the list, then what is beside it.
  var listPanes: [Rect] {
    switch paneCount {
    case 1: panes(of: [size.columns])
    case 2: panes(of: [showsSecondType ? 38 : 30, nil])
    default: panes(of: [size.columns >= 140 ? 48 : 44, nil, 36])
    }
  }

  /// The row of the first generation to choose from, below their title.
  var generationsRow: Int { 2 }

  /// The row that names an entry's pages.
  var tabs: Int { 1 }

  /// The row in place of those names that tells what another page is of.
  var titlePane: Rect {
    Rect(column: 1, row: tabs, columns: max(0, size.columns - 3), rows: 1)
  }

  /// The rows of an entry's pages, below their names.
  var pageRows: Int { max(0, bodyRows - 1) }

  /// The panes of an entry's overview, alike wide.
  var entryPanes: [Rect] {
    let gaps = 3 * (paneCount - 1) + 2
    let width = (size.columns - gaps) / paneCount
    return panes(of: Array(repeating: width, count: paneCount - 1) + [nil], margin: 1)
      .map { Rect(column: $0.column, row: tabs + 1, columns: $0.columns, rows: pageRows) }
  }

  /// How large the picture on an entry's overview may be: the upper half of the second pane, or below
  /// the facts where there is one pane only; nil where that would cost too much text.
  var pictureBox: Size? {
    guard paneCount > 1 || size.rows >= 16, let pane = entryPanes.last else { return nil }
    return Size(columns: min(pane.columns, 48), rows: min(pageRows / 2, 18))
  }

  /// The one pane of any other page of an entry.
  var pagePane: Rect {
    Rect(column: 1, row: tabs + 1, columns: max(0, size.columns - 3), rows: pageRows)
  }

  /// Rectangles side by side with room for a rule between them; nil takes what is left.
  private func panes(of widths: [Int?], margin: Int = 0) -> [Rect] {
    let fixed = widths.reduce(0) { $0 + ($1 ?? 0) }
    let left = size.columns - fixed - 3 * (widths.count - 1) - 2 * margin
    var column = margin
    return widths.map { width in
      defer { column += (width ?? left) + 3 }
      return Rect(column: column, row: 1, columns: width ?? left, rows: bodyRows)
    }
  }
}
