internal import PokedexModel

/// All names in one script. They are stored as arrays of integers, so that a search needs no
/// strings.
struct NameSection: Sendable {
  /// Letters of all names, one name after another.
  private var letters: [UInt16] = []
  /// For each letter, its marks from `FoldedName.Mark`.
  private var marks: [UInt8] = []
  /// Index of each name's first letter, followed by the total number of letters.
  private var starts: [UInt32] = [0]
  /// For each name, the index of the entry that has it. The indices are in ascending order.
  private var entries: [UInt32] = []
  /// For each name, the result of `Needle.letterBits(of:)`.
  private var letterBits: [UInt32] = []
  /// For each name, the languages that have it.
  private var languages: [UInt16] = []
  /// For each name, the languages in which it is the displayed name.
  private var shown: [UInt16] = []

  init() {}

  init(from columns: inout ColumnReader) {
    letters = columns.next()
    marks = columns.next()
    starts = columns.next()
    entries = columns.next()
    letterBits = columns.next()
    languages = columns.next()
    shown = columns.next()
  }

  func write(to columns: inout ColumnWriter) {
    columns.add(letters)
    columns.add(marks)
    columns.add(starts)
    columns.add(entries)
    columns.add(letterBits)
    columns.add(languages)
    columns.add(shown)
  }

  var count: Int { entries.count }

  var byteCount: Int { letters.count * 3 + count * 16 }

  func languages(of name: Int) -> NameLanguages { NameLanguages(rawValue: languages[name]) }

  func isShown(_ name: Int, in language: NameLanguages) -> Bool {
    shown[name] & language.rawValue != 0
  }

  /// Adds a name to an entry. The names of an entry have to be added one after another. If the
  /// entry already has a name with these letters, only adds the new languages and marks to that
  /// name.
  ///
  /// - Returns: whether the entry already had the name.
  @discardableResult
  mutating func add(
    _ letters: [UInt16], marks: [UInt8], entry: UInt32, languages: NameLanguages,
    shown: NameLanguages
  ) -> Bool {
    if letters.isEmpty { return false }
    if let known = name(letters, of: entry) {
      self.languages[known] |= languages.rawValue
      self.shown[known] |= shown.rawValue
      let start = Int(starts[known])
      for (index, mark) in marks.enumerated() { self.marks[start + index] |= mark }
      return true
    }
    self.letters += letters
    self.marks += marks
    starts.append(UInt32(self.letters.count))
    entries.append(entry)
    letterBits.append(Needle.letterBits(of: letters))
    self.languages.append(languages.rawValue)
    self.shown.append(shown.rawValue)
    return false
  }

  /// Returns the index of an entry's name with these letters.
  private func name(_ letters: [UInt16], of entry: UInt32) -> Int? {
    var name = count - 1
    while name >= 0, entries[name] == entry {
      let (start, end) = (Int(starts[name]), Int(starts[name + 1]))
      if end - start == letters.count {
        var index = 0
        while index < letters.count, self.letters[start + index] == letters[index] { index += 1 }
        if index == letters.count { return name }
      }
      name -= 1
    }
    return nil
  }

  // MARK: - Searching

  /// Rules for which names match a needle.
  struct Rules {
    /// Whether a needle that equals a whole name is an exact match. If false, it is only a match at
    /// the beginning. Set this to false for forms in which different names often have the same
    /// letters, such as initials.
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
  }

  /// Records in `ranks` the best match of each entry.
  ///
  /// - Parameter others: matches of other words. Only entries that match them are considered; nil
  ///   considers all entries.
  func find(
    _ form: Needle.Form, _ rules: Rules, language: NameLanguages, among others: MatchRanks?,
    in ranks: inout MatchRanks
  ) {
    guard !form.letters.isEmpty else { return }
    withBuffers { buffers in
      form.letters.withUnsafeBufferPointer { needle in
        forEachName(with: form.letterBits) { name in
          if let others, others.best[Int(entries[name])] == MatchRanks.none { return }
          guard var found = buffers.quality(of: needle, in: name, rules) else { return }
          if found.part == .exact, !buffers.hasVowelLengths(form.marks[...], in: name) {
            found.part = .exactExceptVowelLength
          } else if found.part == .prefix, !buffers.beginsWithVowelLengths(form.marks, in: name) {
            found.part = .prefixExceptVowelLength
          }
          let isShown = shown[name] & language.rawValue != 0
          guard let quality = Self.quality(found, isShown, needle.count, rules) else { return }
          ranks.note(
            quality, isShown: isShown, entry: Int(entries[name]), name: name, form.script)
        }
      }
    }
  }

