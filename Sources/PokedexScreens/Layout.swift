package import TerminalUI

/// Where the parts of the window are.
///
/// What is dropped first when space is short: the third pane (under 120 columns), the second type of
/// the list (under 80), the preview (under 60); under 30 columns or 8 rows, everything but a word.
package struct Layout: Sendable {
  /// Under so many columns there is one pane.
  static let narrow = 60
  static let smallest = Size(columns: 30, rows: 8)

  package let size: Size
  /// The panes of the list's screen: the list, then what is beside it.
  package let listPanes: [Rect]

  package init(size: Size) {
    self.size = size
    listPanes = Self.listPanes(in: size)
  }

  package var isTooSmall: Bool {
    size.columns < Self.smallest.columns || size.rows < Self.smallest.rows
  }

  package var header: Int { 0 }
  var status: Int { size.rows - 2 }
  package var keyBar: Int { size.rows - 1 }

  /// The rows between header and status line.
  package var bodyRows: Int { max(0, size.rows - 3) }

  /// How many panes stand side by side.
  var paneCount: Int { Self.paneCount(in: size) }

  var showsSecondType: Bool { Self.showsSecondType(in: size) }

  /// The whole of it.
  var window: Rect { Rect(column: 0, row: 0, columns: size.columns, rows: size.rows) }

  /// A row from edge to edge.
  func line(_ row: Int) -> Rect { Rect(column: 0, row: row, columns: size.columns, rows: 1) }

  /// What is between header and status line.
  var body: Rect { Rect(column: 0, row: 1, columns: size.columns, rows: bodyRows) }

  /// What is below the names of an entry's pages.
  var page: Rect { Rect(column: 0, row: tabs + 1, columns: size.columns, rows: pageRows) }

  /// The row of the first thing to choose from, below their title.
  package var menuRow: Int { 2 }

  /// The row that names an entry's pages.
  package var tabs: Int { 1 }

  /// The row in place of those names that tells what another page is of.
  var titlePane: Rect {
    Rect(column: 1, row: tabs, columns: max(0, size.columns - 3), rows: 1)
  }

  /// The rows of an entry's pages, below their names.
  package var pageRows: Int { max(0, bodyRows - 1) }

  /// How large the picture on an entry's overview may be: the upper half of the second pane, or below
  /// the facts where there is one pane only; nil where that would cost too much text.
  package var pictureBox: Size? {
    guard paneCount > 1 || size.rows >= 16, let pane = pagePanes(paneCount).last else { return nil }
    return Size(columns: min(pane.columns, 48), rows: min(pageRows / 2, 18))
  }

  /// Where a picture is as large as the window: all but the last two lines.
  package var largePicture: Rect {
    Rect(column: 0, row: 0, columns: size.columns, rows: max(0, status))
  }

  /// The pane of a page that has but one.
  package var pagePane: Rect {
    Rect(column: 1, row: tabs + 1, columns: max(0, size.columns - 3), rows: pageRows)
  }

  /// So many panes of a page side by side, alike wide, with room for a rule between two.
  package func pagePanes(_ count: Int) -> [Rect] {
    if count < 2 { return [pagePane] }
    let width = (size.columns - 3 * (count - 1) - 2) / count
    let widths = Array(repeating: Optional(width), count: count - 1) + [nil]
    return Self.panes(of: widths, in: size, margin: 1).map {
      Rect(column: $0.column, row: tabs + 1, columns: $0.columns, rows: pageRows)
    }
  }
}

// MARK: - Side by side

extension Layout {
  private static func paneCount(in size: Size) -> Int {
    switch size.columns {
    case ..<narrow: 1
    case ..<120: 2
    default: 3
    }
  }

  private static func showsSecondType(in size: Size) -> Bool {
    size.columns >= 80 || 40..<narrow ~= size.columns
  }

  private static func listPanes(in size: Size) -> [Rect] {
    switch paneCount(in: size) {
    case 1: panes(of: [size.columns], in: size)
    case 2: panes(of: [showsSecondType(in: size) ? 38 : 30, nil], in: size)
    default: panes(of: [size.columns >= 140 ? 48 : 44, nil, 36], in: size)
    }
  }

  /// Rectangles side by side with room for a rule between them; nil takes what is left.
  private static func panes(of widths: [Int?], in size: Size, margin: Int = 0) -> [Rect] {
    let fixed = widths.reduce(0) { $0 + ($1 ?? 0) }
    let left = size.columns - fixed - 3 * (widths.count - 1) - 2 * margin
    var column = margin
    return widths.map { width in
      defer { column += (width ?? left) + 3 }
      return Rect(column: column, row: 1, columns: width ?? left, rows: max(0, size.rows - 3))
    }
  }
}
