internal import PokedexModel
internal import PokedexText

/// Finds the choices that can complete partly typed words.
struct ChoiceFinder {
  let engine: QueryEngine
  let language: Language

  private static let maximumNames = 20
  /// Minimum number of typed letters for suggesting values if their term has not been typed. With
  /// fewer letters, there would be too many suggestions.
  private static let minimumLetters = 3

  /// Returns the choices for the word at the cursor, without duplicates.
  func choices(at spot: CompletionContext) -> [QueryCompletion.Choice] {
    let values = values(at: spot)
    let term = spot.term
    var choices: [QueryCompletion.Choice] = []
    switch spot.sign {
    case .at:
      choices =
        ([.learns, .learnedBy].contains(term?.meaning) ? self.choices(of: .way, values) : [])
      choices += self.choices(of: .game, values)
    case nil:
      if let term, term.allowsSpaceBeforeValue || term.takesNoValue {
        choices = self.choices(of: term.takesNoValue ? .type : term.kind, values)
        // After a term whose value can follow a space, only values are offered.
        if term.allowsSpaceBeforeValue, !choices.isEmpty { break }
      }
      choices += bareChoices(at: spot, values)
    case .not where term == nil: choices = bareChoices(at: spot, values)
    default: choices = term.map { self.choices(after: $0, at: spot, values) } ?? []
    }
    var texts: Set<String> = []
    return choices.filter { texts.insert($0.text).inserted }
  }

  /// Returns the values and names that begin with the words before the cursor. Those words are
  /// treated as one, because values and names can consist of several words.
  func multiwordChoices(at spot: CompletionContext) -> [QueryCompletion.Choice] {
    guard let term = spot.term, spot.sign != nil || term.allowsSpaceBeforeValue else {
      guard spot.sign == nil else { return [] }
      let names = names(at: spot)
      return names.isEmpty ? impliedChoices(values(at: spot)) : names
    }
    if term.meaning == .name || term.kind == .pokemon { return names(at: spot) }
    return term.kind.map { values(at: spot).beginning(in: engine.words[$0]) } ?? []
  }

  private func values(at spot: CompletionContext) -> ValueChoices {
    ValueChoices(terms: engine.terms, language: language, key: NormalizedName.letters(spot.typed))
  }

  private func choices(
    of kind: QueryValueKind?, _ values: ValueChoices
  ) -> [QueryCompletion.Choice] {
    kind.map { values.choices(in: engine.words[$0]) } ?? []
  }

  /// Returns the choices that can follow a term and its sign.
  private func choices(
    after term: QueryTerm, at spot: CompletionContext, _ values: ValueChoices
  ) -> [QueryCompletion.Choice] {
    if term.meaning == .name || term.kind == .pokemon { return names(at: spot) }
    if term.takesNoValue { return choices(of: .type, values) }
    guard let figure = term.figure else { return choices(of: term.kind, values) }
    guard figure != .generation else {
      return (1...TypeChart.newestGeneration).map(String.init)
        .filter { $0.hasPrefix(spot.typed) }
        .map { QueryCompletion.Choice(text: $0, label: $0, kind: nil, about: nil) }
    }
    return terms(values) {
      $0.figure != figure && $0.figure?.isComparable(with: figure) == true
    }
  }

  /// Returns the choices for a place where a term can begin: terms, types, names, and values with
  /// their terms. Names that match only in a language other than the displayed one come last.
  private func bareChoices(
    at spot: CompletionContext, _ values: ValueChoices
  ) -> [QueryCompletion.Choice] {
    let names = names(at: spot)
    let shown = names.filter { values.begins($0.label) }
    let types = engine.terms.named("type").map { choices(of: $0.kind, values) } ?? []
    return terms(values) + types + shown + impliedChoices(values) + names
  }

