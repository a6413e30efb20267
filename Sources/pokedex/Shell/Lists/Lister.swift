internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

/// A possible column of a list.
struct NamedColumn<Rows> {
  /// The column's names in the query language, starting with the preferred one. Empty if only a
  /// query can add the column.
  let words: [String]
  /// The key in JSON and the heading. It is unique within a list.
  let key: String
  /// The query column that provides the values of the cells. The query must compute it. Nil if the
  /// cells don't depend on one.
  let figure: SortKey.SortColumn?
  let cells: (Rows) -> [ListTable.Cell]

  init(
    _ words: [String], _ key: String, figure: SortKey.SortColumn? = nil,
    _ cells: @escaping (Rows) -> [ListTable.Cell]
  ) {
    (self.words, self.key, self.figure, self.cells) = (words, key, figure, cells)
  }
}

/// The implementation of `pokedex list` and the other lists, from the bundle.
struct Lister {
  private let request: ListRequest
  private let language: Language
  private let settings: QuerySettings
  private let words: Words
  private let size: Size?

  /// Prepares a list.
  ///
  /// - Parameters:
  ///   - seed: the seed for `random:`.
  ///   - size: the size of the output terminal; nil for a pipe.
  init(_ request: ListRequest, language: Language, seed: UInt64, size: Size?) {
    (self.request, self.size) = (request, size)
    self.language = language
    words = Words(language: language, vocabulary: DexVocabulary(), units: request.units)
    var settings = QuerySettings(
      generation: request.generation, language: language, seed: seed)
    if let game = request.game { settings.choose(game, listing: request.kind) }
    self.settings = settings
  }

  /// Returns the list.
  ///
  /// - Parameter userData: the path of the user's data, if any.
  /// - Throws: `UsageError` for a bad query, order or column; `UserStoreFailure`.
  func output(userData: String?) throws -> Output {
    switch request.kind {
    case .pokemon:
      let markRecords = MarkRecordLoader(path: userData)
      let dexes = request.columns.contains { $0.hasPrefix("dex") } ? PokemonRows.dexColumns : []
      return try output(.ofDex { markRecords.all }, PokemonRows.columns + dexes) { answer in
        if let failure = markRecords.failure { throw failure }
        let rows = PokemonRows(
          answer: answer, language: language, edition: answer.edition, words: words)
        return (rows, PokemonRows.columns(of: answer, isText: isText))
      }
    case .moves:
      let source = MoveQuerySource()
      return try glossary(.of(source)) { source.moves(in: $0) }
    case .abilities:
      let source = AbilityQuerySource()
      let abilities = source.abilities
      return try glossary(.of(source)) { _ in abilities }
    case .items:
      let items = ItemQuerySource().items
      return try glossary(.of(.items)) { _ in items }
    case .natures:
      let natures = Dex().natures
      return try glossary(.of(.natures)) { _ in natures }
    }
  }

  /// - Parameter items: a function that returns all items as they are in an edition.
  private func glossary(
    _ engine: QueryEngine, items: (Edition?) -> [any GlossaryItem]
  ) throws -> Output {
    try output(engine, GlossaryRows.columns(of: engine.terms)) { answer in
      let items = items(answer.edition)
      let rows = GlossaryRows(
        items: answer.ids.map { items[$0] }, language: language, words: words)
      return (rows, GlossaryRows.columns(of: answer, engine.terms, isText: isText))
    }
  }

