internal import PokedexFeatures
package import PokedexModel
internal import PokedexQuery
internal import PokedexText

// MARK: - Searching

extension ListScreen {
  /// Searches for a text, shows the results and selects the first one. If the text asks for a
  /// different order than the previous text did, that order replaces the one that the user chose. A
  /// text with an error changes only `search.mistake`.
  package mutating func find(_ text: String, in source: ListSource) {
    guard text != search.text || search.mistake != nil else { return }
    let orders = search.answer?.orders ?? []
    guard ask(text, source) else { return }
    if let answer = search.answer, !answer.orders.isEmpty, answer.orders != orders {
      search.order = nil
    }
    apply(selecting: nil, source)
  }

  /// Clears the error of the text typed last.
  mutating func forgetMistake() { search.mistake = nil }

  /// Adds the current search to the saved searches.
  mutating func keep() {
    let text = search.text
    guard !text.isEmpty else { return }
    search.savedSearches.removeAll { $0 == text }
    search.savedSearches.append(text)
    if search.savedSearches.count > ListSearch.maxSavedSearches {
      search.savedSearches.removeFirst()
    }
  }

  /// Ends the search.
  ///
  /// - Parameter id: the entry to select, or nil to keep the selected entry.
  package mutating func clear(selecting id: Int? = nil, in source: ListSource) {
    forgetMistake()
    let id = id ?? selectedItem?.id
    if search.text.isEmpty {
      if let row = id.flatMap(row(ofID:)) { select(row: row) }
      return
    }
    take(search.wholeRoster, to: "", source)
    apply(selecting: id, source)
  }

  /// Restores the search of an earlier session. A text that is no longer understood is ignored; the
  /// order and scope are restored anyway. If the text is the current one, the mistake of a text typed
  /// since remains.
  mutating func restore(
    _ text: String, order: ListOrder?, scope: ListScope, in source: ListSource
  ) {
    guard !text.isEmpty || order != nil || scope != search.scope else { return }
    search.scope = scope
    search.order = order
    if text != search.text, !ask(text, source) { search.mistake = nil }
    fetchRest()
    apply(selecting: nil, source)
  }

  /// Repeats the current search. It is called when something has changed that affects the results,
  /// such as the generation.
  mutating func refresh(_ source: ListSource) {
    _ = ask(search.text, source)
    let hidesLater = hidesLater(source)
    let id =
      hidesLater ? id(atOrBefore: selection, where: existed(source)) : selectedItem?.id
    if hidesLater { fetchRest() }
    apply(selecting: id, source)
  }

  /// Whether a text, used as a query, finds something and contains only terms, not words to compare
  /// with names.
  func isQueryWithResults(_ text: String, in source: ListSource) -> Bool {
    // A text with an error finds nothing.
    let answer = try? source.engine.run(text, in: source.settings(search.roster))
    return answer.map { $0.query.words.isEmpty && !$0.ids.isEmpty } ?? false
  }

  /// Returns the possible continuations of a text at the cursor, or corrections of a faulty word.
  /// Nil if there are none.
  ///
  /// - Parameter cursor: number of characters before the cursor.
  func completion(of text: String, at cursor: Int, in source: ListSource) -> QueryCompletion? {
    let completion = source.engine.complete(
      text, cursor: cursor, in: QuerySettings(language: source.language), spansWords: true)
    do throws(QueryMistake) {
      _ = try source.engine.run(text, in: source.settings(search.roster))
    } catch  where completion.choices.isEmpty || !error.range.contains(cursor - 1) {
      if let corrected = QueryCompletion(correcting: error) { return corrected }
    } catch {}
    return completion.choices.isEmpty ? nil : completion
  }

  /// Takes the items fetched so far, and repeats the search if there are new ones.
  package mutating func take(_ fetched: PokemonList?, in source: ListSource) {
    guard take(fetched) else { return }
    search.newcomers = nil
    if isArranged || search.roster != .national || hidesLater(source) {
      refresh(source)
    } else {
      count(source)
    }
  }

  /// Repeats the search if its rows depend on marks. It is called when the user has chosen another
  /// game or another program has changed marks, but not when the user sets marks in this program:
  /// those rows stay in the list until the next search, so that they don't vanish while being
  /// marked.
  mutating func followMarks(_ source: ListSource) {
    if search.answer?.query.isAboutMarks == true || search.order?.column == .marks {
      refresh(source)
    }
  }

  /// Searches for a text without updating the list yet.
  ///
  /// - Returns: whether the text was understood.
  private mutating func ask(_ text: String, _ source: ListSource) -> Bool {
    if text.allSatisfy(\.isWhitespace) {
      take(search.wholeRoster, to: "", source)
      return true
    }
    fetchRest()
    do throws(QueryMistake) {
      take(try source.engine.run(text, in: source.settings(search.roster)), to: text, source)
      return true
    } catch {
      if error.reason == .queryUnknownWord, !newcomers(named: text, source).isEmpty {
        take(nil, to: text, source)
        return true
      }
      search.mistake = error
      return false
    }
  }

