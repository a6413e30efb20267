internal import PokedexModel
internal import PokedexText

/// A meaning that a word can have in a query.
enum Sense: Sendable {
  /// A keyword of a term, such as "weak" or "speed".
  case term(QueryTerm)
  /// Values of one kind that share a name, such as a type or a move.
  case values([QueryValue], named: String)
  /// A word that stands for a whole query, such as "fossil", and the text of that query.
  case concept(String)
  /// The user's word for a number: "100", "4x", "1..9", "three".
  case number(String)
  /// An ordinal or a Roman numeral, which stands for a generation: "iv", "fourth".
  case numeral(Int)
  case generation(Int32)
  /// "highest", "lowest".
  case superlative(isDescending: Bool)
  /// "ascending", "descending".
  case order(isDescending: Bool)
  /// "faster than": the term of a column, and the sign before its number.
  case comparative(QueryTerm, Comparison)
  /// "at least", before a number, and "or more", after it.
  case comparison(Comparison, isBehind: Bool)
  /// "more", before a figure and "than".
  case more(Comparison)
  case way(LearnedMove.LearnMethod)
  /// The topic of a question: "evolve", and a number that it asks for: "heavy".
  case topic(Question.Topic), figureTopic(NumericColumn)
  /// A word that only links others or has a place in a rule.
  case role(Role)
  /// Words that match the names of rows.
  case name(String, NameQuality)
  /// A word that nothing is known about.
  case unknown

  enum Role: String, CaseIterable, Sendable {
    case link, noun,
      /// A word for the rows of a list other than that of Pokémon, such as "moves".
      kind, particle, wayLink = "way-link", rangeStart = "range-start", range, none
    /// Negations before and behind what they negate.
    case notBefore = "not-before", notBehind = "not-behind"
    case than, steps
    /// A word that asks for the number of rows: "how many".
    case count = "count-word"
    /// A word that shows that a text is a question, and a word that links others in one.
    case ask, askLink = "ask-link"
    case or = "operator/or", and = "operator/and", not = "operator/not"
  }
}

/// The meanings of all keywords of a kind of list, in all languages of the interface. Values such as
/// moves are in `QueryWords` instead.
struct Lexicon: Sendable {
  private var senses: [UInt64: [Sense]] = [:]
  private var words: [String] = []

  /// - Parameter isAsked: whether texts may be questions, whose words would have other meanings in a
  ///   query.
  init(_ terms: TermTable, isAsked: Bool = false) {
    if isAsked {
      for topic in Question.Topic.allCases {
        for word in QueryWordTable.list("topic/" + topic.rawValue) { add(.topic(topic), word) }
      }
      for (key, words) in QueryWordTable.family("figure-topic") {
        guard let figure = terms.named(key)?.figure else { continue }
        for word in words { add(.figureTopic(figure), word) }
      }
    }
    for term in terms.all {
      for word in term.words { add(.term(term), word) }
    }
    for role in Sense.Role.allCases where isAsked || role != .ask && role != .askLink {
      let key =
        role == .kind
        ? "kind/\(terms.listKind)"
        : role == .noun && terms.listKind != .pokemon ? "listed-noun" : role.rawValue
      for word in QueryWordTable.list(key) { add(.role(role), word) }
    }
    for (key, words) in QueryWordTable.family("superlative") {
      for word in words { add(.superlative(isDescending: key == "desc"), word) }
    }
    for (key, words) in QueryWordTable.family("order") {
      for word in words { add(.order(isDescending: key == "descending"), word) }
    }
    for (key, words) in QueryWordTable.family("comparative") {
      guard let term = terms.named(String(key.dropLast())),
        let sign = Comparison(rawValue: String(key.suffix(1)))
      else { continue }
      for word in words { add(.comparative(term, sign), word) }
    }
    for (family, isBehind) in [("compare", false), ("compare-behind", true)] {
      for (key, words) in QueryWordTable.family(family) {
        guard let sign = Comparison(rawValue: key) else { continue }
        for word in words { add(.comparison(sign, isBehind: isBehind), word) }
      }
    }
    for (key, words) in QueryWordTable.family("count") {
      for word in words { add(.number(key), word) }
    }
    for (key, words) in QueryWordTable.family("factor") {
      for word in words { add(.number(key), word) }
    }
    for (key, words) in QueryWordTable.family("more") {
      guard let sign = Comparison(rawValue: key) else { continue }
      for word in words { add(.more(sign), word) }
    }
    for (key, words) in QueryWordTable.family("numeral") {
      for word in words { add(.numeral(Int(key) ?? 0), word) }
    }
    if terms.listKind == .pokemon {
      for (key, words) in QueryWordTable.family("bare-trait") + QueryWordTable.family("form-trait")
      {
        for word in words { add(.values([QueryValue(.trait, slug: key)], named: key), word) }
      }
    }
    let family = terms.listKind == .pokemon ? "concept" : "\(terms.listKind)-concept"
    for (text, words) in QueryWordTable.family(family) {
      for word in words { add(.concept(text), word) }
    }
    for way in QueryWords.ways {
      guard let method = LearnedMove.LearnMethod(rawValue: way.slug) else { continue }
      for word in [way.slug] + way.aliases { add(.way(method), word) }
    }
  }

  private mutating func add(_ sense: Sense, _ word: String) {
    let key = NormalizedName.hash(word)
    if key == NormalizedName.emptyHash { return }
    if senses[key] == nil { words.append(word) }
    senses[key, default: []].append(sense)
  }

  /// Returns the words in English or a language that a mistyped word is close to.
  func words(near typed: Nearness, in language: Language) -> [(distance: Int, word: String)] {
    words.compactMap { word in
      guard QueryWordTable.isWord(word, in: language) else { return nil }
      return typed.distance(to: NormalizedName.letters(word)[...]).map { ($0, word) }
    }
  }

  /// Whether a keyword in English or a language begins with letters, other than a mere link.
  func words(beginningWith letters: [UInt16], in language: Language) -> Bool {
    words.contains { word in
      NormalizedName.letters(word).starts(with: letters)
        && QueryWordTable.isWord(word, in: language)
        && self[NormalizedName.hash(word)].contains { !$0.isLink }
    }
  }

  /// Returns the meanings of the words in kana that are typed as normalized romaji.
  func senses(ofRomaji typed: [UInt16]) -> [Sense] {
    words.filter { Romaji.letters($0) == typed }.flatMap { self[NormalizedName.hash($0)] }
  }

  subscript(key: UInt64) -> [Sense] { senses[key] ?? [] }
}
