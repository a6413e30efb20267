internal import TerminalUI

/// How the lines of several groups stand in columns side by side: down one column, then the next.
struct ColumnFlow {
  /// What a line is.
  enum Slot: Sendable, Equatable {
    /// What a group is of; never the last line of a column.
    case heading(Int)
    /// A row, by its place among all.
    case row(Int)
    /// Between two groups; not where a column begins or ends.
    case blank
  }

  let slots: [Slot]

  /// The lines of each column, where so many lines at the most stand in one.
  func columns(ofHeight height: Int) -> [Range<Int>] {
    var columns: [Range<Int>] = []
    var start = 0
    while let first = slots[start...].firstIndex(where: { $0 != .blank }) {
      var end = min(first + max(1, height), slots.count)
      if end < slots.count {
        while end > first + 1, slots[end - 1].isHeading { end -= 1 }
      }
      start = end
      while end > first, slots[end - 1] == .blank { end -= 1 }
      columns.append(first..<end)
    }
    return columns
  }

  /// The lines of so many columns at the most, as alike long as can be.
  func columns(_ count: Int) -> [Range<Int>] {
    var height = max(1, (slots.count + count - 1) / max(1, count))
    var columns = columns(ofHeight: height)
    while columns.count > count {
      height += 1
      columns = self.columns(ofHeight: height)
    }
    return columns
  }

  /// In how many columns all can be seen at once: the fewest that are enough, else as many as have room
  /// for whole rows.
  ///
  /// - Parameters:
  ///   - columns: how wide the window is.
  ///   - rows: how many lines of a column are in view.
  ///   - least: how wide a column is at the least.
  ///   - good: how wide it had better be.
  func count(columns: Int, rows: Int, least: Int, good: Int) -> Int {
    let most = columns < 100 ? 1 : max(1, min(4, (columns + 3) / (least + 3)))
    let enough = (1...most).first { self.columns(ofHeight: rows).count <= $0 }
    return enough ?? max(1, min(most, (columns + 3) / (good + 3)))
  }
}

extension ColumnFlow.Slot {
  fileprivate var isHeading: Bool {
    if case .heading = self { true } else { false }
  }
}
