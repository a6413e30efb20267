internal import PokedexFeatures
internal import PokedexScreens
internal import PokedexText
internal import TerminalUI

// Keys on a page.
extension PokedexApp {
  func move(_ intent: Intent, on page: any PageViewModel) {
    let times = count ?? 1
    switch intent {
    case .moveDown: moveLink(of: page, by: times)
    case .moveUp: moveLink(of: page, by: -times)
    case .pageDown: scroll(page, by: times * pageRows)
    case .pageUp: scroll(page, by: -times * pageRows)
    case .first: jump(by: -.max / 2, on: page) { $0.indices.first }
    case .last: jump(by: .max / 2, on: page) { $0.indices.last }
    case .open: openLink(of: page)
    case .nextGame, .previousGame, .sort, .reverse, .filter: changeTable(of: page, intent)
    default: if let entry = model.entry { move(intent, in: entry) }
    }
  }

  private func move(_ intent: Intent, in entry: EntryViewModel) {
    switch intent {
    case .nextEntry: step(entry, by: count ?? 1)
    case .previousEntry: step(entry, by: -(count ?? 1))
    case .openTab(let tab): turn(entry) { entry.open(tab) }
    case .nextTab: turn(entry) { entry.stepTab(by: 1) }
    case .previousTab: turn(entry) { entry.stepTab(by: -1) }
    case .shiny, .side: changePicture(intent)
    case .olderDescription: stepDescription(of: entry, by: count ?? 1)
    case .newerDescription: stepDescription(of: entry, by: -(count ?? 1))
    default: break
    }
  }

  /// Shows what an older or a newer game says, round and round, and brings it into view.
  private func stepDescription(of entry: EntryViewModel, by count: Int) {
    guard entry.tab == .overview else { return }
    let descriptions = entry.detail.descriptions.map { Descriptions($0, words: words) }
    guard let descriptions, !descriptions.isEmpty else {
      if model.isLoading { return }
      return model.note(words(descriptions == nil ? .noDescriptionsHere : .notDescribed))
    }
    entry.describingVersions = descriptions.versions(
      after: entry.describingVersions, by: count)
    guard let lines = wholePage?.description else { return }
    if lines.lowerBound < entry.scroll {
      scroll(entry, by: lines.lowerBound - entry.scroll)
    } else if lines.upperBound > entry.scroll + pageRows {
      scroll(entry, by: min(lines.lowerBound, lines.upperBound - pageRows) - entry.scroll)
    }
  }

  /// Opens another page of the entry, from its top.
  private func turn(_ entry: EntryViewModel, _ change: () -> Void) {
    // What is typed on another page is a key again.
    entry.table.isFiltering = false
    change()
    entry.scroll = 0
  }

  private func step(_ entry: EntryViewModel, by rows: Int) {
    model.stepEntry(by: rows)
    entry.scroll = 0
  }

  private func openLink(of page: any PageViewModel) {
    guard let links = wholePage?.links, links.indices ~= page.selectedLink else { return }
    model.open(links[page.selectedLink].subject)
  }

  private func changeTable(of page: any PageViewModel, _ intent: Intent) {
    // The moves are the one table of an entry.
    if let entry = model.entry, entry.tab != .moves { return }
    switch intent {
    case .nextGame: stepGame(of: page, by: 1)
    case .previousGame: stepGame(of: page, by: -1)
    case .sort: page.table.sortByNextColumn()
    case .reverse: page.table.isReversed.toggle()
    case .filter: if wholePage?.isFilterable == true { page.table.isFiltering = true }
    default: break
    }
    toTop(of: page)
  }

  private func toTop(of page: any PageViewModel) {
    page.scroll = 0
    page.selectedLink = 0
  }

  /// Shows the table of the game before or after, round and round; the first is the newest.
  private func stepGame(of page: any PageViewModel, by count: Int) {
    let games = wholePage?.games ?? []
    guard !games.isEmpty else { return }
    let current = page.table.game.flatMap(games.firstIndex(of:)) ?? games.count - 1
    page.table.game = games[(current - count + games.count) % games.count]
  }

