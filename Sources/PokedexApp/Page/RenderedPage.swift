internal import PokedexFeatures
internal import PokedexModel
internal import TerminalUI

/// A page with the input that it was made from.
package final class RenderedPage: Sendable {
  let content: any PageContent
  let size: Size
  let language: Language
  package let page: Page

  init(_ content: any PageContent, in state: AppState) {
    self.content = content
    size = state.layout.size
    language = state.language
    page = content.page(in: state.layout, state.words, state.setup.sets)
      .namingGame(unless: state.game, state.words, columns: state.layout.pagePane.columns)
  }

  fileprivate func isCurrent(_ content: any PageContent, in state: AppState) -> Bool {
    size == state.layout.size && language == state.language && self.content.isEqual(to: content)
  }
}

extension AppState {
  /// The open page. Nil if the list is open, or if nothing of the page is loaded yet.
  package var page: Page? { renderedPage?.page }

  /// Makes the page that the state shows, unless it is made already.
  mutating func renderPage() {
    let fetched = stack.top?.id == data.screen ? data.page : nil
    guard let content = stack.top?.screen.content(in: self, fetched) else {
      return renderedPage = nil
    }
    if renderedPage?.isCurrent(content, in: self) == true { return }
    renderedPage = RenderedPage(content, in: self)
  }
}
