internal import PokedexModel
internal import PokedexText
package import PokedexQuery

/// Searches and sorts the list. The search engine is created when it is first used.
@MainActor
package final class SearchViewModel {
  /// The state of the search that the list displays.
  package private(set) var state = SearchState()

  var language: Language
  /// The edition whose facts are shown. Nil for today's.
  var edition: Edition?
  /// Whether the list also shows Pokémon that did not exist yet in `edition`.
  var showsLaterPokemon = false

  private let list: PokemonListViewModel
  private let marks: MarksViewModel
  private let makeEngine: () -> QueryEngine
  private lazy var engine = makeEngine()
  /// The engine's row index for each entry.
  private lazy var rows = IndexByID(of: engine.source.ids)
  /// Seed for the rows that the term `random:` picks. It stays the same for one run of the program,
  /// so that the picked rows don't change while the user types.
  private lazy var seed = UInt64.random(in: .min ... .max)
  private var answer: QueryAnswer?
  /// The facts that restrict queries to the Pokémon in `state.roster`.
  private var roster: [Fact] = []
  /// The query answer with all Pokémon of `state.roster`. Nil for the National Dex.
  private var wholeRoster: QueryAnswer?
  /// Each Pokémon's number in a regional dex, from the last search that showed such numbers.
  private var regionalNumbers = ListFigures()
  /// Ids of the entries newer than the bundled data. Nil if they have not been determined since the
  /// list last grew.
  private var newcomers: [Int]?
  private var isPrepared = false

  private static let maxSavedSearches = 100

  /// - Parameter engine: a function that creates the search engine.
  init(
    list: PokemonListViewModel, engine: @escaping () -> QueryEngine, marks: MarksViewModel,
    language: Language
  ) {
    self.list = list
    self.marks = marks
    self.language = language
    makeEngine = engine
    list.didGrow = { [weak self] in self?.followList() }
    marks.didReload = { [weak self] in self?.followMarks() }
  }

  /// Does the one-time work of the first search in advance, so that the first search is as fast as
  /// later ones. Fetches nothing.
  package func prepare() {
    guard !isPrepared, state.text.isEmpty else { return }
    isPrepared = true
    _ = newcomers(named: "a")
    // Most searches combine a type, a number and a name.
    for text in ["water speed>=1", "a"] {
      // A sample query that fails merely prepares less. Only the user's own searches report errors.
      let answer = try? engine.run(text, in: settings)
      for word in answer?.query.words ?? [] { _ = NamePattern(word).marks(in: "a") }
    }
  }
}

// MARK: - Searching

extension SearchViewModel {
  /// Searches for a text, shows the results and selects the first one. If the text asks for a
  /// different order than the previous text did, that order replaces the one that the user chose. A
  /// text with an error changes only `state.mistake`.
  package func find(_ text: String) {
    guard text != state.text || state.mistake != nil else { return }
    let orders = answer?.orders ?? []
    guard ask(text) else { return }
    if let answer, !answer.orders.isEmpty, answer.orders != orders { state.order = nil }
    apply(selecting: nil)
  }

  /// Clears the error of the text typed last.
  package func forgetMistake() {
    guard state.mistake != nil else { return }
    state.mistake = nil
    list.changes.note()
  }

  /// Adds the current search to the saved searches.
  package func keep() {
    let text = state.text
    guard !text.isEmpty else { return }
    state.savedSearches.removeAll { $0 == text }
    state.savedSearches.append(text)
    if state.savedSearches.count > Self.maxSavedSearches { state.savedSearches.removeFirst() }
  }

  /// Ends the search.
  ///
  /// - Parameter id: the entry to select, or nil to keep the selected entry.
  package func clear(selecting id: Int? = nil) {
    forgetMistake()
    let id = id ?? list.selectedItem?.id
    if state.text.isEmpty {
      if let row = id.flatMap(list.row(ofID:)) { list.select(row: row) }
      return
    }
    take(wholeRoster, to: "")
    apply(selecting: id)
  }

