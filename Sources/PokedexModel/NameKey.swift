/// Normalizes names, to compare typed text with slugs and with names in any language.
package enum NameKey {
  /// Returns a name normalized by `FoldedName`, with hyphens between its words as in slugs.
  ///
  /// For example, these have the same key: "Mr. Mime" and `mr-mime`, "Flabébé" and `flabebe`, カナ
  /// and かな.
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

  /// Returns the candidates with the smallest edit distance to a name, the nearest first.
  ///
  /// The distance may be at most a third of the name's length, but one edit is always allowed. The
  /// result is empty if the name is empty or longer than 64 letters.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - candidates: the keys to choose from.
  ///   - limit: the maximum number of results.
  /// - Returns: keys from `candidates`.
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

/// Calculates the edit distance from a pattern to a text and to all prefixes of the text in one
/// pass.
///
/// The distance is the minimum number of letters to add, remove, change, or swap with a neighbor
/// (optimal string alignment distance). Each column of the distance table is stored in two 64-bit
/// integers, with one bit for each letter of the pattern.
///
/// Sources: Myers (1999); Hyyrö (2003) for the part of the formula that handles swapped neighbors.
package struct EditDistance: Sendable {
  private let letters: [UInt16]
  private let last: UInt64
  /// For each character code below 128, a bit mask of the indices at which that character occurs in
  /// the pattern.
  private let positions: [UInt64]

  /// - Parameter letters: the pattern, 1 to 64 letters.
  package init(_ letters: [UInt16]) {
    self.letters = letters
    last = 1 << UInt64(letters.count - 1)
    var positions = [UInt64](repeating: 0, count: 128)
    for (index, letter) in letters.enumerated() where letter < 128 {
      positions[Int(letter)] |= 1 << UInt64(index)
    }
    self.positions = positions
  }

  /// The distances from the pattern to a text and to the prefixes of the text.
  package struct Distances {
    package var whole: Int
    /// Minimum distance to any prefix of the text, including the empty one.
    package var prefix: Int
    /// Length in letters of the shortest prefix of the text whose distance is `prefix`.
    package var prefixEnd: Int
  }

  /// Returns the distances from the pattern to a text.
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
