internal import PokedexModel
package import PokedexQuery

/// Everything the list shows of a search. Its lookups need no search engine.
package struct SearchState: Sendable {
  /// The last text that was understood; empty without a search.
  package var text = ""
  /// How the text was understood, in terms of the query language; empty where it says the same.
  package var reading = ""
  /// The words of the text that are names only by slips, with the ids of those that have these.
  package var guesses: [(word: String, ids: [Int])] = []
  /// The words of the text that were taken for things that they nearly are.
  package var slips: [Query.Slip] = []
  /// The part of a text that finds nothing which leaves nothing of the others; nil for none.
  package var emptyingPart: QueryMistake?
  /// What is wrong with the text typed last, if anything.
  package var mistake: QueryMistake?
  /// The order that the user chose; nil for the query's order, or by number.
  package var order: ListOrder?
  package var scope = ListScope.varieties
  package var roster = ListRoster.national
  /// Kept searches, the latest last.
  package var former: [String] = []
  /// The figure shown beside the names.
  package var column: ListColumn?
  /// What the list can be sorted by. The first is its order until the user chooses another; nil stands for
  /// the query's own order.
  package var columns: [ListColumn?] = ListColumn.offered
  /// The index in `columns` of what the list is sorted by.
  package var sortedColumn = 0
  /// Number of rows without a query.
  package var totalCount = 0
  /// Number of rows left out because they did not exist yet in the chosen generation. Zero during a search,
  /// which never finds them.
  package var leftOutCount = 0
  /// The values of `column`.
  var figures = ListFigures()
  /// The numbers in the regional dex that the list is of.
  var rosterNumbers = ListFigures()
  /// The names in the query.
  var patterns: [NamePattern] = []

  package init() {}

  /// The value of the column that is shown; nil for an unknown value and for any other column.
  package func figure(_ column: ListColumn, of id: Int) -> Int? {
    column == self.column ? figures[id] : nil
  }

  /// The number in the regional dex that the list is of; nil in any other list.
  package func regionalNumber(of id: Int) -> Int? { rosterNumbers[id] }

  /// The characters of a name that the query matches, as rising offsets.
  package func marks(in name: String) -> [Int] {
    if patterns.count == 1 { return patterns[0].marks(in: name) }
    return Set(patterns.flatMap { $0.marks(in: name) }).sorted()
  }
}

/// One figure of every entry, by PokeAPI's id.
struct ListFigures: Sendable {
  private var rows = PlacesByID()
  private var values: [Int32] = []

  init() {}

  /// - Parameters:
  ///   - rows: the index of each entry in `values`.
  ///   - values: `Figure.none` where there is none.
  init(_ values: [Int32], at rows: PlacesByID) {
    self.values = values
    self.rows = rows
  }

  init(_ column: QueryColumn, of ids: [Int]) {
    values = column.figures.map { $0.map(Int32.init) ?? Figure.none }
    rows = PlacesByID(of: ids.map(Int32.init))
  }

  subscript(id: Int) -> Int? {
    guard let row = rows[id], values[row] != Figure.none else { return nil }
    return Int(values[row])
  }
}
