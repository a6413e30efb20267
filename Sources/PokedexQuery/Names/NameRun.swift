internal import PokedexModel

/// One search: what is found of a text and of its words.
struct NameRun {
  let search: NameSearch
  let language: NameLanguages
  let kinds: NameKinds

  /// How well each entry fits.
  func ranks(of pattern: NamePattern) -> Ranks {
    var ranks = ranks(of: pattern.whole, asWord: false)
    if !pattern.words.isEmpty {
      join(pattern.words.map { self.ranks(of: $0, asWord: true) }, into: &ranks)
    }
    if hasAny(ranks) { return ranks }
    findNear(pattern.whole, in: &ranks)
    if !pattern.words.isEmpty {
      let words = pattern.words.map { word in
        var ranks = self.ranks(of: word, asWord: true)
        if !hasAny(ranks) { findNear(word, in: &ranks) }
        return ranks
      }
      join(words, into: &ranks)
    }
    return ranks
  }

  /// The entries of which a text is a whole name.
  func wholeNames(of pattern: NamePattern) -> Ranks {
    only(upTo: .exact, ranks(of: pattern.whole, asWord: false))
  }

  /// The entries of whose names each word of a text is a whole word.
  func wholeWords(of pattern: NamePattern) -> Ranks {
    var ranks = Ranks(count: search.count)
    if pattern.words.isEmpty { return ranks }
    join(pattern.words.map { self.ranks(of: $0, asWord: true) }, into: &ranks)
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

  /// - Parameter asWord: whether it is one of several words, for which short ones must begin a word and
  ///   none may lack a letter.
  private func ranks(of needle: Needle, asWord: Bool) -> Ranks {
    var ranks = Ranks(count: search.count)
    for form in needle.forms {
      search.section(form.script).find(
        form, rules(form, asWord: asWord), language: language, in: &ranks)
    }
    if let number = needle.number {
      search.forEachEntry(numbered: number) { entry in
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
    case .romaji: rules.allowsInside = count > 3
    case .jamo:
      rules.bySyllable = true
      rules.allowsAlmost = false
    case .hangul: rules.hasParts = false
    case .initials:
      rules.hasWholeNames = false
      rules.allowsAlmost = false
    case .kana, .han: break
    }
    if asWord { rules.allowsAlmost = false }
    return rules
  }

  private func findNear(_ needle: Needle, in ranks: inout Ranks) {
    for form in needle.forms {
      search.section(form.script).findNear(
        form, most: Needle.mostSlips(form), language: language, in: &ranks)
    }
  }

  /// Notes the entries that all words fit: as well as the word that fits worst, and at best as words do.
  private func join(_ words: [Ranks], into ranks: inout Ranks) {
    let first = Ranks.rank(.word, isShown: true)
    for entry in 0..<search.count {
      var rank = first
      var worst = 0
      for (place, word) in words.enumerated() where word.best[entry] >= rank {
        rank = word.best[entry]
        worst = place
      }
      if rank != Ranks.none { ranks.note(rank: rank, entry: entry, of: words[worst]) }
    }
  }

  private func hasAny(_ ranks: Ranks) -> Bool {
    if ranks.isEmpty { return false }
    if kinds == .all { return true }
    return (0..<search.count).contains {
      ranks.best[$0] != Ranks.none && search.isOne($0, of: kinds)
    }
  }
}
