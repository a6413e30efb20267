public import PokedexModel
private import Synchronization

/// Settings that affect the meaning of a query.
public struct QuerySettings: Sendable, Equatable {
  /// Generation whose types, stats, abilities, type chart and games apply. If it is nil, a query
  /// that names exactly one game gets the generation of that game, and any other the newest.
  public var generation: Int?
  /// Language whose names are used to sort rows. As in English, a type can be typed without its
  /// term in this language.
  public var language: Language
  /// Whether each species has one row, rather than one for each variety.
  public var isOneRowPerSpecies: Bool
  /// Seed for `random:`. The same seed gives the same rows.
  public var seed: UInt64
  /// Facts that must be true of every result, such as being in a game or in a regional dex. If one
  /// of them is a regional dex, the results also include the numbers in that dex, and are sorted by
  /// them unless the query asks for another order.
  ///
  /// If there are such facts, the engine doesn't check whether rows exist in the generation,
  /// because the Pokémon of a game always exist in its generation.
  package var roster: [Fact] = []
  /// Games of one version group to which terms are limited that name no game. If no generation and
  /// no game is chosen, they are the games that the query names.
  package var namedGames: [QueryValue] = []
  /// Game whose marks are used if a query names no game; nil to use the marks of all games.
  package var markGame: QueryValue?

  /// Creates settings. The defaults are the newest generation and English.
  public init(
    generation: Int? = nil, language: Language = .english, isOneRowPerSpecies: Bool = false,
    seed: UInt64 = 0
  ) {
    self.generation = generation
    self.language = language
    self.isOneRowPerSpecies = isOneRowPerSpecies
    self.seed = seed
  }
}

extension QuerySettings {
  /// Games in which `roster` requires the Pokémon to be.
  var rosterGames: [QueryValue] {
    roster.compactMap { fact in
      if case .has(let game) = fact, game.kind == .game { game } else { nil }
    }
  }
}

/// The results of a query.
public struct QueryAnswer: Sendable, Equatable {
  /// Ids of the rows, in the order of the results.
  public let ids: [Int]
  /// Columns of numbers that the query uses, in the order in which the text mentions them. A list
  /// shows them as extra columns.
  package let columns: [QueryColumn]
  package let query: Query
  /// Edition whose facts the query was compared with; nil for today's.
  package let edition: Edition?

  /// Generation of `edition`; nil if a newest game, or none, was chosen.
  package let generation: Int?
}

/// A column of numbers for the rows of an answer, shown in addition to the default columns.
package struct QueryColumn: Sendable, Equatable {
  package let column: SortKey.SortColumn
  /// The numbers in the order of the answer's ids, in the unit of the column's dimension; nil for a
  /// row without a number.
  package let figures: QueryFigures
}

/// The numbers of some rows in a column. Each is looked up only when it is accessed, because a
/// screen shows only a few of the rows.
package struct QueryFigures: RandomAccessCollection, Sendable, Equatable {
  private let rows: [Int32]
  private let column: [Int32]
  /// Whether the column has numbers in a regional dex. If so, the thousands digit of a number shows
  /// which part of the dex the number belongs to, and is removed.
  private let isDex: Bool

  init(rows: [Int32], column: [Int32], isDex: Bool) {
    (self.rows, self.column, self.isDex) = (rows, column, isDex)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { rows.count }

  package subscript(index: Int) -> Int? {
    let figure = column[Int(rows[index])]
    return figure == NumericColumn.none ? nil : Int(isDex ? figure % 1000 : figure)
  }

  package static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }
}

/// Answers queries about the rows of a source. It caches columns and row sets.
public final class QueryEngine: Sendable {
  package let source: any QuerySource
  package let words: QueryWords
  package var terms: TermTable { source.listKind.terms }
  let names: (any NameFinder)?
  let records: @Sendable () -> [MarkRecord]
  private let lazyLexicon: Lazy<Lexicon>
  let questionLexicon: Lazy<Lexicon>
  private let nameKeys: Lazy<Set<UInt64>>
  private let queryCache = Mutex(QueryCache())

  /// - Parameters:
  ///   - names: the object that finds rows by plain words. If it is nil, plain words match nothing.
  ///   - records: a closure that returns the user's marks. It is called for every query that needs
  ///     them.
  package init(
    source: any QuerySource, names: (any NameFinder)? = nil,
    records: @escaping @Sendable () -> [MarkRecord] = { [] }
  ) {
    self.source = source
    self.names = names
    self.records = records
    words = QueryWords(source)
    nameKeys = Lazy { names?.nameKeys() ?? [] }
    lazyLexicon = Lazy { Lexicon(source.listKind.terms) }
    questionLexicon = Lazy { Lexicon(source.listKind.terms, isAsked: true) }
  }

