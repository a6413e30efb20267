internal import PokedexModel
package import PokedexText

/// A word of the language for moves or abilities, with what it asks. The one table of them drives the
/// parser, mistakes, columns and documentation.
package struct GlossaryTerm: GrammarTerm, Sendable {
  enum Meaning: Equatable, Sendable {
    case figure(GlossaryFigure)
    /// By the kind of the value alone.
    case has(ValueKind)
    case learnedBy
    case hadBy(isHidden: Bool)
    case name, sort, limit, random
  }

  /// The word that help shows.
  package let name: String
  /// Other words for it, in every language of the interface.
  package let aliases: [String]
  let meaning: Meaning
  /// What it asks, in a sentence.
  package let about: Sentence
  /// An example that gives rows.
  package let example: String

  /// - Parameter family: the rows of its other words in Resources/Text/query_words.tsv.
  init(
    _ name: String, _ meaning: Meaning, _ about: Sentence, _ example: String, family: String
  ) {
    self.name = name
    aliases = QueryWordTable.list("\(family)/\(name)")
    self.meaning = meaning
    self.about = about
    self.example = example
  }

  /// The figure that it asks for; nil where it asks for something else.
  package var figure: GlossaryFigure? {
    if case .figure(let figure) = meaning { figure } else { nil }
  }

  /// The kind of thing that stands after it; nil for a number, a text or nothing.
  package var kind: ValueKind? {
    switch meaning {
    case .has(let kind): kind
    case .learnedBy, .hadBy: .pokemon
    case .sort: .sort
    default: nil
    }
  }

  /// Whether its value can follow after a space, as in "gen 4" and "power 80..100".
  var takesSpace: Bool {
    switch meaning {
    case .figure, .has, .learnedBy, .hadBy: true
    default: false
    }
  }

  var words: [String] { [name] + aliases }

  /// What to say of it alone, as it is typed.
  func lack(of word: String) -> QueryMistake.Kind {
    switch meaning {
    case .figure, .limit, .random: .needsNumber(word, example: example)
    default: .needsValue(word, example: example)
    }
  }

  /// The term of a glossary that a word means, in any of its forms.
  package static func named(_ word: String, in glossary: Glossary) -> GlossaryTerm? {
    let key = ValueKey.hash(word)
    return all(of: glossary).first { $0.words.contains { ValueKey.hash($0) == key } }
  }

  /// Words for terms nearest to a word: names that begin with it, then what is a few letters off.
  static func closest(to word: String, in glossary: Glossary, most: Int = 3) -> [String] {
    var nearness = Nearness(of: word)
    var near: [(distance: Int, text: String)] = []
    for term in all(of: glossary) {
      for text in term.words {
        let key = ValueKey.scalars(text)
        if text == term.name, nearness.key.count > 1, key.starts(with: nearness.key) {
          near.append((0, text))
        } else if let distance = nearness.distance(to: key[...]),
          text == term.name || key.count > 3
        {
          near.append((distance, text))
        }
      }
    }
    near.sort { ($0.distance, $0.text) < ($1.distance, $1.text) }
    return near.prefix(most).map(\.text)
  }
}

extension GlossaryTerm {
  /// Every term of a glossary, in the order in which help shows them.
  package static func all(of glossary: Glossary) -> [GlossaryTerm] {
    switch glossary {
    case .moves: moves
    case .abilities: abilities
    }
  }

  private static let moves =
    [
      GlossaryTerm(
        "type", .has(.type), .glossaryAboutType, "type:fire", family: "moves"),
      GlossaryTerm(
        "class", .has(.damageClass), .glossaryAboutClass, "class:physical", family: "moves"),
      GlossaryTerm(
        "power", .figure(.power), .glossaryAboutPower, "power>=120", family: "moves"),
      GlossaryTerm(
        "accuracy", .figure(.accuracy), .glossaryAboutAccuracy, "accuracy=100", family: "moves"),
      GlossaryTerm(
        "pp", .figure(.points), .glossaryAboutPoints, "pp<=5", family: "moves"),
      GlossaryTerm(
        "priority", .figure(.priority), .glossaryAboutPriority, "priority>0", family: "moves"),
      GlossaryTerm(
        "target", .has(.target), .glossaryAboutTarget, "target:all-opponents", family: "moves"),
      GlossaryTerm(
        "learnt-by", .learnedBy, .glossaryAboutLearntBy, "learnt-by:pikachu@machine",
        family: "moves"),
      generation,
    ] + common

  private static let abilities =
    [
      GlossaryTerm(
        "had-by", .hadBy(isHidden: false), .glossaryAboutHadBy, "had-by:gengar", family: "abilities"
      ),
      GlossaryTerm(
        "hidden", .hadBy(isHidden: true), .glossaryAboutHidden, "hidden:dragonite",
        family: "abilities"),
      generation,
    ] + common

  private static let generation = GlossaryTerm(
    "gen", .figure(.generation), .glossaryAboutGen, "gen<=3", family: "glossary")

  private static let common = [
    GlossaryTerm("name", .name, .queryAboutName, "name:storm", family: "glossary"),
    GlossaryTerm(
      "sort", .sort, .queryAboutSort, "sort:name-desc", family: "glossary"),
    GlossaryTerm("limit", .limit, .queryAboutLimit, "limit:10", family: "glossary"),
    GlossaryTerm("random", .random, .queryAboutRandom, "random:6", family: "glossary"),
  ]
}

/// What a glossary lists: each has terms of its own.
package enum Glossary: Sendable {
  case moves, abilities

  var listed: Listed { self == .moves ? .moves : .abilities }
}

/// A figure of a move or an ability. `Figure.none` stands for one that it does not have.
package enum GlossaryFigure: Int, CaseIterable, Sendable {
  case power, accuracy, points, priority, generation
}

/// Everything that a query about moves or abilities can name, but for Pokémon: a table for each kind, made
/// when it is first asked for.
struct GlossaryWords: Sendable {
  private let tables: [(kind: ValueKind, table: Lazy<ValueTable>)]

  init(_ source: any GlossarySource) {
    let glossary = source.glossary
    tables = [.type, .damageClass, .target, .game, .way, .sort].map { kind in
      (kind, Lazy { ValueTable(kind: kind, values: Self.values(of: kind, glossary, source)) })
    }
  }

  subscript(kind: ValueKind) -> ValueTable? { tables.first { $0.kind == kind }?.table.value }

  private static func values(
    of kind: ValueKind, _ glossary: Glossary, _ source: any GlossarySource
  ) -> [NamedValue] {
    switch kind {
    case .way: QueryWords.ways
    case .sort:
      GlossaryTerm.all(of: glossary).filter { $0.figure != nil || $0.meaning == .name }
        .map { NamedValue(slug: $0.name, aliases: $0.aliases) }
    default: source.values(of: kind)
    }
  }
}
