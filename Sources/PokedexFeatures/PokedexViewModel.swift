package import PokedexModel
package import PokedexQuery
private import PokedexText
package import PokemonAPI
package import UserStore

/// The view models of all that is on the screen: the list with its preview, and the pages opened from
/// there.
@MainActor
package final class PokedexViewModel {
  package let source: Source
  package let list: PokemonListViewModel
  package let search: SearchViewModel
  package let marks: MarksViewModel
  package let preview: PokemonDetailViewModel
  package let pictures: PictureViewModels
  /// What has been fetched so far.
  package let shelf: EntryShelf
  /// The generation as of which everything is shown; nil for today's.
  package private(set) var generation: Int?
  package private(set) var language: Language
  /// By the ids of their screens.
  private var pages: [Int: any PageViewModel] = [:]
  /// The screen on top; nil for the list.
  private var top: Int?
  private let api: any PokemonAPIProtocol
  private let clock: any Clock<Duration>
  private let prefetcher: Prefetcher
  private let newcomers: Loader<[PokemonListItem]>

  /// - Parameters:
  ///   - search: makes the search engine, when it is first needed.
  ///   - store: where what a person marks is kept; nil where nothing can be marked.
  ///   - book: where a search looks up what is marked.
  ///   - clock: by which the selection rests before a preview is asked for over the network.
  package init(
    api: any PokemonAPIProtocol, source: Source, language: Language,
    search: @escaping () -> QueryEngine, store: (any UserStoreProtocol)? = nil,
    book: MarkBook = MarkBook(), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.api = api
    self.source = source
    self.language = language
    self.clock = clock
    let connectivity = Connectivity()
    shelf = EntryShelf(connectivity: connectivity)
    list = PokemonListViewModel(
      api: api, language: language, pageSize: source.pageSize, clock: clock,
      connectivity: connectivity)
    marks = MarksViewModel(store: store, book: book, changes: connectivity.changes)
    self.search = SearchViewModel(
      list: list, engine: search, marks: marks, language: language)
    preview = PokemonDetailViewModel(
      api: api, shelf: shelf, language: language,
      depth: .preview(rest: source.restBeforePreview), clock: clock)
    pictures = PictureViewModels(
      api: api, usesNetwork: source.usesNetwork, clock: clock, connectivity: connectivity)
    prefetcher = Prefetcher(api: api, shelf: shelf, clock: clock)
    newcomers = Loader(clock: clock, connectivity: connectivity)
  }

  /// Tells whoever draws.
  package var changes: Changes { shelf.connectivity.changes }

  /// The page on top; nil for the list.
  package var page: (any PageViewModel)? { top.flatMap { pages[$0] } }

  /// The entry on top; nil for the list or another page.
  package var entry: EntryViewModel? { page?.asEntry }

  /// What all view models hold now.
  package var data: PokedexData {
    PokedexData(
      list: list.state, search: search.state, marks: marks.state, preview: preview.state,
      page: page?.state, screen: top, known: shelf.facts, pictures: pictures.state,
      status: status)
  }

  /// Fetches the first page of the list.
  package func start() async {
    await list.fetchPokemonList()
  }

  /// Adds to the list what came out since the bundle was made, where there is a network to tell.
  package func fetchNewcomers() async {
    guard source == .layered else { return }
    // They are a bonus: that they can't be had is not said, and the bundle is all there is until then.
    newcomers.load { [api, list, shelf] urgency in
      let newcomers = try await api.serving(urgency == .anew ? .anew : .ahead).fetch(.newcomers)
      if Task.isCancelled { throw HTTPError.cancelled }
      shelf.connectivity.note(newcomers.origin)
      list.append(newcomers: newcomers.value)
      return newcomers
    }
    await newcomers.settle()
  }

  /// Lets the preview show an entry, and fetches others that are likely to be opened next.
  ///
  /// - Parameters:
  ///   - id: PokeAPI's id; nil where a page hides the preview.
  ///   - neighbours: the nearest first.
  package func showPreview(_ id: Int?, neighbours: [Int]) {
    guard let id else {
      preview.cancel()
      prefetcher.cancel()
      return
    }
    preview.show(id: id)
    if source.usesNetwork { prefetcher.follow(neighbours) }
  }

  /// Shows everything as of a generation, nil for today's, and lists the Pokémon of a game or all.
  package func choose(generation: Int?, _ roster: ListRoster = .national) {
    if generation == self.generation, roster == search.state.roster { return }
    search.list(roster)
    if generation == self.generation { return search.refresh() }
    self.generation = generation
    search.generation = generation
    search.refresh()
    preview.show(asOf: generation)
    for page in pages.values {
      (page as? EntryViewModel)?.show(asOf: generation)
      (page as? TeamViewModel)?.show(asOf: generation)
    }
    changes.note()
  }

  /// Shows what did not exist yet in the generation, or leaves it out.
  package func show(later showsLater: Bool) {
    search.showsLater = showsLater
    search.refresh()
  }

  /// Shows everything in a language.
  package func choose(language: Language) {
    if language == self.language { return }
    self.language = language
    list.language = language
    search.language = language
    search.refresh()
    preview.language = language
    for case let entry as EntryViewModel in pages.values { entry.detail.language = language }
    changes.note()
  }

  /// Asks anew for what is on the screen, and for the list behind a page if that failed.
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

  /// After the entry, in whose answer the picture's address is.
  private func retryPicture() {
    Task {
      await (entry?.detail ?? preview).settle()
      pictures.retry()
    }
  }

  /// Drops all that is under way.
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

/// A page that is open, and what of it is needed.
package struct PageRequest: Sendable, Equatable {
  /// The id of its screen: two pages of one subject differ in it.
  package let screen: Int
  package let subject: Subject
  /// What the open page of an entry needs besides what every page shows.
  package let parts: [EntryPart]

  package init(screen: Int, subject: Subject, parts: [EntryPart] = []) {
    self.screen = screen
    self.subject = subject
    self.parts = parts
  }
}

extension PokedexViewModel {
  /// Fetches what the page on top needs, and drops what others still wait for.
  ///
  /// - Parameters:
  ///   - request: the page on top; nil for the list.
  ///   - screens: the ids of all that can be gone back or forward to. The pages of others are forgotten.
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
    guard case .pokemon(let id) = request.subject, let entry = page.asEntry else { return }
    entry.show(id: id, parts: request.parts)
  }

  private func makePage(of subject: Subject) -> any PageViewModel {
    if case .team(let ids) = subject {
      return TeamViewModel(ids, asOf: generation, api: api, shelf: shelf, clock: clock)
    }
    guard case .pokemon(let id) = subject else {
      return SubjectViewModel(subject, api: api, clock: clock, connectivity: shelf.connectivity)
    }
    let detail = PokemonDetailViewModel(
      api: api, shelf: shelf, language: language, clock: clock)
    detail.show(asOf: generation)
    detail.show(id: id)
    return EntryViewModel(detail: detail, api: api, shelf: shelf, clock: clock)
  }
}

// MARK: - Status

extension PokedexViewModel {
  /// How the fetches for what is on the screen are going.
  package var status: FetchStatus {
    FetchStatus(
      origin: origin, errorMessage: errorMessage, isLoading: isLoading,
      isAskingAgain: isAskingAgain, isOffline: isOffline,
      pagesAwaited: page == nil ? list.pagesAwaited : nil)
  }

  /// What went wrong with what is on the screen; empty when nothing did.
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
    guard let problem else { return page == nil && shelf.connectivity.isOffline }
    return HTTPError.isNoNetwork(problem)
  }

  package var isLoading: Bool {
    page?.isLoading ?? (list.phase.isLoading || preview.phase.isLoading)
  }

  private var isAskingAgain: Bool {
    if let page { return page.isAskingAgain }
    return list.phase.isAskingAgain || preview.phase.isAskingAgain || newcomers.phase.isAskingAgain
  }
}
