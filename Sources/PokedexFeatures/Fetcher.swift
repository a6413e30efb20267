package import PokedexModel
private import PokedexText
package import PokemonAPI
package import UserStore

/// Fetches what the screen needs: the list with its preview, and the pages opened from there.
@MainActor
package final class Fetcher {
  package let source: DataSource
  package let list: PokemonListViewModel
  package let marks: MarksViewModel
  package let preview: PokemonDetailViewModel
  package let pictures: PictureViewModels
  /// In-memory cache of the fetched entries.
  package let entryCache: EntryCache
  /// Needs of the screen, as they were given last.
  package private(set) var needs = FetchNeeds()
  /// Open pages, keyed by the ids of their screens.
  private var pages: [Int: PageViewModel] = [:]
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
    self.clock = clock
    needs.language = language
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
  package var page: PageViewModel? { needs.page.flatMap { pages[$0.screen] } }

  /// The page on top if it is about an entry.
  package var entry: PageViewModel? { page?.detail == nil ? nil : page }

  /// Everything that is fetched.
  package var data: PokedexData {
    PokedexData(
      list: list.pokemonList, marks: marks.state, preview: preview.state,
      page: page?.state, screen: needs.page?.screen, known: entryCache.facts,
      pictures: pictures.state, status: status)
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
    if page.detail != nil { retryPicture() }
    if list.problem != nil { list.retry() }
  }

  /// Reloads the pictures, but only after the entry, because the response for the entry contains
  /// the picture's address.
  private func retryPicture() {
    Task {
      await (page?.detail ?? preview).settle()
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

// MARK: - Needs

extension Fetcher {
  /// Fetches what is needed now, and cancels all other requests.
  package func want(_ needs: FetchNeeds) {
    let before = self.needs
    self.needs = needs
    if needs.language != before.language {
      for viewModel in [preview] + pages.values.compactMap(\.detail) {
        viewModel.language = needs.language
      }
      list.language = needs.language
    }
    if needs.edition != before.edition {
      for page in pages.values { page.show(asOf: needs.edition) }
    }
    if needs.list != before.list { list.want(needs.list) }
    // Show the preview first, so that it shares the requests that are running for the page. If the
    // page were closed first, they would be cancelled.
    wantPreview()
    wantPage(before.page)
    wantPictures()
    changes.note()
  }

  private func wantPreview() {
    guard let id = needs.preview else {
      preview.cancel()
      return prefetcher.cancel()
    }
    preview.show(asOf: needs.previewEdition)
    preview.show(id: id)
    if source.usesNetwork { prefetcher.follow(needs.neighbours) }
  }

  private func wantPage(_ before: PageRequest?) {
    let isOther = needs.page?.screen != before?.screen
    if isOther { before.flatMap { pages[$0.screen] }?.cancel() }
    pages = pages.filter { needs.screens.contains($0.key) }
    guard let request = needs.page else { return }
    if isOther { pages[request.screen]?.resume() }
    let page = pages[request.screen] ?? makePage(of: request.subject)
    pages[request.screen] = page
    if let id = request.subject.variety { page.show(id: id, parts: request.parts) }
  }

  private func makePage(of subject: Subject) -> PageViewModel {
    let detail = subject.variety.map { id in
      let detail = PokemonDetailViewModel(
        api: api, entryCache: entryCache, language: needs.language, clock: clock)
      detail.show(asOf: needs.edition)
      detail.show(id: id)
      return detail
    }
    return PageViewModel(
      subject, asOf: needs.edition, detail: detail, api: api, entryCache: entryCache, clock: clock)
  }

  private func wantPictures() {
    let (picture, preview) = (needs.picture, needs.previewPicture)
    pictures.entry.show(picture.id, asOf: picture.generation, after: picture.rest)
    guard source.usesNetwork else { return }
    pictures.preview.show(preview.id, asOf: preview.generation, after: preview.rest)
    pictures.family.show(needs.family, asOf: needs.familyGeneration)
  }
}

// MARK: - Status

extension Fetcher {
  /// Progress of the fetches for the current screen.
  package var status: FetchStatus {
    FetchStatus(
      origin: origin, errorMessage: errorMessage, isLoading: isLoading,
      isReloading: isReloading, isOffline: isOffline,
      listProgress: page == nil ? list.listProgress : nil)
  }

  /// The error of the current screen as a sentence; empty if none exists.
  package var errorMessage: String {
    ErrorSentence.statusLine(of: problem, in: needs.language.interface)
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
