internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// Keys on a page.
extension PokedexApp {
  func moveOnPage(_ intent: Intent) {
    if model.entry != nil, !pageState.tab.responds(to: intent) {
      return model.note(words.pages(for: intent))
    }
    let times = count ?? 1
    switch intent {
    case .moveDown: moveLink(by: times)
    case .moveUp: moveLink(by: -times)
    case .pageDown: scroll(by: times * pageRows)
    case .pageUp: scroll(by: -times * pageRows)
    case .first: jump(by: -.max / 2) { $0.indices.first }
    case .last: jump(by: .max / 2) { $0.indices.last }
    case .open: openLink()
    case .nextGame, .previousGame, .sort, .reverse: changeTable(intent)
    case .nextAbility where pageState.tab == .forms: showLater()
    case .nextDial, .previousDial, .raise, .lower, .raiseMore, .lowerMore, .restore,
      .nextAbility:
      for _ in 0..<repeats { turnDial(intent) }
    default: if let entry = model.entry { move(intent, in: entry) }
    }
  }

  private func move(_ intent: Intent, in entry: EntryViewModel) {
    switch intent {
    case .nextEntry: step(entry, by: count ?? 1)
    case .previousEntry: step(entry, by: -(count ?? 1))
    case .openTab(let tab): turn(entry, to: tab)
    case .nextTab: turn(entry, to: pageState.tab.stepped(by: count ?? 1))
    case .previousTab: turn(entry, to: pageState.tab.stepped(by: -(count ?? 1)))
    case .shiny, .side, .female, .artwork: changePicture(intent)
    case .olderDescription: stepDescription(of: entry, by: count ?? 1)
    case .newerDescription: stepDescription(of: entry, by: -(count ?? 1))
    default: break
    }
  }

  /// Shows what an older or a newer game says, round and round, and brings it into view.
  private func stepDescription(of entry: EntryViewModel, by count: Int) {
    let descriptions = entry.detail.descriptions.map { Descriptions($0, words: words) }
    guard let descriptions, !descriptions.isEmpty else {
      if model.isLoading { return }
      return model.note(words(descriptions == nil ? .noDescriptionsHere : .notDescribed))
    }
    pageState.describingVersions = descriptions.versions(after: describingVersions, by: count)
    guard let lines = wholePage?.description else { return }
    if lines.lowerBound < pageState.scroll {
      scroll(by: lines.lowerBound - pageState.scroll)
    } else if lines.upperBound > pageState.scroll + pageRows {
      scroll(by: min(lines.lowerBound, lines.upperBound - pageRows) - pageState.scroll)
    }
  }

  /// The versions whose description is wanted: those that were asked for, else those of the game.
  var describingVersions: [String] {
    guard pageState.describingVersions.isEmpty, let game = pageState.table.game else {
      return pageState.describingVersions
    }
    let group = words.rules.versionGroups.first { $0.slug == game.group }
    return (game.version.map { [$0] } ?? []) + (group?.versions ?? [])
  }

  /// Opens another page of the entry, from its top.
  func turn(_ entry: EntryViewModel, to tab: EntryTab) {
    let keepsLink = tab == pageState.tab && entry.phase.isLoading
    pageState.turn(to: tab)
    if !keepsLink { pageState.selectedLink = 0 }
    entry.open(tab.parts)
    ahead = .pages
    turnsPages = true
  }

  func step(_ entry: EntryViewModel, by rows: Int) {
    let id = entry.detail.id
    model.stepEntry(by: rows)
    // Another Pokémon has other abilities.
    pageState.dials[.ability] = nil
    pageState.scroll = 0
    if entry.detail.id != id || !entry.phase.isLoading { pageState.selectedLink = 0 }
  }

  private func openLink() {
    guard let links = wholePage?.links, links.indices ~= pageState.selectedLink else { return }
    switch links[pageState.selectedLink].target {
    case .link(let destination): open(destination)
    case .list(let query): list(query)
    case .dial(let setting): set(setting, to: setting.next)
    }
  }

  private func changeTable(_ intent: Intent) {
    switch intent {
    case .nextGame: stepGame(by: count ?? 1)
    case .previousGame: stepGame(by: -(count ?? 1))
    case .sort, .reverse: for _ in 0..<repeats { sortTable(intent) }
    default: break
    }
    toTop()
  }

