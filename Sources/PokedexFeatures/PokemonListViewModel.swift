package import PokedexModel
internal import PokedexText
package import PokemonAPI

/// The list of all varieties, which is fetched page by page, and the selection in it.
///
/// By default, rows are sorted by national number, then by id. Entries without a number come last,
/// in the order in which they were fetched. A new page never moves the rows that were fetched
/// before.
@MainActor
package final class PokemonListViewModel {
  /// All items fetched so far; nil before the first page.
  package private(set) var pokemonList: PokemonList? { didSet { changes.note() } }
  /// The index of the selected row.
  package private(set) var selection = 0 { didSet { changes.note() } }
  /// Language of `errorMessage`.
  package var language: Language

  private var order = RowOrder()
  /// Whether all missing pages are to be fetched.
  private var wantsAll = false
  /// Called after items have been added.
  var didGrow: () -> Void = {}
  /// The fetched ranges of the list, each with its origin.
  private var fetchedRanges: [FetchedRange] = [] {
    didSet { origin = fetchedRanges.map(\.origin).reduce(nil) { $0?.joined(with: $1) ?? $1 } }
  }
  /// Most outdated origin of the fetched pages; nil before the first.
  package private(set) var origin: Origin? { didSet { changes.note() } }
  /// The purpose of the current request: to fetch the next page, or to update the existing pages.
  private var requestPurpose = RequestPurpose.nextPage
  /// The row, or the number of the species, to select as soon as it is fetched, if any.
  private var jump: Jump?

  /// Number of times that the rows were rearranged.
  package private(set) var arrangementCount = 0 { didSet { changes.note() } }

  private let api: any PokemonAPIProtocol
  private let pageSize: Int
  private let connectivity: Connectivity
  var changes: ChangeNotifier { connectivity.changes }
  private let loader: Loader<Void>

  private struct FetchedRange {
    let offset: Int
    let limit: Int
    var origin: Origin
  }

  private enum RequestPurpose {
    case nextPage, updatePages
  }

  private enum Jump: Equatable {
    case number(Int)
    case row(Int)
  }

  /// If at most this many rows are left below the selection, the next page is requested.
  private static let margin = 50

  /// Maximum number of missing items that a jump requests at once, even if the server reports a
  /// larger count. Once more items than that are fetched, the list counts as complete.
  private static let largestJump = 100_000

  /// - Parameter pageSize: number of items per request. A jump far ahead requests more.
  package init(
    pokemonAPI api: any PokemonAPIProtocol, language: Language = .english,
    pageSize: Int = PokemonList.pageSize, clock: any Clock<Duration> = ContinuousClock(),
    connectivity: Connectivity = Connectivity()
  ) {
    self.api = api
    self.language = language
    self.pageSize = pageSize
    self.connectivity = connectivity
    loader = Loader(clock: clock, connectivity: connectivity)
  }

  package var phase: Phase { loader.phase }

  /// The error as a sentence in `language`; empty if none exists.
  package var errorMessage: String {
    ErrorSentence.message(of: problem, in: language.interface)
  }

  /// The error if a page is missing, or if pages are outdated because they couldn't be updated.
  package var problem: (any Error)? { phase.error ?? origin?.staleCause }

  /// For each row, the index of its item in `pokemonList.results`.
  var rows: [Int] { order.rows }

  private var results: [PokemonListItem] { pokemonList?.results ?? [] }

  /// Number of rows available now.
  package var rowCount: Int { rows.count }

  /// Number of rows once the whole list is fetched.
  package var totalCount: Int {
    isArranged ? rowCount : max(pokemonList?.count ?? 0, rowCount)
  }

  /// The item in a row; nil if the row is not in `0..<rowCount`.
  package subscript(row: Int) -> PokemonListItem? {
    let rows = rows
    guard rows.indices ~= row else { return nil }
    return pokemonList?.results[rows[row]]
  }

  package var selectedItem: PokemonListItem? { self[selection] }

  /// Fetches the first or the next page. If a request is pending, waits for it instead. Requests
  /// nothing if the list is complete.
  package func fetchPokemonList() async {
    if !loader.isUnderWay { fetchNextPage() }
    await loader.settle()
  }

  /// Repeats the request for the page that failed. If none failed, updates the existing pages.
  package func retry() {
    if problem == nil, !phase.isLoading {
      requestPurpose = pokemonList == nil ? .nextPage : .updatePages
    }
    if phase.isIdle { ask() } else { loader.retry() }
  }

  /// Cancels pending requests, but keeps the list.
  package func cancel() {
    jump = nil
    wantsAll = false
    loader.cancel()
  }

  /// Moves the selection by a number of rows, but not beyond the first or the last row.
  package func moveSelection(by rows: Int) {
    let (target, overflows) = selection.addingReportingOverflow(rows)
    select(row: overflows ? (rows < 0 ? 0 : .max) : target)
  }

  package func selectFirst() {
    select(row: 0)
  }

  package func selectLast() {
    select(row: totalCount - 1)
  }

  /// Selects the species with this number, or the last species before it. Fetches missing rows.
  package func select(number: Int) {
    jumpTo(.number(number))
  }

  /// Selects a row, or the nearest existing one. Fetches missing rows.
  package func select(row: Int) {
    jumpTo(.row(max(0, row)))
  }

  /// Returns the row of the variety with this PokeAPI id. Nil if it has no row or is not fetched
  /// yet.
  package func row(ofID id: Int) -> Int? {
    order.row(ofID: id, among: results)
  }

  /// Requests the next page if a row is near the end of the fetched rows, as if that row had been
  /// selected.
  package func prefetch(around row: Int) {
    if !isArranged, rowCount - row <= Self.margin, mayFetchNextPage { fetchNextPage() }
  }
}

