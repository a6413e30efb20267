internal import PokedexFeatures
internal import PokedexScreens

// What is done while a person reads, so that what most likely comes next is there at once.
extension PokedexApp {
  /// What can be done ahead.
  enum Ahead {
    /// The page after the one that was opened or turned to: of who walks through entries on one page no
    /// other is made.
    case nextPage
    /// What the first letter of a search would have to wait for.
    case search
  }

  /// Does what is to be done ahead. To be called when the frame is out. No server is asked for anything.
  ///
  /// - Parameter isBusy: whether there is something else to do, such as a key.
  package func workAhead(unless isBusy: @autoclosure () -> Bool) {
    guard let ahead, model.overlay == nil, !isBusy() else { return }
    self.ahead = nil
    switch ahead {
    case .nextPage: makeNextPage()
    case .search: model.search.prepare()
    }
  }

  private func makeNextPage() {
    guard let entry = model.entry, let tab = EntryTab(rawValue: pageState.tab.rawValue + 1) else {
      return
    }
    // Pictures of a family are asked for when they are seen.
    if tab == .evolution, showsPictures, model.source.usesNetwork { return }
    var state = pageState
    state.turn(to: tab)
    guard entry.fetchAhead(tab.parts), let next = self.entry(of: entry, in: state) else { return }
    let content = OpenPage.Content(.entry(next), size: layout.size, language: model.language)
    if madePages.contains(content) { return }
    madePages.keep(OpenPage(content, layout: layout, words: words, isWhole: false))
  }
}
