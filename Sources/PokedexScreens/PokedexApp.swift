internal import Observation
package import PokedexFeatures
package import PokedexModel
package import TerminalUI

/// The front end: turns events into what the view models do, and what they say into frames.
@MainActor @Observable
package final class PokedexApp {
  /// What only a driver can do.
  package enum Effect: Sendable {
    case none, redraw, suspend
  }

  package let model: PokedexViewModel
  package private(set) var size: Size
  let theme: Theme
  let vocabulary: any Vocabulary
  @ObservationIgnored var pictures = PictureCells()
  @ObservationIgnored private var words: Words
  @ObservationIgnored private var rows: [Int: ScreenState.Row] = [:]

  private var count: Int?
  private var firstRow = 0
  /// How far each open entry is scrolled, the one to see last; one more for the help.
  private var scrolls: [Int] = []
  private var helpScroll = 0

  package init(model: PokedexViewModel, vocabulary: any Vocabulary, size: Size, theme: Theme) {
    self.model = model
    self.vocabulary = vocabulary
    self.size = size
    self.theme = theme
    words = Words(language: model.language, vocabulary: vocabulary)
  }

  /// Takes an event.
  ///
  /// - Returns: what the driver is to do.
  package func handle(_ event: TerminalEvent) -> Effect {
    switch event {
    case .key(let key): return handle(key)
    case .resized(let size): self.size = size
    case .endRequested: model.quit()
    }
    return .none
  }

  /// The frame for what there is to see now.
  package func frame() -> Frame {
    settle()
    return Screens.render(state, size: size, theme: theme)
  }
}

// MARK: - Keys

extension PokedexApp {
  private func handle(_ key: Key) -> Effect {
    model.dismissNotice()
    if let entry = model.entry, entry.moves.isFiltering, type(key, into: entry) { return .none }
    if case .character(let character) = key, let digit = character.wholeNumberValue,
      character.isASCII, digit > 0 || count != nil, model.entry == nil || model.isShowingHelp
    {
      count = min((count ?? 0) * 10 + digit, 999_999)
      return .none
    }
    defer { if count != nil { count = nil } }
    let place: KeyBinding.Places = model.isShowingHelp ? .help : model.entry == nil ? .list : .entry
    guard let intent = KeyTable.intent(of: key, in: place) else { return .none }
    switch intent {
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .quit: model.quit()
    case .help: toggleHelp()
    case .language: model.cycleLanguage()
    case .retry: model.retry()
    case .back: goBack()
    default: move(intent)
    }
    return .none
  }

  private func move(_ intent: Intent) {
    if model.isShowingHelp {
      moveHelp(intent)
    } else if model.entry != nil {
      moveEntry(intent)
    } else {
      moveList(intent)
    }
  }

  private func moveList(_ intent: Intent) {
    let list = model.list
    let times = count ?? 1
    switch intent {
    case .moveDown: list.moveSelection(by: times)
    case .moveUp: list.moveSelection(by: -times)
    case .pageDown: page(by: times)
    case .pageUp: page(by: -times)
    case .first, .last: goTo(intent)
    case .open: open()
    default: break
    }
    model.followSelection()
  }

  /// Without a count the first or last row, with one the species of that number.
  private func goTo(_ intent: Intent) {
    if let count {
      model.list.select(number: count)
    } else if intent == .first {
      model.list.selectFirst()
    } else {
      model.list.selectLast()
    }
  }

  /// Moves view and selection alike, so that the mark stays where it is on the screen.
  private func page(by pages: Int) {
    let rows = pages * listRows
    firstRow = max(0, min(firstRow + rows, model.list.rowCount - listRows))
    model.list.moveSelection(by: rows)
  }

