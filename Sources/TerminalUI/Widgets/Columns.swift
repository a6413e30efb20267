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

  /// Blocks of any width, packed side by side and then below, each whole or not at all.
  ///
  /// - Parameters:
  ///   - blocks: the most wanted first.
  ///   - rows: height of the whole; what doesn't fit is left out.
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