  /// Restores the search of an earlier session. A text that is no longer understood is ignored; the
  /// order and scope are restored anyway. If the text is the current one, the mistake of a text typed
  /// since remains.
  package func restore(_ text: String, in order: ListOrder?, scope: ListScope) {
    guard !text.isEmpty || order != nil || scope != state.scope else { return }
    state.scope = scope
    state.order = order
    if text != state.text, !ask(text) { state.mistake = nil }
    list.fetchRest()
    apply(selecting: nil)
  }

  /// Repeats the current search. It is called when something has changed that affects the results,
  /// such as the generation.
  func refresh() {
    _ = ask(state.text)
    let id =
      hidesLaterPokemon
      ? list.id(atOrBefore: list.selection, where: existed) : list.selectedItem?.id
    if hidesLaterPokemon { list.fetchRest() }
    apply(selecting: id)
  }

  /// Whether a text, used as a query, finds something and contains only terms, not words to compare
  /// with names.
  package func isQueryWithResults(_ text: String) -> Bool {
    // A text with an error finds nothing.
    let answer = try? engine.run(text, in: settings)
    return answer.map { $0.query.words.isEmpty && !$0.ids.isEmpty } ?? false
  }

  /// Returns the possible continuations of a text at the cursor, or corrections of a faulty word.
  /// Nil if there are none.
  ///
  /// - Parameter cursor: number of characters before the cursor.
  package func completion(of text: String, at cursor: Int) -> QueryCompletion? {
    let completion = engine.complete(
      text, cursor: cursor, in: QuerySettings(language: language), spansWords: true)
    do throws(QueryMistake) {
      _ = try engine.run(text, in: settings)
    } catch  where completion.choices.isEmpty || !error.range.contains(cursor - 1) {
      if let corrected = QueryCompletion(correcting: error) { return corrected }
    } catch {}
    return completion.choices.isEmpty ? nil : completion
  }

  private func followList() {
    newcomers = nil
    if list.isArranged { refresh() } else { count() }
  }

  /// Repeats the search if its rows depend on marks. It is called when the user has chosen another
  /// game or another program has changed marks, but not when the user sets marks in this program:
  /// those rows stay in the list until the next search, so that they don't vanish while being
  /// marked.
  private func followMarks() {
    if answer?.query.isAboutMarks == true || state.order?.column == .marks { refresh() }
  }

  /// Searches for a text without updating the list yet.
  ///
  /// - Returns: whether the text was understood.
  private func ask(_ text: String) -> Bool {
    defer { list.changes.note() }
    if text.allSatisfy(\.isWhitespace) {
      take(wholeRoster, to: "")
      return true
    }
    list.fetchRest()
    do throws(QueryMistake) {
      take(try engine.run(text, in: settings), to: text)
      return true
    } catch {
      if error.reason == .queryUnknownWord, !newcomers(named: text).isEmpty {
        take(nil, to: text)
        return true
      }
      state.mistake = error
      return false
    }
  }

  private func take(_ answer: QueryAnswer?, to text: String) {
    self.answer = answer
    state.text = text
    state.mistake = nil
    state.reading = answer.map { engine.reading(of: text, as: $0.query) } ?? ""
    state.slips = answer?.query.slips ?? []
    state.guesses = answer.map { engine.guesses(in: $0.query, language) } ?? []
    state.emptyingPart = answer.flatMap { answer in
      answer.ids.isEmpty ? engine.emptyingPart(of: answer.query, in: text, settings) : nil
    }
    state.patterns = answer?.query.words.map { NamePattern($0) } ?? []
    if let answer, let shown = answer.shown, answer.column == .regionalNumber {
      regionalNumbers = ListFigures(shown, of: answer.ids)
    }
    let dex = answer?.columns.first { column in
      if case .dex(let dex) = column.column { roster.contains(.has(dex)) } else { false }
    }
    state.rosterNumbers =
      dex.flatMap { dex in answer.map { ListFigures(dex, of: $0.ids) } } ?? ListFigures()
  }