  private mutating func take(_ answer: QueryAnswer?, to text: String, _ source: ListSource) {
    let engine = source.engine
    search.answer = answer
    search.text = text
    search.mistake = nil
    search.reading = answer.map { engine.reading(of: text, as: $0.query) } ?? ""
    search.slips = answer?.query.slips ?? []
    search.guesses = answer.map { engine.guesses(in: $0.query, source.language) } ?? []
    search.emptyingPart = answer.flatMap { answer in
      answer.ids.isEmpty
        ? engine.emptyingPart(
          of: answer.query, in: text, source.settings(search.roster)) : nil
    }
    search.patterns = answer?.query.words.map { NamePattern($0) } ?? []
    if let answer, let shown = answer.shown, answer.column == .regionalNumber {
      search.regionalNumbers = ListFigures(shown, of: answer.ids)
    }
    let roster = search.roster.facts
    let dex = answer?.columns.first { column in
      if case .dex(let dex) = column.column { roster.contains(.has(dex)) } else { false }
    }
    search.rosterNumbers =
      dex.flatMap { dex in answer.map { ListFigures(dex, of: $0.ids) } } ?? ListFigures()
  }

  /// Lists the Pokémon of a roster: a game, a regional dex, or the National Dex.
  mutating func show(_ roster: ListRoster, in source: ListSource) {
    if roster != search.roster {
      search.roster = roster
      search.wholeRoster =
        roster == .national
        ? nil : source.engine.answer(to: Query(.any), in: source.settings(roster))
      fetchRest()
    }
    // Without items there are no rows to arrange. They are arranged when the items arrive.
    if !items.isEmpty { refresh(source) }
  }
}

// MARK: - Sorting

extension ListScreen {
  package mutating func sortByNextColumn(in source: ListSource) {
    sort(byColumn: (search.sortedColumn + 1) % search.columns.count, in: source)
  }

  /// Sorts by one of `search.columns`.
  mutating func sort(byColumn index: Int, in source: ListSource) {
    guard search.columns.indices ~= index else { return }
    show(index == 0 ? nil : search.columns[index].map { ListOrder($0) }, source)
  }

  /// Reverses the order of the list.
  mutating func reverse(in source: ListSource) {
    let answer = search.answer
    let own = answer?.orders.first ?? ListOrder(search.columns[0] ?? .number)
    let now = search.order ?? own
    let reversed = ListOrder(now.column, isReversed: !now.isReversed)
    let isOwn = reversed == own && (answer?.isRanked != true || answer?.orders.isEmpty == false)
    show(isOwn ? nil : reversed, source)
  }

  /// Returns to the query's order or, if it has none, to the order by number.
  mutating func resetOrder(in source: ListSource) {
    if search.order != nil { show(nil, source) }
  }

  /// Switches between one row per variety and one row per species.
  package mutating func switchScope(in source: ListSource) {
    search.scope = search.scope == .varieties ? .species : .varieties
    fetchRest()
    refresh(source)
  }

  private mutating func show(_ order: ListOrder?, _ source: ListSource) {
    search.order = order
    fetchRest()
    apply(selecting: nil, source)
  }

