internal import PokedexFeatures

/// Where one is on a page that was opened, and what one has chosen to see of it.
struct PageState {
  /// Which of an entry's pages is open.
  var tab = EntryTab.overview { didSet { changeTable(from: oldValue) } }
  /// How many lines it is scrolled by.
  var scroll = 0
  /// The selected link, from 0.
  var selectedLink = 0
  var table = TableSettings()
  /// What was set on the entry's pages.
  var dials = DialValues()
  /// What was chosen on an entry's other pages.
  private var otherTables: [(tab: EntryTab, table: TableSettings)] = []
  /// The slugs of versions whose description is wanted, any of them; none for the newest.
  var describingVersions: [String] = []

  /// Turns to the top of a page.
  mutating func turn(to tab: EntryTab) {
    // What is typed on another page is a key again.
    table.isFiltering = false
    self.tab = tab
    scroll = 0
  }

  /// Every page of an entry has a table of its own; the game is that of all.
  private mutating func changeTable(from old: EntryTab) {
    if old == tab { return }
    let known = otherTables.first { $0.tab == tab }?.table
    otherTables.removeAll { $0.tab == tab }
    otherTables.append((old, table))
    let game = table.game
    table = known ?? TableSettings()
    table.game = game
  }
}

/// The states of the pages that were opened, each found by its page.
struct PageStates {
  /// In the order of the trail, which has a hundred pages at the most.
  private var states: [(page: ObjectIdentifier, state: PageState)] = []

  @MainActor
  subscript(page: any PageViewModel) -> PageState {
    get {
      let id = ObjectIdentifier(page)
      return states.last { $0.page == id }?.state ?? PageState()
    }
    set {
      let id = ObjectIdentifier(page)
      if let index = states.lastIndex(where: { $0.page == id }) {
        states[index].state = newValue
      } else {
        states.append((id, newValue))
      }
    }
  }

  /// Forgets those of pages that can't be gone to any more.
  @MainActor
  mutating func keep(_ pages: [any PageViewModel]) {
    let ids = pages.map { ObjectIdentifier($0) }
    states.removeAll { !ids.contains($0.page) }
  }
}
