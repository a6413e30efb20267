package import PokedexModel

/// The screens that were opened from the list, each on top of the one that led to it, and those that one
/// has come back from.
package struct ScreenStack: Sendable {
  /// A screen, and a number that no other has.
  package struct Open: Sendable {
    package let id: Int
    package var screen: Screen
  }

  package private(set) var screens: [Open] = []
  /// How many screens deep one is; 0 for the list.
  package private(set) var depth = 0
  private var lastID = 0

  /// So many steps are remembered.
  package static let limit = 100

  package init() {}

  /// The screen to see; nil for the list.
  package var top: Open? { depth > 0 ? screens[depth - 1] : nil }

  /// Changes the screen to see; nothing where that is the list.
  mutating func changeTop(_ change: (inout Screen) -> Void) {
    if depth > 0 { change(&screens[depth - 1].screen) }
  }

  /// The screens that led to the one to see, itself the last.
  package var walked: ArraySlice<Open> { screens[..<depth] }

  /// Opens a screen in place of those further on.
  package mutating func open(_ screen: Screen) {
    screens.removeSubrange(depth...)
    if screens.count == Self.limit { screens.removeFirst() }
    lastID += 1
    screens.append(Open(id: lastID, screen: screen))
    depth = screens.count
  }

  /// Goes a screen back, which stays further on.
  package mutating func goBack() { depth = max(0, depth - 1) }

  /// Goes to the screen that one came back from; nowhere where there is none.
  package mutating func goForward() { depth = min(screens.count, depth + 1) }

  /// Goes back to the list.
  mutating func goToList() { depth = 0 }
}

/// A screen that was opened.
package enum Screen: Sendable {
  case entry(EntryScreen)
  /// A page of anything but an entry: a move, a place, the type chart, a team.
  case subject(SubjectScreen)
  /// A team of sets.
  case sets(SetsScreen)
  /// Two sets against each other.
  case duel(DuelScreen)

  init(_ subject: Subject) {
    if case .pokemon(let id) = subject {
      self = .entry(EntryScreen(pokemon: id))
    } else {
      self = .subject(SubjectScreen(subject: subject))
    }
  }

  /// Nil for teams of sets and duels, which are the user's own.
  package var subject: Subject? {
    switch self {
    case .entry(let entry): .pokemon(entry.pokemon)
    case .subject(let screen): screen.subject
    case .sets, .duel: nil
    }
  }

  /// How its page is looked at.
  var view: PageView {
    get {
      switch self {
      case .entry(let entry): entry.view
      case .subject(let screen): screen.view
      case .sets(let screen): screen.view
      case .duel(let screen): screen.view
      }
    }
    set {
      switch self {
      case .entry(var entry):
        entry.view = newValue
        self = .entry(entry)
      case .subject(var screen):
        screen.view = newValue
        self = .subject(screen)
      case .sets(var screen):
        screen.view = newValue
        self = .sets(screen)
      case .duel(var screen):
        screen.view = newValue
        self = .duel(screen)
      }
    }
  }
}

/// How a page is looked at.
package struct PageView: Sendable, Equatable {
  /// How many lines it is scrolled by.
  package var scroll = 0
  /// The selected link, from 0.
  package var selectedLink = 0
  package var table = TableSettings()
  /// The digits typed into the selected figure so far, as a number.
  var typed: Int?
  /// The link to hold on to while the page is shown in another way.
  var anchor: Anchor?

  /// A link, whatever the page shows besides.
  struct Anchor: Sendable, Equatable {
    let target: Target.Identity
    /// How many links to the same target are before it.
    let earlier: Int
    /// Its row in the window; nil for any in view.
    let row: Int?
  }

  /// Goes to the top.
  mutating func toTop() {
    scroll = 0
    selectedLink = 0
  }
}

/// The page of anything but an entry.
package struct SubjectScreen: Sendable {
  package let subject: Subject
  package var view = PageView()
}

/// An entry that is open on one of its pages.
package struct EntryScreen: Sendable {
  /// PokeAPI's id.
  package internal(set) var pokemon: Int
  package private(set) var tab = EntryTab.overview
  package internal(set) var view = PageView()
  /// What was set on the entry's pages.
  package internal(set) var dials = DialValues()
  /// The slugs of versions whose description is wanted, any of them; none for the newest.
  package internal(set) var describingVersions: [String] = []
  /// The tables of the other pages. The game is that of all.
  private var otherTables: [EntryTab: TableSettings] = [:]

  init(pokemon: Int) {
    self.pokemon = pokemon
  }

  /// Turns to the top of a page.
  mutating func turn(to tab: EntryTab) {
    // What is typed on another page is a key again.
    view.table.isFiltering = false
    view.scroll = 0
    if tab == self.tab { return }
    otherTables[self.tab] = view.table
    let game = view.table.game
    view.table = otherTables[tab] ?? TableSettings()
    view.table.game = game
    self.tab = tab
  }
}

extension AppState {
  /// How the page on top is looked at.
  package internal(set) var view: PageView {
    get { stack.top?.screen.view ?? PageView() }
    set { stack.changeTop { $0.view = newValue } }
  }

  /// The entry on top; nil for the list or another page.
  package internal(set) var entry: EntryScreen? {
    get { if case .entry(let entry) = stack.top?.screen { entry } else { nil } }
    set { if let newValue { stack.changeTop { $0 = .entry(newValue) } } }
  }

  /// The team of sets on top; nil for anything else.
  package internal(set) var sets: SetsScreen? {
    get { if case .sets(let screen) = stack.top?.screen { screen } else { nil } }
    set { if let newValue { stack.changeTop { $0 = .sets(newValue) } } }
  }

  /// The duel on top; nil for anything else.
  package internal(set) var duel: DuelScreen? {
    get { if case .duel(let screen) = stack.top?.screen { screen } else { nil } }
    set { if let newValue { stack.changeTop { $0 = .duel(newValue) } } }
  }
}
