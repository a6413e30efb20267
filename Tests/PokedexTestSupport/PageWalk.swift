package import PokedexFeatures
package import PokedexModel

/// Moves through the list and its pages as a user does. After each step, asks the view model for
/// the content that would be visible.
@MainActor
package final class PageWalk {
  /// The content to request from the view model. It is compared with the last request, so that
  /// identical requests aren't sent twice in a row.
  private struct Needs: Equatable {
    var page: PageRequest?
    var screens: [Int]
    var preview: Int?
    var neighbours: [Int] = []
  }

  package let model: Fetcher
  package let list: ScrolledList
  private var pages: [PageRequest] = []
  /// The number of open pages on top of the list. Zero if the list itself is on top.
  private var depth = 0
  private var lastScreen = 0
  private var needs: Needs?

  package init(_ model: Fetcher) {
    self.model = model
    list = ScrolledList(model.list)
  }

  /// Fetches the first page of the list and shows its first entry in the preview.
  package func start() async {
    await model.start()
    followSelection()
  }

  /// Opens the selected entry.
  package func open() {
    if let id = list.selectedItem?.id { open(.pokemon(id)) }
  }

  /// Opens a page on top of the current one. Discards the pages that the user went back from, as a
  /// browser does.
  package func open(_ subject: Subject) {
    pages.removeSubrange(depth...)
    lastScreen += 1
    pages.append(PageRequest(screen: lastScreen, subject: subject))
    depth += 1
    followSelection()
  }

  package func goBack() {
    depth = max(0, depth - 1)
    followSelection()
  }

  package func goForward() {
    depth = min(pages.count, depth + 1)
    followSelection()
  }

  /// Shows another entry on the same screen, with the same parts.
  package func step(to id: Int) {
    let page = pages[depth - 1]
    pages[depth - 1] = PageRequest(
      screen: page.screen, subject: .pokemon(id), parts: page.parts)
    followSelection()
  }

  /// Shows other parts of the current entry.
  package func turn(to parts: [EntryPart]) {
    let page = pages[depth - 1]
    pages[depth - 1] = PageRequest(screen: page.screen, subject: page.subject, parts: parts)
    followSelection()
  }

  /// Requests the visible content from the view model, unless the last request was the same. Call
  /// this method after the selection has moved.
  package func followSelection() {
    var needs = model.needs
    needs.screens = pages.map(\.screen)
    (needs.page, needs.preview, needs.neighbours) = (nil, nil, [])
    if depth > 0 {
      needs.page = pages[depth - 1]
    } else {
      needs.preview = list.selectedItem?.id
      needs.neighbours = [0, 1, -1, 2].compactMap { list[list.selection + $0]?.id }
    }
    if needs != model.needs { model.want(needs) }
  }
}