// MARK: - Arranging

extension PokemonListViewModel {
  /// Whether the rows differ from the default, in which all entries are sorted by number.
  package var isArranged: Bool { order.isArranged }

  /// Shows only certain entries, in a certain order.
  ///
  /// - Parameters:
  ///   - ids: ids of the entries, in order; nil for all entries sorted by number. Unknown ids are
  ///     skipped.
  ///   - id: id of the entry to select. If it is nil or the entry has no row, the first row is
  ///     selected.
  func arrange(_ ids: [Int]?, selecting id: Int?) {
    if ids == nil, !isArranged { return }
    jump = nil
    order.arrange(ids, among: results)
    arrangementCount += 1
    selection = id.flatMap(row(ofID:)) ?? 0
  }

  /// Ids of all items fetched so far, sorted by number.
  var allIDs: [Int] { order.allIDs(of: results) }

  /// Returns the item with this id. Nil if the id is unknown or not fetched yet.
  func item(_ id: Int) -> PokemonListItem? {
    order.index(ofID: id, among: results).map { results[$0] }
  }

  /// Whether an entry is the default variety of its species.
  func isSpecies(_ id: Int) -> Bool { item(id)?.isSpecies ?? (id < 10_000) }

  /// Returns the id of the nearest entry, in a row or above it, that satisfies a condition. If
  /// there is none, returns the id of the row's own entry.
  func id(atOrBefore row: Int, where isWanted: (Int) -> Bool) -> Int? {
    let found = (0...max(0, row)).reversed().lazy.compactMap { self[$0]?.id }.first(where: isWanted)
    return found ?? self[row]?.id
  }

  /// Requests all missing items, in one large page if possible.
  func fetchRest() {
    guard hasMore else { return }
    wantsAll = true
    if mayFetchNextPage { fetchNextPage() }
  }

  /// Number of species among the items fetched so far.
  var speciesCount: Int { order.speciesCount(among: results) }
}

// MARK: - Selecting

extension PokemonListViewModel {
  private func jumpTo(_ target: Jump) {
    jump = target
    settleJump()
    fetchIfNearTheEnd()
  }

  /// Selects the target of `jump`, or the nearest existing row. Keeps `jump` if its target may
  /// still be fetched.
  private func settleJump() {
    guard let jump, rowCount > 0 else { return }
    let isReached: Bool
    switch jump {
    case .row(let row):
      isReached = row < rowCount
      selection = min(row, rowCount - 1)
    case .number(let number):
      let found = order.row(ofNumber: number, among: results)
      isReached = found.isReached
      selection = found.row ?? selection
    }
    if isReached || isArranged || !hasMore { self.jump = nil }
  }
}

// MARK: - Paging

extension PokemonListViewModel {
  private var hasMore: Bool { pokemonList == nil || pokemonList?.next != nil }

  /// Whether the next page may be requested. After a request for it has failed, only `retry` may
  /// repeat it. Otherwise, every key press would.
  private var mayFetchNextPage: Bool { phase.error == nil || requestPurpose == .updatePages }

