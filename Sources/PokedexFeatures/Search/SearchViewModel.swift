internal import PokedexModel

/// What the list shows of all there is: what is searched for, by what it is sorted, and whether every
/// variety has a row.
@MainActor
package final class SearchViewModel {
  /// What was searched for last and understood; empty for nothing.
  package private(set) var text = ""
  /// What is wrong with what was typed last; nil where it was understood.
  package private(set) var mistake: ListMistake? { didSet { changes.note() } }
  /// By what a person has sorted the list; nil for the query's own order, or by number.
  package private(set) var order: ListOrder?
  package private(set) var scope = ListScope.varieties
  /// What was kept, the latest last.
  package private(set) var former: [String] = []

  var language: Language
  var generation: Int?
  /// Whether what did not exist yet in the generation is shown all the same.
  var showsLater = false

  private var isPrepared = false
  private let list: PokemonListViewModel
  private let search: (any ListSearch)?
  private let marks: MarksViewModel
  private(set) var answer: ListAnswer?
  private var unknown: (among: Int, ids: [Int]) = (0, [])
  /// How many rows did not exist yet in a generation, counted once for what has come.
  private var later: (of: Later, count: Int) = (Later(), 0)

  /// What that number follows from.
  private struct Later: Equatable {
    var generation: Int?
    var scope = ListScope.varieties
    var among = 0
  }
  private var changes: Changes { list.changes }

  /// So many former queries are remembered.
  private static let mostFormer = 100

  /// - Parameter search: nil where there is nothing to search with.
  init(
    list: PokemonListViewModel, search: (any ListSearch)?, marks: MarksViewModel,
    language: Language
  ) {
    self.list = list
    self.search = search
    self.marks = marks
    self.language = language
    list.didGrow = { [weak self] in self?.refresh() }
    marks.didReload = { [weak self] in self?.followMarks() }
  }

  /// Whether the list can be searched and sorted.
  package var isAvailable: Bool { search != nil }

  /// How many rows there are without a query.
  package var totalCount: Int {
    let count =
      scope == .varieties
      ? max(list.fetchedCount, list.pokemonList?.count ?? 0) : list.speciesCount
    return count - (hidesLater ? later.count : 0)
  }

  /// How many rows of what did not exist yet are left out; none while something is searched for, which is
  /// never among them.
  package var leftOutCount: Int { hidesLater && text.isEmpty ? later.count : 0 }

  /// Makes what the first question needs, so that it takes no longer than the next; nothing where one has
  /// been asked. What has not come is not fetched.
  package func prepare() {
    guard let search, !isPrepared, text.isEmpty else { return }
    isPrepared = true
    _ = unknownIDs
    _ = list.item(0)
    for text in Self.samples {
      let any = question(text)
      _ = try? search.answer(to: any)
      _ = search.marks(of: any, in: "a", of: 0)
    }
  }

  /// What most searches are made of: a type, a figure and a name.
  private static let samples = ["water speed>=1", "a"]

  /// Whether a text asks for anything but names, and finds something.
  package func isFruitful(_ text: String) -> Bool { search?.isFruitful(question(text)) ?? false }

  /// Shows what a text finds, the best match selected, in the order that it asks for where it asks for
  /// another than the text before. One that can't be understood changes nothing but `mistake`.
  package func find(_ text: String) {
    guard text != self.text || mistake != nil else { return }
    let orders = answer?.orders ?? []
    guard ask(text) else { return }
    if let answer, !answer.orders.isEmpty, answer.orders != orders { order = nil }
    apply(selecting: nil)
  }

  /// Forgets what was typed but not understood.
  package func forgetMistake() {
    if mistake != nil { mistake = nil }
  }

  /// Remembers what is searched for.
  package func keep() {
    guard !text.isEmpty else { return }
    former.removeAll { $0 == text }
    former.append(text)
    if former.count > Self.mostFormer { former.removeFirst() }
  }

  /// Shows all again.
  ///
  /// - Parameter id: which entry is selected; nil for the one that is.
  package func clear(selecting id: Int? = nil) {
    forgetMistake()
    let id = id ?? list.selectedItem?.id
    if text.isEmpty {
      if let row = id.flatMap(list.row(ofID:)) { list.select(row: row) }
      return
    }
    text = ""
    answer = nil
    apply(selecting: id)
  }

  /// How what is typed may go on; nil where nothing is known of it.
  package func completion(of text: String, at cursor: Int) -> ListCompletion? {
    search?.completion(of: text, at: cursor, in: language)
  }

  /// Switches between a row for every variety and one for each species.
  package func switchScope() {
    scope = scope == .varieties ? .species : .varieties
    list.fetchRest()
    refresh()
  }

  /// Shows again what was shown another time. A query that can't be understood any more is left out.
  package func restore(_ text: String, in order: ListOrder?, scope: ListScope) {
    guard isAvailable, !text.isEmpty || order != nil || scope != self.scope else { return }
    self.scope = scope
    self.order = order
    if !ask(text) { mistake = nil }
    list.fetchRest()
    apply(selecting: nil)
  }

  /// Asks again, because something else has changed that an answer follows from.
  func refresh() {
    if !text.isEmpty { _ = ask(text) }
    let id =
      hidesLater
      ? list.id(atOrBefore: list.selection, where: isThere) : list.selectedItem?.id
    if hidesLater { list.fetchRest() }
    apply(selecting: id)
  }

  /// Asks again where an answer follows from marks that came from elsewhere. What a person marks here stays
  /// where it is until something else is asked, so that the list does not slip away under the hand.
  private func followMarks() {
    if answer?.isAboutMarks == true || order?.column == .marks { refresh() }
  }

  /// False for what can't be understood.
  private func ask(_ text: String) -> Bool {
    guard let search else { return false }
    if text.allSatisfy(\.isWhitespace) {
      (self.text, answer, mistake) = ("", nil, nil)
      return true
    }
    list.fetchRest()
    do throws(ListMistake) {
      answer = try search.answer(to: question(text))
      self.text = text
      mistake = nil
      return true
    } catch {
      mistake = error
      return false
    }
  }

  private func question(_ text: String) -> ListQuestion {
    ListQuestion(text, language: language, generation: generation, scope: scope)
  }
}

