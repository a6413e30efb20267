/// Rows of cells in columns that fit a width.
///
/// If there is too little space, the columns with the lowest priority are left out, all of that
/// priority together. The others get at least their minimum width. Remaining space widens them to
/// their ideal width, highest priority first.
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

  /// Way in which a cell's text is fitted into its column.
  package enum Fit: Sendable {
    /// Cut at the end, with an ellipsis.
    case clip
    /// Cut in the middle, for names with similar beginnings and ends.
    case clipMiddle
    /// Cut at the end without an ellipsis, for words that are recognised by their beginning.
    case cut
    /// Continued on further lines.
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
    /// Blank columns before this one; nil for the table's gap.
    package var gap: Int?

    /// Creates a column with a styled title.
    ///
    /// - Parameters:
    ///   - ideal: Ideal width; nil for the minimum.
    ///   - priority: Columns with the lowest priority are left out first.
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
    /// Blank columns after it.
    var gap = 0
    let alignment: Alignment
    let fit: Fit
    /// Whether it is the last column, which gets no trailing spaces.
    let isLast: Bool
  }

  private let columns: [Column]
  private let visibleColumns: [VisibleColumn]
  private let room: Int
  /// Whether even the visible columns don't fit, so that lines are cut.
  private let isTooWide: Bool

  /// Chooses the visible columns and computes their widths.
  ///
  /// - Parameters:
  ///   - room: Width of the table.
  ///   - gap: Blank columns between two columns.
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

  /// Returns the width of a column; 0 if it is left out.
  package func width(of column: Int) -> Int {
    visibleColumns.first { $0.index == column }?.width ?? 0
  }

  package func shows(_ column: Int) -> Bool { visibleColumns.contains { $0.index == column } }

  /// Returns the offset of a visible column from the left edge of the table.
  package func start(of column: Int) -> Int {
    visibleColumns.prefix { $0.index != column }.reduce(0) { $0 + $1.width + $1.gap }
  }

  package var header: Line { line(columns.map(\.title)) }

  /// Returns a row whose cells are one span each, cut to their columns.
  ///
  /// - Parameter cells: One for every column, including those left out.
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
        // A link does not include the blank columns beside it.
        Self.add([span.with(text)], in: column, to: &spans)
      }
    }
    return finished(spans)
  }

  /// Returns a row whose cells may have several spans, and several lines if their column wraps.
  ///
  /// - Parameter cells: One for every column, including those left out.
  package func lines(_ cells: [Flow]) -> [Line] {
    rows(
      visibleColumns.map { column in
        let cell = cells[column.index]
        return column.fit == .wrap
          ? cell.lines(columns: column.width).map(\.left)
          : [cell.spans.columns <= column.width ? cell.spans : Self.fitted(cell.spans, column)]
      })
  }

  /// Returns a row whose cells are lists of lines. Only their left sides are shown.
  ///
  /// - Parameter cells: One for every column, including those left out.
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
    // If even the remaining columns don't fit, they shrink, the widest first.
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

  /// Appends a cell padded with blank columns according to its alignment.
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