  private var isNearTheEnd: Bool {
    if isArranged { return false }
    return jump != nil || rowCount - selection <= Self.margin
  }

  private func fetchIfNearTheEnd() {
    if isNearTheEnd, mayFetchNextPage { fetchNextPage() }
  }

  /// Fetches the next page, unless it is already requested or the list is complete. Cancels a
  /// silent update of existing pages.
  private func fetchNextPage() {
    guard hasMore, !(loader.isUnderWay && (requestPurpose == .nextPage || phase.isLoading)) else {
      return
    }
    requestPurpose = .nextPage
    ask()
  }

  private func ask() {
    loader.load { [weak self] urgency in
      guard let self else { throw HTTPError.cancelled }
      switch requestPurpose {
      case .nextPage: try await fetchPages(from: api.withUrgency(urgency))
      case .updatePages:
        try await updatePages(with: api.withUrgency(urgency))
        // During the update, key presses may have moved the selection past the fetched rows.
        if jump != nil || wantsAll, hasMore { try await fetchPages(from: api.withUrgency(.wanted)) }
      }
      // From now on, a retry or reload updates the existing pages.
      requestPurpose = .updatePages
      return Fetched((), origin ?? .bundled)
    }
  }

  /// Fetches the next page, and further ones until the target of `jump` is fetched. If `wantsAll`
  /// is true, fetches all missing pages.
  private func fetchPages(from api: any PokemonAPIProtocol) async throws {
    repeat {
      let (offset, limit) = (fetchedCount, limit)
      let page = try await fetch(offset, limit, from: api)
      fetchedRanges.append(FetchedRange(offset: offset, limit: limit, origin: page.origin))
      append(page.value)
      settleJump()
    } while (jump != nil || wantsAll) && hasMore
  }

  /// Updates the outdated pages. If there are none, updates the page with the selection.
  private func updatePages(with api: any PokemonAPIProtocol) async throws {
    var rangeIndices = fetchedRanges.indices.filter { fetchedRanges[$0].origin.staleCause != nil }
    if rangeIndices.isEmpty {
      rangeIndices = [fetchedRanges.lastIndex { $0.offset <= selection } ?? 0]
    }
    for index in rangeIndices where fetchedRanges.indices ~= index {
      let page = try await fetch(fetchedRanges[index].offset, fetchedRanges[index].limit, from: api)
      fetchedRanges[index].origin = page.origin
    }
  }

  private func fetch(
    _ offset: Int, _ limit: Int, from api: any PokemonAPIProtocol
  ) async throws -> Fetched<PokemonList> {
    let page = try await api.fetchPokemonList(offset: offset, limit: limit)
    if Task.isCancelled { throw HTTPError.cancelled }
    connectivity.note(page.origin)
    return page
  }

  var fetchedCount: Int { pokemonList?.results.count ?? 0 }

  /// Number of items to request. For a jump far ahead, and if `wantsAll` is true, requests one
  /// large page instead of many small ones.
  private var limit: Int {
    let target =
      switch jump {
      case .row(let row): row
      case .number(let number): number
      case nil: wantsAll ? pokemonList?.count ?? 0 : 0
      }
    let missing = min(target, pokemonList?.count ?? 0) - fetchedCount
    return missing <= 0 ? pageSize : max(pageSize, min(missing, Self.largestJump) + Self.margin)
  }

  /// Appends entries that are newer than those in the list.
  package func append(newcomers: [PokemonListItem]) {
    guard !newcomers.isEmpty, var list = pokemonList else { return }
    let known = Set(list.results.map(\.id))
    let newcomers = newcomers.filter { !known.contains($0.id) }
    let first = fetchedCount
    list.count += newcomers.count
    list.results += newcomers
    pokemonList = list
    order.append(newcomers, from: first)
    didGrow()
  }

  private func append(_ page: PokemonList) {
    let first = fetchedCount
    var more = page.results
    if pokemonList == nil {
      pokemonList = page
    } else {
      let known = Set(results.map(\.id))
      more = more.filter { !known.contains($0.id) }
      pokemonList?.count = page.count
      // A page without new items ends the list, and so does a page beyond `largestJump`, even if
      // the server claims that there are more. Otherwise, pages might be requested forever.
      pokemonList?.next = more.isEmpty || first >= Self.largestJump ? nil : page.next
      pokemonList?.results.append(contentsOf: more)
    }
    order.append(more, from: first)
    didGrow()
  }
}
