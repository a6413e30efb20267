internal import PokedexModel

/// Answers queries about the rows of a glossary.
package struct GlossaryEngine: Sendable {
  let source: any GlossarySource
  let words: GlossaryWords

  package init(source: any GlossarySource) {
    self.source = source
    words = GlossaryWords(source)
  }

  /// Understands a text; one of nothing but spaces finds all.
  ///
  /// - Throws: what is wrong with it, with its place.
  package func query(
    of text: String, in settings: QuerySettings
  ) throws(QueryMistake) -> GlossaryQuery {
    let context = GlossaryParser.Context(
      source: source, words: words, language: settings.language, generation: settings.generation)
    let (query, plain) = try GlossaryParser.query(of: text, context: context)
    for (word, range) in plain where source.rows(matching: word, in: settings.language).isEmpty {
      let listed = source.glossary.listed
      if let kind = QueryMistake.Kind.elsewhere(word, outside: listed, isBare: true) {
        throw QueryMistake(kind, at: range)
      }
      if let term = GlossaryTerm.named(word, in: source.glossary) {
        throw QueryMistake(term.lack(of: word), at: range)
      }
      throw QueryMistake(
        .unknownWord(word), at: range,
        closest: GlossaryTerm.closest(to: word, in: source.glossary))
    }
    return query
  }

  /// What a sort order, such as `power` or `-power`, means; nil for none.
  package func sort(named text: String) -> GlossarySort? {
    let settings = QuerySettings()
    // What is wrong with it is said as of the option that it comes from.
    guard let query = try? query(of: "sort:" + text, in: settings), query.condition == .any,
      query.limit == nil, query.random == nil, query.sort.count == 1
    else { return nil }
    return query.sort.first
  }

  /// The rows of a query, in order.
  package func rows(of query: GlossaryQuery, in settings: QuerySettings) -> [Int32] {
    var found = rows(query.condition, settings)
    if let generation = settings.generation {
      let first = source.column(.generation, in: nil)
      found.formIntersection(RowSet(first, in: 1...Int32(generation)))
    }
    var order = found.rows
    if let random = query.random {
      order = Drawing.some(random, of: order, seed: settings.seed)
    }
    order = sorted(order, by: query, settings)
    if let limit = query.limit, limit < order.count { order.removeLast(order.count - limit) }
    return order
  }

  private func rows(_ condition: GlossaryCondition, _ settings: QuerySettings) -> RowSet {
    let generation = settings.generation
    let column = { (figure: GlossaryFigure) in source.column(figure, in: generation) }
    switch condition {
    case .any: return RowSet(all: source.rowCount)
    case .not(let condition):
      var rows = rows(condition, settings)
      rows.complement()
      return rows
    case .and(let conditions):
      var all = RowSet(all: source.rowCount)
      for condition in conditions { all.formIntersection(rows(condition, settings)) }
      return all
    case .or(let conditions):
      var any = RowSet(none: source.rowCount)
      for condition in conditions { any.formUnion(rows(condition, settings)) }
      return any
    case .fact(let fact): return source.rows(fact, in: generation)
    case .figure(let figure, let range): return RowSet(column(figure), in: range)
    case .figureless(let figure):
      let figures = column(figure)
      return RowSet(figures.count) { figures[$0] == Figure.none }
    case .figures(let left, let sign, let right):
      return RowSet(column(left), sign, column(right))
    case .words(let words):
      var rows = RowSet(none: source.rowCount)
      for row in source.rows(matching: words, in: settings.language) { rows.insert(Int(row)) }
      return rows
    }
  }

  private func sorted(
    _ rows: [Int32], by query: GlossaryQuery, _ settings: QuerySettings
  ) -> [Int32] {
    if !query.sort.isEmpty {
      // From the least to the most important, as each keeps the order of what is equal.
      return query.sort.reversed().reduce(rows) { rows, key in
        let column =
          switch key.column {
          case .figure(let figure): source.column(figure, in: settings.generation)
          case .name: source.places(byNameIn: settings.language)
          }
        return Order.sorted(rows, by: column, isDescending: key.isDescending)
      }
    }
    if query.words.isEmpty { return rows }
    var places = [Int32](repeating: Figure.none, count: source.rowCount)
    for words in query.words {
      for (place, row) in source.rows(matching: words, in: settings.language).enumerated()
      where places[Int(row)] == Figure.none || places[Int(row)] > place {
        places[Int(row)] = Int32(place)
      }
    }
    return Order.sorted(rows, by: places)
  }
}
