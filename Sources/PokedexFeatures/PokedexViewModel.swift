package import PokedexModel
private import PokedexText
package import PokemonAPI
package import UserStore

/// The view models of the whole screen: the list with its preview, and the pages opened from there.
@MainActor
package final class PokedexViewModel {
  package let source: DataSource
  package let list: PokemonListViewModel
  package let marks: MarksViewModel
  package let preview: PokemonDetailViewModel
  package let pictures: PictureViewModels
  /// In-memory cache of the fetched entries.
  package let entryCache: EntryCache
  /// The edition whose facts are shown; nil for today's.
  package private(set) var edition: Edition?
  package private(set) var language: Language
  /// Open pages, keyed by the ids of their screens.
  private var pages: [Int: any PageViewModel] = [:]
  /// The id of the screen on top; nil while the list is shown.
  private var top: Int?
  private let api: any PokemonAPIProtocol
  private let clock: any Clock<Duration>
  private let prefetcher: Prefetcher
  private let newcomers: Loader<[PokemonListItem]>

  /// - Parameters:
  ///   - store: stores the user's marks; nil if the user can't mark Pokémon.
  ///   - sharedMarks: copy of the marks for searches to read.
  ///   - clock: clock for the delays before requests and retries.
  package init(
    api: any PokemonAPIProtocol, source: DataSource, language: Language,
    store: (any UserStoreProtocol)? = nil,
    sharedMarks: SharedMarks = SharedMarks(), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.api = api
    self.source = source
    self.language = language
    self.clock = clock
    let connectivity = Connectivity()
    entryCache = EntryCache(connectivity: connectivity)
    list = PokemonListViewModel(
      pokemonAPI: api, language: language, pageSize: source.pageSize, clock: clock,
      connectivity: connectivity)
    marks = MarksViewModel(store: store, sharedMarks: sharedMarks, changes: connectivity.changes)
    preview = PokemonDetailViewModel(
      api: api, entryCache: entryCache, language: language,
      depth: .preview(debounce: source.previewDebounce), clock: clock)
    pictures = PictureViewModels(
      api: api, usesNetwork: source.usesNetwork, clock: clock, connectivity: connectivity)
    prefetcher = Prefetcher(api: api, entryCache: entryCache, clock: clock)
    newcomers = Loader(clock: clock, connectivity: connectivity)
  }

  /// Tells the screen about changes.
  package var changes: ChangeNotifier { entryCache.connectivity.changes }

  /// The page on top; nil while the list is shown.
  package var page: (any PageViewModel)? { top.flatMap { pages[$0] } }

  /// The entry on top; nil while the list or another page is shown.
  package var entry: EntryViewModel? { page?.asEntry }

  /// The current data of all view models.
  package var data: PokedexData {
    PokedexData(
      list: list.pokemonList, marks: marks.state, preview: preview.state,
      page: page?.state, screen: top, known: entryCache.facts, pictures: pictures.state,
      status: status)
  }

  /// Fetches the first page of the list.
  package func start() async {
    await list.fetchPokemonList()
  }

  /// Adds entries that are newer than the bundled data to the list, if the network can be reached.
  package func fetchNewcomers() async {
    guard source == .layered else { return }
    // The newer entries are optional, so a failure isn't reported. The list then has only the
    // bundled entries.
    newcomers.load { [api, list, entryCache] urgency in
      let newcomers = try await api.withUrgency(
        urgency == .forceReload ? .forceReload : .background
      ).fetch(.newcomers)
      if Task.isCancelled { throw HTTPError.cancelled }
      entryCache.connectivity.note(newcomers.origin)
      list.append(newcomers: newcomers.value)
      return newcomers
    }
    await newcomers.settle()
  }

  /// Shows an entry in the preview, and prefetches others that are likely to be opened next.
  ///
  /// - Parameters:
  ///   - id: PokeAPI's id of the entry; nil if a page hides the preview.
  ///   - edition: edition of the list's rows; nil for today's.
  ///   - neighbours: ids of entries to prefetch, the nearest first.
  package func showPreview(_ id: Int?, asOf edition: Edition?, neighbours: [Int]) {
    guard let id else {
      preview.cancel()
      prefetcher.cancel()
      return
    }
    preview.show(asOf: edition)
    preview.show(id: id)
    if source.usesNetwork { prefetcher.follow(neighbours) }
  }

  /// Shows everything as it is in an edition (today if nil), with sentences in a language.
  package func show(asOf edition: Edition?, in language: Language) {
    if language != self.language {
      self.language = language
      list.language = language
      preview.language = language
      for case let entry as EntryViewModel in pages.values { entry.detail.language = language }
      changes.note()
    }
    if edition == self.edition { return }
    self.edition = edition
    for page in pages.values {
      (page as? EntryViewModel)?.show(asOf: edition)
      (page as? TeamViewModel)?.show(asOf: edition)
    }
    changes.note()
  }

  /// Reloads the current screen. If the list behind a page has failed, reloads the list, too.
  package func retry() {
    guard let page else {
      list.retry()
      preview.retry()
      retryPicture()
      if !newcomers.phase.isIdle { newcomers.retry() }
      return
    }
    page.retry()
    if page.asEntry != nil { retryPicture() }
    if list.problem != nil { list.retry() }
  }

  /// Reloads the pictures, but only after the entry, because the response for the entry contains
  /// the picture's address.
  private func retryPicture() {
    Task {
      await (entry?.detail ?? preview).settle()
      pictures.retry()
    }
  }

  /// Cancels all pending requests.
  package func quit() {
    list.cancel()
    preview.cancel()
    prefetcher.cancel()
    newcomers.reset()
    for page in pages.values { page.cancel() }
    pictures.quit()
  }
}

