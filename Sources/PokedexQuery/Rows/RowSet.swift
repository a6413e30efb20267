/// A set of rows with a bit for each row. Set operations handle 64 rows at once.
package struct RowSet: Sendable, Equatable {
  /// Number of all rows of the list, whether or not they are in the set.
  package let rowCount: Int
  private(set) var words: [UInt64]

  /// Creates an empty set.
  package init(none rowCount: Int) {
    self.rowCount = rowCount
    words = [UInt64](repeating: 0, count: (rowCount + 63) / 64)
  }

  /// Creates a set of all rows.
  package init(all rowCount: Int) {
    self.rowCount = rowCount
    words = [UInt64](repeating: .max, count: (rowCount + 63) / 64)
    clearBeyondEnd()
  }

  /// Creates a set of the rows that satisfy a predicate.
  package init(_ rowCount: Int, where isIn: (Int) -> Bool) {
    self.init(none: rowCount)
    for row in 0..<rowCount where isIn(row) { insert(row) }
  }

  /// Creates a set of the rows whose number in a column is in a range. Rows with
  /// `NumericColumn.none` are left out.
  init(_ column: [Int32], in range: ClosedRange<Int32>) {
    self.init(none: column.count)
    let (low, high) = (max(range.lowerBound, NumericColumn.none + 1), range.upperBound)
    guard low <= high else { return }
    fill { column[$0] >= low && column[$0] <= high }
  }

  /// Creates a set of the rows whose numbers in two columns satisfy a comparison. Rows with
  /// `NumericColumn.none` in either column are left out.
  init(_ left: [Int32], _ comparison: Comparison, _ right: [Int32]) {
    self.init(none: min(left.count, right.count))
    let none = NumericColumn.none
    switch comparison {
    case .equal: fill { left[$0] == right[$0] && left[$0] != none }
    case .unequal: fill { left[$0] != right[$0] && left[$0] != none && right[$0] != none }
    case .less: fill { left[$0] < right[$0] && left[$0] != none }
    case .lessOrEqual: fill { left[$0] <= right[$0] && left[$0] != none }
    case .more: fill { left[$0] > right[$0] && right[$0] != none }
    case .moreOrEqual: fill { left[$0] >= right[$0] && right[$0] != none }
    }
  }

  @inline(__always)
  private mutating func fill(_ isIn: (Int) -> Bool) {
    for word in words.indices {
      var bits: UInt64 = 0
      let start = word &* 64
      for bit in 0..<min(64, rowCount &- start) where isIn(start &+ bit) {
        bits |= 1 << UInt64(truncatingIfNeeded: bit)
      }
      words[word] = bits
    }
  }

  package mutating func insert(_ row: Int) { words[row / 64] |= 1 << UInt64(row % 64) }

  package func contains(_ row: Int) -> Bool { words[row / 64] & 1 << UInt64(row % 64) != 0 }

  package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  package mutating func formIntersection(_ other: RowSet) {
    for word in words.indices { words[word] &= other.words[word] }
  }

  package mutating func formUnion(_ other: RowSet) {
    for word in words.indices { words[word] |= other.words[word] }
  }

  /// Replaces the set with the rows that aren't in it.
  package mutating func complement() {
    for word in words.indices { words[word] = ~words[word] }
    clearBeyondEnd()
  }

  /// Rows in the set, in ascending order.
  package var rows: [Int32] {
    var rows: [Int32] = []
    rows.reserveCapacity(count)
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        rows.append(Int32(truncatingIfNeeded: index &* 64 &+ rest.trailingZeroBitCount))
        rest &= rest &- 1
      }
    }
    return rows
  }

  private mutating func clearBeyondEnd() {
    if rowCount % 64 != 0 { words[words.count - 1] &= 1 << UInt64(rowCount % 64) - 1 }
  }
}
