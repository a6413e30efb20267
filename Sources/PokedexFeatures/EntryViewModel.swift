internal import Observation
package import PokedexModel
package import PokemonAPI

/// An entry that was opened: its pages, and the links in it that lead to others.
@MainActor @Observable
package final class EntryViewModel: PageViewModel {
  package let detail: PokemonDetailViewModel
  /// The page that is open.
  package private(set) var tab = EntryTab.overview
  /// The selected link of the page, from 0.
  package var selectedLink = 0
  package var scroll = 0
  /// Whose moves are shown, and how.
  package var table = TableView()
  /// The slugs of versions whose description is wanted, any of them; none for the newest.
  package var describingVersions: [String] = []
  package private(set) var phase = Phase.idle

  @ObservationIgnored private var fetch: Task<Void, Never>?
  @ObservationIgnored private var ticket = 0
  private let api: any PokemonAPIProtocol
  private let shelf: EntryShelf
  private let mender: Mender

  package init(
    detail: PokemonDetailViewModel, api: any PokemonAPIProtocol, shelf: EntryShelf,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.detail = detail
    self.api = api
    self.shelf = shelf
    mender = Mender(clock: clock)
  }

  /// What there is of the entry.
  package var entry: EntryShelf.Entry? { detail.id.flatMap { shelf[$0] } }

  package var subject: Subject? { detail.id.map(Subject.pokemon) }

  /// Opens a page.
  package func open(_ tab: EntryTab) {
    // What is under way for it is not asked for twice.
    if tab == self.tab, phase.isLoading { return }
    self.tab = tab
    selectedLink = 0
    fetchParts()
  }

  /// Opens the page so many further on.
  package func stepTab(by count: Int) {
    open(tab.stepped(by: count))
  }

  /// Begins again at the first link, for another variety; the page stays.
  package func show(id: Int) {
    if id == detail.id, phase.isLoading { return }
    detail.show(id: id)
    selectedLink = 0
    fetchParts()
  }

  /// Shows it as of a generation; nil for today's.
  func show(asOf generation: Int?) {
    detail.show(asOf: generation)
    // What is not seen is fetched when it is shown again.
    if !detail.phase.isIdle { fetchParts() }
  }

  package func resume() {
    if let id = detail.id { detail.show(id: id) }
    fetchParts()
  }

  package func retry() {
    detail.retry()
    // Also where the facts failed, without which the page could not be asked for.
    if !phase.isLoading { fetchParts() }
  }

  package func cancel() {
    detail.cancel()
    ticket += 1
    fetch?.cancel()
    fetch = nil
    mender.stop()
    if phase.isLoading { phase = .idle }
  }

  /// Waits until what the page needs has come or failed.
  package func settle() async {
    await detail.fetchPokemon()
    await fetch?.value
  }

  /// Fetches what the page needs and is not here, after the facts.
  ///
  /// - Parameter isQuiet: what is said to be wrong stays said until it is mended.
  private func fetchParts(isQuiet: Bool = false) {
    ticket += 1
    fetch?.cancel()
    fetch = nil
    if !isQuiet { mender.reset() }
    let parts = tab.parts(in: detail.generation)
    guard let id = detail.id, !shelf.isComplete(id, with: parts) else {
      phase = .loaded
      return
    }
    let mine = ticket
    if !isQuiet { phase = .loading }
    var hasEnded = false
    // Runs at once up to its first real wait, so bundled data is there when this returns.
    let task = Task.immediate {
      await fetch(parts, of: id, ticket: mine)
      hasEnded = true
    }
    if mine == ticket, !hasEnded { fetch = task }
  }

  private func fetch(_ parts: [EntryPart], of id: Int, ticket mine: Int) async {
    do {
      if shelf[id] == nil { await detail.fetchPokemon() }
      guard mine == ticket else { return }
      // Without the facts there is nothing to ask for; what went wrong is the detail's to say.
      guard shelf[id] != nil else {
        phase = .idle
        mend()
        return
      }
      try await shelf.complete(id, from: api.serving(.wanted), with: parts)
      guard mine == ticket else { return }
      phase = .loaded
    } catch {
      guard mine == ticket else { return }
      phase = HTTPError.isCancellation(error) ? .idle : .failed(error)
      if ErrorSentence.mayPass(error) { mend() }
    }
  }

  private func mend() {
    mender.mend { [weak self] in self?.fetchParts(isQuiet: true) }
  }
}
