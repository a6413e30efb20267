package import PokedexModel
internal import PokedexText
internal import Synchronization

/// Everything that a query can name, from a source: one table for each kind, made when first asked for.
package struct QueryWords: Sendable {
  private let tables: [Lazy<ValueTable>]
  private let source: any QuerySource
  private var terms: TermTable { source.listed.terms }

  package init(_ source: any QuerySource) {
    self.source = source
    tables = ValueKind.allCases.map { kind in
      Lazy { ValueTable(kind: kind, values: Self.values(of: kind, from: source)) }
    }
  }

  subscript(kind: ValueKind) -> ValueTable { tables[kind.rawValue].value }

  /// What a word means as one of a kind; none for nothing.
  package func values(
    _ kind: ValueKind, named word: String, in language: Language = .english
  ) -> [Value] {
    guard kind == .pokemon else { return self[kind].values(named: word, in: language) }
    return source.pokemon(named: word).map { [Value(kind, slug: $0)] } ?? []
  }

  /// A value with its names; nil for one of another source.
  package func named(_ value: Value) -> NamedValue? {
    self[value.kind].values.first { $0.slug == value.slug }
  }

  /// Terms and types nearest to a plain word, as they would be typed; where there are none, things with the
  /// terms that go without saying, else Pokémon.
  func closest(toBare word: String, in language: Language) -> [String] {
    let types = terms.named("type") == nil ? [] : self[.type].closest(to: word, in: language)
    let near = types + terms.closest(to: word)
    guard near.isEmpty else { return Array(near.prefix(3)) }
    let things = terms.implied.flatMap { term -> [String] in
      guard let kind = term.kind else { return [] }
      return self[kind].closest(to: word, in: language)
        .map { term.word(in: language) + ":" + ValueChoices.quoted($0) }
    }
    if things.isEmpty, terms.listed == .pokemon { return source.pokemon(nearestTo: word) }
    return Array(things.prefix(3))
  }

  /// The things that a plain word is the name of, with the terms that go without saying: "learns:fly".
  func things(named word: String, in language: Language) -> [String] {
    terms.implied.flatMap { term -> [String] in
      guard let kind = term.kind else { return [] }
      return self[kind].values(named: word, in: language)
        .map { term.word(in: language) + ":" + ValueChoices.quoted($0.slug) }
    }
  }

  /// That nothing of a kind has a name, with what is near it, or what there is where that is little.
  func mistake(
    _ kind: ValueKind, _ typed: String, near word: String, at range: Range<Int>,
    in language: Language
  ) -> QueryMistake {
    let near =
      kind == .pokemon
      ? source.pokemon(nearestTo: word) : self[kind].closest(to: word, in: language)
    let closest = near.isEmpty ? self[kind].slugs(having: word) : near
    return QueryMistake(
      .queryUnknownValue, of: kind, typed, at: range, closest: closest,
      examples: closest.isEmpty ? self[kind].examples(in: language) : [])
  }

  /// Traits, stats, ways and sort orders are of the language itself.
  private static func values(of kind: ValueKind, from source: any QuerySource) -> [NamedValue] {
    switch kind {
    case .trait: Trait.allCases.map { .spoken("trait", $0.rawValue) }
    case .stat:
      Stat.allCases.map { stat in
        NamedValue(slug: stat.slug, aliases: TermTable.pokemon.of(Figure(stat: stat))?.words ?? [])
      }
    case .way: ways
    case .sort:
      source.listed.terms.all.filter { $0.figure != nil }
        .map { NamedValue(slug: $0.name, aliases: $0.aliases) }
        + (source.listed == .pokemon ? ["name", "dex", "marks"] : ["name"])
        .map { .spoken("sort", $0) }
    default: source.values(of: kind)
    }
  }

  static let ways: [NamedValue] = [
    .spoken("way", "level-up"),
    .spoken("way", "machine"),
    .spoken("way", "egg"),
    .spoken("way", "tutor"),
    .spoken("way", "other"),
  ]
}

extension Figure {
  /// The figure of a stat.
  package init(stat: Stat) {
    switch stat {
    case .hp: self = .hp
    case .attack: self = .attack
    case .defense: self = .defense
    case .specialAttack: self = .specialAttack
    case .specialDefense: self = .specialDefense
    case .speed: self = .speed
    }
  }
}

extension NamedValue {
  /// A value of the language itself, with its words.
  ///
  /// - Parameter family: its rows in Resources/Text/query_words.tsv.
  package static func spoken(_ family: String, _ slug: String) -> NamedValue {
    NamedValue(slug: slug, aliases: QueryWordTable.list("\(family)/\(slug)"))
  }
}

/// A value that is made when it is first asked for.
final class Lazy<Content: Sendable>: Sendable {
  private let content = Mutex<Content?>(nil)
  private let make: @Sendable () -> Content

  init(_ make: @escaping @Sendable () -> Content) { self.make = make }

  var value: Content {
    if let made = content.withLock({ $0 }) { return made }
    let made = make()
    content.withLock { $0 = made }
    return made
  }
}