  private func moveEntry(_ intent: Intent) {
    let times = count ?? 1
    switch intent {
    case .moveDown: moveLink(by: times)
    case .moveUp: moveLink(by: -times)
    case .pageDown: scroll(by: times * pageRows)
    case .pageUp: scroll(by: -times * pageRows)
    case .first: scroll(by: -.max / 2)
    case .last: scroll(by: .max / 2)
    case .nextEntry: step(by: times)
    case .previousEntry: step(by: -times)
    case .open: open()
    case .openTab(let tab): turn { $0.open(tab) }
    case .nextTab: turn { $0.stepTab(by: 1) }
    case .previousTab: turn { $0.stepTab(by: -1) }
    case .nextGame, .previousGame, .sort, .reverse, .filter: changeMoves(intent)
    case .shiny, .side: changePicture(intent)
    default: break
    }
  }

  /// Opens another page of the entry, from its top.
  private func turn(_ change: (EntryViewModel) -> Void) {
    guard let entry = model.entry else { return }
    // What is typed on another page is a key again.
    entry.moves.isFiltering = false
    change(entry)
    scrollToTop()
  }

  private func scrollToTop() {
    if !scrolls.isEmpty { scrolls[scrolls.count - 1] = 0 }
  }

  private func changeMoves(_ intent: Intent) {
    guard let entry = model.entry, entry.tab == .moves else { return }
    switch intent {
    case .nextGame: stepGame(of: entry, by: 1)
    case .previousGame: stepGame(of: entry, by: -1)
    case .sort: entry.moves.sortByNextColumn()
    case .reverse: entry.moves.isReversed.toggle()
    case .filter: entry.moves.isFiltering = true
    default: break
    }
    scrollToTop()
  }

  /// Shows the learnset of the game before or after, round and round; the first is the newest.
  private func stepGame(of entry: EntryViewModel, by count: Int) {
    let games = MovesPage.games(of: entry.entry?.learnset ?? [], words: words)
    guard !games.isEmpty else { return }
    let current = entry.moves.game.flatMap(games.firstIndex(of:)) ?? games.count - 1
    entry.moves.game = games[(current - count + games.count) % games.count]
  }

  /// Takes a key into the filter. False for one that does nothing there.
  private func type(_ key: Key, into entry: EntryViewModel) -> Bool {
    switch key {
    case .character(let character): entry.moves.filter.append(character)
    case .backspace: _ = entry.moves.filter.popLast()
    case .enter: entry.moves.isFiltering = false
    case .escape:
      entry.moves.filter = ""
      entry.moves.isFiltering = false
    default: return false
    }
    scrollToTop()
    return true
  }

  private func moveHelp(_ intent: Intent) {
    let lines = HelpPage(words: words, columns: size.columns - 2).lines.count
    let rows =
      switch intent {
      case .moveDown: count ?? 1
      case .moveUp: -(count ?? 1)
      case .pageDown: layout.bodyRows
      case .pageUp: -layout.bodyRows
      case .first: -lines
      case .last: lines
      default: 0
      }
    helpScroll = max(0, min(helpScroll + rows, lines - layout.bodyRows))
  }

  private func open() {
    model.open()
    while scrolls.count < model.entries.count { scrolls.append(0) }
  }

  private func goBack() {
    model.goBack()
    scrolls.removeLast(scrolls.count - model.entries.count)
  }

  private func step(by rows: Int) {
    model.stepEntry(by: rows)
    scrollToTop()
  }

  private func toggleHelp() {
    helpScroll = 0
    model.toggleHelp()
  }

  /// Goes to the next link and brings it into view; scrolls by a line where there is none further.
  private func moveLink(by links: Int) {
    guard let entry = model.entry else { return }
    let before = entry.selectedLink
    entry.moveLink(by: links)
    guard entry.selectedLink != before, let line = page?.line(ofLink: entry.selectedLink) else {
      return scroll(by: links)
    }
    let offset = scrolls.last ?? 0
    if line < offset { scroll(by: line - offset) }
    if line >= offset + pageRows { scroll(by: line - offset - pageRows + 1) }
  }

