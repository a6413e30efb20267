package import PokedexModel
package import PokedexQuery

/// The query, the order, the scope and the roster that the user chose for the list, and the values
/// that follow from them.
package struct ListSearch: Sendable {
  /// The last text that was understood. Empty if there is no search.
  package var text = ""
  /// How the program understood the text, written in the query language. Empty if the text itself
  /// is written that way.
  package var reading = ""
  /// Misspelt names in the text, with the ids of the entries whose names resemble them.
  package var guesses: [(word: String, ids: [Int])] = []
  /// Misspelt words in the text that were corrected.
  package var slips: [Query.TypoCorrection] = []
  /// The part of the text that leaves no results. Nil if something is found, or if no single part
  /// is the reason.
  package var emptyingPart: QueryMistake?
  /// The error in the text typed last. Nil if none exists.
  package var mistake: QueryMistake?
  /// The order that the user chose. Nil for the query's order or, if it has none, the order by
  /// number.
  package var order: ListOrder?
  package var scope = ListScope.varieties
  package var roster = ListRoster.national
  /// Saved searches, the latest last.
  package var savedSearches: [String] = []
  /// The column whose values are shown next to the names. Nil if none is shown.
  package var column: ListColumn?
  /// Columns that the list can be sorted by. The list is sorted by the first one until the user
  /// chooses another. Nil stands for the query's own order.
  package var columns: [ListColumn?] = ListColumn.offered
  /// Index in `columns` of the column that the list is sorted by.
  package var sortedColumn = 0
  /// Generation whose data the rows show: the chosen one, or that of the only game that the query
  /// names. Nil for the newest.
  package var generation: Int?
  /// Edition whose facts the rows show. Nil for today's.
  package var edition: Edition?
  /// Number of rows that the list has without a query.
  package var totalCount = 0
  /// Number of rows hidden because their Pokémon did not exist yet in the chosen generation. Zero
  /// during a search, which never finds such rows.
  package var leftOutCount = 0
  /// Number of species that have a row, and of those of them that the user has caught. Zero unless
  /// the list shows a roster other than the National Dex.
  package internal(set) var speciesCount = 0
  package internal(set) var caughtCount = 0
  /// The values of `column` for all entries.
  var figures = ListFigures()
  /// Each Pokémon's number in the regional dex that the list shows.
  var rosterNumbers = ListFigures()
  /// Patterns for the names in the query, used to highlight the characters that match.
  var patterns: [NamePattern] = []
  /// The rows that the query finds; nil without a query and a roster.
  var answer: QueryAnswer?
  /// The query answer with all Pokémon of `roster`. Nil for the National Dex.
  var wholeRoster: QueryAnswer?
  /// Each Pokémon's number in a regional dex, from the last search that showed such numbers.
  var regionalNumbers = ListFigures()
  /// Ids of the entries newer than the bundled data. Nil if they have not been determined since the
  /// list last grew.
  var newcomers: [Int]?

  package init() {}

  static let maxSavedSearches = 100

  /// Returns an entry's value in the column shown next to the names. Nil if the value is unknown or
  /// another column is shown.
  package func figure(_ column: ListColumn, of id: Int) -> Int? {
    column == self.column ? figures[id] : nil
  }

  /// Returns an entry's number in the regional dex that the list shows. Nil if it shows no regional
  /// dex.
  package func regionalNumber(of id: Int) -> Int? { rosterNumbers[id] }

  /// Returns which characters of a name match the query, as offsets in ascending order.
  package func marks(in name: String) -> [Int] {
    if patterns.count == 1 { return patterns[0].marks(in: name) }
    return Set(patterns.flatMap { $0.marks(in: name) }).sorted()
  }
}

/// One number for each entry, looked up by PokeAPI's id.
struct ListFigures: Sendable {
  private var rows = IndexByID()
  private var values: [Int32] = []

  init() {}

  /// - Parameters:
  ///   - values: the numbers, with `NumericColumn.none` for an entry that has no value.
  ///   - rows: the index of each entry in `values`.
  init(_ values: [Int32], at rows: IndexByID) {
    self.values = values
    self.rows = rows
  }

  init(_ column: QueryColumn, of ids: [Int]) {
    values = column.figures.map { $0.map(Int32.init) ?? NumericColumn.none }
    rows = IndexByID(of: ids.map(Int32.init))
  }

  subscript(id: Int) -> Int? {
    guard let row = rows[id], values[row] != NumericColumn.none else { return nil }
    return Int(values[row])
  }
}
