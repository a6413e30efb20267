internal import PokedexModel

/// Finds the rows of a query in one edition.
struct Evaluator {
  let engine: QueryEngine
  let settings: QuerySettings
  private let edition: Edition?

  init(engine: QueryEngine, settings: QuerySettings) {
    self.engine = engine
    self.settings = settings
    edition = engine.edition(of: settings)
  }

  private var rowCount: Int { engine.source.ids.count }

  func rows(_ condition: Condition) -> RowSet {
    switch condition {
    case .any: return RowSet(all: rowCount)
    case .not(let condition):
      var rows = rows(condition)
      rows.complement()
      return rows
    case .and(let conditions):
      // A game beside other conditions decides with what data they are compared.
      let evaluator = Evaluator(engine: engine, settings: engine.settings(settings, for: condition))
      return evaluator.combined(conditions) { $0.formIntersection($1) }
    case .or(let conditions):
      return combined(conditions) { $0.formUnion($1) }
    case .fact(let fact):
      return engine.fact(fact.limitedToGames(settings.games), in: edition)
    case .figure(let figure, let ranges):
      return within(ranges, engine.column(figure, in: edition))
    case .figures(let left, let sign, let right):
      return RowSet(
        engine.column(left, in: edition), sign, engine.column(right, in: edition))
    case .percentile(let figure, let range): return ranked(figure, range)
    case .words(let words): return set(of: engine.rows(matching: words, in: settings.language))
    case .dexNumber(let dex, let range):
      // In a dex of several parts, each part is numbered from 1, and the thousands digit of a
      // number shows which part the number belongs to. A query compares only the number within the
      // part.
      return within(
        [range], engine.numbers(in: dex).map { $0 == NumericColumn.none ? $0 : $0 % 1000 })
    case .marked(let trait, let games, let ofSpecies):
      return engine.rows(
        markedAs: trait, in: games.isEmpty ? settings.markGame.map { [$0] } ?? [] : games,
        ofSpecies: ofSpecies || settings.isOneRowPerSpecies)
    }
  }

  private func combined(
    _ conditions: [Condition], _ combine: (inout RowSet, RowSet) -> Void
  ) -> RowSet {
    guard let first = conditions.first else { return RowSet(all: rowCount) }
    var rows = rows(first)
    for condition in conditions.dropFirst() { combine(&rows, self.rows(condition)) }
    return rows
  }

  private func within(_ ranges: [ClosedRange<Int32>], _ column: [Int32]) -> RowSet {
    guard let first = ranges.first else { return RowSet(none: rowCount) }
    var rows = RowSet(column, in: first)
    for range in ranges.dropFirst() { rows.formUnion(RowSet(column, in: range)) }
    return rows
  }

  private func set(of rows: [Int32]) -> RowSet {
    var set = RowSet(none: rowCount)
    for row in rows { set.insert(Int(row)) }
    return set
  }

