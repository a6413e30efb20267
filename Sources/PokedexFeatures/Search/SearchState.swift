internal import PokedexModel
package import PokedexQuery

/// The search's data that the list shows. Lookups need no search engine.
package struct SearchState: Sendable {
  /// The last text that was understood; empty without a search.
  package var text = ""
  /// Interpretation of the text in the query language; empty if it equals the text.
  package var reading = ""
  /// Misspelt names in the text, with the ids of the entries whose names resemble them.
  package var guesses: [(word: String, ids: [Int])] = []
  /// Misspelt words in the text that were corrected.
  package var slips: [Query.TypoCorrection] = []
  /// The part of the text that alone makes the result empty, if any.
  package var emptyingPart: QueryMistake?
  /// The error in the text typed last, if any.
  package var mistake: QueryMistake?
  /// The order that the user chose; nil for the query's order or, without one, the order by number.
  package var order: ListOrder?
  package var scope = ListScope.varieties
  package var roster = ListRoster.national
  /// Saved searches, the latest last.
  package var savedSearches: [String] = []
  /// The column shown as a number next to the names, if any.
  package var column: ListColumn?
  /// Columns that the list can be sorted by. The first is the default until the user chooses another; nil
  /// stands for the query's own order.
  package var columns: [ListColumn?] = ListColumn.offered
  /// Index in `columns` of the column that the list is sorted by.
  package var sortedColumn = 0
  /// Number of rows without a query.
  package var totalCount = 0
  /// Number of rows hidden because they did not exist yet in the chosen generation. Zero during a search,
  /// which never finds such rows.
  package var leftOutCount = 0
  /// The values of `column`.
  var figures = ListFigures()
  /// Numbers in the regional dex that is listed.
  var rosterNumbers = ListFigures()
  /// Patterns of the names in the query.
  var patterns: [NamePattern] = []

  package init() {}

  /// Returns the value of the shown column; nil for an unknown value and for any other column.
  package func figure(_ column: ListColumn, of id: Int) -> Int? {
    column == self.column ? figures[id] : nil
  }

  /// Returns the number in the regional dex that is listed; nil in any other list.
  package func regionalNumber(of id: Int) -> Int? { rosterNumbers[id] }

  /// Returns the offsets of the characters of a name that the query matches, in ascending order.
  package func marks(in name: String) -> [Int] {
    if patterns.count == 1 { return patterns[0].marks(in: name) }
    return Set(patterns.flatMap { $0.marks(in: name) }).sorted()
  }
}

/// One number for every entry, keyed by PokeAPI's id.
struct ListFigures: Sendable {
  private var rows = IndexByID()
  private var values: [Int32] = []

  init() {}

  /// - Parameters:
  ///   - rows: index of each entry in `values`.
  ///   - values: `NumericColumn.none` if an entry has no value.
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