  /// Takes a key into the filter. False for one that does nothing there.
  func type(_ key: Key, into page: any PageViewModel) -> Bool {
    switch key {
    case .character(let character): page.table.filter.append(character)
    case .backspace: _ = page.table.filter.popLast()
    case .enter: page.table.isFiltering = false
    case .escape:
      page.table.filter = ""
      page.table.isFiltering = false
    default: return false
    }
    toTop(of: page)
    return true
  }
}

// MARK: - Links and scrolling

extension PokedexApp {
  /// The page to see with all its lines; nil while nothing of it has come.
  var wholePage: Page? {
    makePage(isWhole: true)
    return openPage?.page
  }

  /// The rows of a page that are scrolled.
  var pageRows: Int { openPage?.page.rows(in: layout) ?? layout.pageRows }

  /// Goes to the next link that is in view or just beyond it; scrolls by lines where there is none. With
  /// a count it goes to the link so many further on.
  private func moveLink(of page: any PageViewModel, by count: Int) {
    guard let shown = wholePage else { return }
    var target = page.selectedLink
    repeat {
      target += count
    } while shown.links.indices ~= target && isAbove(shown.links[target], page, by: count)
    if count.magnitude > 1 { target = max(0, min(target, shown.links.count - 1)) }
    guard shown.links.indices ~= target, target != page.selectedLink else {
      return scroll(page, by: count)
    }
    let line = shown.links[target].line
    let visible = page.scroll - 1...page.scroll + pageRows
    guard visible ~= line || count.magnitude > 1 else { return scroll(page, by: count) }
    select(shown.links[target], target, on: page)
  }

  /// Whether a step down leads to a link that was scrolled out at the top, or up to one at the bottom.
  private func isAbove(_ link: Page.Link, _ page: any PageViewModel, by step: Int) -> Bool {
    step == 1 && link.line < page.scroll || step == -1 && link.line >= page.scroll + pageRows
  }

  /// Selects a link and brings it into view.
  private func select(_ link: Page.Link, _ index: Int, on page: any PageViewModel) {
    page.selectedLink = index
    if link.line < page.scroll { page.scroll = link.line }
    if link.line >= page.scroll + pageRows { page.scroll = link.line - pageRows + 1 }
  }

  /// Goes to the top or the bottom, and selects a link where it is in view there.
  private func jump(
    by lines: Int, on page: any PageViewModel, _ link: ([Page.Link]) -> Int?
  ) {
    scroll(page, by: lines)
    let links = wholePage?.links ?? []
    guard let link = link(links) else { return }
    if page.scroll..<page.scroll + pageRows ~= links[link].line { page.selectedLink = link }
  }

  /// Brings scrolling and selection back into a page that became shorter.
  func settle(_ page: any PageViewModel) {
    guard page.scroll > 0 || page.selectedLink > 0, let shown = wholePage else { return }
    let lastLink = max(0, shown.links.count - 1)
    if page.selectedLink > lastLink { page.selectedLink = lastLink }
    if page.scroll > max(0, shown.lineCount - pageRows) { scroll(page, by: 0) }
  }

  /// Scrolls as far as there are lines, and takes the selection along.
  func scroll(_ page: any PageViewModel, by lines: Int) {
    guard let shown = wholePage else { return }
    let last = max(0, shown.lineCount - pageRows)
    page.scroll = max(0, min(page.scroll + lines, last))
    let visible = page.scroll..<page.scroll + pageRows
    let links = shown.links
    guard links.indices ~= page.selectedLink, !(visible ~= links[page.selectedLink].line) else {
      return
    }
    let nearest =
      lines > 0
      ? links.firstIndex { visible ~= $0.line } : links.lastIndex { visible ~= $0.line }
    if let nearest { page.selectedLink = nearest }
  }
}
