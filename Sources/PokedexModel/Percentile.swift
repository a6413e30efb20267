/// How a value compares with others.
package enum Percentile {
  /// The share of some values that are less than one, in percent rounded down; 0 among none.
  ///
  /// - Parameter values: rising.
  package static func below(_ value: Int, among values: [Int]) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle] < value { low = middle + 1 } else { high = middle }
    }
    return values.isEmpty ? 0 : low * 100 / values.count
  }
}
