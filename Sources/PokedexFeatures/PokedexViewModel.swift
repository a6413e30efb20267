internal import Observation
package import PokedexModel
internal import PokedexText
package import PokemonAPI

/// The program as a person walks through it: the list with its preview, and the entries opened from
/// there, each on top of the one that led to it.
@MainActor @Observable
package final class PokedexViewModel {
  package let source: Source
  package let list: PokemonListViewModel
  package let preview: PokemonDetailViewModel
  /// The entries that are open, the one to see last.
  package private(set) var entries: [EntryViewModel] = []
  package private(set) var isShowingHelp = false
  package private(set) var hasQuit = false
  package private(set) var language: Language
  /// What has been fetched so far.
  package let shelf = EntryShelf()

  /// What else there is to know, once; empty for nothing.
  package private(set) var notice = ""

  /// The picture of the entry to see.
  @ObservationIgnored package private(set) lazy var picture = PictureViewModel(
    api: api, usesNetwork: source.usesNetwork
  ) { [weak self] in self?.noteMissingPicture() }

  private let api: any PokemonAPIProtocol
  private let clock: any Clock<Duration>
  private let prefetcher: Prefetcher

  /// - Parameter clock: by which the selection rests before a preview is asked for over the network.
  package init(
    api: any PokemonAPIProtocol, source: Source, language: Language,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.api = api
    self.source = source
    self.language = language
    self.clock = clock
    list = PokemonListViewModel(
      api: api, language: language, pageSize: source.pageSize, clock: clock)
    preview = PokemonDetailViewModel(
      api: api, shelf: shelf, language: language,
      depth: .preview(rest: source.restBeforePreview), clock: clock)
    prefetcher = Prefetcher(api: api, shelf: shelf, clock: clock)
  }

  /// The entry to see; nil where the list is.
  package var entry: EntryViewModel? { entries.last }

  /// What went wrong with what is to be seen; empty when nothing did.
  package var errorMessage: String {
    ErrorSentence.statusLine(of: problem, in: language.interface)
  }

  private var problem: (any Error)? {
    guard let entry else { return list.problem ?? preview.problem }
    return entry.detail.problem ?? entry.phase.error
  }

  /// Where what is to be seen comes from, the least sure part of it; nil until something is there.
  package var origin: Origin? {
    guard entry == nil else { return entry?.detail.origin }
    guard let list = list.origin, let preview = preview.origin else {
      return list.origin ?? preview.origin
    }
    return list.joined(with: preview)
  }

  /// Whether what is to be seen could not be completed for want of a network.
  package var isOffline: Bool {
    guard let problem else { return entry == nil && prefetcher.isOffline }
    return HTTPError.isNoNetwork(problem)
  }

  /// Whether an answer is awaited for what is to be seen.
  package var isLoading: Bool {
    guard let entry else { return list.phase.isLoading || preview.phase.isLoading }
    return entry.detail.phase.isLoading || entry.phase.isLoading
  }

  /// Fetches the first page and shows its first entry.
  package func start() async {
    await list.fetchPokemonList()
    followSelection()
  }

  /// Adds to the list what came out since the bundle was made, where there is a network to tell.
  package func fetchNewcomers() async {
    guard source == .layered else { return }
    // They are a bonus: where they can't be had, the bundle is all there is.
    guard let newcomers = try? await api.serving(.ahead).fetchNewcomers() else { return }
    list.append(newcomers: newcomers)
  }

  /// Lets the preview show what is selected, unless an entry hides it. To be called after the selection
  /// or the list changed.
  package func followSelection() {
    guard entry == nil, let id = list.selectedItem?.id else { return }
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

  /// Opens the selected entry, or the selected link of the entry that is open.
  package func open() {
    guard let entry else {
      if let id = list.selectedItem?.id { push(id) }
      return
    }
    let links = entry.links
    guard links.indices ~= entry.selectedLink else { return }
    let id = links[entry.selectedLink]
    if id != entry.detail.id { push(id) }
  }

  /// Goes back to what was there before: closes the help, or the entry; nothing where neither is.
  package func goBack() {
    if isShowingHelp {
      isShowingHelp = false
    } else if let entry = entries.popLast() {
      entry.cancel()
    }
  }

  /// Shows the entry so many rows of the list further on, in place of the one that is open.
  package func stepEntry(by rows: Int) {
    guard let entry, let id = entry.detail.id, let row = list.row(ofID: id) else { return }
    let target = max(0, min(row + rows, list.rowCount - 1))
    if let item = list[target] { entry.show(id: item.id) }
    list.prefetch(around: target)
  }

  package func toggleHelp() {
    isShowingHelp.toggle()
  }

  /// Asks again for whatever failed.
  package func retry() {
    list.retry()
    preview.retry()
    entry?.retry()
    picture.retry()
  }

  package func cycleLanguage() {
    language = language.next
    list.language = language
    preview.language = language
    for entry in entries { entry.detail.language = language }
  }

  package func quit() {
    hasQuit = true
    list.cancel()
    preview.cancel()
    prefetcher.cancel()
    for entry in entries { entry.cancel() }
    picture.cancel()
  }

  private func noteMissingPicture() {
    note(Sentence.noSuchPicture.text(in: language.interface))
  }

  private func push(_ id: Int) {
    preview.cancel()
    prefetcher.cancel()
    let detail = PokemonDetailViewModel(
      api: api, shelf: shelf, language: language, clock: clock)
    detail.show(id: id)
    entries.append(EntryViewModel(detail: detail, api: api, shelf: shelf))
  }
}
