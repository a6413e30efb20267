package import PokedexModel
internal import PokedexText
package import PokemonAPI

/// The list of all varieties: pages as they are needed, and a selection that moves through them.
///
/// Rows go by national number, then id; what has no number yet stands at the end as it came, and rows
/// already there never move; unless they are arranged otherwise.
@MainActor
package final class PokemonListViewModel {
  /// What has been fetched, as one stretch from the start; nil before the first page.
  package private(set) var pokemonList: PokemonList? { didSet { changes.note() } }
  /// The selected row, from 0.
  package private(set) var selection = 0 { didSet { changes.note() } }
  /// The language of `errorMessage`.
  package var language: Language

  private var order = RowOrder()
  /// Whether all pages are wanted.
  private var wantsAll = false
  /// Called after more has come.
  var didGrow: () -> Void = {}
  /// What has been asked for, stretch by stretch, and where each comes from.
  private var stretches: [Stretch] = [] {
    didSet { origin = stretches.map(\.origin).reduce(nil) { $0?.joined(with: $1) ?? $1 } }
  }
  /// Of all pages together, the least sure of them; nil before the first.
  package private(set) var origin: Origin? { didSet { changes.note() } }
  /// What `loader` fetches: the next page, or whether those that are here still hold.
  private var wish = Wish.nextPage
  /// Where the selection goes as soon as it has been fetched.
  private var jump: Jump?

  /// How often the rows were arranged anew.
  package private(set) var arrangements = 0 { didSet { changes.note() } }

  private let api: any PokemonAPIProtocol
  private let pageSize: Int
  private let connectivity: Connectivity
  var changes: Changes { connectivity.changes }
  private let loader: Loader<Void>

  private struct Stretch {
    let offset: Int
    let limit: Int
    var origin: Origin
  }

  private enum Wish {
    case nextPage, check
  }

  private enum Jump: Equatable {
    case number(Int)
    case row(Int)
  }

  /// The next page is asked for when no more rows than these are left below the selection.
  private static let margin = 50

  /// No jump asks for more at once, whatever a server says there is.
  private static let largestJump = 100_000

  /// - Parameter pageSize: how many items to ask for at once; a jump further ahead asks for more.
  package init(
    api: any PokemonAPIProtocol, language: Language = .english, pageSize: Int = 100,
    clock: any Clock<Duration> = ContinuousClock(), connectivity: Connectivity = Connectivity()
  ) {
    self.api = api
    self.language = language
    self.pageSize = pageSize
    self.connectivity = connectivity
    loader = Loader(clock: clock, connectivity: connectivity)
  }

  package var phase: Phase { loader.phase }

  /// What went wrong, in `language`; empty when nothing did.
  package var errorMessage: String {
    ErrorSentence.message(of: problem, in: language.interface)
  }

  /// What went wrong: a page did not come, or the ones there are old because nothing newer did.
  package var problem: (any Error)? { phase.error ?? origin?.staleCause }

  /// Places in `pokemonList.results`, row by row.
  var rows: [Int] { order.rows }

  private var results: [PokemonListItem] { pokemonList?.results ?? [] }

  /// How many rows can be shown now.
  package var rowCount: Int { rows.count }

  /// How many rows there will be once all is fetched.
  package var totalCount: Int {
    isArranged ? rowCount : max(pokemonList?.count ?? 0, rowCount)
  }

  /// The item of a row; nil outside `0..<rowCount`.
  package subscript(row: Int) -> PokemonListItem? {
    let rows = rows
    guard rows.indices ~= row else { return nil }
    return pokemonList?.results[rows[row]]
  }

  package var selectedItem: PokemonListItem? { self[selection] }

  /// Fetches the next page, or the first. One that is under way is waited for, not asked for again;
  /// nothing is asked for once all is there.
  package func fetchPokemonList() async {
    if !loader.isUnderWay { fetchNextPage() }
    await loader.settle()
  }

  /// Asks anew: for the page that failed, or whether those that are here still hold.
  package func retry() {
    if problem == nil, !phase.isLoading { wish = pokemonList == nil ? .nextPage : .check }
    if phase.isIdle { ask() } else { loader.retry() }
  }

  /// Drops what is under way; what is there stays.
  package func cancel() {
    jump = nil
    wantsAll = false
    loader.cancel()
  }

  /// Moves the selection by so many rows, as far as there are rows.
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

  /// Selects the species with a number, or the last one before it; what is not there yet is fetched.
  package func select(number: Int) {
    jumpTo(.number(number))
  }

  /// Selects a row, or the nearest there is; what is not there yet is fetched.
  package func select(row: Int) {
    jumpTo(.row(max(0, row)))
  }

  /// The row of a variety by PokeAPI's id; nil while it is not there.
  package func row(ofID id: Int) -> Int? {
    order.row(ofID: id, among: results)
  }

  /// Asks for the next page if a row is near the end of what is there, as a selection there would.
  package func prefetch(around row: Int) {
    if !isArranged, rowCount - row <= Self.margin, mayPageOn { fetchNextPage() }
  }
}

