/// A layout of columns of equal width side by side.
///
/// If not all columns fit side by side, they are split into groups, one below the other. There are
/// as few groups as possible, with about the same number of columns each.
///
///     let columns = Columns(2, of: 70..., in: size.columns, gap: 4)
///     columns.lines([figures(columns.width), types(columns.width)])
package struct Columns: Sendable {
  /// Width of each column.
  package let width: Int
  /// Indices of the columns in each group.
  package let groups: [Range<Int>]
  private let gap: Int

  /// Computes the width of the columns and their groups.
  ///
  /// - Parameters:
  ///   - widths: Minimum width of a column.
  ///   - maximum: Maximum width of a column.
  ///   - columns: Total width of the layout.
  ///   - label: Width reserved for a label before the first column of each group.
  ///   - gap: Number of blank cells between two columns.
  package init(
    _ count: Int, of widths: PartialRangeFrom<Int>, maximum: Int = .max, in columns: Int,
    after label: Int = 0, gap: Int = 2
  ) {
    let room = columns - label + gap
    let minimum = widths.lowerBound
    let fitting = max(1, room / (minimum + gap))
    let groupCount = max(1, (count + fitting - 1) / fitting)
    let beside = max(1, (count + groupCount - 1) / groupCount)
    width = min(maximum, max(minimum, room / beside - gap), max(1, columns - label))
    groups = stride(from: 0, to: count, by: beside).map { $0..<min($0 + beside, count) }
    self.gap = gap
  }

  /// Distributes blocks of lines over the columns of one group.
  ///
  /// The columns are filled from left to right with the same number of blocks each; the last column
  /// may have fewer. Each block must be `width` wide. Blocks in the same column are separated by a
  /// blank line.
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

  /// Places blocks of any width side by side as long as they fit, then continues below them.
  ///
  /// A block is either shown as a whole or left out.
  ///
  /// - Parameters:
  ///   - blocks: The blocks, with the most important first.
  ///   - rows: Maximum total height. Blocks that don't fit are left out.
  package static func packed(
    _ blocks: [[Line]], columns: Int, rows: Int, gap: Int = 4
  ) -> [Line] {
    var left = blocks.filter { !$0.isEmpty }
    var bands: [[Line]] = []
    var start = 0
    while !left.isEmpty {
      var band: [Line] = []
      var end = 0
      left.removeAll { block in
        let column = band.isEmpty ? 0 : end + gap
        let width = block.map(\.leftColumns).max() ?? 0
        guard column + width <= columns, start + block.count <= rows else { return false }
        band = band.beside(block, at: column)
        end = column + width
        return true
      }
      if band.isEmpty { break }
      bands.append(band)
      start += band.count + 1
    }
    return bands.joined(by: .blank)
  }
}
