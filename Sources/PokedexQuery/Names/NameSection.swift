internal import PokedexModel

/// All names in one script.
struct NameSection: Sendable {
  private struct Name: Sendable {
    let letters: Range<Int>
    /// Index of the entry that has the name. The names are in ascending order of their entries.
    let entry: Int
    /// Result of `Needle.letterBits(of:)`.
    let letterBits: UInt32
    /// Languages that have the name.
    var languages: NameLanguages
    /// Languages in which it is the displayed name.
    var shown: NameLanguages
  }

  /// Letters of all names, one name after another.
  private var letters: [UInt16] = []
  /// For each letter, its marks from `FoldedName.Mark`.
  private var marks: [UInt8] = []
  private var names: [Name] = []

  func languages(of name: Int) -> NameLanguages { names[name].languages }

  /// Adds a name to an entry. The names of an entry have to be added one after another. If the
  /// entry already has a name with these letters, only adds the new languages and marks to that
  /// name.
  ///
  /// - Returns: whether the entry already had the name.
  @discardableResult
  mutating func add(
    _ letters: [UInt16], marks: [UInt8], entry: Int, languages: NameLanguages,
    shown: NameLanguages
  ) -> Bool {
    if letters.isEmpty { return false }
    var index = names.count - 1
    while index >= 0, names[index].entry == entry {
      guard self.letters[names[index].letters].elementsEqual(letters) else {
        index -= 1
        continue
      }
      names[index].languages.formUnion(languages)
      names[index].shown.formUnion(shown)
      for (offset, mark) in zip(names[index].letters, marks) { self.marks[offset] |= mark }
      return true
    }
    let start = self.letters.count
    self.letters += letters
    self.marks += marks
    names.append(
      Name(
        letters: start..<start + letters.count, entry: entry,
        letterBits: Needle.letterBits(of: letters), languages: languages, shown: shown))
    return false
  }

  private func letters(of name: Name) -> NameLetters {
    NameLetters(letters: letters[name.letters], marks: marks[name.letters])
  }

  /// Records in `ranks` the best match of each entry.
  ///
  /// - Parameter others: matches of other words. Only entries that match them are considered; nil
  ///   considers all entries.
  func find(
    _ form: Needle.Form, _ rules: MatchRules, language: NameLanguages, among others: MatchRanks?,
    in ranks: inout MatchRanks
  ) {
    for (index, name) in names.enumerated()
    where name.letterBits & form.letterBits == form.letterBits {
      if let others, others.best[name.entry] == MatchRanks.none { continue }
      let isShown = !name.shown.isDisjoint(with: language)
      guard let match = letters(of: name).match(form, rules, isShown: isShown) else { continue }
      ranks.note(match.quality, isShown: isShown, entry: name.entry, name: index, form.script)
    }
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
    for (index, name) in names.enumerated()
    where (form.letterBits & ~name.letterBits).nonzeroBitCount <= maximumCount {
      if let others, others.best[name.entry] == MatchRanks.none { continue }
      guard let match = letters(of: name).near(slips, form.letters.count, maximumCount) else {
        continue
      }
      if inWholeNames, match.quality != .slip, match.quality != .twoSlips { continue }
      ranks.note(
        match.quality, isShown: !name.shown.isDisjoint(with: language), entry: name.entry,
        name: index, form.script)
    }
  }

  /// Calls `body` for each name that the letters match as a whole with at most `maximumCount`
  /// typos. Passes the name's entry and the number of typos.
  func forEachNear(_ form: Needle.Form, maximumCount: Int, _ body: (Int, Int) -> Void) {
    guard !form.letters.isEmpty else { return }
    let slips = EditDistance(form.letters)
    for name in names where (form.letterBits & ~name.letterBits).nonzeroBitCount <= maximumCount {
      guard abs(name.letters.count - form.letters.count) <= maximumCount else { continue }
      let distance = slips.to(letters[name.letters]).whole
      if distance <= maximumCount { body(name.entry, distance) }
    }
  }

  /// Calls `body` for each name that begins with some letters and has more letters. Passes the
  /// name's entry and length.
  ///
  /// The length is increased by 100 for a name that is neither a slug nor English, to sort it last.
  func forEachBeginning(with form: Needle.Form, _ body: (Int, Int) -> Void) {
    for name in names where name.letters.count > form.letters.count {
      guard letters[name.letters].starts(with: form.letters) else { continue }
      let isForeign =
        name.languages != .none && !name.languages.contains(NameLanguages(.english))
      body(name.entry, name.letters.count + (isForeign ? 100 : 0))
    }
  }

  /// Calls `body` with the letters, the languages and the entry of each name.
  func forEachName(_ body: (NameLetters, NameLanguages, Int) -> Void) {
    for name in names { body(letters(of: name), name.languages, name.entry) }
  }
}