// MARK: - Arranging

extension PokemonListViewModel {
  /// Whether the rows are others than all by number.
  package var isArranged: Bool { order.isArranged }

  /// Shows only some entries, in an order.
  ///
  /// - Parameters:
  ///   - ids: those that the list has not are passed over; nil for all by number.
  ///   - id: which one is selected; where there is no row of it, the first row is.
  func arrange(_ ids: [Int]?, selecting id: Int?) {
    if ids == nil, !isArranged { return }
    jump = nil
    order.arrange(ids, among: results)
    arrangements += 1
    selection = id.flatMap(row(ofID:)) ?? 0
  }

  /// The ids of all that has come, by number.
  var allIDs: [Int] { order.allIDs(of: results) }

  /// What has come of an entry by its id; nil while it is not there.
  func item(_ id: Int) -> PokemonListItem? {
    order.place(ofID: id, among: results).map { results[$0] }
  }

  /// Whether an entry is that of its species.
  func isSpecies(_ id: Int) -> Bool { item(id)?.isSpecies ?? (id < 10_000) }

  /// The id of the last entry as far as a row of which something is true; of the row itself where it is of
  /// none.
  func id(atOrBefore row: Int, where isWanted: (Int) -> Bool) -> Int? {
    let found = (0...max(0, row)).reversed().lazy.compactMap { self[$0]?.id }.first(where: isWanted)
    return found ?? self[row]?.id
  }

  /// Asks for all that is not there yet, in one large page.
  func fetchRest() {
    guard hasMore else { return }
    wantsAll = true
    if mayPageOn { fetchNextPage() }
  }

  /// How many species there are among what has come.
  var speciesCount: Int { order.speciesCount(among: results) }
}

// MARK: - Selecting

extension PokemonListViewModel {
  private func jumpTo(_ target: Jump) {
    jump = target
    settleJump()
    fetchIfNearTheEnd()
  }

  /// Goes where `jump` says, as near as the rows there are allow; it stays set while more can come.
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

  /// After the next page has failed only `retry` asks for it again, lest every key do.
  private var mayPageOn: Bool { phase.error == nil || wish == .check }

  private var isNearTheEnd: Bool {
    if isArranged { return false }
    return jump != nil || rowCount - selection <= Self.margin
  }

  private func fetchIfNearTheEnd() {
    if isNearTheEnd, mayPageOn { fetchNextPage() }
  }

  /// What is under way is waited for, unless it only checks in silence; nothing is asked for once all is
  /// there.
  private func fetchNextPage() {
    guard hasMore, !(loader.isUnderWay && (wish == .nextPage || phase.isLoading)) else { return }
    wish = .nextPage
    ask()
  }

  private func ask() {
    loader.load { [weak self] urgency in
      guard let self else { throw HTTPError.cancelled }
      switch wish {
      case .nextPage: try await fetchPages(from: api.serving(urgency))
      case .check:
        try await check(with: api.serving(urgency))
        // Keys that came meanwhile may have led to the end of what is here.
        if jump != nil || wantsAll, hasMore { try await fetchPages(from: api.serving(.wanted)) }
      }
      // From now on what is here is all that may be asked about again.
      wish = .check
      return Fetched((), origin ?? .bundled)
    }
  }

  /// Fetches a page, and further ones as long as `jump` needs them.
  private func fetchPages(from api: any PokemonAPIProtocol) async throws {
    repeat {
      let (offset, limit) = (fetchedCount, limit)
      let page = try await fetch(offset, limit, from: api)
      stretches.append(Stretch(offset: offset, limit: limit, origin: page.origin))
      append(page.value)
      settleJump()
    } while (jump != nil || wantsAll) && hasMore
  }

  /// Asks whether the pages that are old still hold; where none is, the one that has the selection.
  private func check(with api: any PokemonAPIProtocol) async throws {
    var places = stretches.indices.filter { stretches[$0].origin.staleCause != nil }
    if places.isEmpty { places = [stretches.lastIndex { $0.offset <= selection } ?? 0] }
    for place in places where stretches.indices ~= place {
      let page = try await fetch(stretches[place].offset, stretches[place].limit, from: api)
      stretches[place].origin = page.origin
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

  /// A jump far ahead takes one large page instead of many small ones.
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

  /// Adds what came out since the list was made, at its end.
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
      // A page with nothing new ends the list, whatever it says, or it would be asked for for ever.
      pokemonList?.next = more.isEmpty || first >= Self.largestJump ? nil : page.next
      pokemonList?.results.append(contentsOf: more)
    }
    order.append(more, from: first)
    didGrow()
  }
}