  private var settings: QuerySettings {
    var settings = QuerySettings(generation: edition?.generation, language: language, seed: seed)
    settings.roster = roster
    settings.markGame = marks.state.game.map { QueryValue(.game, slug: $0) }
    return settings
  }

  /// Returns the facts that restrict a query to the Pokémon of a roster.
  private func facts(of roster: ListRoster) -> [Fact] {
    switch roster {
    case .national: []
    case .game(let game): [.has(QueryValue(.game, slug: game))]
    case .dex(let dex, let game):
      [.has(QueryValue(.dex, slug: dex)), .has(QueryValue(.game, slug: game))]
    }
  }

  /// Lists the Pokémon of a roster: a game, a regional dex, or the National Dex.
  package func list(_ roster: ListRoster) {
    if roster == state.roster { return }
    state.roster = roster
    self.roster = facts(of: roster)
    wholeRoster = roster == .national ? nil : engine.answer(to: Query(.any), in: settings)
    list.fetchRest()
  }
}

// MARK: - Sorting

extension SearchViewModel {
  package func sortByNextColumn() {
    sort(byColumn: (state.sortedColumn + 1) % state.columns.count)
  }

  /// Sorts by one of `state.columns`.
  package func sort(byColumn index: Int) {
    guard state.columns.indices ~= index else { return }
    show(in: index == 0 ? nil : state.columns[index].map { ListOrder($0) })
  }

  /// Reverses the order of the list.
  package func reverse() {
    let own = answer?.orders.first ?? ListOrder(state.columns[0] ?? .number)
    let now = state.order ?? own
    let reversed = ListOrder(now.column, isReversed: !now.isReversed)
    let isOwn = reversed == own && (answer?.isRanked != true || answer?.orders.isEmpty == false)
    show(in: isOwn ? nil : reversed)
  }

  /// Returns to the query's order or, if it has none, to the order by number.
  package func resetOrder() {
    if state.order != nil { show(in: nil) }
  }

  /// Switches between one row per variety and one row per species.
  package func switchScope() {
    state.scope = state.scope == .varieties ? .species : .varieties
    list.fetchRest()
    refresh()
  }

  private func show(in order: ListOrder?) {
    state.order = order
    list.fetchRest()
    apply(selecting: nil)
  }

  /// Returns the entries sorted by a column. Entries without a value come last in either direction.
  /// Entries with equal values keep their order.
  private func sorted(_ ids: [Int], by order: ListOrder) -> [Int] {
    let isAscending = order.column.isAscending != order.isReversed
    let figures = figures(of: order.column, in: shownEdition)
    var known: [(key: Int, index: Int)] = []
    var unknown: [Int] = []
    for (index, id) in ids.enumerated() {
      let value = order.column == .marks ? marks.state.rank(of: id) : figures[id]
      if let value {
        known.append((isAscending ? value : -value, index))
      } else {
        unknown.append(id)
      }
    }
    known.sort { $0.key == $1.key ? $0.index < $1.index : $0.key < $1.key }
    return known.map { ids[$0.index] } + unknown
  }

  /// Returns the values of a column. For the name column, the values are the ranks in alphabetical
  /// order.
  private func figures(of column: ListColumn, in edition: Edition?) -> ListFigures {
    if column == .regionalNumber { return regionalNumbers }
    if column == .name { return ListFigures(engine.nameRanks(in: language), at: rows) }
    guard let figure = column.figure else { return ListFigures() }
    return ListFigures(engine.column(figure, in: edition), at: rows)
  }
}

// MARK: - The rows of the list

