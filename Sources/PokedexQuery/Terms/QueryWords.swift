package import PokedexModel
internal import PokedexText
internal import Synchronization

/// All values that a query can name, in one table for each kind of value. Each table is built on
/// first use.
package struct QueryWords: Sendable {
  private let tables: [Lazy<ValueTable>]
  private let source: any QuerySource
  private var terms: TermTable { source.listKind.terms }

  package init(_ source: any QuerySource) {
    self.source = source
    tables = QueryValueKind.allCases.map { kind in
      Lazy { ValueTable(kind: kind, values: Self.values(of: kind, from: source)) }
    }
  }

  subscript(kind: QueryValueKind) -> ValueTable { tables[kind.rawValue].value }

  /// Returns the values of a kind that have this name.
  package func values(
    _ kind: QueryValueKind, named word: String, in language: Language = .english
  ) -> [QueryValue] {
    guard kind == .pokemon else { return self[kind].values(named: word, in: language) }
    return source.pokemon(named: word).map { [QueryValue(kind, slug: $0)] } ?? []
  }

  /// Returns the slugs of the Pokémon whose names are closest to a name.
  func pokemon(nearestTo name: String) -> [String] { source.pokemon(nearestTo: name) }

  /// Returns the slugs of the games of a generation.
  func games(of generation: Int) -> [String] {
    self[.game].values.map(\.slug).filter { slug in
      let group = source.versionGroup(of: QueryValue(.game, slug: slug))
      return group?.slug == slug && group?.generation == generation
    }
  }

  /// Returns a value with its names. Nil if the value isn't in this source.
  package func named(_ value: QueryValue) -> NamedValue? {
    self[value.kind].values.first { $0.slug == value.slug }
  }

  /// Returns up to three suggestions for a word without a term, as they would be typed. Suggests
  /// types and keywords close to the word. If there are none, suggests values of the implied terms,
  /// then Pokémon.
  func closest(toBare word: String, in language: Language) -> [String] {
    let types = terms.named("type") == nil ? [] : self[.type].closest(to: word, in: language)
    let near = types + terms.closest(to: word)
    guard near.isEmpty else { return Array(near.prefix(3)) }
    let impliedValues = terms.implied.flatMap { term -> [String] in
      guard let kind = term.kind else { return [] }
      return self[kind].closest(to: word, in: language)
        .map { term.word(in: language) + ":" + ValueChoices.quoted($0) }
    }
    if impliedValues.isEmpty, terms.listKind == .pokemon { return source.pokemon(nearestTo: word) }
    return Array(impliedValues.prefix(3))
  }

  /// Returns the values of implied terms that have this name, each with its term: "learns:fly".
  func impliedValues(named word: String, in language: Language) -> [String] {
    terms.implied.flatMap { term -> [String] in
      guard let kind = term.kind else { return [] }
      return self[kind].values(named: word, in: language)
        .map { term.word(in: language) + ":" + ValueChoices.quoted($0.slug) }
    }
  }

  /// Returns the mistake for a name that no value of a kind has. It suggests values with similar
  /// names. If there are none, it suggests slugs that contain the word, or gives examples if the
  /// kind has few values.
  func mistake(
    _ kind: QueryValueKind, _ typed: String, near word: String, at range: Range<Int>,
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

  /// Returns all values of a kind. Traits, stats, learn methods and sort orders are built into the
  /// query language. Other values come from the source.
  private static func values(of kind: QueryValueKind, from source: any QuerySource) -> [NamedValue]
  {
    switch kind {
    case .trait: Trait.allCases.map { .builtIn("trait", $0.rawValue) }
    case .stat:
      Stat.allCases.map { stat in
        NamedValue(
          slug: stat.slug, aliases: TermTable.pokemon.of(NumericColumn(stat: stat))?.words ?? [])
      }
    case .way: ways
    case .sort:
      source.listKind.terms.all.filter { $0.figure != nil }
        .map { NamedValue(slug: $0.name, aliases: $0.aliases) }
        + (source.listKind == .pokemon ? ["name", "dex", "marks"] : ["name"])
        .map { .builtIn("sort", $0) }
    default: source.values(of: kind)
    }
  }

  static let ways: [NamedValue] = [
    .builtIn("way", "level-up"),
    .builtIn("way", "machine"),
    .builtIn("way", "egg"),
    .builtIn("way", "tutor"),
    .builtIn("way", "reminder"),
    .builtIn("way", "other"),
  ]
}

extension NumericColumn {
  /// Creates the numeric column that contains a stat.
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
  /// Returns a value that is built into the query language, with its aliases.
  ///
  /// - Parameter family: the group of the value's aliases in Resources/Text/query_words.tsv.
  package static func builtIn(_ family: String, _ slug: String) -> NamedValue {
    NamedValue(slug: slug, aliases: QueryWordTable.list("\(family)/\(slug)"))
  }
}

/// A value that is computed when it is first used.
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