  /// Returns the rows whose number in a column has a percentile in `range`. The percentile of a
  /// number is the percentage of fully evolved Pokémon that have a lower number.
  private func ranked(_ figure: NumericColumn, _ range: ClosedRange<Int32>) -> RowSet {
    let ranked = engine.ranked(figure, in: edition)
    guard let lowestFigure = ranked.first, let highestFigure = ranked.last else {
      return RowSet(none: rowCount)
    }
    /// Returns the lowest number whose percentile is at least `percent`.
    func first(_ percent: Int32) -> Int32 {
      var (low, high) = (lowestFigure, highestFigure + 2)
      while low < high {
        let middle = low + (high - low) / 2
        let below = ranked.partitionIndex { $0 >= middle }
        if Int32(100 * below / ranked.count) < percent { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let low = range.lowerBound <= 0 ? NumericColumn.none + 1 : first(min(range.lowerBound, 101))
    let high = range.upperBound >= 100 ? Int32.max : first(max(0, range.upperBound + 1)) - 1
    guard low <= high, range.lowerBound <= 100, range.upperBound >= 0 else {
      return RowSet(none: rowCount)
    }
    return RowSet(engine.column(figure, in: edition), in: low...high)
  }

  /// Returns the value that each row has in a sort column.
  func column(_ column: SortKey.SortColumn) -> [Int32] {
    switch column {
    case .figure(let figure): engine.column(figure, in: edition)
    case .name: engine.nameRanks(in: settings.language)
    case .dex(let dex): engine.numbers(in: dex)
    case .marks: engine.markRanks
    }
  }

  /// Returns rows in the order that a query asks for. If the query has sort keys, sorts by them.
  /// Otherwise, if it has plain words, sorts by how well the rows match them. Otherwise, if it
  /// mentions a regional dex, sorts by the number in that dex. Otherwise, keeps the order.
  func sorted(_ rows: [Int32], by query: Query) -> [Int32] {
    if !query.sort.isEmpty {
      // Sorts by the least significant key first. Because each sort is stable, the most significant
      // key decides in the end.
      return query.sort.reversed().reduce(rows) { rows, key in
        RowSorter.sorted(rows, by: column(key.column), isDescending: key.isDescending)
      }
    }
    if !query.words.isEmpty { return RowSorter.sorted(rows, by: ranksByWords(query.words)) }
    let dex = query.columns.first { $0.isDex }
    return dex.map { RowSorter.sorted(rows, by: column($0)) } ?? rows
  }

  /// Returns, for each row, its best position in the lists of rows that match the elements of
  /// `words`, or `NumericColumn.none` if it is in none of the lists.
  private func ranksByWords(_ words: [String]) -> [Int32] {
    var ranks = [Int32](repeating: NumericColumn.none, count: rowCount)
    for words in words {
      for (index, row) in engine.rows(matching: words, in: settings.language).enumerated()
      where ranks[Int(row)] == NumericColumn.none || ranks[Int(row)] > index {
        ranks[Int(row)] = Int32(index)
      }
    }
    return ranks
  }
}

extension SortKey.SortColumn {
  /// Whether the column contains numbers in a regional dex.
  package var isDex: Bool {
    if case .dex = self { true } else { false }
  }
}

extension [Int32] {
  /// Returns the first index at which a condition is true. The condition must be false before that
  /// index and true from there on.
  fileprivate func partitionIndex(_ isTrue: (Int32) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// Finds rows by the user's marks. The marks can change at any time, so nothing here is cached.
extension QueryEngine {
  /// Returns the rows that the user has marked in at least one of `games`, or in any game if
  /// `games` is empty.
  ///
  /// - Parameter ofSpecies: whether to return species, each as the row of its default variety. A
  ///   species is returned if the user has marked any of its varieties.
  func rows(markedAs trait: Trait, in games: [QueryValue], ofSpecies: Bool) -> RowSet {
    let versions = games.isEmpty ? nil : source.versions(of: games)
    var rows = RowSet(none: source.ids.count)
    let marked = records().lazy.filter { record in
      trait.isUserSet(by: record) && versions.map { $0.contains(record.game ?? "") } != false
    }
    if marked.isEmpty { return rows }
    let rowByID = rowByID
    for record in marked {
      if let row = rowByID[Int32(clamping: record.pokemon)] { rows.insert(row) }
    }
    return ofSpecies ? species(of: rows) : rows
  }

  private func species(of rows: RowSet) -> RowSet {
    let numbers = column(.number, in: nil)
    let marked = Set(rows.rows.map { numbers[Int($0)] })
    var species = RowSet(none: source.ids.count)
    for row in source.speciesRows.rows where marked.contains(numbers[Int(row)]) {
      species.insert(Int(row))
    }
    return species
  }

  /// For each row, the rank of its highest mark in any game, or `NumericColumn.none` for a row
  /// without marks.
  var markRanks: [Int32] {
    var ranks = [Int32](repeating: NumericColumn.none, count: source.ids.count)
    let rowByID = rowByID
    for record in records() where !record.marks.isEmpty {
      guard let row = rowByID[Int32(clamping: record.pokemon)] else { continue }
      ranks[row] = max(ranks[row], Int32(record.marks.rank))
    }
    return ranks
  }

  /// Index of each row, keyed by the row's id.
  private var rowByID: [Int32: Int] {
    Dictionary(uniqueKeysWithValues: source.ids.enumerated().map { ($1, $0) })
  }
}
