internal import TerminalUI

/// Blocks of lines side by side, and then below, each whole or not at all.
struct Bands {
  /// What is between two.
  private static let gap = 4

  let columns: Int
  let rows: Int

  /// - Parameter blocks: the most wanted first.
  func lines(_ blocks: [[Line]]) -> [Line] {
    var left = blocks.filter { !$0.isEmpty }
    var lines: [Line] = []
    while true {
      let start = lines.isEmpty ? 0 : lines.count + 1
      var band: [Line] = []
      var end = 0
      left.removeAll { block in
        let column = band.isEmpty ? 0 : end + Self.gap
        let width = block.map(\.leftColumns).max() ?? 0
        guard column + width <= columns, start + block.count <= rows else { return false }
        band = band.isEmpty ? block : band.beside(block, at: column)
        end = column + width
        return true
      }
      if band.isEmpty { return lines }
      lines += (lines.isEmpty ? [] : [.blank]) + band
    }
  }
}