// MARK: - Which rows there are, and in which order

extension SearchViewModel {
  /// Shows the rows in an order; nil for the one that they have of themselves.
  func show(in order: ListOrder?) {
    self.order = order
    list.fetchRest()
    apply(selecting: nil)
  }

  /// Whether all is shown by number.
  private var isPlain: Bool {
    text.isEmpty && order == nil && scope == .varieties && !hidesLater
  }

  /// Whether what did not exist yet is left out.
  private var hidesLater: Bool { generation != nil && !showsLater && search != nil }

  /// Whether an entry existed in the generation. What the bundle does not know came after it was made.
  private func isThere(_ id: Int) -> Bool {
    let first = search?.figure(.generation, of: id, in: nil) ?? TypeChart.newestGeneration
    return first <= generation ?? first
  }

  /// Those of all rows that existed in the generation.
  private func leavingOutLater(_ ids: [Int], of all: @autoclosure () -> [Int]) -> [Int] {
    let content = Later(generation: generation, scope: scope, among: list.fetchedCount)
    if later.of != content { later = (content, all().count { !isThere($0) }) }
    return ids.filter(isThere)
  }

  /// - Parameter id: which entry is selected, if it is among the rows; else the first is.
  private func apply(selecting id: Int?) {
    guard !isPlain else { return list.arrange(nil, selecting: id) }
    var ids = answer.map { $0.ids + newcomers } ?? list.allIDs
    if scope == .species { ids = speciesOnly(ids) }
    if hidesLater {
      ids = leavingOutLater(
        ids, of: scope == .species ? speciesOnly(list.allIDs) : list.allIDs)
    }
    if let order { ids = sorted(ids, by: order) }
    list.arrange(ids, selecting: id)
  }

  /// Those whose name has what is typed in it, of which only the list knows.
  private var newcomers: [Int] {
    let unknown = unknownIDs
    if unknown.isEmpty { return [] }
    let key = NameKey.key(text)
    return key.isEmpty ? [] : unknown.filter { list.item($0)?.name.contains(key) == true }
  }

  /// What of the list the search does not know, looked for once for what has come.
  private var unknownIDs: [Int] {
    guard let search else { return [] }
    if unknown.among != list.fetchedCount {
      let ids = list.allIDs.filter { search.figure(.number, of: $0, in: nil) == nil }
      unknown = (list.fetchedCount, ids)
    }
    return unknown.ids
  }

  /// Of the varieties of a species its default one, else the first, where the first of them is.
  private func speciesOnly(_ ids: [Int]) -> [Int] {
    var places: [Int: Int] = [:]
    var found: [Int] = []
    for id in ids {
      let species = list.item(id)?.number ?? id
      if let place = places[species] {
        if list.isSpecies(id) { found[place] = id }
      } else {
        places[species] = found.count
        found.append(id)
      }
    }
    return found
  }

  /// What has no figure stands last, reversed or not; what has the same stays in its order.
  private func sorted(_ ids: [Int], by order: ListOrder) -> [Int] {
    guard let search else { return ids }
    let isRising = order.column.isRising != order.isReversed
    var known: [(key: Int, place: Int)] = []
    var unknown: [Int] = []
    for (place, id) in ids.enumerated() {
      let value: Int? =
        switch order.column {
        case .name: search.place(ofName: id, in: language)
        case .marks: marks.rank(of: id)
        default: search.figure(order.column, of: id, in: generation)
        }
      if let value { known.append((isRising ? value : -value, place)) } else { unknown.append(id) }
    }
    known.sort { $0.key == $1.key ? $0.place < $1.place : $0.key < $1.key }
    return known.map { ids[$0.place] } + unknown
  }
}

// MARK: - What rows show

extension SearchViewModel {
  /// The figure shown beside the names: what the list is sorted by, or what is searched for; nil for none.
  package var column: ListColumn? {
    if let order, order.column.isFigure { return order.column }
    return answer?.column.flatMap { $0.isFigure ? $0 : nil }
  }

  /// A figure of an entry; nil where it is not known.
  package func figure(_ column: ListColumn, of id: Int) -> Int? {
    search?.figure(column, of: id, in: generation)
  }

  /// The places of the characters of a name that are searched for.
  package func marks(in name: String, of id: Int) -> [Int] {
    text.isEmpty ? [] : search?.marks(of: question(text), in: name, of: id) ?? []
  }
}