  /// Runs the query and returns the list as output, with exit code 1 if it is empty.
  ///
  /// - Parameters:
  ///   - known: the possible columns.
  ///   - read: a function that returns the rows for a query's results, and the default columns.
  private func output<Rows>(
    _ engine: QueryEngine, _ known: [NamedColumn<Rows>],
    read: (QueryAnswer) throws -> (rows: Rows, columns: [NamedColumn<Rows>])
  ) throws -> Output {
    let named = try columns(among: known)
    var query = try convertingMistakes { try engine.query(of: request.query, in: settings) }
    let corrections = corrections(of: engine)
    if request.isExact { try corrections.refuse(query, of: request.query) }
    let sort = try request.sort.map { try self.sort($0, query, engine) }
    let shown = sort.map(\.column).filter { $0 != .name && $0 != .marks }
    for column in shown + named.compactMap(\.figure) where !query.columns.contains(column) {
      query.columns.append(column)
    }
    if !sort.isEmpty { query.sort = sort }
    query.limit = [request.limit, query.limit].compactMap(\.self).min()
    let answer = engine.answer(to: query, in: settings)
    if request.answersCount, query.isCount, isText {
      return Output(text: count(of: answer.ids) + "\n")
    }
    let (rows, columns) = try read(answer)
    if answer.ids.isEmpty {
      try convertingMistakes {
        try engine.explainEmptyResult(of: query, in: request.query, settings)
      }
    }
    let shownColumns =
      named.isEmpty ? columns.filter { size == nil || $0.key != "slug" || !isText } : named
    let table = ListTable(
      columns: shownColumns.map { ListTable.OutputColumn(key: $0.key, cells: $0.cells(rows)) },
      rowCount: answer.ids.count)
    return Output(
      text: try text(of: table, isCut: query.limit == nil && query.random == nil),
      code: answer.ids.isEmpty ? 1 : 0,
      complaints: corrections.notes(on: answer.query) + explanation(of: answer.query)
        + (answer.ids.isEmpty ? nothingFound(by: query, engine) : []))
  }

  /// Returns the sentence for an empty list. If one part of the query excludes everything, adds a
  /// sentence that names it.
  private func nothingFound(by query: Query, _ engine: QueryEngine) -> [String] {
    let emptying = engine.emptyingPart(of: query, in: request.query, settings)
    return [.nothingFound(by: request.query, in: language.interface)]
      + (emptying.map { [$0.sentence(in: language.interface)] } ?? [])
  }

  /// Returns the number of rows. If a species has several rows, adds the number of species.
  private func count(of ids: [Int]) -> String {
    guard request.kind == .pokemon else { return String(ids.count) }
    let species = Set(ids.map { Dex().number(ofVariety: $0) }).count
    return species == ids.count
      ? String(species) : words(.answerCount, String(species), String(ids.count))
  }

  private func text(of table: ListTable, isCut: Bool) throws -> String {
    guard isText, let size else { return try table.text(in: request.format, words.figures) }
    return table.text(
      in: size, columnHidingOrder: request.columns.isEmpty ? request.kind.columnHidingOrder : nil,
      isCut: isCut && !request.showsAll, words: words)
  }

  private func corrections(of engine: QueryEngine) -> QueryCorrections {
    switch request.kind {
    case .pokemon: QueryCorrections(ofDex: engine, words: words)
    case .moves: QueryCorrections(engine, words, MoveQuerySource().moves(in: nil))
    case .abilities: QueryCorrections(engine, words, AbilityQuerySource().abilities)
    case .items: QueryCorrections(engine, words, ItemQuerySource().items)
    case .natures: QueryCorrections(engine, words, Dex().natures)
    }
  }

  /// Returns sentences about how the query was understood. Empty unless they are requested.
  private func explanation(of query: Query) -> [String] {
    guard request.explains else { return [] }
    return [words(.readAs, query.text(of: request.kind))] + battles(of: query)
  }

  /// Returns a sentence for each Pokémon that the query asks to beat. It names the game and the
  /// assumptions that apply to the battles.
  private func battles(of query: Query) -> [String] {
    query.battles.compactMap { target, games in
      let games = games.isEmpty ? request.game.map { [$0.group] } ?? [] : games.map(\.slug)
      return Dex().battleGame(of: target.slug, among: games, in: request.generation)
        .map { known in
          Sentence.explainBeats.text(
            in: language.interface, target.slug, words.name(ofGame: known.game.slug))
        }
    }
  }

