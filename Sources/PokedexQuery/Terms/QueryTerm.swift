package import PokedexModel
package import PokedexText

/// A word of the language with what it asks. The one table of them, `all`, drives the parser, completion,
/// mistakes, help and documentation.
package struct QueryTerm: GrammarTerm, Sendable {
  /// What a term asks.
  enum Meaning: Equatable, Sendable {
    case type, monotype, name, learns, trait, effort, evolvesWith, found, holds, sort, limit, random
    case figure(Figure)
    case ability(isHidden: Bool)
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
  let meaning: Meaning
  /// An example that gives rows.
  package let example: String
  private let sentence: Sentence

  init(
    _ name: String, _ meaning: Meaning, _ sentence: Sentence, _ example: String
  ) {
    self.name = name
    aliases = QueryWordTable.list("term/" + name)
    self.meaning = meaning
    self.sentence = sentence
    self.example = example
  }

  /// What it asks, in a sentence.
  package func about(in language: Language) -> String {
    guard case .figure(let figure) = meaning, figure != .generation else {
      return sentence.text(in: language)
    }
    return (figure.hasPercentiles ? Sentence.queryAboutFigure : .queryAboutNumber)
      .text(in: language, sentence.text(in: language))
  }

  /// What its figure is called, in a word or two; for any other term what `about(in:)` says.
  package func label(in language: Language) -> String { sentence.text(in: language) }

  /// The kind of thing that stands after it; nil for a number, a text or nothing.
  package var kind: ValueKind? {
    switch meaning {
    case .type, .takes: .type
    case .learns: .move
    case .trait: .trait
    case .effort: .stat
    case .evolvesWith, .holds: .item
    case .found: .place
    case .sort: .sort
    case .ability: .ability
    case .has(let kind): kind
    case .monotype, .name, .figure, .limit, .random: nil
    }
  }

  /// The figure that it asks for; nil where it asks for something else.
  package var figure: Figure? {
    if case .figure(let figure) = meaning { figure } else { nil }
  }

  /// What to say of it alone, as it is typed.
  func lack(of word: String) -> QueryMistake.Kind {
    switch meaning {
    case .figure, .limit, .random: .needsNumber(word, example: example)
    default: .needsValue(word, example: example)
    }
  }

  /// The word that is written for it in a language.
  func word(in language: Language) -> String {
    language.interface.isWrittenInLatin
      ? name : QueryWordTable.list("term/" + name, in: language).first ?? name
  }

  /// Whether it stands for itself, with nothing after it.
  package var isAlone: Bool { meaning == .monotype }

  /// Whether the name of its value can follow after a space, as in "resists water".
  var takesSpace: Bool {
    switch meaning {
    case .figure(let figure): figure == .generation
    case .name, .limit, .random, .trait, .monotype, .effort: false
    default: true
    }
  }

  /// What the figures of a column are called in a heading.
  package static func label(of figure: Figure) -> Sentence {
    all.first { $0.figure == figure }?.sentence ?? .statTotal
  }

  /// The term that a word means, in any of its forms.
  package static func named(_ word: String) -> QueryTerm? {
    let key = ValueKey.hash(word)
    return Lookup.places.first { $0.key == key }.map { all[$0.place] }
  }

  /// The term for a figure.
  package static func of(_ figure: Figure) -> QueryTerm {
    all.first { $0.figure == figure } ?? all[0]
  }

  /// Words for terms nearest to a word: names that begin with it, then what is a few letters off.
  static func closest(to word: String, most: Int = 3) -> [String] {
    var nearness = Nearness(of: word)
    var near: [(distance: Int, text: String)] = []
    for (key, text, isName) in Lookup.words {
      if isName, nearness.key.count > 1, key.starts(with: nearness.key) {
        near.append((0, text))
      } else if let distance = nearness.distance(to: key[...]), isName || key.count > 3 {
        near.append((distance, text))
      }
    }
    near.sort { ($0.distance, $0.text) < ($1.distance, $1.text) }
    return near.prefix(most).map(\.text)
  }

  /// The words of all terms by their keys.
  private enum Lookup {
    static let words: [(key: [UInt32], text: String, isName: Bool)] = QueryTerm.all.flatMap {
      term in
      ([term.name] + term.aliases).enumerated().map { (ValueKey.scalars($1), $1, $0 == 0) }
    }

    static let places: [(key: UInt64, place: Int)] = QueryTerm.all.enumerated().flatMap {
      place, term in ([term.name] + term.aliases).map { (ValueKey.hash($0), place) }
    }
  }
}
