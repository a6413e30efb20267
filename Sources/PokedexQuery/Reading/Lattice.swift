internal import PokedexModel
internal import PokedexText

/// All meanings that the parts of a text can have, and the cheapest way to read the whole text.
///
/// The text is a row of atoms. An arc gives some consecutive atoms a meaning, at a cost: an exact
/// word is cheap, the initial part of a name, a filler and an unknown word cost more. Rules combine
/// arcs into clauses. The cheapest sequence of clauses that covers the text is its reading.
struct Lattice {
  struct Arc {
    /// Index of the atom after the last one.
    let end: Int
    let sense: Sense
    let cost: Double

    /// Whether the word is a name in a language that is neither the user's nor English.
    var isForeign: Bool {
      if case .values = sense { cost == Cost.word + Cost.foreign } else { false }
    }
  }

  let context: QueryContext
  let lexicon: Lexicon
  let characters: [Character]
  let tokens: [Token]
  let atoms: [Atom]
  /// For each atom, the arcs that begin with it.
  var arcs: [[Arc]]
  /// Words that were taken for mistyped ones, with what they may mean.
  var slips: [Range<Int>: [String]] = [:]

  /// Costs of arcs. A meaning that needs fewer arcs is preferred.
  enum Cost {
    static let word = 1.0
    /// A name of a value in a language that is neither the user's nor English.
    static let foreign = 2.5
    /// A word that only links others.
    static let link = 0.2
    static let unknown = 30.0
    static let name = 1.1
    /// A mistyped word, for which each wrong letter is added.
    static let slip = 2.6
    /// Minimum length, in bytes, of a value without its term. Shorter words have too many other
    /// meanings. For example, "x" would be read as the game Pokémon X.
    static let minimumBytes = 3
  }

  /// Maximum number of words, and of letters without spaces, in one arc.
  static let (maximumWords, maximumLetters) = (5, 16)

  init(_ tokens: [Token], _ characters: [Character], context: QueryContext, lexicon: Lexicon) {
    (self.context, self.lexicon) = (context, lexicon)
    (self.tokens, self.characters) = (tokens, characters)
    atoms = Atom.atoms(of: tokens, characters)
    arcs = Array(repeating: [], count: atoms.count + 1)
    for start in atoms.indices { addArcs(from: start) }
    addNames()
  }

  func text(_ range: Range<Int>) -> String { String(characters[range]) }

  /// Returns the offsets of the characters of some atoms.
  func range(_ atoms: Range<Int>) -> Range<Int> {
    if atoms.isEmpty {
      let place =
        atoms.lowerBound < self.atoms.count
        ? self.atoms[atoms.lowerBound].range.lowerBound : characters.count
      return place..<place
    }
    return self.atoms[atoms.lowerBound].range
      .lowerBound..<self.atoms[atoms.upperBound - 1].range.upperBound
  }

  // MARK: - Words

  /// The kinds of values that words may name, except for Pokémon.
  static let kinds = QueryValueKind.allCases.filter { $0 != .way && $0 != .pokemon }

  private mutating func addArcs(from start: Int) {
    switch atoms[start].kind {
    case .quoted(let word):
      add(word, start..<start + 1)
      arcs[start].append(Arc(end: start + 1, sense: .name(word, .exact), cost: Cost.name))
      return
    case .sign(let kind):
      let role: Sense.Role? =
        switch kind {
        case .or: .or
        case .not: .not
        case .comma: .and
        default: nil
        }
      if let role {
        arcs[start].append(Arc(end: start + 1, sense: .role(role), cost: 0.1))
      }
    case .word:
      arcs[start].append(Arc(end: start + 1, sense: .unknown, cost: Cost.unknown))
      if text(atoms[start].range) == "+" {
        arcs[start].append(Arc(end: start + 1, sense: .role(.and), cost: Cost.link))
      }
      if hasForeignSign(start) { return }
    }
    var words = 0
    for end in start + 1...min(start + Self.maximumLetters, atoms.count) {
      let atom = atoms[end - 1]
      if case .quoted = atom.kind { return }
      if case .sign(let kind) = atom.kind, !kind.isWordOperation(text(atom.range)) { return }
      if !atom.isUnspaced { words += 1 }
      if words > Self.maximumWords || hasForeignSign(end - 1) { return }
      let range = self.range(start..<end)
      add(text(range), start..<end)
    }
  }

  private mutating func add(_ word: String, _ span: Range<Int>) {
    let key = NormalizedName.hash(word)
    func arc(_ sense: Sense, _ cost: Double) {
      arcs[span.lowerBound].append(Arc(end: span.upperBound, sense: sense, cost: cost))
    }
    if span.count == 1
      ? Amount(word) != nil || Amount.range(word) != nil
      : span.count == 2 && atoms[span.lowerBound + 1].isUnspaced && Amount.isFactor(word)
    {
      arc(.number(word), Cost.word)
    }
    if span.count <= 4,
      let generation = Parser.generation(in: word)
        ?? Parser.generation(in: word.replacing(" ", with: ""))
    {
      arc(.generation(generation), Cost.word)
    }
    guard key != NormalizedName.emptyHash else { return }
    for sense in lexicon[key] {
      if case .role = sense { arc(sense, Cost.link) } else { arc(sense, Cost.word) }
    }
    for kind in Self.kinds where isUsed(kind) {
      let values = context.words[kind].values(key: key, in: context.language)
      guard let first = values.first, kind != .game || !isSplit(word, span) else { continue }
      // A figure such as accuracy needs a number, even if moves change it.
      if kind == .effect, lexicon[key].contains(where: \.isFigure) { continue }
      let isFamiliar = isFamiliar(word, first)
      arc(.values(values, named: word), isFamiliar ? Cost.word : Cost.word + Cost.foreign)
    }
    if context.terms.listKind != .pokemon, span.count <= Self.maximumWords {
      let values = context.words.values(.pokemon, named: word, in: context.language)
      let isNumber = Amount(word) != nil
      if !values.isEmpty, !isNumber { arc(.values(values, named: word), Cost.word) }
    }
    if lexicon[key].isEmpty,
      arcs[span.lowerBound].allSatisfy({ $0.end != span.upperBound || $0.sense.isRare })
    {
      addInflected(word, span)
      addRomaji(word, span)
    }
  }