  private func sort(
    _ name: String, _ query: Query, _ engine: QueryEngine
  ) throws(UsageError) -> SortKey {
    let dex = query.columns.first(where: \.isDex)
    if let dex, ["dex", "-dex"].contains(name) { return SortKey(dex, isDescending: name != "dex") }
    // Let the query language parse all other orders. Its error is replaced by the one below, which
    // lists similar orders.
    if let order = try? engine.query(of: "sort:" + name, in: QuerySettings()),
      order.condition == .any,
      order.limit == nil, order.random == nil, order.sort.count == 1
    {
      return order.sort[0]
    }
    let orders = request.kind.orders
    throw UsageError(
      unknown: name, among: orders.names, also: orders.words, .unknownOrder, .closestOrder,
      in: language.interface)
  }

  private var isText: Bool { request.format == .text }

  private func convertingMistakes<Value>(_ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch let mistake as QueryMistake {
      throw UsageError(mistake, in: request.query, language.interface)
    }
  }

  /// Returns the requested columns in order, without repetitions. Empty if none are requested, so
  /// that the default columns apply.
  private func columns<Rows>(
    among known: [NamedColumn<Rows>]
  ) throws(UsageError) -> [NamedColumn<Rows>] {
    var columns: [NamedColumn<Rows>] = []
    for name in request.columns {
      let key = NormalizedName.hash(name)
      guard
        let column = known.first(where: { $0.words.contains { NormalizedName.hash($0) == key } })
      else {
        throw UsageError(
          unknown: name, among: known.map { $0.words[0] }, also: known.flatMap(\.words),
          .unknownColumn, .closestColumn, in: language.interface)
      }
      if !columns.contains(where: { $0.key == column.key }) { columns.append(column) }
    }
    return columns
  }
}

extension QueryListKind {
  /// Creates the kind of list that a command prints. Nil for commands that don't print a list.
  init?(_ command: CommandRow.Command) {
    switch command {
    case .list: self = .pokemon
    case .moves: self = .moves
    case .abilities: self = .abilities
    case .items: self = .items
    case .natures: self = .natures
    default: return nil
    }
  }

  /// The query-language names of each column.
  var columnWords: [[String]] {
    self == .pokemon
      ? PokemonRows.columns.map(\.words) : GlossaryRows.columns(of: terms).map(\.words)
  }

  /// The names of all sort orders, and all words that the user can type for them.
  var orders: (names: [String], words: [String]) {
    let figures = terms.all.filter { $0.figure != nil }
    let names = figures.map(\.name) + (self == .pokemon ? ["name", "marks"] : ["name"])
    return (names, names + figures.flatMap(\.aliases))
  }

  /// Returns a term's description; empty for an unknown term.
  func about(_ name: String, in language: Language) -> String {
    terms.named(name)?.label(in: language) ?? ""
  }
}

extension String {
  /// Returns the sentence for a query without results.
  static func nothingFound(by query: String, in language: Language) -> String {
    query.isEmpty
      ? Sentence.nothingFound.text(in: language)
      : Sentence.nothingFoundBy.text(in: language, Quote.text(query))
  }
}

extension UsageError {
  /// Creates the error for an unknown name. Lists similar names if there are any, or all names
  /// otherwise.
  fileprivate init(
    unknown name: String, among names: [String], also words: [String], _ unknown: Sentence,
    _ closest: Sentence, in language: Language
  ) {
    let near = name.isEmpty ? [] : NameKey.closest(to: name, in: words)
    self.init(
      sentence: (near.isEmpty ? unknown : closest).text(
        in: language, Quote.text(name),
        Sentence.listPair.joining(near.isEmpty ? names : near, in: language)))
  }

  /// Creates the error for a mistake in a query.
  init(_ mistake: QueryMistake, in query: String, _ language: Language) {
    self.init(
      sentence: mistake.sentence(in: language), marker: QueryErrorMarker.lines(query, mistake.range)
    )
  }
}
