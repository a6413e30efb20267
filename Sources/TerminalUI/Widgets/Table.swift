/// A table whose columns fit into a given width.
///
/// If there is too little space, the columns with the lowest priority are left out. Columns with
/// the same priority are left out together. The other columns get at least their minimum width.
/// Remaining space is used to widen columns to their ideal width, starting with the highest
/// priority.
///
///     let table = Table(
///       [
///         Table.Column("Move", minimum: 12, ideal: 24),
///         Table.Column("Type", minimum: 8, priority: 2),
///         Table.Column("Power", .right, minimum: 5, priority: 1),
///       ], in: 40)
///     [table.header] + moves.map { table.line([Span($0.name), Span($0.type), Span($0.power)]) }
///     // Move                    Type      Power
///     // Flamethrower            Fire         90
package struct Table: Sendable {
  package enum Alignment: Sendable {
    case left, right, center
  }

  /// The way to fit a text that is wider than its column.
  package enum Fit: Sendable {
    /// The text is cut at the end and gets an ellipsis.
    case clip
    /// The middle of the text is replaced by an ellipsis. This suits names of which some differ
    /// only at the beginning and others only at the end.
    case clipMiddle
    /// The text is cut at the end without an ellipsis. This suits words that can be recognised by
    /// their beginning.
    case cut
    /// The text is continued on further lines.
    case wrap
  }

  package struct Column: Sendable {
    /// Priority of a column that is never left out.
    package static let always = Int.max

    package var title: Span
    package var alignment: Alignment
    package var minimum: Int
    package var ideal: Int
    package var priority: Int
    package var fit: Fit
    /// Number of blank cells before this column. Nil to use the table's default gap.
    package var gap: Int?

    /// Creates a column with a styled title.
    ///
    /// - Parameters:
    ///   - ideal: Ideal width; nil to use the minimum width.
    ///   - priority: The column's priority. Columns with the lowest priority are left out first.
    package init(
      _ title: Span, _ alignment: Alignment = .left, minimum: Int, ideal: Int? = nil,
      priority: Int = always, fit: Fit = .clip, gap: Int? = nil
    ) {
      self.title = title
      self.alignment = alignment
      self.minimum = minimum
      self.ideal = max(minimum, ideal ?? minimum)
      self.priority = priority
      self.fit = fit
      self.gap = gap
    }

    package init(
      _ title: String, _ alignment: Alignment = .left, minimum: Int, ideal: Int? = nil,
      priority: Int = always, fit: Fit = .clip, gap: Int? = nil
    ) {
      self.init(
        Span(title, .secondary), alignment, minimum: minimum, ideal: ideal, priority: priority,
        fit: fit, gap: gap)
    }
  }

  /// A visible column.
  private struct VisibleColumn {
    let index: Int
    var width: Int
    /// Number of blank cells after the column.
    var gap = 0
    let alignment: Alignment
    let fit: Fit
    /// Whether it is the last column, which gets no trailing spaces.
    let isLast: Bool
  }

  private let columns: [Column]
  private let visibleColumns: [VisibleColumn]
  private let room: Int
  /// Whether the table is too wide even without the columns that can be left out. If so, lines are
  /// cut.
  private let isTooWide: Bool

  /// Chooses the visible columns and computes their widths.
  ///
  /// - Parameters:
  ///   - room: Maximum width of the table.
  ///   - gap: Number of blank cells between two columns.
  package init(_ columns: [Column], in room: Int, gap: Int = 2) {
    let fittingIndices = Self.fittingIndices(columns, in: room, gap: gap)
    let widths = Self.widths(of: fittingIndices.map { columns[$0] }, in: room, gap: gap)
    let visibleColumns = fittingIndices.enumerated().map { offset, index in
      let next =
        offset + 1 < fittingIndices.count ? columns[fittingIndices[offset + 1]].gap ?? gap : 0
      return VisibleColumn(
        index: index, width: widths[offset], gap: next, alignment: columns[index].alignment,
        fit: columns[index].fit, isLast: offset == fittingIndices.count - 1)
    }
    self.columns = columns
    self.visibleColumns = visibleColumns
    self.room = room
    isTooWide = visibleColumns.reduce(0) { $0 + $1.width + $1.gap } > room
  }

  /// Returns the width of a column. 0 if the column is left out.
  package func width(of column: Int) -> Int {
    visibleColumns.first { $0.index == column }?.width ?? 0
  }

  package func shows(_ column: Int) -> Bool { visibleColumns.contains { $0.index == column } }

  /// Returns the offset of a visible column from the table's left edge.
  package func start(of column: Int) -> Int {
    visibleColumns.prefix { $0.index != column }.reduce(0) { $0 + $1.width + $1.gap }
  }

  package var header: Line { line(columns.map(\.title)) }

  /// Returns a table row in which every cell is one span. A span that is too wide is cut.
  ///
  /// - Parameter cells: The cells, one for each column, including the columns that are left out.
  package func line(_ cells: [Span]) -> Line {
    var spans: [Span] = []
    spans.reserveCapacity(2 * visibleColumns.count)
    for column in visibleColumns {
      let span = cells[column.index]
      let text = Self.fitted(span.text, column)
      if span.linkTarget == nil, column.alignment != .center {
        let padded = TextFit.pad(
          text, to: column.isLast && column.alignment == .left ? 0 : column.width,
          atEnd: column.alignment == .left, gap: column.gap)
        spans.append(span.with(padded))
      } else {
        // The spaces beside a link must not become part of the link.
        Self.add([span.with(text)], in: column, to: &spans)
      }
    }
    return finished(spans)
  }

  /// Returns a table row in which every cell can have several spans. If a column wraps its texts,
  /// the row can have several lines.
  ///
  /// - Parameter cells: The cells, one for each column, including the columns that are left out.
  package func lines(_ cells: [Flow]) -> [Line] {
    rows(
      visibleColumns.map { column in
        let cell = cells[column.index]
        return column.fit == .wrap
          ? cell.lines(columns: column.width).map(\.left)
          : [cell.spans.columns <= column.width ? cell.spans : Self.fitted(cell.spans, column)]
      })
  }

  /// Returns a table row in which every cell is a list of lines. Only the lines' left sides are
  /// shown.
  ///
  /// - Parameter cells: The cells, one for each column, including the columns that are left out.
  package func lines(_ cells: [[Line]]) -> [Line] {
    rows(visibleColumns.map { column in cells[column.index].map { Self.fitted($0.left, column) } })
  }

  private func rows(_ blocks: [[[Span]]]) -> [Line] {
    let height = blocks.reduce(1) { max($0, $1.count) }
    return (0..<height).map { row in
      var spans: [Span] = []
      for (column, block) in zip(visibleColumns, blocks) {
        Self.add(row < block.count ? block[row] : [], in: column, to: &spans)
      }
      return finished(spans)
    }
  }

  private func finished(_ spans: [Span]) -> Line {
    Line(isTooWide ? spans.clipped(to: room) : spans)
  }
}

