package import PokedexModel
package import PokedexQuery
internal import PokedexText
package import PokemonAPI
package import UserStore

/// The program as a person walks through it: the list with its preview, and the pages opened from
/// there, each on top of the one that led to it.
@MainActor
package final class PokedexViewModel {
  /// What can stand before the list or a page.
  package enum Overlay: Sendable {
    case help, generations, languages, columns, themes
    /// As what to copy what is selected.
    case copies
    /// What to mark the Pokémon as that is selected or open, and in which game.
    case marks, games
    /// The box that goes by name to anything.
    case palette
    /// A picture as large as the window.
    case picture
  }

  package let source: Source
  package let list: PokemonListViewModel
  package let search: SearchViewModel
  package let marks: MarksViewModel
  package let preview: PokemonDetailViewModel
  /// The pages that were opened.
  package private(set) var trail = Trail() { didSet { changes.note() } }
  /// What stands before the list or the page, each before the one that it was called from.
  private var overlays: [Overlay] = [] { didSet { changes.note() } }
  /// The generation as of which everything is shown; nil for today's.
  package private(set) var generation: Int? { didSet { changes.note() } }
  /// Whether what did not exist yet in the generation is shown all the same.
  package private(set) var showsLater = false { didSet { changes.note() } }
  package private(set) var hasQuit = false
  package private(set) var language: Language { didSet { changes.note() } }
  /// The varieties chosen to stand side by side, by PokeAPI's ids, in the order of choosing.
  package internal(set) var chosen: [Int] = [] { didSet { changes.note() } }
  /// What has been fetched so far.
  package let shelf: EntryShelf

  /// What else there is to know, once; empty for nothing.
  package private(set) var notice = "" { didSet { changes.note() } }

  /// The picture of the entry to see.
  package private(set) lazy var picture = PictureViewModel(
    api: api, usesNetwork: source.usesNetwork, store: pictures, clock: clock,
    connectivity: connectivity
  ) { [weak self] in self?.noteMissingPicture() }

  /// The picture of what is selected in the list.
  package private(set) lazy var previewPicture = PictureViewModel(
    api: api, usesNetwork: source.usesNetwork, store: pictures, clock: clock,
    connectivity: connectivity)

  /// The pictures of the family of the entry to see.
  package private(set) lazy var familyPictures = FamilyPictures(
    api: api, store: pictures, clock: clock, connectivity: connectivity)

  private let pictures = PictureStore()

  private let api: any PokemonAPIProtocol
  private let clock: any Clock<Duration>
  private let connectivity: Connectivity
  /// Tells whoever draws.
  package var changes: Changes { connectivity.changes }
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
    self.connectivity = connectivity
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
    prefetcher = Prefetcher(api: api, shelf: shelf, clock: clock)
    newcomers = Loader(clock: clock, connectivity: connectivity)
  }

  /// The page to see; nil where the list is.
  package var page: (any PageViewModel)? { trail.page }

  /// The entry to see; nil where the list or another page is.
  package var entry: EntryViewModel? { page?.asEntry }

  /// What went wrong with what is to be seen; empty when nothing did.
  package var errorMessage: String {
    ErrorSentence.statusLine(of: problem, in: language.interface)
  }

  private var problem: (any Error)? {
    if let page { page.problem } else { list.problem ?? preview.problem }
  }

  /// Where what is to be seen comes from, the least sure part of it; nil until something is there.
  package var origin: Origin? {
    if let page { return page.origin }
    guard let list = list.origin, let preview = preview.origin else {
      return list.origin ?? preview.origin
    }
    return list.joined(with: preview)
  }

  /// Whether what is to be seen could not be completed for want of a network.
  package var isOffline: Bool {
    guard let problem else { return page == nil && connectivity.isOffline }
    return HTTPError.isNoNetwork(problem)
  }

  /// Whether an answer is awaited for what is to be seen.
  package var isLoading: Bool {
    page?.isLoading ?? (list.phase.isLoading || preview.phase.isLoading)
  }

  /// Whether it is awaited because the user wants it anew.
  package var isAskingAgain: Bool {
    if let page { return page.isAskingAgain }
    return list.phase.isAskingAgain || preview.phase.isAskingAgain || newcomers.phase.isAskingAgain
  }

  /// Fetches the first page and shows its first entry.
  package func start() async {
    await list.fetchPokemonList()
    followSelection()
  }

  /// Adds to the list what came out since the bundle was made, where there is a network to tell.
  package func fetchNewcomers() async {
    guard source == .layered else { return }
    // They are a bonus: that they can't be had is not said, and the bundle is all there is until then.
    newcomers.load { [api, list, connectivity] urgency in
      let newcomers = try await api.serving(urgency == .anew ? .anew : .ahead).fetchNewcomers()
      if Task.isCancelled { throw HTTPError.cancelled }
      connectivity.note(newcomers.origin)
      list.append(newcomers: newcomers.value)
      return newcomers
    }
    await newcomers.settle()
  }

  /// Lets the preview show what is selected, unless an entry hides it. To be called after the selection
  /// or the list changed.
  package func followSelection() {
    guard page == nil, let id = list.selectedItem?.id else { return }
    preview.show(id: id)
    if source.usesNetwork { prefetcher.follow(idsNearSelection) }
  }

  /// Says something once, until `dismissNotice()`.
  package func note(_ notice: String) {
    self.notice = notice
  }

  package func dismissNotice() {
    if !notice.isEmpty { notice = "" }
  }

  /// The selected entry and its nearest neighbours, those that are likely to be opened next.
  private var idsNearSelection: [Int] {
    [0, 1, -1, 2].compactMap { list[list.selection + $0]?.id }
  }

  /// Opens the selected entry.
  package func open() {
    if let id = list.selectedItem?.id { open(.pokemon(id)) }
  }

  /// Opens the page of a subject on top of the one to see, unless it is that one.
  package func open(_ subject: Subject) {
    if subject == page?.subject { return }
    preview.cancel()
    prefetcher.cancel()
    page?.cancel()
    trail.open(makePage(of: subject))
  }

  /// Goes back to what was there before: closes what stands before the page, or the page; nothing where
  /// neither is.
  package func goBack() {
    if overlays.isEmpty { trail.goBack() } else { closeOverlay() }
  }

  /// Goes to the page that one came back from.
  package func goForward() {
    guard trail.depth < trail.pages.count else { return }
    preview.cancel()
    prefetcher.cancel()
    trail.goForward()
  }

  /// Shows the entry so many rows of the list further on, in place of the one that is open. Of an entry
  /// that was opened from the list, the row is selected there.
  package func stepEntry(by rows: Int) {
    guard let entry, let id = entry.detail.id else { return }
    guard let row = list.row(ofID: id) else {
      if list.isArranged { note(Sentence.notAmongRows.text(in: language.interface)) }
      return
    }
    let target = max(0, min(row + rows, list.rowCount - 1))
    if let item = list[target] { entry.show(id: item.id) }
    if trail.depth == 1 { list.select(row: target) } else { list.prefetch(around: target) }
  }

  /// What stands before all else; nil for nothing.
  package var overlay: Overlay? { overlays.last }

  package var isShowingHelp: Bool { overlay == .help }

  package func toggleHelp() {
    if isShowingHelp { closeOverlay() } else { show(.help) }
  }

  /// Puts something before the list or the page, and before what stands there. What stands there already
  /// is come back to.
  package func show(_ overlay: Overlay) {
    if let place = overlays.firstIndex(of: overlay) { overlays.removeSubrange(place...) }
    overlays.append(overlay)
  }

  /// Closes what stands before all else.
  package func closeOverlay() {
    _ = overlays.popLast()
  }

  /// Shows what did not exist yet in the generation, or leaves it out again.
  package func toggleLater() {
    showsLater.toggle()
    search.showsLater = showsLater
    search.refresh()
  }

  /// Shows everything as of a generation; nil for today's.
  package func choose(generation: Int?) {
    if overlay == .generations { closeOverlay() }
    if generation == self.generation { return }
    self.generation = generation
    search.generation = generation
    search.refresh()
    preview.show(asOf: generation)
    for page in trail.pages {
      (page as? EntryViewModel)?.show(asOf: generation)
      (page as? TeamViewModel)?.show(asOf: generation)
    }
  }

  /// Asks anew for what is to be seen, and for the list behind a page if that failed.
  package func retry() {
    guard source.usesNetwork || problem != nil else {
      // A menu has the whole screen; nothing is said that could be seen only after it.
      if overlay == nil { note(Sentence.nothingToAsk.text(in: language.interface)) }
      return
    }
    if let page {
      page.retry()
      if page.asEntry != nil { retryPicture() }
      if list.problem != nil { list.retry() }
    } else {
      list.retry()
      preview.retry()
      retryPicture()
      if !newcomers.phase.isIdle { newcomers.retry() }
    }
  }

  /// After the entry, in whose answer the picture's address is.
  private func retryPicture() {
    Task {
      await (entry?.detail ?? preview).settle()
      if hasQuit { return }
      picture.retry()
      previewPicture.retry()
    }
  }

  /// Shows everything in a language.
  package func choose(language: Language) {
    if overlay == .languages { closeOverlay() }
    if language == self.language { return }
    self.language = language
    list.language = language
    search.language = language
    search.refresh()
    preview.language = language
    for case let entry as EntryViewModel in trail.pages { entry.detail.language = language }
  }

  package func quit() {
    hasQuit = true
    list.cancel()
    preview.cancel()
    prefetcher.cancel()
    newcomers.reset()
    for page in trail.pages { page.cancel() }
    picture.cancel()
    previewPicture.cancel()
    familyPictures.cancel()
  }

  private func noteMissingPicture() {
    note(Sentence.noSuchPicture.text(in: language.interface))
  }

  private func makePage(of subject: Subject) -> any PageViewModel {
    if case .team(let ids) = subject {
      return TeamViewModel(ids, asOf: generation, api: api, shelf: shelf, clock: clock)
    }
    guard case .pokemon(let id) = subject else {
      return SubjectViewModel(subject, api: api, clock: clock, connectivity: connectivity)
    }
    let detail = PokemonDetailViewModel(
      api: api, shelf: shelf, language: language, clock: clock)
    detail.show(asOf: generation)
    detail.show(id: id)
    return EntryViewModel(detail: detail, api: api, shelf: shelf, clock: clock)
  }
}
