/// Normalized names, for comparing typed text with slugs and with names in any language.
package enum NameKey {
  /// Returns a name as `FoldedName` folds it, with hyphens between its words as in slugs.
  ///
  /// "Mr. Mime" and `mr-mime` have the same key, and so have "Flabébé" and `flabebe`, カナ and かな.
  package static func key(_ name: String) -> String {
    let folded = FoldedName(name)
    var units: [UInt16] = []
    units.reserveCapacity(folded.letters.count + 4)
    for index in folded.letters.indices {
      if index > 0, folded.marks[index] & FoldedName.Mark.word != 0 {
        units.append(UInt16(UInt8(ascii: "-")))
      }
      units.append(folded.letters[index])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Returns the candidates nearest to a name by edit distance, the nearest first.
  ///
  /// The distance is at most a third of the name's length. Empty for a name of more than 64
  /// letters. `candidates` and the results are keys.
  package static func closest(to name: String, in candidates: [String], limit: Int = 3) -> [String]
  {
    let key = Array(key(name).utf16)
    guard 1...64 ~= key.count else { return [] }
    let maxDistance = max(1, key.count / 3)
    let distance = EditDistance(key)
    var found: [(distance: Int, candidate: String)] = []
    for candidate in candidates where abs(candidate.utf16.count - key.count) <= maxDistance {
      let whole = distance.to(Array(candidate.utf16)).whole
      if whole <= maxDistance { found.append((whole, candidate)) }
    }
    found.sort { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }
    return found.prefix(limit).map(\.candidate)
  }
}

/// The edit distance from a pattern to a text and to the text's beginnings, found in one pass.
///
/// The distance is the minimum number of letters to add, remove, change, or swap with a neighbor
/// (optimal string alignment distance). A column of the distance table is stored in two words, with
/// one bit for each letter of the pattern: Myers (1999), with Hyyrö's (2003) term for swapped
/// neighbors.
package struct EditDistance: Sendable {
  private let letters: [UInt16]
  private let last: UInt64
  /// Positions in the pattern of each letter below 128, as bits.
  private let positions: [UInt64]

  /// - Parameter letters: 1 to 64 letters.
  package init(_ letters: [UInt16]) {
    self.letters = letters
    last = 1 << UInt64(letters.count - 1)
    var positions = [UInt64](repeating: 0, count: 128)
    for (index, letter) in letters.enumerated() where letter < 128 {
      positions[Int(letter)] |= 1 << UInt64(index)
    }
    self.positions = positions
  }

  /// Distances to one text.
  package struct Distances {
    package var whole: Int
    /// Minimum distance to a beginning of the text.
    package var prefix: Int
    /// Number of letters of that beginning.
    package var prefixEnd: Int
  }

  /// Returns the distances to a text's letters.
  package func to(_ text: [UInt16]) -> Distances { text.withUnsafeBufferPointer { to($0[...]) } }

  package func to(_ text: ArraySlice<UInt16>) -> Distances {
    text.withUnsafeBufferPointer { to($0[...]) }
  }

  package func to(_ text: Slice<UnsafeBufferPointer<UInt16>>) -> Distances {
    var (vp, vn, d0, before): (UInt64, UInt64, UInt64, UInt64) = (.max, 0, 0, 0)
    var score = letters.count
    var result = Distances(whole: score, prefix: score, prefixEnd: 0)
    var index = 0
    for letter in text {
      index += 1
      let match = mask(of: letter)
      let swapped = ((~d0 & match) << 1) & before
      d0 = (((match & vp) &+ vp) ^ vp) | match | vn | swapped
      let hp = vn | ~(d0 | vp)
      let hn = d0 & vp
      if hp & last != 0 { score += 1 } else if hn & last != 0 { score -= 1 }
      let shifted = hp << 1 | 1
      vp = hn << 1 | ~(d0 | shifted)
      vn = shifted & d0
      before = match
      if score < result.prefix { (result.prefix, result.prefixEnd) = (score, index) }
    }
    result.whole = score
    return result
  }

  @inline(__always)
  private func mask(of letter: UInt16) -> UInt64 {
    if letter < 128 { return positions[Int(letter)] }
    var mask: UInt64 = 0
    for index in 0..<letters.count where letters[index] == letter { mask |= 1 << UInt64(index) }
    return mask
  }
}