  private func scroll(by lines: Int) {
    guard let offset = scrolls.popLast() else { return }
    let page = page
    let rows = max(1, layout.pageRows - (page?.head.count ?? 0))
    let last = max(0, (page?.lineCount ?? 0) - rows)
    scrolls.append(max(0, min(offset + lines, last)))
  }
}

// MARK: - State

extension PokedexApp {
  private var layout: Layout { Layout(size: size) }

  private var listRows: Int { max(1, layout.bodyRows) }

  private var page: EntryPage? {
    model.entry.flatMap(entry(of:)).map { EntryPage($0, layout: layout, words: words) }
  }

  /// The rows of an entry's page that are scrolled.
  private var pageRows: Int { max(1, layout.pageRows - (page?.head.count ?? 0)) }

  /// Brings what is derived up to date: the preview, the view, which moves just as far as it takes to
  /// have the selection in it, and the words.
  private func settle() {
    model.followSelection()
    followPicture()
    let selection = model.list.selection
    let last = max(0, model.list.rowCount - listRows)
    let first = max(selection - listRows + 1, min(firstRow, selection, last))
    if first != firstRow { firstRow = first }
    if model.language != words.language {
      words = Words(language: model.language, vocabulary: vocabulary)
      rows = [:]
    }
  }

  private var state: ScreenState {
    ScreenState(
      content: content, list: list, position: position, source: model.source,
      origin: model.origin, errorMessage: model.errorMessage, notice: model.notice,
      isLoading: model.isLoading, isOffline: model.isOffline, count: count, words: words)
  }

  /// The row of the entry that is open, or the selected one.
  private var position: Int {
    model.entry?.detail.id.flatMap { model.list.row(ofID: $0) } ?? model.list.selection
  }

  private var content: ScreenState.Content {
    if model.isShowingHelp { return .help(scroll: helpScroll) }
    guard let shown = model.entry else { return .list(preview: entry(of: model.preview)) }
    return .entry(
      entry(of: shown), selectedLink: shown.selectedLink, scroll: scrolls.last ?? 0)
  }

  private func entry(of shown: EntryViewModel) -> ScreenState.Entry? {
    guard var entry = entry(of: shown.detail) else { return nil }
    entry.tab = shown.tab
    entry.moves = shown.moves
    entry.evolutionSteps = shown.entry?.evolutionSteps
    entry.learnset = shown.entry?.learnset
    entry.encounters = shown.entry?.encounters
    entry.heldItems = shown.entry?.heldItems
    entry.forms = shown.entry?.forms
    addPicture(to: &entry)
    if shown.tab == .forms {
      for variety in entry.pokemon.species.varieties {
        entry.varieties[variety.id] = model.shelf[variety.id]?.pokemon
      }
    }
    return entry
  }

  private func entry(of detail: PokemonDetailViewModel) -> ScreenState.Entry? {
    detail.pokemon.map {
      ScreenState.Entry(
        pokemon: $0, evolutionLine: detail.evolutionLine, descriptions: detail.descriptions)
    }
  }

  private var list: ScreenState.List {
    let list = model.list
    let items = list.items(in: firstRow..<firstRow + listRows)
    return ScreenState.List(
      rows: items.map(row), first: firstRow, selection: list.selection, total: list.totalCount)
  }

  /// The row of an item, made once where the list itself knows all of it.
  private func row(of item: PokemonListItem) -> ScreenState.Row {
    if let row = rows[item.id] { return row }
    let known = item.types.isEmpty ? model.shelf[item.id]?.pokemon : nil
    let isVariety = item.number.map { $0 != item.id } ?? false
    let row = ScreenState.Row(
      number: isVariety ? nil : item.number,
      name: words.name(ofRow: item, known: known?.name, isUnderSpecies: isVariety),
      isVariety: isVariety, types: known?.types ?? item.types)
    if !item.types.isEmpty { rows[item.id] = row }
    return row
  }
}
