internal import PokedexModel

/// Rules for which names match a needle.
struct MatchRules {
  /// Whether a needle that equals a whole name is an exact match. If false, it is only a match at
  /// the beginning. False for forms in which different names often have the same letters, such as
  /// initials.
  var hasWholeNames = true
  /// Whether a match inside a word must start with the first letter of a Korean syllable.
  var startsAtSyllable = false
  /// Whether a name matches if it contains the needle's letters. If false, a name matches only if
  /// it has exactly one letter more than the needle.
  var hasParts = true
  /// Whether the needle may lack one letter of the name.
  var allowsMissingLetter = true
  /// Whether the needle may match letters inside a word.
  var allowsInside = true
  /// Whether the needle is one of several words. If so, the first word of a name is treated like
  /// its other words.
  var isWord = false

  /// - Parameter asWord: whether the needle is one of several words. If so, a short needle must begin
  ///   a word, and no letter may be missing.
  init(for form: Needle.Form, asWord: Bool) {
    switch form.script {
    case .latin:
      allowsMissingLetter = form.letters.count > 1
      allowsInside = !asWord || form.letters.count > 2
    case .romaji:
      allowsInside = false
      allowsMissingLetter = false
    case .jamo:
      startsAtSyllable = true
      allowsMissingLetter = false
    case .hangul: hasParts = false
    case .initials:
      hasWholeNames = false
      allowsMissingLetter = false
    case .kana, .han: break
    }
    if asWord {
      allowsMissingLetter = false
      isWord = true
    }
  }
}

/// The letters of a name in one form, to be matched. The list finds names with it and highlights
/// what was typed.
struct NameLetters {
  let letters: ArraySlice<UInt16>
  /// For each letter, its marks from `FoldedName.Mark`.
  let marks: ArraySlice<UInt8>

  /// A match, and the indices of the matched letters.
  struct Match {
    let quality: NameQuality
    let range: Range<Int>
  }

  /// Returns the best match of a needle without typos, except that one letter may be missing. Nil if
  /// there is none.
  ///
  /// A missing letter ranks high only in the displayed name, because in other names it would put
  /// unexpected entries first.
  func match(_ form: Needle.Form, _ rules: MatchRules, isShown: Bool) -> Match? {
    guard !form.letters.isEmpty, form.letters.count <= letters.count else { return nil }
    let lacksOneLetter = form.letters.count + 1 == letters.count
    guard let part = rules.hasParts ? part(form, rules) : nil else {
      guard lacksOneLetter, rules.allowsMissingLetter, hasOneLetterOmitted(form.letters),
        isShown || form.letters.count > 2
      else { return nil }
      return Match(quality: isShown ? .gap : .slip, range: letters.indices)
    }
    if lacksOneLetter, rules.allowsMissingLetter, isShown {
      let isPrefix = part.quality == .prefix || part.quality == .prefixExceptVowelLength
      return Match(quality: isPrefix ? .missingLastLetter : .gap, range: part.range)
    }
    return part
  }

  /// Returns the best part of the name that consists of the needle's letters.
  private func part(_ form: Needle.Form, _ rules: MatchRules) -> Match? {
    let wanted = form.letters
    var best: Match?
    for start in letters.startIndex...letters.endIndex - wanted.count
    where letters[start] == wanted[0] && letters[start..<start + wanted.count].elementsEqual(wanted)
    {
      let range = start..<start + wanted.count
      let isFirst = start == letters.startIndex
      if isFirst, range.count == letters.count, rules.hasWholeNames {
        let isExact = hasVowelLengths(form.marks[...])
        return Match(quality: isExact ? .exact : .exactExceptVowelLength, range: range)
      }
      if isFirst, !rules.isWord {
        let isExact = beginsWithVowelLengths(form.marks)
        return Match(quality: isExact ? .prefix : .prefixExceptVowelLength, range: range)
      }
      if isFirst || begins(at: start) {
        if marks[range.upperBound - 1] & FoldedName.Mark.end != 0 {
          return Match(quality: .word, range: range)
        }
        if best?.quality != .wordPrefix { best = Match(quality: .wordPrefix, range: range) }
      } else if best == nil, rules.allowsInside,
        !rules.startsAtSyllable || marks[start] & NameForm.syllable != 0
      {
        best = Match(quality: .inside, range: range)
      }
    }
    return best
  }

  /// Returns how closely the typed letters match the whole name, its beginning, or the beginning of
  /// one of its words. Nil if every match needs more than `maximumCount` typos.
  ///
  /// - Parameter count: the number of typed letters.
  func near(_ slips: EditDistance, _ count: Int, _ maximumCount: Int) -> Match? {
    guard letters.count + maximumCount >= count else { return nil }
    var best: Match?
    func note(_ slips: Int, _ one: NameQuality, _ two: NameQuality, _ range: Range<Int>) {
      guard slips <= maximumCount else { return }
      let quality = slips < 2 ? one : two
      if best.map({ quality < $0.quality }) ?? true { best = Match(quality: quality, range: range) }
    }
    let (first, distance) = (letters.startIndex, slips.to(letters))
    note(distance.whole, .slip, .twoSlips, letters.indices)
    note(distance.prefix, .slipPrefix, .twoSlipsPrefix, first..<first + distance.prefixEnd)
    for start in first + 1..<max(first + 1, letters.endIndex - count + maximumCount + 1)
    where begins(at: start) {
      let distance = slips.to(letters[start...])
      note(distance.prefix, .slipWord, .twoSlipsWord, start..<start + distance.prefixEnd)
    }
    return best
  }

  private func begins(at index: Int) -> Bool {
    marks[index] & (FoldedName.Mark.word | FoldedName.Mark.part) != 0
  }

  /// Whether the letters become the wanted ones if one of them is left out.
  private func hasOneLetterOmitted(_ wanted: [UInt16]) -> Bool {
    let same = zip(letters, wanted).prefix { $0 == $1 }.count
    return letters.dropFirst(same + 1).elementsEqual(wanted.dropFirst(same))
  }

  /// Whether the name has long vowels exactly where `wanted` has them. The indices are those of the
  /// typed letters, from the name's first letter on.
  private func hasVowelLengths(_ wanted: ArraySlice<UInt8>) -> Bool {
    wanted.indices.allSatisfy {
      (wanted[$0] ^ marks[marks.startIndex + $0]) & FoldedName.Mark.long == 0
    }
  }

  /// Whether the beginning of the name has long vowels exactly where `wanted` has them. The last
  /// letter may lack its long vowel mark, because the user may not have typed it yet.
  private func beginsWithVowelLengths(_ wanted: [UInt8]) -> Bool {
    guard let last = wanted.last else { return true }
    return (last & FoldedName.Mark.long == 0 || hasVowelLengths(wanted.suffix(1)))
      && hasVowelLengths(wanted.dropLast())
  }
}
