package import PokedexModel

/// Screens opened from the list, each on top of the one that led to it, and the screens that the
/// user has gone back from.
package struct ScreenStack: Sendable {
  /// Screen with a unique number.
  package struct Open: Sendable {
    package let id: Int
    package var screen: Screen
  }

  package private(set) var screens: [Open] = []
  /// Number of open screens; 0 while the list is in front.
  package private(set) var depth = 0
  private var lastID = 0

  /// Maximum number of screens remembered.
  package static let limit = 100

  package init() {}

  /// Visible screen; nil while the list is in front.
  package var top: Open? { depth > 0 ? screens[depth - 1] : nil }

  /// Changes the visible screen. Does nothing on the list.
  mutating func changeTop(_ change: (inout Screen) -> Void) {
    if depth > 0 { change(&screens[depth - 1].screen) }
  }

  /// Screens from the first opened one to the visible one.
  package var pathToTop: ArraySlice<Open> { screens[..<depth] }

  /// Opens a screen, and drops the screens that the user has gone back from.
  package mutating func open(_ screen: Screen) {
    screens.removeSubrange(depth...)
    if screens.count == Self.limit { screens.removeFirst() }
    lastID += 1
    screens.append(Open(id: lastID, screen: screen))
    depth = screens.count
  }

  /// Goes back one screen. `goForward` returns to the screen that was left.
  package mutating func goBack() { depth = max(0, depth - 1) }

  /// Goes forward one screen, if the user has gone back.
  package mutating func goForward() { depth = min(screens.count, depth + 1) }

  mutating func goToList() { depth = 0 }
}

/// Screen that was opened.
package enum Screen: Sendable {
  case entry(EntryScreen)
  /// Page of a subject other than an entry: a move, a place, the type chart or a team.
  case subject(SubjectScreen)
  /// Team of sets.
  case sets(SetsScreen)
  /// Duel between two sets.
  case duel(DuelScreen)

  init(_ subject: Subject) {
    switch subject {
    case .pokemon(let id): self = .entry(EntryScreen(pokemon: id))
    case .form(let id, let form): self = .entry(EntryScreen(pokemon: id, form: form))
    default: self = .subject(SubjectScreen(subject: subject))
    }
  }

  /// Subject of the screen; nil for teams of sets and duels, which are the user's own.
  package var subject: Subject? {
    switch self {
    case .entry(let entry): entry.form.map { .form(entry.pokemon, $0) } ?? .pokemon(entry.pokemon)
    case .subject(let screen): screen.subject
    case .sets, .duel: nil
    }
  }

  /// Scroll position, selection and table settings of its page.
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

/// Scroll position, selection and table settings of a page.
package struct PageView: Sendable, Equatable {
  /// Number of lines scrolled past.
  package var scroll = 0
  /// Index of the selected link.
  package var selectedLink = 0
  package var table = TableSettings()
  /// Number typed so far into the selected number field.
  var typed: Int?
  /// Link to keep selected while the page changes its layout or content.
  var anchor: Anchor?

  /// A link's target and position, by which the link is found again after the page has changed.
  struct Anchor: Sendable, Equatable {
    let target: SpanTarget.Identity
    /// Number of links to the same target that precede this link on the page.
    let earlier: Int
    /// Row in the window to keep the link in; nil if any visible row will do.
    let row: Int?
  }

  /// Scrolls to the top and selects the first link.
  mutating func scrollToTop() {
    scroll = 0
    selectedLink = 0
  }
}

/// Page of a subject other than an entry.
package struct SubjectScreen: Sendable {
  package let subject: Subject
  package var view = PageView()
}

/// An open entry and its selected tab.
package struct EntryScreen: Sendable {
  /// PokeAPI id of the variety.
  package internal(set) var pokemon: Int {
    didSet { form = nil }
  }
  /// Slug of the form that is shown. Nil for the variety's usual form.
  package private(set) var form: String?
  package private(set) var tab = EntryTab.overview
  package internal(set) var view = PageView()
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
}

extension AppState {
  /// Scroll position, selection and table settings of the page on top.
  package internal(set) var view: PageView {
    get { stack.top?.screen.view ?? PageView() }
    set { stack.changeTop { $0.view = newValue } }
  }

  /// Entry on top; nil if the list or another screen is on top.
  package internal(set) var entry: EntryScreen? {
    get { if case .entry(let entry) = stack.top?.screen { entry } else { nil } }
    set { if let newValue { stack.changeTop { $0 = .entry(newValue) } } }
  }

  /// Team of sets on top; nil if the list or another screen is on top.
  package internal(set) var sets: SetsScreen? {
    get { if case .sets(let screen) = stack.top?.screen { screen } else { nil } }
    set { if let newValue { stack.changeTop { $0 = .sets(newValue) } } }
  }

  /// Duel on top; nil if the list or another screen is on top.
  package internal(set) var duel: DuelScreen? {
    get { if case .duel(let screen) = stack.top?.screen { screen } else { nil } }
    set { if let newValue { stack.changeTop { $0 = .duel(newValue) } } }
  }
}
