package import PokedexModel

/// What queries ask of the data: a column, a set of rows, the names of things.
///
/// Rows are numbered from 0 in the order that answers have unless they are sorted. Each question is asked
/// once for a generation and remembered, so an answer may take its time.
package protocol QuerySource: Sendable {
  /// The kind of its rows.
  var listed: Listed { get }
  /// What each row is known by outside, by row.
  var ids: [Int32] { get }
  /// A figure of every row in a generation, nil for today; `Figure.none` where there is none.
  func column(_ figure: Figure, in generation: Int?) -> [Int32]
  /// Each row's number in a regional dex, `Figure.none` for none; where it is one of several in a row,
  /// 1000 is added for each before it.
  func numbers(in dex: Value) -> [Int32]
  /// Places in the order of names in a language.
  func places(byNameIn language: Language) -> [Int32]
  /// The rows of which something is true in a generation, nil for today.
  func rows(_ fact: Fact, in generation: Int?) -> RowSet
  /// The rows that were there in a generation, nil for today.
  func rows(existingIn generation: Int?) -> RowSet
  /// The rows that stand for a species.
  var speciesRows: RowSet { get }
  /// What there is of a kind.
  func values(of kind: ValueKind) -> [NamedValue]
  /// The slugs of the versions that games are, which may be several in one.
  func versions(of games: [Value]) -> [String]
  /// The slug of the Pokémon that a name means; nil for none.
  func pokemon(named name: String) -> String?
  /// The slugs of the Pokémon whose names are nearest to one.
  func pokemon(nearestTo name: String) -> [String]
}

extension QuerySource {
  package var listed: Listed { .pokemon }
  package func versions(of games: [Value]) -> [String] { games.map(\.slug) }
  package func pokemon(named name: String) -> String? { nil }
  package func pokemon(nearestTo name: String) -> [String] { [] }
}

/// Who finds rows by plain words.
package protocol NameFinder: Sendable {
  /// The rows whose names match some words, best first: of equal ones those first whose name in a
  /// language is meant.
  ///
  /// - Returns: the rows, and how well the words fit the first; nil for none.
  func matches(_ words: String, in language: Language) -> (rows: [Int32], best: NameQuality?)
  /// Names that begin with some words, as they would be typed in a language, the best first.
  func names(beginningWith words: String, in language: Language, most: Int) -> [String]
  /// Whether a text is the whole name of a row.
  func isName(_ text: String) -> Bool
}
