internal import PokedexFeatures
package import PokedexModel
internal import PokedexText
internal import UserStore

/// Screen with the pages of an entry.
package struct EntryScreen: Screen {
  /// PokeAPI id of the variety.
  package internal(set) var pokemon: Int {
    didSet { form = nil }
  }
  /// Slug of the form that is shown. Nil for the variety's usual form.
  package private(set) var form: String?
  package private(set) var tab = EntryTab.overview
  package var view = PageView()
  /// Values that the user set on the entry's pages.
  package internal(set) var controls = ControlValues()
  /// Slugs of the versions that share the chosen description. If empty, the newest description is
  /// shown.
  package internal(set) var descriptionVersions: [String] = []
  /// Table settings of the tabs that are not selected. All tabs share the game.
  private var otherTables: [EntryTab: TableSettings] = [:]

  init(pokemon: Int, form: String? = nil) {
    self.pokemon = pokemon
    self.form = form
  }

  package var subject: Subject? { form.map { .form(pokemon, $0) } ?? .pokemon(pokemon) }

  var historyScope: HistoryScope { .marks }

  func context(showing page: Page?) -> KeyContexts { .tab(tab) }

  func title(in state: AppState) -> String { subject.map(state.words.name(of:)) ?? "" }

  /// Switches to a tab, scrolled to the top.
  mutating func turn(to tab: EntryTab) {
    // End typing in the filter, so that keys are commands again.
    view.table.isFiltering = false
    view.scroll = 0
    if tab == self.tab { return }
    otherTables[self.tab] = view.table
    let game = view.table.game
    view.table = otherTables[tab] ?? TableSettings()
    view.table.game = game
    self.tab = tab
  }

  /// Returns the content of the open tab. It contains only data that the tab shows, so that data
  /// for other tabs doesn't cause the tab to be made again.
  func content(in state: AppState, _ fetched: PageState?) -> (any PageContent)? {
    guard case .entry(let entry) = fetched, entry.id == pokemon,
      var content = EntryContent(entry, form: form, in: state)
    else { return nil }
    content.tab = tab
    content.table = view.table
    content.controls = controls
    content.parts = entry.parts.only(EntryPart.pastCommon + tab.parts)
    tab.page.addContent(&content, self, state)
    return content
  }

  /// Slugs of the versions to take the description from, in order of preference. These are the
  /// versions whose description the user chose, or else those of the game that the page shows.
  func shownVersions(in state: AppState) -> [String] {
    guard descriptionVersions.isEmpty, let game = view.table.game else {
      return descriptionVersions
    }
    let group = state.words.rules.versionGroups.first { $0.slug == game.group }
    return (game.version.map { [$0] } ?? []) + (group?.versions ?? [])
  }
}

// MARK: - Commands

extension AppState {
  /// Opens another page of the entry, scrolled to the top.
  mutating func turn(to tab: EntryTab) {
    guard var entry else { return }
    let keepsLink = tab == entry.tab && data.status.isLoading
    if tab != entry.tab, let game { entry.view.table.game = game }
    entry.turn(to: tab)
    if !keepsLink { entry.view.selectedLink = 0 }
    self.entry = entry
  }

  /// Shows the entry some rows further down in the list, or further up if `rows` is negative. If
  /// the entry was opened from the list, also selects the new entry's row there.
  mutating func stepEntry(by rows: Int) {
    guard var entry else { return list.moveSelection(by: rows) }
    guard let row = list.row(ofID: entry.pokemon) else {
      if list.isArranged { notice = words(.notAmongRows) }
      return
    }
    let target = max(0, min(row + rows, list.rowCount - 1))
    guard let item = list[target] else { return }
    entry.pokemon = item.id
    // The chosen ability is stored as an index among this Pokémon's abilities, which would mean a
    // different ability for the new Pokémon.
    entry.controls[.ability] = nil
    if let game { entry.view.table.game = game }
    entry.view.scrollToTop()
    self.entry = entry
    if stack.depth == 1 { list.select(row: target) }
  }
}