  /// Returns the terms that have a keyword beginning with the typed text. Terms of which a whole
  /// keyword is typed come first.
  private func terms(
    _ values: ValueChoices, where isIncluded: (QueryTerm) -> Bool = { _ in true }
  ) -> [QueryCompletion.Choice] {
    var ranked: [(rank: Int, choice: QueryCompletion.Choice)] = []
    for term in engine.terms.all where isIncluded(term) {
      let words = term.words
      guard let index = words.firstIndex(where: values.begins) else { continue }
      let isWhole = words.contains { NormalizedName.letters($0) == values.key }
      let word = words[index]
      // An ASCII alias is replaced by the term's name.
      let name = word.utf8.allSatisfy { $0 < 0x80 } ? term.name : word
      let ending = term.takesNoValue || term.figure != nil ? "" : ":"
      let choice = QueryCompletion.Choice(
        text: name + ending, label: name, kind: nil, about: term.about(in: language.interface))
      ranked.append((isWhole ? 0 : index == 0 ? 1 : 2, choice))
    }
    return (0...2).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.choice) }
  }

  private func names(at spot: CompletionContext) -> [QueryCompletion.Choice] {
    let typed = spot.typed
    // A number after other words is an argument of those words, not a name.
    guard typed.contains(where: \.isLetter) || spot.range.lowerBound == 0, !typed.isEmpty else {
      return []
    }
    let names =
      engine.names?.names(beginningWith: typed, in: language, maximumCount: Self.maximumNames) ?? []
    return names.map {
      QueryCompletion.Choice(
        text: ValueChoices.quoted($0), label: $0, kind: engine.source.listKind.kind, about: nil,
        isName: true)
    }
  }

  /// Returns the values that begin with the typed text and can be typed without their term. Each
  /// choice includes the term nevertheless, as in `ability:levitate`.
  private func impliedChoices(_ values: ValueChoices) -> [QueryCompletion.Choice] {
    guard values.key.count >= Self.minimumLetters || values.key.contains(where: { $0 > 0x3000 })
    else { return [] }
    // There are too many items to suggest them before the user types their term.
    let terms = engine.terms.implied.filter { $0.kind != .item }
    return terms.flatMap { term -> [QueryCompletion.Choice] in
      guard let kind = term.kind else { return [] }
      return values.beginning(in: engine.words[kind]).map { choice in
        QueryCompletion.Choice(
          text: term.word(in: language) + ":" + choice.text, label: choice.label, kind: kind,
          about: choice.about)
      }
    }
  }
}

/// Finds the values whose names begin with the typed part of a word.
struct ValueChoices {
  let terms: TermTable
  let language: Language
  /// The typed text, normalized by `NormalizedName`.
  let key: [UInt16]

  /// Returns the values of a kind that match the typed text, the best matches first.
  ///
  /// Exact matches come first. They are followed by values whose slug begins with the typed text,
  /// or whose name in the requested language does (unless it is English). Next are values whose
  /// alias or English name begins with it. Last are values whose name begins with the typed text in
  /// another language, or contains it elsewhere.
  func choices(in table: ValueTable) -> [QueryCompletion.Choice] { choices(in: table, upTo: 3) }

  /// Returns only the values whose slug, name or alias in English or the requested language begins
  /// with the typed text.
  func beginning(in table: ValueTable) -> [QueryCompletion.Choice] { choices(in: table, upTo: 2) }

  private func choices(in table: ValueTable, upTo last: UInt8) -> [QueryCompletion.Choice] {
    let names = table.names
    var ranks = [UInt8](repeating: 4, count: table.values.count)
    for name in names.names {
      if let rank = rank(of: names.letters(of: name), name.kind) {
        ranks[Int(name.index)] = min(ranks[Int(name.index)], rank)
      }
    }
    return (0...last).flatMap { rank in
      table.values.indices.filter { ranks[$0] == rank }.map { choice(table.values[$0], table.kind) }
    }
  }

  private func rank(of letters: ArraySlice<UInt16>, _ kind: ValueTable.Names.Name.Kind) -> UInt8? {
    var (isSlug, isOwn) = (false, true)
    switch kind {
    case .slug: isSlug = true
    case .alias: break
    case .name(let other):
      isOwn = language.fallbacks.contains(other)
      isSlug = other == language && language != .english
    }
    if letters.starts(with: key) {
      if isOwn, letters.count == key.count { return 0 }
      return isSlug ? 1 : isOwn ? 2 : 3
    }
    return isOwn && contains(letters) ? 3 : nil
  }

  private func choice(_ value: NamedValue, _ kind: QueryValueKind) -> QueryCompletion.Choice {
    let own = language == .english ? nil : value.names?.resolve(language)
    let name = own?.language == .english ? nil : own?.text
    let about =
      kind == .trait
      ? Trait(rawValue: value.slug)?.about.text(in: language.interface) : nil
    return QueryCompletion.Choice(
      text: Self.quoted(name ?? value.slug), label: label(of: value, kind), kind: kind, about: about
    )
  }

  private func label(of value: NamedValue, _ kind: QueryValueKind) -> String {
    switch kind {
    case .sort, .stat:
      if let term = terms.named(value.slug), term.figure != nil {
        return term.label(in: language.interface)
      }
    case .trait, .way, .trigger:
      let local = value.aliases.first { $0.utf8.contains { $0 >= 0x80 } }
      if language.interface == .japanese, let local { return local }
    default: break
    }
    return value.label(in: language)
  }

  /// Returns a text, in quotation marks if it contains a space or sign that would end the value.
  static func quoted(_ text: String) -> String {
    text.contains { $0.isWhitespace || Token.TokenKind(sign: $0) != nil } ? "\"\(text)\"" : text
  }

  /// Whether a name begins with the typed text.
  func begins(_ name: String) -> Bool { NormalizedName.letters(name).starts(with: key) }

  private func contains(_ letters: ArraySlice<UInt16>) -> Bool {
    guard key.count > 1, letters.count >= key.count else { return false }
    for start in letters.startIndex...letters.endIndex - key.count
    where letters[start] == key[0] && letters[start...].starts(with: key) {
      return true
    }
    return false
  }
}
