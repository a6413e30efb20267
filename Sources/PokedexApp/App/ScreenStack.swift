internal import PokedexFeatures
package import PokedexModel
internal import PokedexSets
internal import UserStore

/// Screens opened from the list, each on top of the one that led to it, and the screens that the
/// user has gone back from.
package struct ScreenStack: Sendable {
  /// Screen with a unique number.
  package struct Open: Sendable {
    package let id: Int
    var screen: any Screen

    package var subject: Subject? { screen.subject }
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
  mutating func changeTop(_ change: (inout any Screen) -> Void) {
    if depth > 0 { change(&screens[depth - 1].screen) }
  }

  /// Screens from the first opened one to the visible one.
  package var pathToTop: ArraySlice<Open> { screens[..<depth] }

  /// Opens a screen, and drops the screens that the user has gone back from.
  mutating func open(_ screen: any Screen) {
    screens.removeSubrange(depth...)
    if screens.count == Self.limit { screens.removeFirst() }
    lastID += 1
    screens.append(Open(id: lastID, screen: screen))
    depth = screens.count
  }

  /// Opens the screen of a subject.
  package mutating func open(_ subject: Subject) {
    switch subject {
    case .pokemon(let id): open(EntryScreen(pokemon: id))
    case .form(let id, let form): open(EntryScreen(pokemon: id, form: form))
    case .ability, .move, .type, .item, .eggGroup, .nature, .place, .natures, .growthRates,
      .typeChart, .team, .completeness, .trainer, .trainers,
      .effortSpots:
      open(SubjectScreen(subject: subject))
    }
  }

  /// Goes back a number of screens. `goForward` returns to the screens that were left.
  package mutating func goBack(_ count: Int = 1) { depth = max(0, depth - min(count, depth)) }

  /// Goes forward a number of screens, as far as the user has gone back.
  package mutating func goForward(_ count: Int = 1) {
    depth += min(count, screens.count - depth)
  }

  mutating func goToList() { depth = 0 }
}

/// A screen that was opened from the list: what it shows, and which keys work on it.
protocol Screen: Sendable {
  /// Subject of the page; nil for teams of sets and duels, which are the user's own.
  var subject: Subject? { get }
  /// Scroll position, selection and table settings of the page.
  var view: PageView { get set }

  /// Changes that are undone without a question on this screen.
  var historyScope: HistoryScope { get }

  /// Returns the key context.
  ///
  /// - Parameter page: the page as it was drawn last.
  func context(showing page: Page?) -> KeyContexts
  func title(in state: AppState) -> String
  /// Returns what the page shows. Nil if nothing of it is loaded yet.
  ///
  /// - Parameter fetched: data fetched for the screen, if any.
  func content(in state: AppState, _ fetched: PageState?) -> (any PageContent)?
}

extension Screen {
  var historyScope: HistoryScope { .nothing }
}

/// Content of a page. Pages with equal content look the same in windows of the same size.
protocol PageContent: Sendable, Equatable {
  func page(in layout: Layout, _ words: Words, _ sets: any SetGameData) -> Page
}

extension PageContent {
  func isEqual(to other: any PageContent) -> Bool { (other as? Self) == self }
}

extension AppState {
  /// Scroll position, selection and table settings of the page on top.
  package internal(set) var view: PageView {
    get { stack.top?.screen.view ?? PageView() }
    set { stack.changeTop { $0.view = newValue } }
  }

  /// Entry on top; nil if the list or another screen is on top.
  package internal(set) var entry: EntryScreen? {
    get { stack.top?.screen as? EntryScreen }
    set { if let newValue { stack.changeTop { $0 = newValue } } }
  }

  /// Team of sets on top; nil if the list or another screen is on top.
  package internal(set) var sets: SetsScreen? {
    get { stack.top?.screen as? SetsScreen }
    set { if let newValue { stack.changeTop { $0 = newValue } } }
  }

  /// Duel on top; nil if the list or another screen is on top.
  package internal(set) var duel: DuelScreen? {
    get { stack.top?.screen as? DuelScreen }
    set { if let newValue { stack.changeTop { $0 = newValue } } }
  }
}