  /// Returns the entries sorted by a column. Entries without a value come last in either direction.
  /// Entries with equal values keep their order.
  private func sorted(_ ids: [Int], by order: ListOrder, _ source: ListSource) -> [Int] {
    let isAscending = order.column.isAscending != order.isReversed
    let figures = figures(of: order.column, in: shownEdition(source), source)
    var known: [(key: Int, index: Int)] = []
    var unknown: [Int] = []
    for (index, id) in ids.enumerated() {
      let value = order.column == .marks ? source.marks.rank(of: id) : figures[id]
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
  private func figures(
    of column: ListColumn, in edition: Edition?, _ source: ListSource
  ) -> ListFigures {
    if column == .regionalNumber { return search.regionalNumbers }
    let engine = source.engine
    let rows = IndexByID(of: engine.source.ids)
    if column == .name { return ListFigures(engine.nameRanks(in: source.language), at: rows) }
    guard let figure = column.figure else { return ListFigures() }
    return ListFigures(engine.column(figure, in: edition), at: rows)
  }
}

// MARK: - The rows of the list

extension ListScreen {
  /// Updates the list and the state to match the current search, order, scope and roster.
  ///
  /// - Parameter id: the entry to select. If it is nil or not in the list, the first row is
  ///   selected.
  private mutating func apply(selecting id: Int?, _ source: ListSource) {
    let answer = search.answer
    let isPlain =
      search.text.isEmpty && search.order == nil && search.scope == .varieties
      && !hidesLater(source) && search.roster == .national
    arrange(isPlain ? nil : arrangedIDs(source), selecting: id)
    let own: [ListColumn?] = answer?.isRanked == true ? [nil] : []
    let fromQuery = answer?.column.map { ListColumn.offered.contains($0) ? [] : [$0] } ?? []
    search.columns = own + ListColumn.offered + fromQuery
    search.sortedColumn =
      search.order.flatMap { search.columns.firstIndex(of: $0.column) } ?? 0
    let column = search.order.flatMap { $0.column.isFigure ? $0.column : nil } ?? answer?.column
    search.column = column.flatMap { $0.isFigure && !repeatsRowNumbers($0) ? $0 : nil }
    search.generation = answer.map(\.generation) ?? source.edition?.generation
    search.edition = shownEdition(source)
    search.figures =
      search.column.map { figures(of: $0, in: shownEdition(source), source) } ?? ListFigures()
    count(source)
  }

  /// Edition whose facts the rows show. Nil for today's.
  private func shownEdition(_ source: ListSource) -> Edition? {
    search.answer.map(\.edition) ?? source.engine.edition(of: source.settings(search.roster))
  }

  /// Whether a column would repeat the regional dex numbers that the rows already show.
  private func repeatsRowNumbers(_ column: ListColumn) -> Bool {
    guard case .dex = search.roster else { return false }
    return column == .regionalNumber
  }

  private mutating func count(_ source: ListSource) {
    countCaught(source.marks)
    if let ids = search.wholeRoster?.ids {
      search.totalCount = search.scope == .varieties ? ids.count : onePerSpecies(ids).count
      search.leftOutCount = 0
      return
    }
    let all =
      search.scope == .varieties ? max(items.count, itemCount ?? 0) : speciesCount
    let later = laterCount(source)
    search.totalCount = all - later
    search.leftOutCount = search.text.isEmpty ? later : 0
  }

  /// Counts the species that have a row, and those that the user has caught. It is called when rows
  /// or marks have changed.
  mutating func countCaught(_ marks: MarksState) {
    let items = search.roster == .national ? [] : items(in: 0..<rowCount)
    let caught = items.filter { marks.marks(of: $0.id).contains(.caught) }
    (search.speciesCount, search.caughtCount) = (items.numbers.count, caught.numbers.count)
  }

  private mutating func arrangedIDs(_ source: ListSource) -> [Int] {
    var ids =
      (search.answer?.ids ?? (search.text.isEmpty ? allIDs : []))
      + newcomers(named: search.text, source)
    if search.scope == .species { ids = onePerSpecies(ids) }
    if hidesLater(source) { ids = ids.filter(existed(source)) }
    if let order = search.order { ids = sorted(ids, by: order, source) }
    return ids
  }

  /// Returns those entries newer than the bundled data that have a text in their names. The engine
  /// does not know these names, so it reports them as errors unless they resemble known names.
  private mutating func newcomers(named text: String, _ source: ListSource) -> [Int] {
    let key = NameKey.key(text)
    guard !key.isEmpty, search.roster == .national else { return [] }
    let all = search.newcomers ?? unknownIDs(to: source.engine)
    search.newcomers = all
    return all.filter { item($0)?.name.contains(key) == true }
  }

  /// Whether a text is in the name of an entry that is newer than the bundled data.
  mutating func namesNewcomer(_ text: String, _ source: ListSource) -> Bool {
    !newcomers(named: text, source).isEmpty
  }

  private func unknownIDs(to engine: QueryEngine) -> [Int] {
    let rows = IndexByID(of: engine.source.ids)
    return allIDs.filter { rows[$0] == nil }
  }

  /// Returns one variety of each species: the default variety if `ids` contains it, otherwise the
  /// first in `ids`. It is placed where the first variety of its species was.
  private func onePerSpecies(_ ids: [Int]) -> [Int] {
    var indexes: [Int: Int] = [:]
    var kept: [Int] = []
    for id in ids {
      let species = item(id)?.number ?? id
      if let index = indexes[species] {
        if item(id)?.isSpecies ?? (id < 10_000) { kept[index] = id }
      } else {
        indexes[species] = kept.count
        kept.append(id)
      }
    }
    return kept
  }

  /// Whether Pokémon that did not exist yet in the generation have to be hidden. False for the list
  /// of a game or regional dex, which contains none of them.
  private func hidesLater(_ source: ListSource) -> Bool {
    source.edition != nil && !source.showsLater && search.roster == .national
  }

  /// A function that returns whether an entry's Pokémon existed in the generation. Entries that the
  /// engine does not know are assigned to the newest generation.
  private func existed(_ source: ListSource) -> (Int) -> Bool {
    let firsts = figures(of: .generation, in: nil, source)
    return { id in
      let first = firsts[id] ?? TypeChart.newestGeneration
      return first <= source.edition?.generation ?? first
    }
  }

  /// Number of rows hidden because their Pokémon did not exist yet in the generation.
  private func laterCount(_ source: ListSource) -> Int {
    guard hidesLater(source) else { return 0 }
    let ids = search.scope == .species ? onePerSpecies(allIDs) : allIDs
    let existed = existed(source)
    return ids.count { !existed($0) }
  }
}

extension [PokemonListItem] {
  /// The numbers of the species, or an item's id if its species has none.
  fileprivate var numbers: Set<Int> { Set(map { $0.number ?? $0.id }) }
}
