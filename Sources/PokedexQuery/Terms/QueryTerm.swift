package import PokedexModel
internal import PokedexText

/// A word of the query language and what it asks.
package struct QueryTerm: Sendable {
  /// What a term asks.
  enum Meaning: Equatable, Sendable {
    case type, monotype, name, learns, trait, effort, found, holds, beats, sort, limit, random
    case evolution(EvolutionRelation)
    /// A version that it is in, or that it is only in.
    case inVersion(isExclusive: Bool)
    case figure(Figure)
    case ability(isHidden: Bool)
    /// The moves that a Pokémon learns.
    case learnedBy
    /// The abilities that a Pokémon may have.
    case hadBy(isHidden: Bool)
    /// By the kind of the value alone.
    case has(ValueKind)
    case takes(Damage)
  }

  /// How hard an attack hits.
  enum Damage: Equatable, Sendable {
    case weak, resists, immune

    /// In tenths of a percent; nothing at all is resisted as well.
    var range: ClosedRange<Int32> {
      switch self {
      case .weak: 1001...Int32.max
      case .resists: 0...999
      case .immune: 0...0
      }
    }
  }

  /// The word that help shows and completion writes.
  package let name: String
  /// Other words for it, in every language of the interface.
  package let aliases: [String]
  /// The words that may stand between it and its value: "weak to ice", "sort by speed".
  let links: Set<String>
  let meaning: Meaning
  /// An example that gives rows.
  package let example: String
  private let sentence: Sentence
  /// The name of its figure, where `sentence` has a gap for it.
  private let figureName: Sentence?

  /// - Parameter family: the rows of its other words in Resources/Text/query_words.tsv.
  init(
    _ name: String, _ meaning: Meaning, _ sentence: Sentence, figureName: Sentence? = nil,
    _ example: String, family: String = "term"
  ) {
    self.name = name
    aliases = QueryWordTable.list("\(family)/\(name)")
    links = QueryWordTable.words("between/\(name)")
    self.meaning = meaning
    self.sentence = sentence
    self.figureName = figureName
    self.example = example
  }

  /// What it asks, in a sentence.
  package func about(in language: Language) -> String {
    figureName.map { sentence.text(in: language, $0.text(in: language)) }
      ?? sentence.text(in: language)
  }

  /// What its figure is called, in a word or two; for any other term the same as `about(in:)`.
  package func label(in language: Language) -> String {
    (figureName ?? sentence).text(in: language)
  }

  /// The name and all other words for it.
  package var words: [String] { [name] + aliases }

  /// The kind of thing that stands after it; nil for a number, a text or nothing.
  package var kind: ValueKind? {
    switch meaning {
    case .type, .takes: .type
    case .learns: .move
    case .trait: .trait
    case .effort: .stat
    case .holds, .evolution(.with): .item
    case .found: .place
    case .inVersion: .game
    case .sort: .sort
    case .ability: .ability
    case .learnedBy, .hadBy, .evolution, .beats: .pokemon
    case .has(let kind): kind
    case .monotype, .name, .figure, .limit, .random: nil
    }
  }

  /// The figure that it asks for; nil where it asks for something else.
  package var figure: Figure? {
    if case .figure(let figure) = meaning { figure } else { nil }
  }

  /// What to say of it alone, as it is typed.
  func lack(of word: String, at range: Range<Int>) -> QueryMistake {
    let needsNumber =
      switch meaning {
      case .figure, .limit, .random: true
      default: false
      }
    return QueryMistake(
      needsNumber ? .queryNeedsNumber : .queryNeedsValue, word, example, at: range)
  }

  /// The word that is written for it in a language.
  func word(in language: Language) -> String {
    language.interface.isWrittenInLatin
      ? name : QueryWordTable.list("term/" + name, in: language).first ?? name
  }

  /// Whether it stands for itself, with nothing after it.
  package var isAlone: Bool { meaning == .monotype }

  /// Whether a row may have several of its values at once, as it may be weak to two types; it has one color.
  var mayHaveSeveral: Bool {
    switch meaning {
    case .figure: false
    case .has(let kind): [.eggGroup, .game, .dex, .trigger, .effect].contains(kind)
    default: true
    }
  }

  /// Whether the name of its value can follow after a space, as in "resists water".
  var takesSpace: Bool {
    switch meaning {
    case .figure(let figure): figure == .generation
    // "What beats Garchomp" is a question on its page.
    case .name, .limit, .random, .trait, .monotype, .effort, .beats: false
    default: true
    }
  }
}

/// The terms of one list. They drive its parser, completion, mistakes, help and documentation.
package struct TermTable: Sendable {
  package let listed: Listed
  /// In the order in which help shows them.
  package let all: [QueryTerm]
  /// The terms that go without saying before their values unless a name has these words, the likeliest first.
  let implied: [QueryTerm]
  /// The words that may stand between any term and its value.
  let links: Set<String>
  /// The kinds of values that need no term, whatever names there are; types besides.
  let bareKinds: [ValueKind]
  private let spellings: [(key: [UInt16], hash: UInt64, text: String, term: Int)]

  init(
    _ listed: Listed, _ terms: [QueryTerm], implied: [String] = [], bareKinds: [ValueKind] = []
  ) {
    self.listed = listed
    self.bareKinds = bareKinds
    all = terms
    links = terms.reduce(into: []) { $0.formUnion($1.links) }
    self.implied = implied.compactMap { name in terms.first { $0.name == name } }
    spellings = terms.enumerated().flatMap { index, term in
      term.words.map { word in
        let key = ValueKey.letters(word)
        return (key, ValueKey.hash(key[...]), word, index)
      }
    }
  }

  /// The term that a word means, in any of its forms.
  package func named(_ word: String) -> QueryTerm? {
    let hash = ValueKey.hash(word)
    return spellings.first { $0.hash == hash }.map { all[$0.term] }
  }

  /// All terms that a word may mean, the likeliest first.
  func allNamed(_ word: String) -> [QueryTerm] {
    let hash = ValueKey.hash(word)
    return spellings.compactMap { $0.hash == hash ? all[$0.term] : nil }
  }

  /// The term for a figure; nil where the list has no such figure.
  package func of(_ figure: Figure) -> QueryTerm? { all.first { $0.figure == figure } }

  /// The figures that the list has, in the order of the terms.
  package var figures: [Figure] { all.compactMap(\.figure) }

  /// Words for terms nearest to a word: names that begin with it, then what is a few letters off.
  func closest(to word: String, most: Int = 3) -> [String] {
    let nearness = Nearness(of: word)
    var near: [(distance: Int, text: String)] = []
    for (key, _, text, term) in spellings {
      let isName = text == all[term].name
      if isName, nearness.key.count > 1, key.starts(with: nearness.key) {
        near.append((0, text))
      } else if let distance = nearness.distance(to: key[...]), isName || key.count > 3 {
        near.append((distance, text))
      }
    }
    near.sort { ($0.distance, $0.text) < ($1.distance, $1.text) }
    return near.prefix(most).map(\.text)
  }
}
