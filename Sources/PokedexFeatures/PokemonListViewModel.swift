package import PokedexModel
internal import PokedexText
package import PokemonAPI

/// The list of all varieties, which is fetched page by page.
@MainActor
package final class PokemonListViewModel {
  /// All items fetched so far; nil before the first page.
  package private(set) var pokemonList: PokemonList? { didSet { changes.note() } }
  /// Language of `errorMessage`.
  package var language: Language

  /// The items to fetch.
  private var wish = ListWish()
  /// The fetched ranges of the list, each with its origin.
  private var fetchedRanges: [FetchedRange] = [] {
    didSet { origin = fetchedRanges.map(\.origin).reduce(nil) { $0?.joined(with: $1) ?? $1 } }
  }
  /// Most outdated origin of the fetched pages; nil before the first.
  package private(set) var origin: Origin? { didSet { changes.note() } }
  /// The purpose of the current request: to fetch the next page, or to update the existing pages.
  private var requestPurpose = RequestPurpose.nextPage

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

  /// If at most this many items are left after the wanted row, the next page is requested.
  private static let margin = 50

  /// Maximum number of missing items that one request asks for, even if the server reports a larger
  /// count. Once more items than that are fetched, the list counts as complete.
  private static let largestJump = 100_000

  /// - Parameter pageSize: number of items per request. For a wish far ahead, more are requested.
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

  /// Fetches the first or the next page. If a request is pending, waits for it instead. Requests
  /// nothing if the list is complete.
  package func fetchPokemonList() async {
    if !loader.isUnderWay { fetchNextPage() }
    await loader.settle()
  }

  /// Fetches the items of a wish that are missing. A page whose request failed is requested again
  /// only by `retry`. Otherwise, every key press would request it.
  package func want(_ wish: ListWish) {
    if wish == self.wish, pokemonList != nil { return }
    self.wish = wish
    let isNearTheEnd = !isFulfilled || fetchedCount - wish.row <= Self.margin
    if isNearTheEnd, phase.error == nil || requestPurpose == .updatePages { fetchNextPage() }
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
    wish = ListWish()
    loader.cancel()
  }

  /// Appends entries that are newer than those in the list.
  package func append(newcomers: [PokemonListItem]) {
    guard !newcomers.isEmpty, var list = pokemonList else { return }
    let known = Set(list.results.map(\.id))
    let newcomers = newcomers.filter { !known.contains($0.id) }
    list.count += newcomers.count
    list.results += newcomers
    pokemonList = list
  }
}

/// The part of the list that is to be fetched.
package struct ListWish: Sendable, Equatable {
  /// The row to be fetched, in the order of the pages.
  package var row = 0
  /// The number of a species to be fetched; nil for none.
  package var number: Int?
  /// Whether the whole list is to be fetched.
  package var isAll = false

  package init(row: Int = 0, number: Int? = nil, isAll: Bool = false) {
    (self.row, self.number, self.isAll) = (row, number, isAll)
  }
}

// MARK: - Paging

extension PokemonListViewModel {
  private var hasMore: Bool { pokemonList == nil || pokemonList?.next != nil }

  var fetchedCount: Int { pokemonList?.results.count ?? 0 }

  private var isFulfilled: Bool {
    if wish.isAll { return !hasMore }
    if let number = wish.number {
      return pokemonList?.results.contains { $0.number ?? 0 >= number } ?? false
    }
    return wish.row < fetchedCount
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
        // During the update, the user may have moved past the fetched rows.
        if !isFulfilled, hasMore { try await fetchPages(from: api.withUrgency(.wanted)) }
      }
      // From now on, a retry or reload updates the existing pages.
      requestPurpose = .updatePages
      return Fetched((), origin ?? .bundled)
    }
  }

  /// Fetches the next page, and further ones until the wish is fulfilled.
  private func fetchPages(from api: any PokemonAPIProtocol) async throws {
    repeat {
      let (offset, limit) = (fetchedCount, limit)
      let page = try await fetch(offset, limit, from: api)
      fetchedRanges.append(FetchedRange(offset: offset, limit: limit, origin: page.origin))
      append(page.value)
      if hasEndedEarly, let list = pokemonList {
        throw PokemonAPIError.listEndedEarly(fetched: list.results.count, total: list.count)
      }
    } while !isFulfilled && hasMore
  }

  /// Whether the server has no more items although it counts more.
  private var hasEndedEarly: Bool {
    guard let list = pokemonList, list.next == nil else { return false }
    return list.results.count < min(list.count, Self.largestJump)
  }

  /// Updates the outdated pages. If there are none, updates the page with the wanted row.
  private func updatePages(with api: any PokemonAPIProtocol) async throws {
    var rangeIndices = fetchedRanges.indices.filter { fetchedRanges[$0].origin.staleCause != nil }
    if rangeIndices.isEmpty {
      rangeIndices = [fetchedRanges.lastIndex { $0.offset <= wish.row } ?? 0]
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

  /// Number of items to request. For a wish far ahead, requests one large page instead of many
  /// small ones.
  private var limit: Int {
    let count = pokemonList?.count ?? 0
    let target = wish.isAll ? count : wish.number ?? wish.row
    let missing = min(target, count) - fetchedCount
    return missing <= 0 ? pageSize : max(pageSize, min(missing, Self.largestJump) + Self.margin)
  }

  private func append(_ page: PokemonList) {
    guard var list = pokemonList else { return pokemonList = page }
    let known = Set(list.results.map(\.id))
    let more = page.results.filter { !known.contains($0.id) }
    list.count = page.count
    // A page without new items ends the list, and so does a page beyond `largestJump`, even if the
    // server claims that there are more. Otherwise, pages might be requested forever.
    list.next = more.isEmpty || fetchedCount >= Self.largestJump ? nil : page.next
    list.results += more
    pokemonList = list
  }
}