// MARK: - Widths

extension Table {
  /// Returns the indices of the columns that fit at their minimum width.
  private static func fittingIndices(_ columns: [Column], in room: Int, gap: Int) -> [Int] {
    var fittingIndices = Array(columns.indices)
    while total(fittingIndices.map { columns[$0] }, gap: gap, \.minimum) > room,
      let lowestPriority = fittingIndices.map({ columns[$0].priority }).min(),
      lowestPriority < Column.always
    {
      fittingIndices.removeAll { columns[$0].priority == lowestPriority }
    }
    return fittingIndices
  }

  private static func widths(of columns: [Column], in room: Int, gap: Int) -> [Int] {
    var widths = columns.map(\.minimum)
    var left = room - total(columns, gap: gap, \.minimum)
    // If even the remaining columns don't fit, shrink whichever column is the widest, step by step,
    // until they fit.
    while left < 0, let widest = widths.max(), widest > 1, let index = widths.firstIndex(of: widest)
    {
      widths[index] -= 1
      left += 1
    }
    let order = columns.indices.sorted {
      (columns[$1].priority, $0) < (columns[$0].priority, $1)
    }
    for index in order where left > 0 {
      let more = min(left, columns[index].ideal - widths[index])
      widths[index] += more
      left -= more
    }
    return widths
  }

  private static func total(
    _ columns: [Column], gap: Int, _ width: (Column) -> Int
  ) -> Int {
    columns.reduce(0) { $0 + width($1) } + columns.dropFirst().reduce(0) { $0 + ($1.gap ?? gap) }
  }
}

// MARK: - Cells

extension Table {
  private static func fitted(_ text: String, _ column: VisibleColumn) -> String {
    switch column.fit {
    case .clip, .wrap: TextFit.clip(text, to: column.width)
    case .clipMiddle: TextFit.clipMiddle(text, to: column.width)
    case .cut: TextFit.start(of: text, columns: column.width)
    }
  }

  private static func fitted(_ spans: [Span], _ column: VisibleColumn) -> [Span] {
    spans.count == 1
      ? [spans[0].with(fitted(spans[0].text, column))] : spans.clipped(to: column.width)
  }

  /// Appends a cell, padded with spaces according to the column's alignment.
  private static func add(_ cell: [Span], in column: VisibleColumn, to spans: inout [Span]) {
    let blank = max(0, column.width - cell.columns)
    let before =
      switch column.alignment {
      case .left: 0
      case .right: blank
      case .center: blank / 2
      }
    if before > 0 { spans.append(.spaces(before)) }
    spans += cell
    let after = blank - before + column.gap
    if after > 0, !column.isLast { spans.append(.spaces(after)) }
  }
}
