internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// MARK: - Opening

extension AppState {
  /// Opens the page of a subject on top of the current page, for the current page's game.
  mutating func open(_ subject: Subject) {
    open(Destination(subject, game: page?.game))
  }

  /// Opens a destination on top of the current page. It is shown in the game that the user plays,
  /// or else in the destination's game, or else in the current page's game.
  mutating func open(_ destination: Destination) {
    choices.recent.record(.subject(destination.subject))
    if destination.subject == stack.top?.screen.subject { return }
    let game = self.game ?? destination.game ?? view.table.game
    let wanted = entry?.descriptionVersions ?? []
    stack.open(Screen(destination.subject))
    view.table.game = game
    if self.game == nil, destination.game == nil { entry?.descriptionVersions = wanted }
  }

  /// Performs the action of a link or page control: opens a page or a list, sets the next value, or
  /// shows or hides rows.
  mutating func follow(_ target: SpanTarget) -> [Effect] {
    switch target {
    case .link(let destination): open(destination)
    case .list(let query): list(query)
    case .pageControl(let setting) where setting.isList:
      showMenu(.values(setting.pageControl))
    case .pageControl(let setting): set(setting, to: setting.next)
    case .set(let index): openSet(index)
    case .hit(_, let move): open(Destination(.move(move)))
    case .fold(let key): view.table.opened.formSymmetricDifference([key])
    }
    return []
  }
}

// MARK: - Keys

extension AppState {
  mutating func moveOnPage(_ intent: Intent) -> [Effect] {
    if let tab = entry?.tab, !tab.responds(to: intent) {
      notice = words.pages(for: intent)
      return []
    }
    let times = count ?? 1
    switch intent {
    case .moveDown: moveLink(by: times)
    case .moveUp: moveLink(by: -times)
    case .pageDown: scroll(by: times * pageRows)
    case .pageUp: scroll(by: -times * pageRows)
    case .first: jump(by: -.max / 2) { $0.indices.first }
    case .last: jump(by: .max / 2) { $0.indices.last }
    case .open: return followSelected()
    case .nextGame: stepGame(by: times)
    case .previousGame: stepGame(by: -times)
    case .sort, .reverse: for _ in 0..<repeats { sortTable(intent) }
    default:
      if let entry { return move(intent, in: entry) }
      return moveInBattle(intent)
    }
    return []
  }

  private mutating func followSelected() -> [Effect] {
    let links = page?.links ?? []
    guard links.indices ~= view.selectedLink else { return [] }
    return follow(links[view.selectedLink].target)
  }

  /// Sorts the table by its next column, or reverses its order. Shows a notice if there is no
  /// table.
  private mutating func sortTable(_ intent: Intent) {
    let columns = page?.columns ?? []
    guard !columns.isEmpty else { return notice = words(.nothingToSort) }
    if intent == .sort {
      view.table.sort(byColumn: (view.table.column + 1) % columns.count)
    } else {
      view.table.isReversed.toggle()
    }
    view.scrollToTop()
  }

  /// Shows the page for an older or newer game, wrapping around.
  private mutating func stepGame(by count: Int) {
    guard let page, let game = page.game else { return }
    let games = page.games
    let current =
      games.firstIndex(of: game) ?? games.firstIndex { $0.group == game.group } ?? games.count - 1
    view.table.game = games[((current - count) % games.count + games.count) % games.count]
    // Choosing a game replaces the user's earlier choice of a description.
    entry?.descriptionVersions = []
    view.scrollToTop()
  }
}

// MARK: - Links and scrolling

extension AppState {
  /// Returns the height of a page's scrolling part in rows.
  var pageRows: Int { page?.rows(in: layout) ?? layout.pageRows }