  /// Calls `body` with each name that has all of the wanted letter bits.
  @inline(__always)
  private func forEachName(with wanted: UInt32, _ body: (Int) -> Void) {
    letterBits.withUnsafeBufferPointer { letterBits in
      for name in 0..<letterBits.count where letterBits[name] & wanted == wanted { body(name) }
    }
  }

  /// Returns the quality of a match. A missing letter ranks high only in the displayed name,
  /// because in other names it would put unexpected entries first.
  private static func quality(
    _ found: FoundName, _ isShown: Bool, _ count: Int, _ rules: Rules
  ) -> NameQuality? {
    if found.lacksOneLetter, rules.allowsMissingLetter, isShown {
      return found.part == .prefix || found.part == .prefixExceptVowelLength
        ? .missingLastLetter : .gap
    }
    if let part = found.part { return part }
    return count > 2 && rules.allowsMissingLetter ? .slip : nil
  }

  /// How letters match a name.
  struct FoundName {
    /// Quality of the match if the name contains the letters; nil if it doesn't.
    var part: NameQuality?
    /// Whether the name has exactly one more letter than the needle.
    var lacksOneLetter: Bool
  }

  /// Records in `ranks` the names that match with typos.
  ///
  /// - Parameters:
  ///   - maximumCount: the maximum number of typos, 1 or 2.
  ///   - inWholeNames: whether the letters must match a whole name, not only its beginning or a
  ///     word.
  func findNear(
    _ form: Needle.Form, maximumCount: Int, inWholeNames: Bool = false, language: NameLanguages,
    among others: MatchRanks?, in ranks: inout MatchRanks
  ) {
    guard maximumCount > 0, !form.letters.isEmpty else { return }
    let slips = EditDistance(form.letters)
    withBuffers { buffers in
      for name in 0..<count
      where (form.letterBits & ~letterBits[name]).nonzeroBitCount <= maximumCount {
        if let others, others.best[Int(entries[name])] == MatchRanks.none { continue }
        guard let quality = buffers.nearness(of: slips, in: name, form.letters.count, maximumCount)
        else {
          continue
        }
        if inWholeNames, quality != .slip, quality != .twoSlips { continue }
        ranks.note(
          quality, isShown: shown[name] & language.rawValue != 0, entry: Int(entries[name]),
          name: name, form.script)
      }
    }
  }

  /// Calls `body` for each name that the letters match as a whole with at most `maximumCount`
  /// typos. Passes the name's entry and the number of typos.
  func forEachNear(_ form: Needle.Form, maximumCount: Int, _ body: (Int, Int) -> Void) {
    guard !form.letters.isEmpty else { return }
    let slips = EditDistance(form.letters)
    withBuffers { buffers in
      for name in 0..<count
      where (form.letterBits & ~letterBits[name]).nonzeroBitCount <= maximumCount {
        let text = buffers.letters(of: name)
        guard abs(text.count - form.letters.count) <= maximumCount else { continue }
        let distance = slips.to(text).whole
        if distance <= maximumCount { body(Int(entries[name]), distance) }
      }
    }
  }

  /// Calls `body` for each name that begins with some letters and has more letters. Passes the
  /// name's entry and length.
  ///
  /// The length is increased by 100 for a name that is neither a slug nor English, to sort it last.
  func forEachBeginning(with form: Needle.Form, _ body: (Int, Int) -> Void) {
    withBuffers { buffers in
      for name in 0..<count where form.letterBits & ~letterBits[name] == 0 {
        let text = buffers.letters(of: name)
        guard text.count > form.letters.count, text.starts(with: form.letters) else { continue }
        let isForeign =
          languages[name] != 0 && !languages(of: name).contains(NameLanguages(.english))
        body(Int(entries[name]), text.count + (isForeign ? 100 : 0))
      }
    }
  }

  /// Calls `body` with the letters, the marks, the languages and the entry of each name.
  func forEachName(_ body: (ArraySlice<UInt16>, ArraySlice<UInt8>, NameLanguages, Int) -> Void) {
    for name in 0..<count {
      let index = Int(starts[name])..<Int(starts[name + 1])
      body(letters[index], marks[index], languages(of: name), Int(entries[name]))
    }
  }

  private func withBuffers(_ body: (NameBuffers) -> Void) {
    letters.withUnsafeBufferPointer { letters in
      marks.withUnsafeBufferPointer { marks in
        starts.withUnsafeBufferPointer { starts in
          body(NameBuffers(letters: letters, marks: marks, starts: starts))
        }
      }
    }
  }
}