extension SearchViewModel {
  /// Updates the list and the state to match the current search, order, scope and roster.
  ///
  /// - Parameter id: the entry to select. If it is nil or not in the list, the first row is
  ///   selected.
  private func apply(selecting id: Int?) {
    let isPlain =
      state.text.isEmpty && state.order == nil && state.scope == .varieties && !hidesLaterPokemon
      && state.roster == .national
    list.arrange(isPlain ? nil : arrangedIDs, selecting: id)
    let own: [ListColumn?] = answer?.isRanked == true ? [nil] : []
    let fromQuery = answer?.column.map { ListColumn.offered.contains($0) ? [] : [$0] } ?? []
    state.columns = own + ListColumn.offered + fromQuery
    state.sortedColumn =
      state.order.flatMap { state.columns.firstIndex(of: $0.column) } ?? 0
    let column = state.order.flatMap { $0.column.isFigure ? $0.column : nil } ?? answer?.column
    state.column = column.flatMap { $0.isFigure && !repeatsRowNumbers($0) ? $0 : nil }
    state.generation = answer.map(\.generation) ?? edition?.generation
    state.edition = shownEdition
    state.figures = state.column.map { figures(of: $0, in: shownEdition) } ?? ListFigures()
    count()
  }

  /// Edition whose facts the rows show. Nil for today's.
  private var shownEdition: Edition? {
    answer.map(\.edition) ?? engine.edition(of: settings)
  }

  /// Whether a column would repeat the regional dex numbers that the rows already show.
  private func repeatsRowNumbers(_ column: ListColumn) -> Bool {
    guard case .dex = state.roster else { return false }
    return column == .regionalNumber
  }

  private func count() {
    if let ids = wholeRoster?.ids {
      state.totalCount = state.scope == .varieties ? ids.count : onePerSpecies(ids).count
      state.leftOutCount = 0
      return
    }
    let all =
      state.scope == .varieties
      ? max(list.fetchedCount, list.pokemonList?.count ?? 0) : list.speciesCount
    let later = laterCount
    state.totalCount = all - later
    state.leftOutCount = state.text.isEmpty ? later : 0
  }

  private var arrangedIDs: [Int] {
    var ids =
      (answer?.ids ?? (state.text.isEmpty ? list.allIDs : [])) + newcomers(named: state.text)
    if state.scope == .species { ids = onePerSpecies(ids) }
    if hidesLaterPokemon { ids = ids.filter(existed) }
    if let order = state.order { ids = sorted(ids, by: order) }
    return ids
  }

  /// Returns those entries newer than the bundled data that have a text in their names. The engine
  /// does not know these names, so it reports them as errors unless they resemble known names.
  private func newcomers(named text: String) -> [Int] {
    let key = NameKey.key(text)
    guard !key.isEmpty, state.roster == .national else { return [] }
    let all = newcomers ?? list.allIDs.filter { rows[$0] == nil }
    newcomers = all
    return all.filter { list.item($0)?.name.contains(key) == true }
  }

  /// Returns one variety of each species: the default variety if `ids` contains it, otherwise the
  /// first in `ids`. It is placed where the first variety of its species was.
  private func onePerSpecies(_ ids: [Int]) -> [Int] {
    var indexes: [Int: Int] = [:]
    var kept: [Int] = []
    for id in ids {
      let species = list.item(id)?.number ?? id
      if let index = indexes[species] {
        if list.isSpecies(id) { kept[index] = id }
      } else {
        indexes[species] = kept.count
        kept.append(id)
      }
    }
    return kept
  }

  /// Whether Pokémon that did not exist yet in the generation have to be hidden. False for the list
  /// of a game or regional dex, which contains none of them.
  private var hidesLaterPokemon: Bool {
    edition != nil && !showsLaterPokemon && state.roster == .national
  }

  /// A function that returns whether an entry's Pokémon existed in the generation. Entries that the
  /// engine does not know are assigned to the newest generation.
  private var existed: (Int) -> Bool {
    let firsts = figures(of: .generation, in: nil)
    return { [edition] id in
      let first = firsts[id] ?? TypeChart.newestGeneration
      return first <= edition?.generation ?? first
    }
  }

  /// Number of rows hidden because their Pokémon did not exist yet in the generation.
  private var laterCount: Int {
    guard hidesLaterPokemon else { return 0 }
    let ids = state.scope == .species ? onePerSpecies(list.allIDs) : list.allIDs
    let existed = existed
    return ids.count { !existed($0) }
  }
}
