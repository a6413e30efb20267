package import PokedexModel
internal import PokedexText

/// A keyword of the query language and its meaning.
package struct QueryTerm: Sendable {
  /// The property that a term asks about.
  enum Meaning: Equatable, Sendable {
    case type, monotype, name, learns, trait, effort, found, method, holds, usesItem, beats, sort,
      limit, random
    case evolution(EvolutionRelation)
    /// Asks for Pokémon that are in a version. If `isExclusive` is true, asks only for those that
    /// are in no other version of the same version group.
    case inVersion(isExclusive: Bool)
    case figure(NumericColumn)
    case ability(isHidden: Bool)
    /// Asks for moves that a given Pokémon learns.
    case learnedBy
    /// Asks for abilities that a given Pokémon may have.
    case hadBy(isHidden: Bool)
    /// Asks for rows with a given value of this kind, such as a color or an egg group.
    case has(QueryValueKind)
    case takes(Damage)
    case does(RowAction)
    /// Asks for rows whose description has some words.
    case about
  }

  /// How much damage a Pokémon takes from attacks of a type.
  enum Damage: Equatable, Sendable {
    case weak, resists, immune

    /// The range of damage in tenths of a percent of neutral damage. An immune Pokémon is included
    /// in `resists`, too.
    var range: ClosedRange<Int32> {
      switch self {
      case .weak: 1001...Int32.max
      case .resists: 0...999
      case .immune: 0...0
      }
    }
  }

  /// Primary keyword, which help shows and completion inserts.
  package let name: String
  /// Other keywords for the term, in all languages of the interface.
  package let aliases: [String]
  /// Words that may come between the keyword and its value: "weak to ice", "sort by speed".
  let links: Set<String>
  let meaning: Meaning
  /// An example query that has results.
  package let example: String
  private let sentence: Sentence
  /// Name of the number that the term asks about, which replaces the placeholder in `sentence`; nil
  /// if there is no placeholder.
  let figureName: Sentence?

  /// - Parameter family: the group of the term's aliases in Resources/Text/query_words.tsv.
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

  /// Returns a sentence that explains the term.
  package func about(in language: Language) -> String {
    figureName.map { sentence.text(in: language, $0.text(in: language)) }
      ?? sentence.text(in: language)
  }

  /// Returns the name, in a word or two, of the number that the term asks about. For other terms,
  /// returns the same sentence as `about(in:)`.
  package func label(in language: Language) -> String {
    (figureName ?? sentence).text(in: language)
  }

  /// All keywords for the term: its name and aliases.
  package var words: [String] { [name] + aliases }

  /// Kind of value that follows the term; nil if a number, a text or nothing follows.
  package var kind: QueryValueKind? {
    switch meaning {
    case .type, .takes: .type
    case .learns: .move
    case .trait: .trait
    case .effort: .stat
    case .holds, .usesItem, .evolution(.with): .item
    case .found: .place
    case .method: .method
    case .inVersion: .game
    case .sort: .sort
    case .ability: .ability
    case .learnedBy, .hadBy, .evolution, .beats: .pokemon
    case .has(let kind): kind
    case .does(let action): action.kind
    case .about, .monotype, .name, .figure, .limit, .random: nil
    }
  }

  /// The numeric column that the term asks about; nil for other terms.
  package var figure: NumericColumn? {
    if case .figure(let figure) = meaning { figure } else { nil }
  }

  /// Returns the mistake for a term without its value.
  ///
  /// - Parameter word: the keyword as it was typed.
  func missingValue(of word: String, at range: Range<Int>) -> QueryMistake {
    let needsNumber =
      switch meaning {
      case .figure, .limit, .random: true
      default: false
      }
    return QueryMistake(
      needsNumber ? .queryNeedsNumber : .queryNeedsValue, word, example, at: range)
  }

  /// Returns the keyword to show in a language: the primary keyword if the language is written in
  /// Latin letters, otherwise an alias in that language.
  func word(in language: Language) -> String {
    language.interface.isWrittenInLatin
      ? name : QueryWordTable.list("term/" + name, in: language).first ?? name
  }

  /// Whether the term takes no value.
  package var takesNoValue: Bool { meaning == .monotype }

  /// Whether a game may follow the value in words, as in "tm for earthquake in emerald".
  var takesSpokenGame: Bool { meaning == .does(.teaches) || meaning == .learnedBy }

  /// Whether a row may have several values for the term at once. For example, a Pokémon may be weak
  /// to two types, but has only one color.
  var allowsSeveralValues: Bool {
    switch meaning {
    case .figure: false
    case .has(let kind): [.eggGroup, .game, .dex, .trigger, .effect].contains(kind)
    default: true
    }
  }

  /// Whether a space may separate the term from its value, as in "resists water".
  var allowsSpaceBeforeValue: Bool {
    switch meaning {
    case .figure(let figure): figure == .generation
    // `beats` is excluded, because a text such as "what beats Garchomp" is a question. Garchomp's
    // page answers it.
    case .name, .about, .limit, .random, .trait, .monotype, .effort, .beats: false
    default: true
    }
  }
}

/// All terms for one kind of list. The parser, completion, error messages, help and documentation
/// of the list are based on them.
package struct TermTable: Sendable {
  package let listKind: QueryListKind
  /// All terms in the order in which help shows them.
  package let all: [QueryTerm]
  /// Terms that may be left out before their values, the most likely first. If a name has the same
  /// words as a value, the words are read as the name.
  let implied: [QueryTerm]
  /// Words that may come between any of the terms and its value.
  let links: Set<String>
  private let spellings: [(key: [UInt16], hash: UInt64, text: String, term: Int)]

  init(
    _ listKind: QueryListKind, _ terms: [QueryTerm], implied: [String] = []
  ) {
    self.listKind = listKind
    all = terms
    links = terms.reduce(into: []) { $0.formUnion($1.links) }
    self.implied = implied.compactMap { name in terms.first { $0.name == name } }
    spellings = terms.enumerated().flatMap { index, term in
      term.words.map { word in
        let key = NormalizedName.letters(word)
        return (key, NormalizedName.hash(key[...]), word, index)
      }
    }
  }

  /// Returns the term for a keyword in any spelling.
  package func named(_ word: String) -> QueryTerm? {
    let hash = NormalizedName.hash(word)
    return spellings.first { $0.hash == hash }.map { all[$0.term] }
  }

  /// Returns the term for a numeric column. Nil if this kind of list has no such column.
  package func of(_ figure: NumericColumn) -> QueryTerm? { all.first { $0.figure == figure } }

  /// All numeric columns of this kind of list, in the order of their terms.
  package var figures: [NumericColumn] { all.compactMap(\.figure) }

  /// Returns the keywords closest to a word. Keywords that begin with the word come first, then
  /// keywords that differ by a few letters.
  func closest(to word: String, maximumCount: Int = 3) -> [String] {
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
    return near.prefix(maximumCount).map(\.text)
  }
}