// MARK: - Pages

/// A page to open and, for a page of an entry, the parts that it shows.
package struct PageRequest: Sendable, Equatable {
  /// The id of the page's screen. Two pages about the same subject have different ids.
  package let screen: Int
  package let subject: Subject
  /// Parts that the current page of an entry shows in addition to those shown on every page.
  package let parts: [EntryPart]

  package init(screen: Int, subject: Subject, parts: [EntryPart] = []) {
    self.screen = screen
    self.subject = subject
    self.parts = parts
  }
}

extension PokedexViewModel {
  /// Fetches the parts that the page on top needs, and cancels the requests of other pages.
  ///
  /// - Parameters:
  ///   - request: the page on top; nil if the list is on top.
  ///   - screens: ids of all screens that the user can go back or forward to. All other pages are
  ///     removed.
  package func show(_ request: PageRequest?, among screens: [Int]) {
    if request?.screen != top { page?.cancel() }
    pages = pages.filter { screens.contains($0.key) }
    let isBack = request.map { $0.screen != top && pages[$0.screen] != nil } ?? false
    top = request?.screen
    defer { changes.note() }
    guard let request else { return }
    let page = pages[request.screen] ?? makePage(of: request.subject)
    pages[request.screen] = page
    if isBack { page.resume() }
    guard let id = request.subject.variety, let entry = page.asEntry else { return }
    entry.show(id: id, parts: request.parts)
  }

  private func makePage(of subject: Subject) -> any PageViewModel {
    if case .team(let ids) = subject {
      return TeamViewModel(ids, asOf: edition, api: api, entryCache: entryCache, clock: clock)
    }
    guard let id = subject.variety else {
      return SubjectViewModel(
        subject, api: api, clock: clock, connectivity: entryCache.connectivity)
    }
    let detail = PokemonDetailViewModel(
      api: api, entryCache: entryCache, language: language, clock: clock)
    detail.show(asOf: edition)
    detail.show(id: id)
    return EntryViewModel(detail: detail, api: api, entryCache: entryCache, clock: clock)
  }
}

// MARK: - Status

extension PokedexViewModel {
  /// Progress of the fetches for the current screen.
  package var status: FetchStatus {
    FetchStatus(
      origin: origin, errorMessage: errorMessage, isLoading: isLoading,
      isReloading: isReloading, isOffline: isOffline,
      listProgress: page == nil ? list.listProgress : nil)
  }

  /// The error of the current screen as a sentence; empty if none exists.
  package var errorMessage: String {
    ErrorSentence.statusLine(of: problem, in: language.interface)
  }

  private var problem: (any Error)? {
    if let page { page.problem } else { list.problem ?? preview.problem }
  }

  package var origin: Origin? {
    if let page { return page.origin }
    guard let list = list.origin, let preview = preview.origin else {
      return list.origin ?? preview.origin
    }
    return list.joined(with: preview)
  }

  package var isOffline: Bool {
    guard let problem else { return page == nil && entryCache.connectivity.isOffline }
    return HTTPError.isNoNetwork(problem)
  }

  package var isLoading: Bool {
    page?.isLoading ?? (list.phase.isLoading || preview.phase.isLoading)
  }

  private var isReloading: Bool {
    if let page { return page.isReloading }
    return list.phase.isReloading || preview.phase.isReloading || newcomers.phase.isReloading
  }
}
