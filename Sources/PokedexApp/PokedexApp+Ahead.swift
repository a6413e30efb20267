internal import PokedexFeatures
internal import PokedexScreens

// What is done while a person reads.
extension PokedexApp {
  /// Makes the page after the one to see, so that it is there when one turns to it. To be called when the
  /// frame is out.
  ///
  /// Once for each page that one opens or turns to: who walks through entries stays on one page. No server
  /// is asked for anything.
  ///
  /// - Parameter isBusy: whether there is something else to do, such as a key.
  package func makeNextPage(unless isBusy: @autoclosure () -> Bool) {
    guard isNextPageWanted, model.overlay == nil, !isBusy() else { return }
    isNextPageWanted = false
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
