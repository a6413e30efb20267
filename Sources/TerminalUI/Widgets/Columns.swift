/// Equal columns side by side; if they don't all fit, in as few groups below each other as possible, each
/// about as large as the others.
///
///     let columns = Columns(2, of: 70..., in: size.columns, gap: 4)
///     columns.lines([figures(columns.width), types(columns.width)])
package struct Columns: Sendable {
  /// Width of each column.
  package let width: Int
  /// Indices of the columns in each group.
  package let groups: [Range<Int>]
  private let gap: Int

  /// - Parameters:
  ///   - widths: narrowest and widest column.
  ///   - columns: width of the whole.
  ///   - label: width of what stands before the first column of each group.
  ///   - gap: blank columns between two.
  package init(
    _ count: Int, of widths: PartialRangeFrom<Int>, most: Int = .max, in columns: Int,
    after label: Int = 0, gap: Int = 2
  ) {
    let room = columns - label + gap
    let least = widths.lowerBound
    let fitting = max(1, room / (least + gap))
    let groupCount = max(1, (count + fitting - 1) / fitting)
    let beside = max(1, (count + groupCount - 1) / groupCount)
    width = min(most, max(least, room / beside - gap), max(1, columns - label))
    groups = stride(from: 0, to: count, by: beside).map { $0..<min($0 + beside, count) }
    self.gap = gap
  }

  /// Blocks made for `width`, distributed down the columns of one group: the first column holds the first
  /// blocks. A blank line stands between two.
  package func lines(_ blocks: [[Line]]) -> [Line] {
    let count = groups.first?.count ?? 1
    let height = max(1, (blocks.count + count - 1) / count)
    let columns = stride(from: 0, to: blocks.count, by: height).map {
      blocks[$0..<min($0 + height, blocks.count)].joined(by: .blank)
    }
    return columns.enumerated().reduce(into: []) { lines, column in
      lines = lines.beside(column.element, at: column.offset * (width + gap))
    }
  }
}
