internal import PokedexModel

/// Pointers to a section's letters and marks and to the offsets of its names. They are valid only
/// during a search.
struct NameBuffers {
  let letters: UnsafeBufferPointer<UInt16>
  let marks: UnsafeBufferPointer<UInt8>
  let starts: UnsafeBufferPointer<UInt32>

  func letters(of name: Int) -> Slice<UnsafeBufferPointer<UInt16>> {
    letters[Int(starts[name])..<Int(starts[name + 1])]
  }

  /// Returns how well the letters of `needle` match a name. Nil if they don't match.
  @inline(__always)
  func quality(
    of needle: UnsafeBufferPointer<UInt16>, in name: Int, _ rules: NameSection.Rules
  ) -> NameSection.FoundName? {
    let (start, end) = (Int(starts[name]), Int(starts[name + 1]))
    guard needle.count <= end - start else { return nil }
    let lacksOneLetter = needle.count + 1 == end - start
    let part = rules.hasParts ? part(of: needle, in: start..<end, rules) : nil
    if part != nil { return NameSection.FoundName(part: part, lacksOneLetter: lacksOneLetter) }
    guard lacksOneLetter, rules.allowsMissingLetter, hasOneLetterOmitted(needle, from: start) else {
      return nil
    }
    return NameSection.FoundName(part: nil, lacksOneLetter: true)
  }

  /// Whether a name has long vowels exactly where `marks` has them. Call this only if the letters
  /// to which `marks` belongs equal the letters of the name.
  func hasVowelLengths(_ marks: ArraySlice<UInt8>, in name: Int) -> Bool {
    let start = Int(starts[name])
    return marks.indices.allSatisfy {
      (marks[$0] ^ self.marks[start + $0]) & FoldedName.Mark.long == 0
    }
  }

  /// Whether the beginning of a name has long vowels exactly where `marks` has them. The last
  /// letter in `marks` may lack its long vowel mark, because the user may not have typed it yet.
  func beginsWithVowelLengths(_ marks: [UInt8], in name: Int) -> Bool {
    guard let last = marks.last else { return true }
    let hasLast = last & FoldedName.Mark.long == 0 || hasVowelLengths(marks.suffix(1), in: name)
    return hasLast && hasVowelLengths(marks.dropLast(), in: name)
  }

  @inline(__always)
  private func part(
    of needle: UnsafeBufferPointer<UInt16>, in range: Range<Int>, _ rules: NameSection.Rules
  ) -> NameQuality? {
    let first = needle[0]
    var best: NameQuality?
    for index in range.lowerBound...(range.upperBound - needle.count)
    where letters[index] == first && equal(needle, at: index) {
      if index == range.lowerBound {
        if needle.count == range.count, rules.hasWholeNames { return .exact }
        if !rules.isWord { return .prefix }
      }
      let mark = marks[index]
      if mark & (FoldedName.Mark.word | FoldedName.Mark.part) != 0 || index == range.lowerBound {
        let ends = marks[index + needle.count - 1] & FoldedName.Mark.end != 0
        if ends { return .word }
        best = .wordPrefix
      } else if best == nil, rules.allowsInside,
        !rules.startsAtSyllable || mark & NameForm.syllable != 0
      {
        best = .inside
      }
    }
    return best
  }

  @inline(__always)
  private func equal(_ needle: UnsafeBufferPointer<UInt16>, at start: Int) -> Bool {
    var index = 1
    while index < needle.count {
      if letters[start &+ index] != needle[index] { return false }
      index &+= 1
    }
    return true
  }

  /// Whether the letters of a name, from the index `start`, become the needle if one of them is
  /// left out.
  private func hasOneLetterOmitted(_ needle: UnsafeBufferPointer<UInt16>, from start: Int) -> Bool {
    var (index, skipped) = (0, 0)
    while index < needle.count {
      if letters[start + index + skipped] == needle[index] {
        index += 1
      } else {
        skipped += 1
        if skipped > 1 { return false }
      }
    }
    return true
  }

  /// Returns how closely the typed letters match a whole name, its beginning, or the beginning of
  /// one of its words. Nil if every match needs more than `maximumCount` typos.
  ///
  /// - Parameters:
  ///   - count: the number of typed letters.
  ///   - maximumCount: the maximum number of typos.
  func nearness(of slips: EditDistance, in name: Int, _ count: Int, _ maximumCount: Int)
    -> NameQuality?
  {
    let (start, end) = (Int(starts[name]), Int(starts[name + 1]))
    guard end - start + maximumCount >= count else { return nil }
    let distance = slips.to(letters[start..<end])
    var best: NameQuality?
    func note(_ slips: Int, _ one: NameQuality, _ two: NameQuality) {
      guard slips <= maximumCount else { return }
      let quality = slips < 2 ? one : two
      if quality < best ?? .twoSlipsWord || best == nil { best = quality }
    }
    note(distance.whole, .slip, .twoSlips)
    note(distance.prefix, .slipPrefix, .twoSlipsPrefix)
    for index in start + 1..<max(start + 1, end - count + maximumCount + 1)
    where marks[index] & (FoldedName.Mark.word | FoldedName.Mark.part) != 0 {
      note(slips.to(letters[index..<end]).prefix, .slipWord, .twoSlipsWord)
    }
    return best
  }
}
