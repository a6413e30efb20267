internal import DexData
internal import PokedexModel
internal import PokedexQuery
internal import PokedexApp
internal import PokedexText

/// `pokedex list QUERY`, from the bundle.
struct PokemonLister {
  enum Column: Equatable {
    case id, slug, name, displayName, types, abilities(isHidden: Bool), traits
    case figure(Figure)
    case dex(Value)
    /// Values of a kind that a row has.
    case has(ValueKind)
  }

  private let request: ListRequest
  private let language: Language
  private let settings: QuerySettings
  private let engine: QueryEngine
  private let said: SaidRecords
  private let words: Words

  /// - Parameters:
  ///   - seed: what `random:` draws by.
  ///   - userData: the file of what the user made; nil where there is no place for it.
  init(_ request: ListRequest, language: Language, seed: UInt64, userData: String?) {
    let said = SaidRecords(path: userData)
    self.said = said
    engine = .ofDex { said.all }
    self.request = request
    self.language = language
    words = Words(language: language, vocabulary: DexVocabulary(), units: request.units)
    settings = QuerySettings(generation: request.generation, language: language, seed: seed)
  }

  /// - Throws: `UsageError` for a bad query, order or column; `UserStoreFailure`.
  func outcome() throws -> Output {
    let named = try Self.columnNames.columns(request.columns, in: language.interface)
    var query = try query()
    for case .figure(let figure) in named where !query.columns.contains(.figure(figure)) {
      query.columns.append(.figure(figure))
    }
    let answer = engine.answer(to: query, in: settings)
    if let failure = said.failure { throw failure }
    if answer.ids.isEmpty { try refuseTermAlone(in: query) }
    let columns = named.isEmpty ? usualColumns(of: answer) : named
    let rows = PokemonRows(answer: answer, language: language, settings: settings, words: words)
    let table = ListTable(columns: columns.map(rows.column), rowCount: answer.ids.count)
    return Output(
      text: try table.text(in: request.format, words.figures), code: answer.ids.isEmpty ? 1 : 0)
  }

  private func refuseTermAlone(in query: Query) throws(UsageError) {
    do throws(QueryMistake) {
      try engine.explainNothing(of: query, in: request.query, settings)
    } catch {
      throw UsageError(error, in: request.query, language.interface)
    }
  }

  private func query() throws(UsageError) -> Query {
    var query: Query
    do throws(QueryMistake) {
      query = try engine.query(of: request.query, in: settings)
    } catch {
      throw UsageError(error, in: request.query, language.interface)
    }
    let sort = try request.sort.map { name throws(UsageError) in try self.sort(name, query) }
    for key in sort where key.column.isShown && !query.columns.contains(key.column) {
      query.columns.append(key.column)
    }
    if !sort.isEmpty { query.sort = sort }
    if let limit = request.limit { query.limit = min(limit, query.limit ?? limit) }
    return query
  }

  private func sort(_ name: String, _ query: Query) throws(UsageError) -> SortKey {
    let dex = query.columns.first(where: \.isDex)
    if let dex, ["dex", "-dex"].contains(name) { return SortKey(dex, isDescending: name != "dex") }
    // One that only the language of queries can tell; its mistake has its own sentence here.
    if let order = try? engine.query(of: "sort:" + name, in: QuerySettings()),
      order.condition == .any,
      order.limit == nil, order.random == nil, order.sort.count == 1
    {
      return order.sort[0]
    }
    let names = Figure.allCases.map { QueryTerm.of($0).name } + ["name", "marks"]
    let aliases = Figure.allCases.flatMap { QueryTerm.of($0).aliases }
    throw UsageError(
      unknown: name, among: names, also: names + aliases, .unknownOrder, .closestOrder,
      in: language.interface)
  }

  /// Those of `list` without a query, and what the query is about.
  private func usualColumns(of answer: QueryAnswer) -> [Column] {
    let usual: [Column] =
      request.format == .text
      ? [.figure(.number), .slug, .name, .types]
      : [.figure(.number), .id, .name, .displayName, .types]
    let asked = answer.columns.compactMap { column -> Column? in
      switch column.column {
      case .figure(.number), .name, .marks: nil
      case .figure(let figure): .figure(figure)
      case .dex(let dex): .dex(dex)
      }
    }
    return usual + asked
  }

  /// The terms whose values are a row's own, and what tells rows apart.
  static var columnNames: ColumnNames<Column> {
    let own: [(words: [String], column: Column)] = [
      (["id"], .id), (["slug"], .slug), (["display-name", "display_name"], .displayName),
    ]
    let terms = QueryTerm.all.compactMap { term -> (words: [String], column: Column)? in
      column(of: term).map { ([term.name] + term.aliases, $0) }
    }
    return ColumnNames(known: own + terms)
  }

  private static func column(of term: QueryTerm) -> Column? {
    if let figure = term.figure { return .figure(figure) }
    switch (term.name, term.kind) {
    case ("name", _): return .name
    case ("type", _): return .types
    case ("ability", _): return .abilities(isHidden: false)
    case ("hidden", _): return .abilities(isHidden: true)
    case ("is", _): return .traits
    case (_, .eggGroup), (_, .color), (_, .shape), (_, .habitat), (_, .growth), (_, .region):
      return term.kind.map(Column.has)
    default: return nil
    }
  }
}

extension SortKey.Column {
  /// Whether a column of figures shows it.
  fileprivate var isShown: Bool { self != .name && self != .marks }
}