  var lexicon: Lexicon { lazyLexicon.value }

  /// Whether words have the letters of a whole name. This is faster than asking the names.
  func isWholeName(_ words: String) -> Bool {
    nameKeys.value.contains(NormalizedName.hash(FoldedName(words).letters[...]))
  }

  /// Parses a text and finds the rows that match it. An empty text matches all rows. If the query
  /// has no results but its text is almost a name, finds the rows with that name instead.
  ///
  /// - Throws: a mistake with its range in the text.
  package func run(
    _ text: String, in settings: QuerySettings = QuerySettings()
  ) throws(QueryMistake) -> QueryAnswer {
    let query = try query(of: text, in: settings)
    let answer = answer(to: query, in: settings)
    if !answer.ids.isEmpty { return answer }
    let name = Query.name(text)
    if query != name, isAlmostName(text, in: settings.language) {
      return self.answer(to: name, in: settings)
    }
    try explainEmptyResult(of: query, in: text, settings)
    return answer
  }

  /// Returns the rows that match a query. The query may have been parsed by an engine with another
  /// source.
  public func answer(to query: Query, in settings: QuerySettings = QuerySettings()) -> QueryAnswer {
    var rows = Evaluator(engine: self, settings: settings).rows(query.condition)
    let settings = self.settings(settings, for: query.condition)
    let evaluator = Evaluator(engine: self, settings: settings)
    var query = query
    for case .has(let dex) in settings.roster
    where dex.kind == .dex && !query.columns.contains(where: \.isDex) {
      query.columns.append(.dex(dex))
    }
    rows.formIntersection(existingRows(in: settings))
    var order = rows.rows
    if let random = query.random {
      order = RowPicker.some(random, of: order, seed: settings.seed)
    }
    order = evaluator.sorted(order, by: query)
    if let limit = query.limit, limit < order.count { order.removeLast(order.count - limit) }
    let ids = source.ids
    let columns = query.columns.map { column in
      QueryColumn(
        column: column,
        figures: QueryFigures(
          rows: order, column: evaluator.column(column), isDex: column.isDex))
    }
    return QueryAnswer(
      ids: order.map { Int(ids[Int($0)]) }, columns: columns, query: query,
      edition: edition(of: settings), generation: settings.generation)
  }

  private func existingRows(in settings: QuerySettings) -> RowSet {
    let (edition, generation) = (edition(of: settings), settings.generation)
    // The roster is one of Pokémon. Other lists only take its games from it.
    if !settings.roster.isEmpty, source.listKind == .pokemon {
      var rows = settings.isOneRowPerSpecies ? source.speciesRows : RowSet(all: source.ids.count)
      for fact in settings.roster { rows.formIntersection(self.fact(fact, in: edition)) }
      return rows
    }
    let key = settings.isOneRowPerSpecies ? QueryCache.species : QueryCache.existing
    return cachedAnswer(key, edition) {
      var rows = source.rows(existingIn: generation)
      if settings.isOneRowPerSpecies { rows.formIntersection(source.speciesRows) }
      return rows
    }
  }
}

// Caches columns, sets of rows and name searches.
extension QueryEngine {
  /// The most recent results, with their keys. Each table is an array rather than a dictionary,
  /// because it has at most 64 results.
  struct QueryCache {
    struct Memo<Key: Equatable, Answer> {
      static var capacity: Int { 64 }
      private var answers: [(key: Key, answer: Answer)] = []

      subscript(key: Key) -> Answer? {
        get { answers.first { $0.key == key }?.answer }
        set {
          guard let newValue else { return }
          if answers.count >= Self.capacity { answers.removeFirst() }
          answers.append((key, newValue))
        }
      }
    }

    struct EditionKey<Key: Equatable & Sendable>: Equatable, Sendable {
      let key: Key
      let edition: Edition?
    }

    struct WordsKey: Equatable, Sendable {
      let words: String
      let language: Language
    }

    static let existing = Condition.any
    static let species = Condition.not(.any)

    var columns = Memo<EditionKey<NumericColumn>, [Int32]>()
    var sets = Memo<EditionKey<Condition>, RowSet>()
    var nameRanks = Memo<Language, [Int32]>()
    var dexes = Memo<QueryValue, [Int32]>()
    var words = Memo<WordsKey, (rows: [Int32], best: NameQuality?)>()
  }