  /// Sorts the table by its next column, or the other way round; says so where there is none.
  private func sortTable(_ intent: Intent) {
    let columns = wholePage?.columns ?? []
    guard !columns.isEmpty else { return model.note(words(.nothingToSort)) }
    if intent == .sort {
      pageState.table.sort(byColumn: (pageState.table.column + 1) % columns.count)
    } else {
      pageState.table.isReversed.toggle()
    }
  }

  func toTop() {
    pageState.scroll = 0
    pageState.selectedLink = 0
  }

  /// Shows the page as of the game before or after, round and round.
  private func stepGame(by count: Int) {
    guard let page = wholePage, let game = page.game else { return }
    let games = page.games
    let current =
      games.firstIndex(of: game) ?? games.firstIndex { $0.group == game.group } ?? games.count - 1
    pageState.table.game = games[((current - count) % games.count + games.count) % games.count]
    // What was chosen last goes before what was before.
    pageState.describingVersions = []
  }

  /// Takes a key into the filter. False for one that does nothing there.
  func typeIntoFilter(_ key: Key) -> Bool {
    var table = pageState.table
    guard take(key, into: &table) else { return false }
    pageState.table = table
    toTop()
    return true
  }

  /// The same in the help.
  func typeIntoHelp(_ key: Key) -> Bool {
    guard take(key, into: &helpFilter) else { return false }
    helpScroll = 0
    return true
  }

  private func take(_ key: Key, into table: inout TableSettings) -> Bool {
    if case .character(let character) = key {
      table.filter.insert(String(character))
      return true
    }
    switch keys.intent(of: key, in: .box) {
    case .edit(let edit): table.filter.edit(edit)
    case .keep: table.isFiltering = false
    case .clear:
      table.filter = TextBox()
      table.isFiltering = false
    default: return false
    }
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
  private func moveLink(by count: Int) {
    guard let shown = wholePage else { return }
    var target = pageState.selectedLink
    repeat {
      target += count
    } while shown.links.indices ~= target && isAbove(shown.links[target], by: count)
    if count.magnitude > 1 { target = max(0, min(target, shown.links.count - 1)) }
    guard shown.links.indices ~= target, target != pageState.selectedLink else {
      return scroll(by: count)
    }
    let line = shown.links[target].line
    let visible = pageState.scroll - 1...pageState.scroll + pageRows
    guard visible ~= line || count.magnitude > 1 else { return scroll(by: count) }
    select(shown.links[target], target)
  }

  /// Whether a step down leads to a link that was scrolled out at the top, or up to one at the bottom.
  private func isAbove(_ link: Page.Link, by step: Int) -> Bool {
    step == 1 && link.line < pageState.scroll
      || step == -1 && link.line >= pageState.scroll + pageRows
  }

  /// Selects a link and brings it into view.
  func select(_ link: Page.Link, _ index: Int) {
    pageState.selectedLink = index
    if link.line < pageState.scroll { pageState.scroll = link.line }
    if link.line >= pageState.scroll + pageRows { pageState.scroll = link.line - pageRows + 1 }
  }

  /// Goes to the top or the bottom, and selects a link where it is in view there.
  private func jump(
    by lines: Int, _ link: ([Page.Link]) -> Int?
  ) {
    scroll(by: lines)
    let links = wholePage?.links ?? []
    guard let link = link(links) else { return }
    if pageState.scroll..<pageState.scroll + pageRows ~= links[link].line {
      pageState.selectedLink = link
    }
  }

  /// Brings scrolling and selection back into a page that became shorter.
  func settlePage() {
    guard pageState.scroll > 0 || pageState.selectedLink > 0, let shown = wholePage else { return }
    let lastLink = max(0, shown.links.count - 1)
    if pageState.selectedLink > lastLink { pageState.selectedLink = lastLink }
    if pageState.scroll > max(0, shown.lineCount - pageRows) { scroll(by: 0) }
  }

  /// Scrolls as far as there are lines, and takes the selection along.
  func scroll(by lines: Int) {
    guard let shown = wholePage else { return }
    let last = max(0, shown.lineCount - pageRows)
    pageState.scroll = max(0, min(pageState.scroll + lines, last))
    let visible = pageState.scroll..<pageState.scroll + pageRows
    let links = shown.links
    guard links.indices ~= pageState.selectedLink, !(visible ~= links[pageState.selectedLink].line)
    else {
      return
    }
    let nearest =
      lines > 0
      ? links.firstIndex { visible ~= $0.line } : links.lastIndex { visible ~= $0.line }
    if let nearest { pageState.selectedLink = nearest }
  }
}
