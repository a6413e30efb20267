internal import PokedexModel

extension NamePattern {
  /// Returns the indices of the characters that the pattern matches in a displayed name, in
  /// ascending order.
  ///
  /// The list is empty if the pattern matches only the entry's number or its name in another
  /// language. Call this only for visible names, because it folds the name again, which is slow.
  package func marks(in shown: String) -> [Int] {
    if isEmpty { return [] }
    let name = ShownName(shown)
    for isNear in [false, true] {
      if let range = name.range(of: whole, isNear: isNear) { return Array(range) }
      if let ranges = ranges(of: words, isNear: isNear, in: name) {
        return Set(ranges.joined()).sorted()
      }
    }
    return []
  }

  /// Returns the characters that each word matches. Nil unless the longest word is found, because the
  /// shorter ones then match only by accident.
  private func ranges(
    of words: [Needle], isNear: Bool, in name: ShownName
  ) -> [ClosedRange<Int>]? {
    let found = words.compactMap { word in
      (name.range(of: word, asWord: true, isNear: false)
        ?? (isNear ? name.range(of: word, asWord: true, isNear: true) : nil))
        .map { (range: $0, count: word.letterCount) }
    }
    let longest = words.map(\.letterCount).max()
    return found.contains { $0.count == longest } ? found.map(\.range) : nil
  }
}

/// A displayed name in every form in which it can be searched. Each letter can be traced back to
/// the displayed character that it comes from.
private struct ShownName {
  private var forms: [(script: NameScript, form: NameForm)] = []
  /// For each letter of the folded name, the index of the displayed character that it comes from.
  private var characters: [Int] = []

  init(_ text: String) {
    var folded = FoldedName(reserving: text.utf8.count)
    for (index, character) in text.enumerated() {
      folded.add(String(character))
      while characters.count < folded.letters.count { characters.append(index) }
    }
    folded.finish()
    let script = NameScript.of(folded.letters)
    switch script {
    case .kana:
      let romaji = Romaji.form(of: folded.letters, marks: folded.marks)
      forms = [(.kana, NameForm(folded)), (.romaji, romaji)]
    case .hangul:
      forms = [
        (.jamo, .jamo(folded)), (.hangul, NameForm(folded)), (.initials, .initials(folded)),
      ]
    default: forms = [(script, NameForm(folded))]
    }
  }

  /// Returns the characters that the needle matches best; nil if it matches none.
  ///
  /// - Parameter isNear: whether the needle has to match with typos.
  func range(of needle: Needle, asWord: Bool = false, isNear: Bool) -> ClosedRange<Int>? {
    var best: (quality: NameQuality, range: ClosedRange<Int>)?
    for wanted in needle.forms {
      for (script, form) in forms where script == wanted.script {
        let name = NameLetters(letters: form.letters[...], marks: form.marks[...])
        let match =
          isNear
          ? near(wanted, in: name)
          : name.match(wanted, MatchRules(for: wanted, asWord: asWord), isShown: true)
        guard let match, let first = match.range.first, let last = match.range.last,
          best.map({ match.quality < $0.quality }) ?? true
        else { continue }
        let sources = form.sources
        best = (match.quality, characters[sources[first]]...characters[sources[last]])
      }
    }
    return best?.range
  }

  private func near(_ wanted: Needle.Form, in name: NameLetters) -> NameLetters.Match? {
    let maximumCount = Needle.maximumSlips(wanted)
    return maximumCount == 0
      ? nil : name.near(EditDistance(wanted.letters), wanted.letters.count, maximumCount)
  }
}
