internal import PokedexFeatures

// What is done while a person reads, so that what most likely comes next is there at once.
extension PokedexApp {
  /// What can be done ahead.
  enum Ahead {
    /// The other pages of the entry that was opened or turned to another page: of who walks through
    /// entries on one page no other is made.
    case pages
    /// What the letters of a search would have to wait for.
    case search
  }

  /// Whether there is anything to do ahead.
  package var hasWorkAhead: Bool { ahead != nil && model.overlay == nil }

  /// Does what is to be done ahead. To be called when the frame is out. No server is asked for anything.
  ///
  /// - Parameter isBusy: whether there is something else to do, such as a key. Asked for anew before each
  ///   piece of work.
  package func workAhead(unless isBusy: @autoclosure () -> Bool) {
    guard let ahead, model.overlay == nil, !isBusy() else { return }
    self.ahead = nil
    switch ahead {
    case .pages: makePages(unless: isBusy)
    case .search:
      model.search.prepare()
      // A search goes on with its next letter.
      if !rows.prepare(for: model.list, in: words, unless: isBusy) { self.ahead = .search }
    }
  }

  /// The nearest after the page to see first.
  private func makePages(unless isBusy: () -> Bool) {
    guard let entry = model.entry else { return }
    let place = pageState.tab.rawValue
    let others =
      EntryTab.allCases.filter { $0.rawValue > place }
      + EntryTab.allCases.filter { $0.rawValue < place }
    for tab in others {
      if isBusy() { return }
      make(tab, of: entry)
    }
  }

  private func make(_ tab: EntryTab, of entry: EntryViewModel) {
    // Pictures of a family are asked for when they are seen.
    if tab == .evolution, showsPictures, model.source.usesNetwork { return }
    var state = pageState
    state.turn(to: tab)
    guard entry.fetchAhead(tab.parts), let next = self.entry(of: entry, in: state) else { return }
    let content = OpenPage.Content(.entry(next), size: layout.size, language: model.language)
    if madePages.contains(content) { return }
    let page = OpenPage(
      content, layout: layout, words: words, isWhole: false, overview: overview(of: .entry(next)))
    madePages.keep(page)
  }
}
