extension MouseEvent {
  /// Reads what a terminal says of the mouse, without the `ESC [` before it: either `<`, the button, `;`,
  /// the column, `;`, the row and `M` (`m` when the button goes up), or from old terminals `M` and three
  /// characters, each 32 more than the button, the column or the row. Cells are counted from 1; old
  /// terminals tell those beyond the 223rd as 0.
  ///
  /// Nil for anything else, and for what the program has no use for.
  package init?(report: [UInt32]) {
    switch (report.first, report.last) {
    case (0x3C, 0x4D) where report.dropFirst().dropLast().allSatisfy { 0x30...0x3B ~= $0 }:
      let text = String(String.UnicodeScalarView(report.compactMap(Unicode.Scalar.init)))
      let numbers = text.dropFirst().dropLast()
        .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
      self.init(numbers: numbers)
    case (0x4D, _): self.init(numbers: report.dropFirst().map { Int($0) - 32 })
    default: return nil
    }
  }

  /// - Parameter numbers: the button, whose bits for Shift, Alt and Ctrl do not matter, and the cell.
  private init?(numbers: [Int]) {
    guard numbers.count == 3, numbers[0] >= 0, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let action: Action
    switch numbers[0] & ~(4 | 8 | 16) {
    case 0: action = .press
    case 32: action = .drag
    case 64: action = .wheelUp
    case 65: action = .wheelDown
    default: return nil
    }
    self.init(action, column: numbers[1] - 1, row: numbers[2] - 1)
  }
}
