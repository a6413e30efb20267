package import TerminalUI

/// Rectangles of the window's parts.
///
/// As the window narrows, parts are dropped in this order: the third pane (under 180 columns in the
/// list, under 120 elsewhere), the list's base stats and abilities (under 120), the complete names
/// of types (under 80), the preview (under 60). Under 30 columns or 8 rows, only a message is
/// shown.
package struct Layout: Sendable {
  /// Minimum number of columns for two panes.
  static let narrow = 60
  /// Minimum number of columns for base stats and abilities in the list.
  static let wide = 120
  static let smallest = Size(columns: 30, rows: 8)

  package let size: Size
  /// The panes of the list's screen: the list, then the previews.
  package let listPanes: [Rect]
  /// Whether the user has set the list's width.
  private let hasCustomListWidth: Bool

  /// - Parameters:
  ///   - isPlain: whether to use a single pane at any width, so that all text on a row belongs
  ///     together.
  ///   - listColumns: the list's width beside other panes, limited to the available room; nil for
  ///     the default width.
  package init(size: Size, isPlain: Bool = false, listColumns: Int? = nil) {
    let columns = isPlain ? min(size.columns, Self.narrow - 1) : size.columns
    let size = Size(columns: columns, rows: size.rows)
    self.size = size
    hasCustomListWidth = listColumns != nil && Self.paneCount(in: size) > 1
    listPanes = Self.listPanes(in: size, listColumns: listColumns)
  }

  package var isTooSmall: Bool {
    size.columns < Self.smallest.columns || size.rows < Self.smallest.rows
  }

  package var header: Int { 0 }
  package var status: Int { size.rows - 2 }
  package var keyBar: Int { size.rows - 1 }

  /// Whether the list shows base stats and abilities, and a row of headings above them.
  package var isListWide: Bool {
    size.columns >= Self.wide
      && (!hasCustomListWidth || listPanes[0].columns >= Self.minimumWideListColumns)
  }

  /// The area of the list's rows.
  package var listRows: Rect {
    let (pane, head) = (listPanes[0], isListWide ? 1 : 0)
    return Rect(
      column: pane.column, row: pane.row + head, columns: pane.columns,
      rows: max(0, pane.rows - head))
  }

  /// The area of the scroll bar: between the list and the preview, or at the window's right edge if
  /// there is no preview.
  package var listEdge: Rect {
    if listPanes.count > 1 { return listPanes[1].ruleBefore }
    return Rect(column: size.columns - 1, row: 1, columns: 1, rows: bodyRows)
  }

  /// Whether there is a pane beside the list, so that the user can move the edge between them.
  package var hasEdge: Bool { listPanes.count > 1 }

  /// Returns the width that the list must have for its right edge to be at this column.
  package func listColumns(withEdgeAt column: Int) -> Int {
    max(1, column - listPanes[0].column - 1)
  }

  /// Number of rows between header and status line.
  package var bodyRows: Int { max(0, size.rows - 3) }

  var paneCount: Int { Self.paneCount(in: size) }

  /// The whole window.
  var window: Rect { Rect(column: 0, row: 0, columns: size.columns, rows: size.rows) }

  /// Returns the rectangle of a row across the whole window.
  func line(_ row: Int) -> Rect { Rect(column: 0, row: row, columns: size.columns, rows: 1) }

  /// The area between header and status line.
  var body: Rect { Rect(column: 0, row: 1, columns: size.columns, rows: bodyRows) }

  /// The area below an entry's tabs.
  var page: Rect { Rect(column: 0, row: tabs + 1, columns: size.columns, rows: pageRows) }

  /// The first row of choices in a menu, below its title.
  package var menuRow: Int { 2 }

  /// The row of an entry's tabs.
  package var tabs: Int { 1 }

  /// The area of a page's title. Entries have their tabs in this row instead.
  var titlePane: Rect {
    Rect(column: 1, row: tabs, columns: max(0, size.columns - 3), rows: 1)
  }

  /// Number of rows of a page, below the tabs.
  package var pageRows: Int { max(0, bodyRows - 1) }

  /// The area of a picture shown in the whole window: all rows except the status line and the key
  /// bar.
  package var largePicture: Rect {
    Rect(column: 0, row: 0, columns: size.columns, rows: max(0, status))
  }

  /// The pane of a page that has only one pane.
  package var pagePane: Rect {
    Rect(column: 1, row: tabs + 1, columns: max(0, size.columns - 3), rows: pageRows)
  }

  /// Returns `count` page panes of equal width, side by side, with room for a rule between them.
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

  /// Limits for a list whose edge the user has moved, in columns: the list's minimum width, the
  /// preview's minimum width, and the list's minimum width for showing base stats.
  private static let (minimumListColumns, minimumPreviewColumns, minimumWideListColumns) = (
    24, 27, 86
  )

  private static func listPanes(in size: Size, listColumns: Int?) -> [Rect] {
    let others: [Int?] = size.columns < 180 ? [nil] : [nil, 36]
    if let listColumns, size.columns >= narrow {
      let room = size.columns - minimumPreviewColumns - 3 - (others.count > 1 ? 39 : 0)
      return panes(of: [max(minimumListColumns, min(listColumns, room))] + others, in: size)
    }
    return listPanes(in: size)
  }

  private static func listPanes(in size: Size) -> [Rect] {
    switch size.columns {
    case ..<narrow: panes(of: [size.columns - 1], in: size)
    case ..<wide: panes(of: [size.columns >= 80 ? 38 : 30, nil], in: size)
    case ..<180: panes(of: [nil, min(40, 31 + (size.columns - wide) / 4)], in: size)
    default: panes(of: [nil, 42, 36], in: size)
    }
  }

  /// Returns rectangles side by side, with room for a rule between them. A rectangle whose width is
  /// nil takes the remaining columns.
  private static func panes(of widths: [Int?], in size: Size, margin: Int = 0) -> [Rect] {
    let fixed = widths.reduce(0) { $0 + ($1 ?? 0) }
    let remainingColumns = size.columns - fixed - 3 * (widths.count - 1) - 2 * margin
    var column = margin
    return widths.map { width in
      defer { column += (width ?? remainingColumns) + 3 }
      return Rect(
        column: column, row: 1, columns: width ?? remainingColumns, rows: max(0, size.rows - 3))
    }
  }
}
