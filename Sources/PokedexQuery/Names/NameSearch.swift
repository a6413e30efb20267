package import PokedexModel

/// Finds entries by typed names, in all languages at once.
///
/// The best matches come first (`NameQuality`): a whole name, a number, the beginning of a name,
/// whole words, then letters inside a word. Typos are allowed only if nothing else matches. Among
/// equally good matches, names in the displayed language come first, then lower numbers, then base
/// forms before other varieties. If a text of several words doesn't match as a whole, each word
/// must match, in any order.
package struct NameSearch: Sendable {
  /// One section for each `NameScript`, in the order of its cases.
  let sections: [NameSection]
  let kinds: [UInt8]
  let ids: [Int32]
  let numbers: [UInt32]
  /// For each entry, whether its slug is also its name. Such an entry comes before other entries
  /// with the same name.
  let slugIsName: [Bool]

  init(
    sections: [NameSection], kinds: [UInt8], ids: [Int32], numbers: [UInt32], slugIsName: [Bool]
  ) {
    self.slugIsName = slugIsName
    self.sections = sections
    self.kinds = kinds
    self.ids = ids
    self.numbers = numbers
  }

  /// Number of entries.
  package var count: Int { ids.count }

  /// Returns the entries that a text may mean, the best first.
  ///
  /// - Parameters:
  ///   - text: the typed text. A text without letters, or with more than
  ///     `NamePattern.maximumLetters` letters, matches nothing.
  ///   - language: the language in which names are displayed.
  ///   - kinds: the kinds of entries to find.
  package func matches(
    _ text: String, language: Language = .english, kinds: NameKinds = .all
  ) -> [NameMatch] {
    matches(NamePattern(text), language: language, kinds: kinds)
  }

  /// Returns the entries that a pattern may mean, the best first.
  package func matches(
    _ pattern: NamePattern, language: Language = .english, kinds: NameKinds = .all
  ) -> [NameMatch] {
    if pattern.isEmpty { return [] }
    let run = NameRun(search: self, language: NameLanguages(language), kinds: kinds)
    return matches(run.ranks(of: pattern), language, kinds)
  }

  /// Returns the ids of the entries that a text may mean, the best first, and the quality of the
  /// best match.
  ///
  /// If the text matches only letters inside a word, or only the beginnings of words, an entry is
  /// kept only if this is in its displayed name. Otherwise, the user wouldn't see the matching name
  /// and would take the result for an error.
  package func ids(
    matching text: String, language: Language = .english, kinds: NameKinds = .all
  ) -> (ids: [Int32], best: NameQuality?) {
    let pattern = NamePattern(text)
    if pattern.isEmpty { return ([], nil) }
    let run = NameRun(search: self, language: NameLanguages(language), kinds: kinds)
    let ranks = run.ranks(of: pattern)
    let entries = entries(ranks, kinds).filter { entry in
      let (quality, isShown) = (MatchRanks.quality(ranks.best[entry]), ranks.best[entry] & 1 == 0)
      return isShown || quality != .inside && quality != .wordPrefix
    }
    return (entries.map { ids[$0] }, entries.first.map { MatchRanks.quality(ranks.best[$0]) })
  }

  /// Returns the entry that a text names. The text must be a whole name or slug in any language, or
  /// whole words that occur in only one entry's names. A number doesn't name an entry.
  package func resolve(
    _ text: String, language: Language = .english, kinds: NameKinds = .all
  ) -> NameMatch? {
    let pattern = NamePattern(text)
    if pattern.isEmpty { return nil }
    let run = NameRun(search: self, language: NameLanguages(language), kinds: kinds)
    let exact = run.wholeNames(of: pattern)
    if let match = matches(exact, language, kinds).first { return match }
    let worded = matches(run.wholeWords(of: pattern), language, kinds)
    return worded.count == 1 ? worded.first : nil
  }

  /// Returns the entries that a misspelled text may mean, the likeliest first.
  ///
  /// These are the entries whose names begin with the text, the shortest names first. If there are
  /// none, these are the entries whose names differ from the text by the fewest letters. At most a
  /// third of the text's letters may differ, or one letter in a short text.
  package func nearest(
    to text: String, language: Language = .english, kinds: NameKinds = .all, maximumCount: Int = 3
  ) -> [NameMatch] {
    let pattern = NamePattern(text)
    if pattern.isEmpty { return [] }
    let begun = beginning(with: pattern.whole, kinds).prefix(maximumCount)
    if !begun.isEmpty {
      return begun.map { match($0, .prefix, language: nil, isShown: false) }
    }
    var distances = [UInt8](repeating: .max, count: count)
    for form in pattern.whole.forms where form.script != .initials && form.script != .jamo {
      let limit = max(1, form.letters.count / 3)
      sections[form.script.rawValue].forEachNear(form, maximumCount: limit) { entry, distance in
        distances[entry] = min(distances[entry], UInt8(clamping: distance))
      }
    }
    var found: [NameMatch] = []
    for distance in 0..<UInt8(NamePattern.maximumLetters) where found.count < maximumCount {
      for entry in 0..<count where distances[entry] == distance && isEntry(entry, of: kinds) {
        let quality: NameQuality = distance == 0 ? .exact : distance == 1 ? .slip : .twoSlips
        found.append(match(entry, quality, language: nil, isShown: false))
        if found.count == maximumCount { break }
      }
    }
    return found
  }

  /// Returns the entries with a name that begins with the needle and is longer than it.
  ///
  /// Entries found by a slug or an English name come first, because suggestions are slugs. Shorter
  /// names come before longer ones. One or two Latin letters, or a single letter of another script,
  /// find nothing, because too many names begin with them.
  private func beginning(with needle: Needle, _ kinds: NameKinds) -> [Int] {
    var lengths: [Int: Int] = [:]
    for form in needle.forms where [.latin, .kana, .han, .hangul].contains(form.script) {
      guard form.letters.count > (form.script == .latin ? 2 : 1) else { continue }
      sections[form.script.rawValue].forEachBeginning(with: form) { entry, length in
        if isEntry(entry, of: kinds) { lengths[entry] = min(lengths[entry] ?? length, length) }
      }
    }
    return lengths.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  // MARK: - For a run

  func section(_ script: NameScript) -> NameSection { sections[script.rawValue] }

  func isEntry(_ entry: Int, of kinds: NameKinds) -> Bool {
    kinds.rawValue & 1 << UInt32(self.kinds[entry]) != 0
  }

  /// Calls `body` with each entry that has this National Dex number.
  func forEachEntry(numbered number: Int, _ body: (Int) -> Void) {
    guard number > 0 else { return }
    for entry in 0..<count where numbers[entry] == UInt32(clamping: number) { body(entry) }
  }

  /// Returns the matching entries, sorted by rank and then in index order.
  private func matches(_ ranks: MatchRanks, _ language: Language, _ kinds: NameKinds) -> [NameMatch]
  {
    entries(ranks, kinds).map { match($0, ranks, language) }
  }

  private func entries(_ ranks: MatchRanks, _ kinds: NameKinds) -> [Int] {
    // Uses a counting sort, which keeps entries with the same rank in index order.
    var starts = [Int](repeating: 0, count: 2 * Int(MatchRanks.none) + 2)
    for entry in 0..<count where ranks.best[entry] != MatchRanks.none {
      starts[level(of: entry, ranks) + 1] += 1
    }
    for level in 1..<starts.count { starts[level] += starts[level - 1] }
    let total = starts[starts.count - 1]
    var order = [Int](repeating: 0, count: total)
    for entry in 0..<count where ranks.best[entry] != MatchRanks.none {
      let level = level(of: entry, ranks)
      order[starts[level]] = entry
      starts[level] += 1
    }
    if kinds != .all { order.removeAll { !isEntry($0, of: kinds) } }
    return Self.withPrefixesPromoted(order, ranks)
  }

  /// Maximum number of `.prefix` matches that are moved before the `.gap` matches, in which the
  /// text lacks a letter of the name.
  ///
  /// The user is usually still typing the name of the first `.prefix` match. The number is small so
  /// that a `.gap` match stays among the first five.
  private static let promotedPrefixCount = 2

  private static func withPrefixesPromoted(_ entries: [Int], _ ranks: MatchRanks) -> [Int] {
    func quality(_ entry: Int) -> NameQuality { MatchRanks.quality(ranks.best[entry]) }
    guard let gap = entries.firstIndex(where: { quality($0) >= .gap }),
      quality(entries[gap]) == .gap,
      let start = entries[gap...].firstIndex(where: { quality($0) > .gap })
    else { return entries }
    let first = entries[start...].prefix(promotedPrefixCount).prefix { quality($0) == .prefix }
    var sorted = entries
    sorted.replaceSubrange(gap..<first.endIndex, with: Array(first) + entries[gap..<start])
    return sorted
  }

  /// Returns the sort key of an entry. It is twice the entry's rank. For an exact match, one is
  /// added if the entry's slug isn't its name.
  private func level(of entry: Int, _ ranks: MatchRanks) -> Int {
    let rank = ranks.best[entry]
    return Int(rank) << 1 | (MatchRanks.quality(rank) == .exact && !slugIsName[entry] ? 1 : 0)
  }

  private func match(_ entry: Int, _ ranks: MatchRanks, _ language: Language) -> NameMatch {
    let rank = ranks.best[entry]
    let quality = MatchRanks.quality(rank)
    let isShown = rank & 1 == 0
    guard quality != .number else { return match(entry, quality, language: nil, isShown: false) }
    let section = sections[Int(ranks.scripts[entry])]
    let languages = section.languages(of: Int(ranks.names[entry]))
    let found = languages.contains(NameLanguages(language)) ? language : languages.first
    return match(entry, quality, language: found, isShown: isShown)
  }

  private func match(
    _ entry: Int, _ quality: NameQuality, language: Language?, isShown: Bool
  ) -> NameMatch {
    NameMatch(
      kind: NameKind(rawValue: kinds[entry]) ?? .pokemon, id: Int(ids[entry]), quality: quality,
      language: language, isShown: isShown)
  }
}

extension NameSearch {
  /// The hashes of the letters of all names. The length of vowels doesn't matter.
  package var keys: Set<UInt64> {
    var keys: Set<UInt64> = []
    for script in [NameScript.latin, .kana, .hangul, .han] {
      section(script).forEachName { name, _, _ in keys.insert(NormalizedName.hash(name.letters)) }
    }
    return keys
  }

  /// Whether a text is the whole name of an entry in any language.
  package func hasName(_ text: String) -> Bool {
    let pattern = NamePattern(text)
    if pattern.isEmpty { return false }
    let run = NameRun(search: self, language: .none, kinds: .all)
    return run.wholeNames(of: pattern).best.contains { $0 != MatchRanks.none }
  }
}
