extension MouseEvent {
  /// Parses a mouse report from a terminal, without the leading `ESC [`.
  ///
  /// There are two formats. An SGR report consists of `<`, the button, `;`, the column, `;`, the
  /// row and a final letter: `M` for a press, `m` for a release. An X10 report, which old terminals
  /// send, consists of `M` and three characters: the button, the column and the row, each plus 32.
  /// In both formats, columns and rows are counted from 1. Old terminals send 0 for a column or row
  /// beyond 223.
  ///
  /// - Returns: nil if the text is not a mouse report, or if the program doesn't use the event.
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

  /// - Parameter numbers: The button, column and row. The button's bits for Shift, Alt and Ctrl are
  ///   ignored.
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
