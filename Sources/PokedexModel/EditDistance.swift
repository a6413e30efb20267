/// The distance of a pattern to texts: the least number of letters to add, leave out, change, or swap with a
/// neighbour (optimal string alignment distance), for all beginnings of a text in one pass.
///
/// A column of the table of distances is two words of bits, a bit for each letter of the pattern: Myers
/// (1999) with Hyyrö's (2003) term for neighbours swapped.
@frozen
package struct EditDistance<Letter: FixedWidthInteger & Sendable>: Sendable {
  @usableFromInline let letters: [Letter]
  @usableFromInline let last: UInt64
  /// The places in the pattern of each letter below 128.
  @usableFromInline let places: [UInt64]

  /// - Parameter letters: 1 to 64.
  @inlinable
  package init(_ letters: [Letter]) {
    self.letters = letters
    last = 1 << UInt64(letters.count - 1)
    var places = [UInt64](repeating: 0, count: 128)
    for (place, letter) in letters.enumerated() where letter < 128 {
      places[Int(letter)] |= 1 << UInt64(place)
    }
    self.places = places
  }

  /// Distances to one text.
  @frozen
  package struct Distances {
    package var whole: Int
    /// The least to a beginning of the text.
    package var prefix: Int
    /// Letters of that beginning.
    package var prefixEnd: Int

    @inlinable
    init(_ distance: Int) { (whole, prefix, prefixEnd) = (distance, distance, 0) }
  }

  /// The distances to a text's letters.
  @inlinable
  package func to(_ text: some Sequence<Letter>) -> Distances {
    var (vp, vn, d0, before): (UInt64, UInt64, UInt64, UInt64) = (.max, 0, 0, 0)
    var score = letters.count
    var result = Distances(score)
    var place = 0
    for letter in text {
      place += 1
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
      if score < result.prefix { (result.prefix, result.prefixEnd) = (score, place) }
    }
    result.whole = score
    return result
  }

  @inlinable
  @inline(__always)
  func mask(of letter: Letter) -> UInt64 {
    if letter < 128 { return places[Int(letter)] }
    var mask: UInt64 = 0
    for place in 0..<letters.count where letters[place] == letter { mask |= 1 << UInt64(place) }
    return mask
  }
}
