internal import PokedexModel

/// One search: what is found of a text and of its words.
struct NameRun {
  let search: NameSearch
  let language: NameLanguages
  let kinds: NameKinds

  /// How well each entry fits.
  func ranks(of pattern: NamePattern) -> Ranks {
    var ranks = ranks(of: pattern.whole)
    add(pattern.words, forgiving: false, to: &ranks)
    if fits(ranks) { return ranks }
    findNear(pattern.whole, among: nil, in: &ranks)
    add(pattern.words, forgiving: true, to: &ranks)
    if ranks.isEmpty { findFar(pattern.whole, in: &ranks) }
    return ranks
  }

  /// The entries of which a text is a whole name.
  func wholeNames(of pattern: NamePattern) -> Ranks {
    only(upTo: .exactButLength, ranks(of: pattern.whole))
  }

  /// The entries of whose names each word of a text is a whole word.
  func wholeWords(of pattern: NamePattern) -> Ranks {
    var ranks = Ranks(count: search.count)
    add(pattern.words, forgiving: false, to: &ranks)
    return only(upTo: .word, ranks)
  }

  private func only(upTo quality: NameQuality, _ ranks: Ranks) -> Ranks {
    var some = Ranks(count: search.count)
    for entry in 0..<search.count
    where ranks.best[entry] != Ranks.none && Ranks.quality(ranks.best[entry]) <= quality {
      some.note(rank: ranks.best[entry], entry: entry, of: ranks)
    }
    return some
  }

  /// How well each entry fits a needle.
  ///
  /// - Parameter words: what other words fit, where the needle is one of several: only their entries count,
  ///   short ones must begin a word, and none may lack a letter.
  private func ranks(of needle: Needle, asWord: Bool = false, among words: Ranks? = nil) -> Ranks {
    var ranks = Ranks(count: search.count)
    for form in needle.forms {
      search.section(form.script).find(
        form, rules(form, asWord: asWord), language: language, among: words, in: &ranks)
    }
    if let number = needle.number {
      search.forEachEntry(numbered: number) { entry in
        if words?.best[entry] == Ranks.none { return }
        ranks.note(.number, isShown: true, entry: entry, name: 0, .latin)
      }
    }
    return ranks
  }

  private func rules(_ form: Needle.Form, asWord: Bool) -> NameSection.Rules {
    var rules = NameSection.Rules()
    let count = form.letters.count
    switch form.script {
    case .latin:
      rules.allowsAlmost = count > 1
      rules.allowsInside = !asWord || count > 2
    case .romaji:
      rules.allowsInside = false
      rules.allowsAlmost = false
    case .jamo:
      rules.bySyllable = true
      rules.allowsAlmost = false
    case .hangul: rules.hasParts = false
    case .initials:
      rules.hasWholeNames = false
      rules.allowsAlmost = false
    case .kana, .han: break
    }
    if asWord {
      rules.allowsAlmost = false
      rules.isWord = true
    }
    return rules
  }

  private func findNear(_ needle: Needle, among words: Ranks?, in ranks: inout Ranks) {
    for form in needle.forms {
      search.section(form.script).findNear(
        form, most: Needle.mostSlips(form), language: language, among: words, in: &ranks)
    }
  }

  /// Forgives two slips in shorter words than `findNear` does, in whole names alone: what is left of the
  /// letters fits too many beginnings. To be asked where nothing else is found.
  private func findFar(_ needle: Needle, in ranks: inout Ranks) {
    for form in needle.forms where Needle.mostSlips(form) == 1 && form.letters.count > 5 {
      guard form.script == .latin else { continue }
      search.section(form.script).findNear(
        form, most: 2, inWholeNames: true, language: language, among: nil, in: &ranks)
    }
  }

  /// Adds the entries that all words fit: as well as the word that fits worst, and at best as words do.
  ///
  /// - Parameter forgiving: whether slips are forgiven in a word that fits none else.
  private func add(_ words: [Needle], forgiving: Bool, to ranks: inout Ranks) {
    var all: Ranks?
    for word in words {
      var some = self.ranks(of: word, asWord: true, among: all)
      if some.isEmpty, forgiving { findNear(word, among: all, in: &some) }
      if some.isEmpty { return }
      if let all { some.worsen(to: all) }
      all = some
    }
    guard let all else { return }
    let atBest = Ranks.rank(.word, isShown: true)
    for entry in 0..<search.count where all.best[entry] != Ranks.none {
      ranks.note(rank: max(atBest, all.best[entry]), entry: entry, of: all)
    }
  }

  /// Whether any entry that is looked for fits without a slip.
  private func fits(_ ranks: Ranks) -> Bool {
    if ranks.isEmpty { return false }
    let firstSlip = Ranks.rank(.slip, isShown: true)
    return (0..<search.count).contains { entry in
      ranks.best[entry] < firstSlip && search.isOne(entry, of: kinds)
    }
  }
}

/// How well each entry fits, as found so far.
struct Ranks {
  /// Twice `NameQuality`, and one more where it is not the name shown; `none` for those that do not fit.
  private(set) var best: [UInt8]
  /// The name that fits best: its place in its section.
  private(set) var names: [UInt32]
  /// The section of that name.
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

  /// Makes each as bad as it is in others, where it is worse there; none of them is a new one there.
  mutating func worsen(to others: Ranks) {
    for entry in best.indices where best[entry] != Self.none && others.best[entry] > best[entry] {
      best[entry] = others.best[entry]
      names[entry] = others.names[entry]
      scripts[entry] = others.scripts[entry]
    }
  }

  /// Takes over where another is better.
  mutating func note(rank: UInt8, entry: Int, of other: Ranks) {
    guard rank < best[entry] else { return }
    best[entry] = rank
    names[entry] = other.names[entry]
    scripts[entry] = other.scripts[entry]
    isEmpty = false
  }
}
