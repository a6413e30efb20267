internal import PokedexModel

extension NamePattern {
  /// Returns the indices of the characters that the pattern matches in a displayed name, in
  /// ascending order.
  ///
  /// The list is empty if the pattern matches only the entry's number or its name in another
  /// language. Call this only for visible names, because it folds the name again, which is slow.
  package func marks(in shown: String) -> [Int] {
    if isEmpty { return [] }
    if let marks = marks(inASCII: shown) { return marks }
    let name = ShownName(shown)
    var isMarked = [Bool](repeating: false, count: name.characterCount)
    _ =
      name.mark(whole, slips: 0...0, in: &isMarked)
      || mark(words, slips: 0...0, in: name, &isMarked)
      || name.mark(whole, slips: 1...2, in: &isMarked)
      || mark(words, slips: 0...2, in: name, &isMarked)
    return isMarked.indices.filter { isMarked[$0] }
  }

  /// Marks the characters that each word matches. Marks nothing unless the longest word is found,
  /// because the shorter ones then match only by accident.
  private func mark(
    _ words: [Needle], slips: ClosedRange<Int>, in name: ShownName, _ isMarked: inout [Bool]
  ) -> Bool {
    var some = isMarked
    let longest = words.map(\.letterCount).max() ?? 0
    var hasLongest = false
    for word in words where name.mark(word, slips: slips, in: &some) {
      if word.letterCount == longest { hasLongest = true }
    }
    if hasLongest { isMarked = some }
    return hasLongest
  }
}

// MARK: - In names of ASCII

extension NamePattern {
  /// Returns the indices of the characters in an ASCII name that spell exactly the typed text.
  /// Takes the first match at the beginning of a word, or else the first match inside one.
  ///
  /// Returns an empty list if the text can't match even with typos. Returns nil if the slower check
  /// for typos and other scripts is needed.
  ///
  /// The name isn't folded, because this function is called for every row of a list at every
  /// keystroke.
  fileprivate func marks(inASCII name: String) -> [Int]? {
    guard whole.isLatin, let wanted = whole.forms.first else { return nil }
    var name = name
    return name.withUTF8 { name in
      guard name.allSatisfy({ $0 < 0x80 }) else { return nil }
      var inside: ClosedRange<Int>?
      var isBeginning = true
      var letterCount = 0
      for start in name.indices {
        guard let letter = FoldedName.letter(ofASCII: name[start]) else {
          isBeginning = true
          continue
        }
        letterCount += 1
        if letter == wanted.letters[0], isBeginning || inside == nil,
          let last = Self.end(of: wanted.letters, in: name, from: start)
        {
          if isBeginning { return Array(start...last) }
          inside = start...last
        }
        isBeginning = false
      }
      if let inside { return Array(inside) }
      let mayHaveSlips =
        Needle.maximumSlips(wanted) > 0 || letterCount == wanted.letters.count + 1 || !words.isEmpty
      return mayHaveSlips ? nil : []
    }
  }

  /// Returns the index of the last matching letter if the letters occur in the name at `start`, one
  /// after another. Signs between them are ignored. Returns nil if the letters don't occur there.
  private static func end(
    of letters: [UInt16], in name: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var count = 0
    for index in start..<name.count {
      guard let letter = FoldedName.letter(ofASCII: name[index]) else { continue }
      guard letter == letters[count] else { return nil }
      count += 1
      if count == letters.count { return index }
    }
    return nil
  }
}

/// A displayed name in every form in which it can be searched. Each letter can be traced back to
/// the displayed character that it comes from.
private struct ShownName {
  private var forms: [(script: NameScript, form: NameForm)] = []
  /// For each letter of the folded name, the index of the displayed character that it comes from.
  private var characters: [Int] = []
  private(set) var characterCount = 0

  init(_ text: String) {
    let size = text.utf8.count
    var folded = FoldedName(reserving: size)
    characters.reserveCapacity(size)
    func endCharacter() {
      while characters.count < folded.letters.count { characters.append(characterCount) }
      characterCount += 1
    }
    // Fast path for ASCII, where each byte is a character. Most names are in ASCII.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 {
        folded.add(ascii: byte)
        endCharacter()
      }
    } else {
      for character in text {
        folded.add(String(character))
        endCharacter()
      }
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

  /// Marks the characters of the name that the needle matches.
  ///
  /// - Returns: whether the needle matches.
  func mark(_ needle: Needle, slips: ClosedRange<Int>, in isMarked: inout [Bool]) -> Bool {
    for slips in slips {
      for wanted in needle.forms {
        for (script, form) in forms where script == wanted.script {
          guard slips < 2 || slips <= Needle.maximumSlips(wanted),
            let range = Self.range(of: wanted, in: form, slips: slips),
            let first = range.first, let last = range.last
          else { continue }
          let end = characters[form.sources[last]]
          for index in characters[form.sources[first]]...end { isMarked[index] = true }
          return true
        }
      }
    }
    return false
  }

  /// Returns the range of the letters in a form that match the wanted letters best. If several
  /// ranges match equally well, returns the first.
  private static func range(
    of wanted: Needle.Form, in form: NameForm, slips: Int
  ) -> Range<Int>? {
    if slips == 0 { return part(wanted.letters, in: form) }
    return form.letters.withUnsafeBufferPointer { letters in
      let near = EditDistance(wanted.letters)
      let isAlmost = letters.count == wanted.letters.count + 1
      for start in letters.indices where start == 0 || begins(form.marks[start]) {
        let distance = near.to(letters[start...])
        if distance.whole <= slips, start == 0, isAlmost || slips <= Needle.maximumSlips(wanted) {
          return letters.indices
        }
        if distance.prefix <= slips, slips <= Needle.maximumSlips(wanted) {
          return start..<start + distance.prefixEnd
        }
      }
      return nil
    }
  }

  private static func part(_ wanted: [UInt16], in form: NameForm) -> Range<Int>? {
    guard let first = wanted.first, wanted.count <= form.letters.count else { return nil }
    var inside: Range<Int>?
    for start in 0...form.letters.count - wanted.count where form.letters[start] == first {
      let range = start..<start + wanted.count
      guard form.letters[range].elementsEqual(wanted) else { continue }
      if start == 0 || begins(form.marks[start]) { return range }
      if inside == nil { inside = range }
    }
    return inside
  }

  private static func begins(_ mark: UInt8) -> Bool {
    mark & (FoldedName.Mark.word | FoldedName.Mark.part) != 0
  }
}
