/// Puts rows in order by a column, in time that grows no faster than they do.
enum Order {
  /// The rows with rising figures, or falling ones; equal ones stay as they are and those without a figure
  /// come last.
  static func sorted(
    _ rows: [Int32], by column: [Int32], isDescending: Bool = false
  ) -> [Int32] {
    var (keyed, rest) = ([Keyed](), [Int32]())
    keyed.reserveCapacity(rows.count)
    for row in rows {
      let figure = column[Int(row)]
      if figure == Figure.none {
        rest.append(row)
      } else {
        // Flipped, the bits of a signed number rise as it does.
        let key = UInt32(bitPattern: figure) ^ 0x8000_0000
        keyed.append(Keyed(key: isDescending ? ~key : key, row: row))
      }
    }
    return byDigits(keyed).map(\.row) + rest
  }

  private struct Keyed {
    let key: UInt32
    let row: Int32
  }

  /// Sorted by one digit of 11 bits after the other, from the last; a digit that all share is left out.
  private static func byDigits(_ keyed: [Keyed]) -> [Keyed] {
    guard let first = keyed.first else { return keyed }
    var keyed = keyed
    let differing = keyed.reduce(UInt32(0)) { $0 | ($1.key ^ first.key) }
    var sorted = keyed
    for shift in [UInt32(0), 11, 22] where differing >> shift & 0x7FF != 0 {
      var places = [Int](repeating: 0, count: 2049)
      for one in keyed { places[Int(one.key >> shift & 0x7FF) + 1] += 1 }
      for digit in 1...2048 { places[digit] += places[digit - 1] }
      for one in keyed {
        let digit = Int(one.key >> shift & 0x7FF)
        sorted[places[digit]] = one
        places[digit] += 1
      }
      swap(&keyed, &sorted)
    }
    return keyed
  }
}

/// Draws rows by chance.
enum Drawing {
  /// So many of some rows, in their order; the same for the same seed.
  static func some(_ count: Int, of rows: [Int32], seed: UInt64) -> [Int32] {
    if count >= rows.count { return rows }
    var rows = rows
    var state = seed
    for place in 0..<count {
      // SplitMix64.
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      mixed ^= mixed >> 31
      let other = place + Int(mixed % UInt64(rows.count - place))
      rows.swapAt(place, other)
    }
    return rows[..<count].sorted()
  }
}
