internal import Observation
package import PokedexModel
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

  private let api: any PokemonAPIProtocol

  /// - Parameter clock: by which the selection rests before a preview is asked for over the network.
  package init(
    api: any PokemonAPIProtocol, source: Source, language: Language,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.api = api
    self.source = source
    self.language = language
    list = PokemonListViewModel(api: api, language: language, pageSize: source.pageSize)
    preview = PokemonDetailViewModel(
      api: api, shelf: shelf, language: language,
      depth: .preview(rest: source.restBeforePreview, clock: clock))
  }

  /// The entry to see; nil where the list is.
  package var entry: EntryViewModel? { entries.last }

  /// What went wrong with what is to be seen; empty when nothing did.
  package var errorMessage: String {
    if let entry { return entry.detail.errorMessage }
    return list.errorMessage.isEmpty ? preview.errorMessage : list.errorMessage
  }

  /// Whether what is to be seen could not be completed for want of a network.
  package var isOffline: Bool {
    let error = entry?.detail.phase.error ?? list.phase.error ?? preview.phase.error
    return switch error as? HTTPError {
    case .noNetwork, .timedOut, .libraryMissing: true
    default: false
    }
  }

  /// Whether an answer is awaited for what is to be seen.
  package var isLoading: Bool {
    entry?.detail.phase.isLoading ?? (list.phase.isLoading || preview.phase.isLoading)
  }

  /// Fetches the first page and shows its first entry.
  package func start() async {
    await list.fetchPokemonList()
    followSelection()
  }

  /// Lets the preview show what is selected. To be called after the selection or the list changed.
  package func followSelection() {
    if let id = list.selectedItem?.id { preview.show(id: id) }
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
      entry.detail.cancel()
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
    entry?.detail.retry()
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
    for entry in entries { entry.detail.cancel() }
  }

  private func push(_ id: Int) {
    preview.cancel()
    let detail = PokemonDetailViewModel(api: api, shelf: shelf, language: language)
    detail.show(id: id)
    entries.append(EntryViewModel(detail: detail))
  }
}
