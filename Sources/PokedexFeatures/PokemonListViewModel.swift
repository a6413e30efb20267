internal import Observation
package import PokedexModel
package import PokemonAPI

/// The list of all varieties: pages as they are needed, and a selection that moves through them.
///
/// Rows go by national number, then id; what has no number yet stands at the end as it came. Rows
/// already there never move.
@MainActor @Observable
package final class PokemonListViewModel {
  /// What has been fetched, as one stretch from the start; nil before the first page.
  package private(set) var pokemonList: PokemonList?
  package private(set) var phase = Phase.idle
  /// The selected row, from 0.
  package private(set) var selection = 0
  /// The language of `errorMessage`.
  package var language: Language

  /// Places in `pokemonList.results`, row by row.
  private var order: [Int] = []
  /// Of all pages together; nil before the first.
  package private(set) var origin: Origin?
  /// Where the selection goes as soon as it has been fetched.
  @ObservationIgnored private var jump: Jump?

  @ObservationIgnored private var fetch: Task<Void, Never>?
  @ObservationIgnored private var ticket = 0
  private let api: any PokemonAPIProtocol
  private let pageSize: Int
  private let mender: Mender

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
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.api = api
    self.language = language
    self.pageSize = pageSize
    mender = Mender(clock: clock)
  }

  /// What went wrong, in `language`; empty when nothing did.
  package var errorMessage: String {
    ErrorSentence.message(of: problem, in: language.interface)
  }

  /// What went wrong: a page did not come, or the ones there are old because nothing newer did.
  package var problem: (any Error)? {
    if let error = phase.error { return error }
    if case .stale(age: _, because: let cause) = origin { return cause }
    return nil
  }

  /// How many rows can be shown now.
  package var rowCount: Int { order.count }

  /// How many rows there will be once all is fetched.
  package var totalCount: Int { max(pokemonList?.count ?? 0, rowCount) }

  /// The item of a row; nil outside `0..<rowCount`.
  package subscript(row: Int) -> PokemonListItem? {
    guard order.indices ~= row else { return nil }
    return pokemonList?.results[order[row]]
  }

  /// The items of those rows that there are.
  package func items(in rows: Range<Int>) -> [PokemonListItem] {
    guard let results = pokemonList?.results else { return [] }
    let order = order
    return rows.clamped(to: order.indices).map { results[order[$0]] }
  }

  package var selectedItem: PokemonListItem? { self[selection] }

  /// Fetches the next page, or the first. One that is under way is waited for, not asked for again;
  /// nothing is asked for once all is there.
  package func fetchPokemonList() async {
    startFetching()
    await fetch?.value
  }

  /// Asks again for what failed.
  package func retry() {
    guard problem != nil else { return }
    mender.reset()
    startFetching(rechecks: isToRecheck)
  }

  /// Drops what is under way; what is there stays.
  package func cancel() {
    ticket += 1
    fetch?.cancel()
    fetch = nil
    jump = nil
    mender.stop()
    if phase.isLoading { phase = pokemonList == nil ? .idle : .loaded }
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
    guard let results = pokemonList?.results else { return nil }
    return order.firstIndex { results[$0].id == id }
  }

  /// Asks for the next page if a row is near the end of what is there, as a selection there would.
  package func prefetch(around row: Int) {
    if rowCount - row <= Self.margin, phase.error == nil { startFetching() }
  }
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
      let row = firstRow(atOrAfter: number)
      isReached = row < rowCount && self[row]?.number != nil
      selection = nearestRow(to: number, from: row)
    }
    if isReached || !hasMore { self.jump = nil }
  }

  private func nearestRow(to number: Int, from row: Int) -> Int {
    if row < rowCount, self[row]?.number == number { return row }
    guard row > 0, let before = self[row - 1]?.number else { return max(0, min(row, rowCount - 1)) }
    return firstRow(atOrAfter: before)
  }

  /// By bisection; an item without a number counts as after all that have one.
  private func firstRow(atOrAfter number: Int) -> Int {
    var rows = 0..<rowCount
    while !rows.isEmpty {
      let middle = rows.lowerBound + rows.count / 2
      let isBefore = (self[middle]?.number ?? .max) < number
      rows = isBefore ? middle + 1..<rows.upperBound : rows.lowerBound..<middle
    }
    return rows.lowerBound
  }
}

