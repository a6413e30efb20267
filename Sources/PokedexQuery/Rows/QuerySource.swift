package import PokedexModel

/// Provides the data for queries: columns of numbers, sets of rows, and names of values.
///
/// Rows are numbered from 0 in the default order of results. Methods may be slow, because the
/// engine caches what they return.
package protocol QuerySource: Sendable {
  /// The kind of list that the rows belong to.
  var listKind: QueryListKind { get }
  /// Id of each row, as returned in a `QueryAnswer`.
  var ids: [Int32] { get }
  /// Returns the numbers of all rows in a column, as they are in an edition; nil means today. A row
  /// without a number has `NumericColumn.none`.
  func column(_ figure: NumericColumn, in edition: Edition?) -> [Int32]
  /// Returns each row's number in a regional dex, or `NumericColumn.none` if the row isn't in the
  /// dex. In a dex of several parts, each part is numbered from 1, and 1000 is added for each
  /// earlier part.
  func numbers(in dex: QueryValue) -> [Int32]
  /// Returns the names of all rows in a language, by which they can be sorted.
  func names(in language: Language) -> [String]
  /// Returns the rows for which a fact is true in an edition; nil means today.
  func rows(_ fact: Fact, in edition: Edition?) -> RowSet
  /// Returns the rows that exist in a generation; nil means the newest.
  func rows(existingIn generation: Int?) -> RowSet
  /// Rows that are the default variety of a species.
  var speciesRows: RowSet { get }
  /// Returns all values of a kind.
  func values(of kind: QueryValueKind) -> [NamedValue]
  /// Returns the slugs of all versions of some games. A game may have several versions, as Red and
  /// Blue does.
  func versions(of games: [QueryValue]) -> [String]
  /// Returns the version group of a game, which is a version or itself a version group.
  func versionGroup(of game: QueryValue) -> VersionGroup?
  /// Returns the edition of a version group, or of a generation as a whole.
  func edition(of game: VersionGroup?, _ generation: Int) -> Edition
  /// Returns the slug of the item that teaches a move in a game. Nil if no item teaches it.
  func machine(of move: QueryValue, in game: VersionGroup) -> String?
  /// Returns the generation in which a move first existed. Nil if the source doesn't know.
  func generation(ofMove move: QueryValue) -> Int?
  /// Returns the slug of the Pokémon with this name, or nil if none exists.
  func pokemon(named name: String) -> String?
  /// Returns the slugs of the Pokémon whose names are closest to a name.
  func pokemon(nearestTo name: String) -> [String]
}

extension QuerySource {
  package var listKind: QueryListKind { .pokemon }
  package func versions(of games: [QueryValue]) -> [String] { games.map(\.slug) }
  package func versionGroup(of game: QueryValue) -> VersionGroup? { nil }
  package func edition(of game: VersionGroup?, _ generation: Int) -> Edition {
    Edition(game: game?.slug, release: .end(of: generation))
  }
  package func machine(of move: QueryValue, in game: VersionGroup) -> String? { nil }
  package func generation(ofMove move: QueryValue) -> Int? { nil }
  package func pokemon(named name: String) -> String? { nil }
  package func pokemon(nearestTo name: String) -> [String] { [] }
}

/// Finds rows by plain words.
package protocol NameFinder: Sendable {
  /// Returns the rows whose names match some words, best first. Among equal matches, names in
  /// `language` come first.
  ///
  /// - Returns: the rows, and the quality of the best match.
  func matches(_ words: String, in language: Language) -> (rows: [Int32], best: NameQuality?)
  /// Returns names that begin with some words, the best match first. They are spelled as they would
  /// be typed in a language.
  func names(beginningWith words: String, in language: Language, maximumCount: Int) -> [String]
  /// Whether a text is the whole name of a row.
  func isName(_ text: String) -> Bool
  /// Returns the hashes of the letters of all whole names.
  func nameKeys() -> Set<UInt64>
  /// Returns PokeAPI's id of the only Pokémon that words name. Nil if they name none or several, or
  /// if the rows aren't Pokémon.
  ///
  /// The words can be a whole name, at least three letters at the start of a name that no other
  /// species shares, or a mistyped name of at least five letters.
  ///
  /// - Parameters:
  ///   - language: the user's language. The beginning of a name must be one that the user sees.
  ///   - toleratesTypos: whether the name may be mistyped.
  func pokemon(named words: String, in language: Language, toleratesTypos: Bool) -> Int?
}

extension NameFinder {
  package func pokemon(named words: String, in language: Language, toleratesTypos: Bool) -> Int? {
    nil
  }
}
