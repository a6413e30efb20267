/// Sorts rows by a column in linear time.
enum RowSorter {
  /// Returns rows sorted by their numbers in a column. The sort is stable, and rows without a
  /// number come last.
  static func sorted(
    _ rows: [Int32], by column: [Int32], isDescending: Bool = false
  ) -> [Int32] {
    column.withUnsafeBufferPointer { column in
      let hasNone = rows.contains { column[Int($0)] == NumericColumn.none }
      if !hasNone { return byDigits(rows, column, isDescending: isDescending) }
      let known = rows.filter { column[Int($0)] != NumericColumn.none }
      let rest = rows.filter { column[Int($0)] == NumericColumn.none }
      return byDigits(known, column, isDescending: isDescending) + rest
    }
  }

  /// Sorts rows with a radix sort. Digits have 11 bits, and the least significant digit is sorted
  /// first. Skips digits that are the same in all keys.
  private static func byDigits(
    _ rows: [Int32], _ column: UnsafeBufferPointer<Int32>, isDescending: Bool
  ) -> [Int32] {
    // Flipping the sign bit makes unsigned keys sort like the signed numbers. Flipping all other
    // bits instead reverses the order.
    let flip: UInt32 = isDescending ? 0x7FFF_FFFF : 0x8000_0000
    func key(_ row: Int32) -> UInt32 { UInt32(bitPattern: column[Int(row)]) ^ flip }
    if rows.count < minimumRadixCount { return inserted(rows, by: key) }
    let sample = key(rows[0])
    let differing = rows.reduce(UInt32(0)) { $0 | (key($1) ^ sample) }
    var rows = rows
    for shift in [UInt32(0), 11, 22] where differing >> shift & 0x7FF != 0 {
      rows = byDigit(rows) { Int(key($0) >> shift & 0x7FF) }
    }
    return rows
  }

  /// Minimum number of rows for the radix sort. Fewer rows are sorted faster by insertion.
  private static let minimumRadixCount = 24

  @inline(__always)
  private static func inserted(_ rows: [Int32], by key: (Int32) -> UInt32) -> [Int32] {
    var rows = rows
    for end in rows.indices.dropFirst() {
      var index = end
      while index > 0, key(rows[index - 1]) > key(rows[index]) {
        rows.swapAt(index - 1, index)
        index -= 1
      }
    }
    return rows
  }

  @inline(__always)
  private static func byDigit(_ rows: [Int32], _ digit: (Int32) -> Int) -> [Int32] {
    var offsets = [Int](repeating: 0, count: 2049)
    for row in rows { offsets[digit(row) + 1] += 1 }
    for digit in 1...2048 { offsets[digit] += offsets[digit - 1] }
    return [Int32](unsafeUninitializedCapacity: rows.count) { sorted, count in
      for row in rows {
        let digit = digit(row)
        sorted[offsets[digit]] = row
        offsets[digit] += 1
      }
      count = rows.count
    }
  }
}

/// Picks rows at random.
enum RowPicker {
  /// Returns `count` rows picked at random, in ascending order. The same seed picks the same rows.
  static func some(_ count: Int, of rows: [Int32], seed: UInt64) -> [Int32] {
    if count >= rows.count { return rows }
    var rows = rows
    var state = seed
    for index in 0..<count {
      // The pseudorandom generator is SplitMix64.
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      mixed ^= mixed >> 31
      let other = index + Int(mixed % UInt64(rows.count - index))
      rows.swapAt(index, other)
    }
    return rows[..<count].sorted()
  }
}