// MARK: - Paging

extension PokemonListViewModel {
  private var hasMore: Bool { pokemonList == nil || pokemonList?.next != nil }

  /// Whether what went wrong is with the pages that are there, not with the next one.
  private var isToRecheck: Bool { phase.error == nil || !hasMore }

  /// After a failure only `retry` asks again, lest every key do.
  private func fetchIfNearTheEnd() {
    let isNear = jump != nil || rowCount - selection <= Self.margin
    if isNear, phase.error == nil { startFetching() }
  }

  /// - Parameters:
  ///   - rechecks: asks whether the pages that are there still hold, not for the next one.
  ///   - isQuiet: what is said to be wrong stays said until it is mended.
  private func startFetching(rechecks: Bool = false, isQuiet: Bool = false) {
    guard fetch == nil, rechecks || hasMore else { return }
    ticket += 1
    let mine = ticket
    mender.stop()
    if !isQuiet { phase = .loading }
    var hasEnded = false
    // Runs at once up to its first real wait, so bundled data is there when this returns.
    let task = Task.immediate {
      await fetchPages(ticket: mine, rechecks: rechecks)
      hasEnded = true
    }
    if !hasEnded { fetch = task }
  }

  /// Fetches a page, and further ones as long as `jump` needs them.
  private func fetchPages(ticket mine: Int, rechecks: Bool) async {
    let api = api.serving(.wanted)
    repeat {
      do {
        let (offset, limit) = rechecks ? (0, pageSize) : (fetchedCount, limit)
        let page = try await api.fetchPokemonList(offset: offset, limit: limit)
        guard mine == ticket else { return }
        if rechecks {
          origin = page.origin
          break
        }
        origin = origin.map { $0.joined(with: page.origin) } ?? page.origin
        append(page.value)
        settleJump()
      } catch {
        guard mine == ticket else { return }
        finish(
          HTTPError.isCancellation(error) ? (pokemonList == nil ? .idle : .loaded) : .failed(error))
        return
      }
    } while jump != nil && hasMore
    finish(.loaded)
  }

  private func finish(_ phase: Phase) {
    fetch = nil
    self.phase = phase
    guard let problem, ErrorSentence.mayPass(problem) else { return mender.reset() }
    mender.mend { [weak self] in
      guard let self else { return }
      startFetching(rechecks: isToRecheck, isQuiet: true)
    }
  }

  private var fetchedCount: Int { pokemonList?.results.count ?? 0 }

  /// A jump far ahead takes one large page instead of many small ones.
  private var limit: Int {
    let target =
      switch jump {
      case .row(let row): row
      case .number(let number): number
      case nil: 0
      }
    let missing = min(target, totalCount) - fetchedCount
    return missing <= 0 ? pageSize : max(pageSize, min(missing, Self.largestJump) + Self.margin)
  }

  /// Adds what came out since the list was made, at its end.
  package func append(newcomers: [PokemonListItem]) {
    guard !newcomers.isEmpty, var list = pokemonList else { return }
    let first = fetchedCount
    list.count += newcomers.count
    list.results += newcomers
    pokemonList = list
    order += Self.arrange(newcomers, from: first)
  }

  private func append(_ page: PokemonList) {
    let first = fetchedCount
    if pokemonList == nil {
      pokemonList = page
    } else {
      pokemonList?.count = page.count
      // An empty page ends the list, whatever it says, or it would be asked for for ever.
      pokemonList?.next = page.results.isEmpty ? nil : page.next
      pokemonList?.results.append(contentsOf: page.results)
    }
    order += Self.arrange(page.results, from: first)
  }

  /// The places of a page's items by number, then as they came.
  private static func arrange(_ items: [PokemonListItem], from first: Int) -> [Int] {
    // Number and place in one integer: sorting those is several times faster than sorting pairs.
    let (placeBits, place) = (32, 0xFFFF_FFFF)
    return items.indices
      .map { min(items[$0].number ?? .max, 0x7FFF_FFFF) << placeBits | $0 }
      .sorted()
      .map { first + ($0 & place) }
  }
}