  /// Returns the cached result for a key, or computes and caches it. The cache isn't locked during
  /// the computation, which may use the cache itself.
  private func cachedAnswer<Key, Answer>(
    _ table: any WritableKeyPath<QueryCache, QueryCache.Memo<Key, Answer>> & Sendable, _ key: Key,
    _ make: () -> Answer
  ) -> Answer where Key: Sendable, Answer: Sendable {
    if let found = queryCache.withLock({ $0[keyPath: table][key] }) { return found }
    let answer = make()
    queryCache.withLock { $0[keyPath: table][key] = answer }
    return answer
  }

  private func cachedAnswer(
    _ condition: Condition, _ edition: Edition?, _ make: () -> RowSet
  ) -> RowSet {
    cachedAnswer(\.sets, .init(key: condition, edition: edition), make)
  }

  /// Returns the numbers of all rows in a column, as they are in an edition; nil means today.
  package func column(_ figure: NumericColumn, in edition: Edition?) -> [Int32] {
    cachedAnswer(\.columns, .init(key: figure, edition: edition)) {
      source.column(figure, in: edition)
    }
  }

  /// Returns the number in a column of the row with an id, as it is in an edition. Nil if there is
  /// none.
  package func number(_ figure: NumericColumn, ofRow id: Int, in edition: Edition?) -> Int? {
    guard let row = source.ids.firstIndex(of: Int32(id)) else { return nil }
    let number = column(figure, in: edition)[row]
    return number == NumericColumn.none ? nil : Int(number)
  }

  /// Returns the range of the numbers in a column, as they are in an edition. Nil if no row has a
  /// number.
  func bounds(of figure: NumericColumn, in edition: Edition?) -> ClosedRange<Int32>? {
    let known = column(figure, in: edition).filter { $0 != NumericColumn.none }
    return known.min().flatMap { minimum in known.max().map { minimum...$0 } }
  }

  /// Returns the numbers in a column of all fully evolved default varieties, in ascending order.
  /// Percentiles are relative to these numbers.
  func ranked(_ figure: NumericColumn, in edition: Edition?) -> [Int32] {
    var rows = fact(.trait(.fullyEvolved), in: edition)
    rows.formIntersection(source.speciesRows)
    rows.formIntersection(source.rows(existingIn: edition?.generation))
    let column = column(figure, in: edition)
    return rows.rows.map { column[Int($0)] }.filter { $0 != NumericColumn.none }.sorted()
  }

  /// Returns each row's rank when rows are sorted by name.
  package func nameRanks(in language: Language) -> [Int32] {
    cachedAnswer(\.nameRanks, language) {
      let keys = source.names(in: language).map(NormalizedName.letters)
      let order = keys.indices.sorted { one, other in
        keys[one].lexicographicallyPrecedes(keys[other]) || keys[one] == keys[other] && one < other
      }
      var ranks = [Int32](repeating: 0, count: order.count)
      for (rank, row) in order.enumerated() { ranks[row] = Int32(rank) }
      return ranks
    }
  }

  func numbers(in dex: QueryValue) -> [Int32] {
    cachedAnswer(\.dexes, dex) { source.numbers(in: dex) }
  }

  /// Returns the rows for which a fact is true.
  func fact(_ fact: Fact, in edition: Edition?) -> RowSet {
    cachedAnswer(.fact(fact), edition) {
      guard case .has(let dex) = fact, dex.kind == .dex else {
        return source.rows(fact, in: edition)
      }
      let numbers = numbers(in: dex)
      return RowSet(numbers.count) { numbers[$0] != NumericColumn.none }
    }
  }

  /// Returns the rows whose names match some words, best first.
  func rows(matching words: String, in language: Language) -> [Int32] {
    matches(words, in: language).rows
  }

  /// Whether words are too short to match names with typos, because they would match too many.
  private static func isTooShortForSlips(_ words: String) -> Bool {
    let letters = NormalizedName.letters(words)
    return letters.count < QueryLimits.minimumCorrectedLength && letters.allSatisfy { $0 < 0x250 }
  }

  /// Whether words match a name. One letter of the name may be missing in them.
  func fits(_ words: String, in language: Language) -> Bool {
    matches(words, in: language).best?.fits == true
  }

  /// Returns the rows whose names match some words, best first, and the quality of the best match.
  func matches(_ words: String, in language: Language) -> (rows: [Int32], best: NameQuality?) {
    cachedAnswer(\.words, .init(words: words, language: language)) {
      let matches = names?.matches(words, in: language) ?? (rows: [], best: nil)
      return matches.best?.fits != true && Self.isTooShortForSlips(words) ? ([], nil) : matches
    }
  }
}
