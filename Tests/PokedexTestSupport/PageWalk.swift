package import PokedexFeatures
package import PokedexModel

/// Walks through the list and its pages, and asks the view model for what is on the screen after each step.
///
/// The front end decides this in `AppState.currentNeeds`, which NeedsTests checks against the same steps.
@MainActor
package final class PageWalk {
  /// What was last asked for. The same is not asked for twice in a row.
  private struct Needs: Equatable {
    var page: PageRequest?
    var screens: [Int]
    var preview: Int?
    var neighbours: [Int] = []
  }

  package let model: PokedexViewModel
  private var pages: [PageRequest] = []
  /// How many pages deep the walk is; 0 for the list.
  private var depth = 0
  private var lastScreen = 0
  private var needs: Needs?

  package init(_ model: PokedexViewModel) {
    self.model = model
  }

  /// Fetches the first page of the list, and shows its first entry in the preview.
  package func start() async {
    await model.start()
    followSelection()
  }

  /// Opens the selected entry.
  package func open() {
    if let id = model.list.selectedItem?.id { open(.pokemon(id)) }
  }

  /// Opens a page on top of the one on the screen, in place of those further on.
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

  /// Shows another entry on the same screen, on the same page.
  package func step(to id: Int) {
    let page = pages[depth - 1]
    pages[depth - 1] = PageRequest(
      screen: page.screen, subject: .pokemon(id), parts: page.parts)
    followSelection()
  }

  /// Opens another page of the entry on the screen.
  package func turn(to parts: [EntryPart]) {
    let page = pages[depth - 1]
    pages[depth - 1] = PageRequest(screen: page.screen, subject: page.subject, parts: parts)
    followSelection()
  }

  /// Asks for what is on the screen, unless that is what was asked for last. To be called after the
  /// selection has moved.
  package func followSelection() {
    var needs = Needs(screens: pages.map(\.screen))
    if depth > 0 {
      needs.page = pages[depth - 1]
    } else {
      let list = model.list
      needs.preview = list.selectedItem?.id
      needs.neighbours = [0, 1, -1, 2].compactMap { list[list.selection + $0]?.id }
    }
    if needs == self.needs { return }
    self.needs = needs
    model.showPreview(needs.preview, neighbours: needs.neighbours)
    model.show(needs.page, among: needs.screens)
  }
}
