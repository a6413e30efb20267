internal import PokedexModel

/// A single search, for a whole text and for each of its words.
struct NameRun {
  let search: NameSearch
  let language: NameLanguages
  let kinds: NameKinds

  /// Returns the best match of each entry. Typos are allowed only if no entry of the requested
  /// kinds matches without them.
  func ranks(of pattern: NamePattern) -> MatchRanks {
    var ranks = ranks(of: pattern.whole)
    add(pattern.words, forgiving: false, to: &ranks)
    if fits(ranks) { return ranks }
    findNear(pattern.whole, among: nil, in: &ranks)
    add(pattern.words, forgiving: true, to: &ranks)
    if ranks.isEmpty { findWithTwoSlips(pattern.whole, in: &ranks) }
    return ranks
  }

  /// Returns the entries that have a name equal to the text. Long vowel marks may differ.
  func wholeNames(of pattern: NamePattern) -> MatchRanks {
    only(upTo: .exactExceptVowelLength, ranks(of: pattern.whole))
  }

  /// Returns the entries whose names contain each word of the text as a whole word.
  func wholeWords(of pattern: NamePattern) -> MatchRanks {
    var ranks = MatchRanks(count: search.count)
    add(pattern.words, forgiving: false, to: &ranks)
    return only(upTo: .word, ranks)
  }

  private func only(upTo quality: NameQuality, _ ranks: MatchRanks) -> MatchRanks {
    var some = MatchRanks(count: search.count)
    for entry in 0..<search.count
    where ranks.best[entry] != MatchRanks.none && MatchRanks.quality(ranks.best[entry]) <= quality {
      some.note(rank: ranks.best[entry], entry: entry, of: ranks)
    }
    return some
  }

  /// Returns each entry's best match with the needle.
  ///
  /// - Parameters:
  ///   - asWord: whether the needle is one of several words. If so, a short needle must begin a
  ///     word, and no letter may be missing.
  ///   - words: the matches of the previous words. Only entries that match them are considered.
  private func ranks(of needle: Needle, asWord: Bool = false, among words: MatchRanks? = nil)
    -> MatchRanks
  {
    var ranks = MatchRanks(count: search.count)
    for form in needle.forms {
      search.section(form.script).find(
        form, MatchRules(for: form, asWord: asWord), language: language, among: words, in: &ranks)
    }
    if let number = needle.number {
      search.forEachEntry(numbered: number) { entry in
        if words?.best[entry] == MatchRanks.none { return }
        ranks.note(.number, isShown: true, entry: entry, name: 0, .latin)
      }
    }
    return ranks
  }

  private func findNear(_ needle: Needle, among words: MatchRanks?, in ranks: inout MatchRanks) {
    for form in needle.forms {
      search.section(form.script).findNear(
        form, maximumCount: Needle.maximumSlips(form), language: language, among: words, in: &ranks)
    }
  }

  /// Finds entries whose whole name, in Latin letters, matches the text with up to two typos. Does
  /// this only for texts that have more than five letters but are so short that `findNear` allows
  /// only one typo.
  ///
  /// Beginnings of names are ignored, because too many would match. Call this only if nothing else
  /// matches.
  private func findWithTwoSlips(_ needle: Needle, in ranks: inout MatchRanks) {
    for form in needle.forms where Needle.maximumSlips(form) == 1 && form.letters.count > 5 {
      guard form.script == .latin else { continue }
      search.section(form.script).findNear(
        form, maximumCount: 2, inWholeNames: true, language: language, among: nil, in: &ranks)
    }
  }

  /// Adds the entries that match every word. The quality of each match is that of its worst word,
  /// but at most `.word`.
  ///
  /// - Parameter forgiving: whether a word that nothing matches may match with typos.
  private func add(_ words: [Needle], forgiving: Bool, to ranks: inout MatchRanks) {
    var all: MatchRanks?
    for word in words {
      var some = self.ranks(of: word, asWord: true, among: all)
      if some.isEmpty, forgiving { findNear(word, among: all, in: &some) }
      if some.isEmpty { return }
      if let all { some.worsen(to: all) }
      all = some
    }
    guard let all else { return }
    let atBest = MatchRanks.rank(.word, isShown: true)
    for entry in 0..<search.count where all.best[entry] != MatchRanks.none {
      ranks.note(rank: max(atBest, all.best[entry]), entry: entry, of: all)
    }
  }

  /// Whether an entry of the requested kinds matches without typos.
  private func fits(_ ranks: MatchRanks) -> Bool {
    if ranks.isEmpty { return false }
    let firstSlip = MatchRanks.rank(.slip, isShown: true)
    return (0..<search.count).contains { entry in
      ranks.best[entry] < firstSlip && search.isEntry(entry, of: kinds)
    }
  }
}

/// The best match of each entry found so far.
struct MatchRanks {
  /// Rank of each entry's match: twice the raw value of its `NameQuality`, plus one if the name
  /// isn't the displayed one. An entry that doesn't match has `none`.
  private(set) var best: [UInt8]
  /// For each entry, the index of its best matching name within the section that `scripts` gives.
  private(set) var names: [UInt32]
  /// For each entry, the raw value of the `NameScript` of its best matching name.
  private(set) var scripts: [UInt8]
  private(set) var isEmpty = true

  static let none = UInt8.max

  init(count: Int) {
    best = [UInt8](repeating: Self.none, count: count)
    names = [UInt32](repeating: 0, count: count)
    scripts = [UInt8](repeating: 0, count: count)
  }

  static func rank(_ quality: NameQuality, isShown: Bool) -> UInt8 {
    quality.rawValue << 1 | (isShown ? 0 : 1)
  }

  static func quality(_ rank: UInt8) -> NameQuality { NameQuality(rawValue: rank >> 1) ?? .inside }

  @inline(__always)
  mutating func note(
    _ quality: NameQuality, isShown: Bool, entry: Int, name: Int, _ script: NameScript
  ) {
    let rank = Self.rank(quality, isShown: isShown)
    guard rank < best[entry] else { return }
    best[entry] = rank
    names[entry] = UInt32(name)
    scripts[entry] = UInt8(script.rawValue)
    isEmpty = false
  }

  /// Replaces each entry's match with its match in `others` if the match in `others` is worse.
  /// Every entry with a match must also have one in `others`.
  mutating func worsen(to others: MatchRanks) {
    for entry in best.indices where best[entry] != Self.none && others.best[entry] > best[entry] {
      best[entry] = others.best[entry]
      names[entry] = others.names[entry]
      scripts[entry] = others.scripts[entry]
    }
  }

  /// If `rank` is better than the rank that an entry has so far, sets the entry's rank to it and
  /// copies the entry's matching name from `other`.
  mutating func note(rank: UInt8, entry: Int, of other: MatchRanks) {
    guard rank < best[entry] else { return }
    best[entry] = rank
    names[entry] = other.names[entry]
    scripts[entry] = other.scripts[entry]
    isEmpty = false
  }
}