  /// Selects the next or previous link if it is in view or at most one line outside. Otherwise,
  /// scrolls by lines. If the count is above 1, selects the link that is that many links away,
  /// whether or not it is in view.
  private mutating func moveLink(by count: Int) {
    guard let page else { return }
    let rows = pageRows
    let links = page.links
    var target = view.selectedLink
    repeat {
      target += count
    } while links.indices ~= target && isScrolledOut(links[target], step: count, rows)
    if count.magnitude > 1 { target = max(0, min(target, links.count - 1)) }
    guard links.indices ~= target, target != view.selectedLink else {
      return scroll(by: count)
    }
    let visible = view.scroll - 1...view.scroll + rows
    guard visible ~= links[target].line || count.magnitude > 1 else {
      return scroll(by: count)
    }
    select(links[target], target, rows)
  }

  /// Whether a step would select a link that is out of view in the opposite direction: above the
  /// top when stepping down, or below the bottom when stepping up.
  private func isScrolledOut(_ link: Page.Link, step: Int, _ rows: Int) -> Bool {
    step == 1 && link.line < view.scroll || step == -1 && link.line >= view.scroll + rows
  }

  /// Selects a link and scrolls it into view.
  mutating func select(_ link: Page.Link, _ index: Int, _ rows: Int) {
    view.selectedLink = index
    view.scroll = max(link.line - rows + 1, min(view.scroll, link.line))
  }

  /// Scrolls to the top or the bottom. Selects the first or last link if it is in view there.
  private mutating func jump(
    by lines: Int, _ link: ([Page.Link]) -> Int?
  ) {
    scroll(by: lines)
    let links = page?.links ?? []
    guard let link = link(links) else { return }
    if view.scroll..<view.scroll + pageRows ~= links[link].line { view.selectedLink = link }
  }

  /// Restores the selection that `holdSelection` remembered, if any. If the page has become
  /// shorter, also moves the scroll offset and the selection back into range.
  mutating func settlePage() {
    guard view != PageView(), let page else { return }
    restoreSelection(on: page, rows: pageRows)
    let lastLink = max(0, page.links.count - 1)
    if view.selectedLink > lastLink { view.selectedLink = lastLink }
    if view.scroll > max(0, page.lineCount - pageRows) { scroll(by: 0) }
  }

  /// Scrolls within the page. If the selected link is no longer in view, selects the nearest
  /// visible link.
  mutating func scroll(by lines: Int) {
    guard let page else { return }
    let rows = pageRows
    var view = view
    view.scroll = max(0, min(view.scroll + lines, page.lineCount - rows))
    let visible = view.scroll..<view.scroll + rows
    let links = page.links
    if links.indices ~= view.selectedLink, !(visible ~= links[view.selectedLink].line) {
      let nearest =
        lines > 0
        ? links.firstIndex { visible ~= $0.line } : links.lastIndex { visible ~= $0.line }
      if let nearest { view.selectedLink = nearest }
    }
    self.view = view
  }

  /// Remembers the selected link until the next key press, and on request also its row in the
  /// window. Call this before changing the content or layout of the page.
  mutating func holdSelection(inRow holdsRow: Bool = true) {
    guard let links = page?.links, links.indices ~= view.selectedLink else { return }
    let selected = links[view.selectedLink]
    view.anchor = PageView.Anchor(
      target: selected.target.identity,
      earlier: links[..<view.selectedLink].count {
        $0.target.identity == selected.target.identity
      },
      row: holdsRow ? selected.line - view.scroll : nil)
  }

  /// Selects the link that `holdSelection` remembered. If its row in the window was remembered as
  /// well, scrolls so that the link is in that row.
  private mutating func restoreSelection(on page: Page, rows: Int) {
    guard let anchor = view.anchor else { return }
    let matches = page.links.indices.filter { page.links[$0].target.identity == anchor.target }
    guard matches.indices ~= anchor.earlier else { return }
    let index = matches[anchor.earlier]
    guard let row = anchor.row else { return select(page.links[index], index, rows) }
    view.selectedLink = index
    if 0..<rows ~= row {
      let last = max(0, page.lineCount - rows)
      view.scroll = max(0, min(page.links[index].line - row, last))
    }
  }
}