  /// Whether a term of the list takes values of a kind, or rules use them without one.
  private func isUsed(_ kind: QueryValueKind) -> Bool {
    [.type, .game, .sort].contains(kind) || context.terms.all.contains { $0.kind == kind }
  }

  /// Whether words name a game only if the space between them is ignored and the first one is a
  /// type, as in "fire red".
  private func isSplit(_ words: String, _ span: Range<Int>) -> Bool {
    span.count > 1 && words.contains(" ")
      && context.words[.game].hasSlug(words)
      && !context.words[.game].hasSlug(words.replacing(" ", with: "-"), exactly: true)
      && !context.words.values(.type, named: text(atoms[span.lowerBound].range)).isEmpty
  }

  /// Adds the meanings of a word without the ending of its plural, or of a compound such as
  /// "Feuertyp".
  private mutating func addInflected(_ word: String, _ span: Range<Int>) {
    let lower = word.lowercased()
    for (ending, rest, kinds) in Self.endings
    where lower.hasSuffix(ending) && lower.count > ending.count + 2 {
      let base = String(word.dropLast(ending.count)) + rest
      var senses: [Sense] = []
      if kinds.count > 1 {
        senses = lexicon[NormalizedName.hash(base)].filter {
          if case .concept = $0 { true } else { false }
        }
      }
      for kind in kinds {
        let values = context.words.values(kind, named: base, in: context.language)
        if let first = values.first, isFamiliar(base, first) {
          senses.append(.values(values, named: base))
        }
      }
      if senses.isEmpty { continue }
      arcs[span.lowerBound] += senses.map {
        Arc(end: span.upperBound, sense: $0, cost: Cost.word + 0.1)
      }
      return
    }
  }

  /// Adds the meanings of a Japanese word that is typed in Latin letters: "honoo taipu".
  private mutating func addRomaji(_ word: String, _ span: Range<Int>) {
    guard context.language.interface == .japanese, word.utf8.count >= Cost.minimumBytes,
      let typed = Romaji.typed(NormalizedName.letters(word))
    else { return }
    var senses = lexicon.senses(ofRomaji: typed)
    for kind in Self.kinds where kind.hasFewValues {
      let values = context.words[kind].values.filter { value in
        value.names?[exactly: context.language].map { Romaji.letters($0) == typed } ?? false
      }
      if values.isEmpty { continue }
      senses.append(.values(values.map { QueryValue(kind, slug: $0.slug) }, named: values[0].slug))
    }
    arcs[span.lowerBound] += senses.map {
      Arc(end: span.upperBound, sense: $0, cost: Cost.word + 0.2)
    }
  }

  /// Endings, what replaces them, and the kinds of values that may have them.
  private static let endings: [(String, String, [QueryValueKind])] =
    QueryWordTable.words("type-ending").sorted().map { ($0, "", [.type]) }
    + [
      ("ies", "y", [.type, .trait, .ability, .move, .item]),
      ("s", "", [.type, .trait, .shape, .color, .eggGroup, .ability, .move, .item]),
      ("n", "", [.type]), ("er", "", [.type]),
    ]

  /// Whether a word is a value's slug, an alias, or its name in English or in the user's language.
  func isFamiliar(_ word: String, _ value: QueryValue) -> Bool {
    let named = context.words.named(value)
    let own = context.language.fallbacks.map { named?.names?[exactly: $0] }
    let aliases = (named?.aliases ?? []).filter {
      QueryWordTable.isWord($0, in: context.language)
    }
    let known = [value.slug, named?.names?[exactly: .english]] + own + aliases
    let key = NormalizedName.hash(word)
    return known.contains { $0.map(NormalizedName.hash) == key }
      || word.unicodeScalars.contains { $0.value >= 0x3000 }
  }
}

extension Sense {
  /// Whether a word may be taken for a mistyped one. An operator may not, because it would turn the
  /// meaning of others around, and a link would drop the word.
  var mayBeMistyped: Bool {
    if case .role(let role) = self { role == .noun } else { true }
  }

  var isParticle: Bool { if case .role(.particle) = self { true } else { false } }

  /// Whether the word only links others, and may begin a name.
  var isLink: Bool { if case .role(.link) = self { true } else { false } }

  var isFigure: Bool {
    if case .term(let term) = self { term.figure != nil } else { false }
  }

  var isKeyword: Bool {
    switch self {
    case .values, .name, .unknown: false
    default: true
    }
  }

  /// Whether a word hardly ever has this meaning, so that others are looked for.
  var isRare: Bool {
    if case .values(let values, _) = self { values.first?.kind == .genus } else { isUnknown }
  }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

extension Token.TokenKind {
  /// Whether the token is an operator that is written as a word, such as "or".
  func isWordOperation(_ text: String) -> Bool {
    switch self {
    case .or, .not, .comma: text.first?.isLetter == true
    default: false
    }
  }
}
