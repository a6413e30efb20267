package import PokedexFeatures
package import PokedexModel
internal import PokedexQuery
internal import PokedexSets
package import TerminalUI

/// The state of the screen and of everything that keys act on, as a value.
///
/// Only `update` changes the state, and drawing is a pure function of it. The view models own the
/// fetched data; `data` is a copy of it.
package struct AppState: Sendable {
  /// Settings that never change while the program runs.
  package let setup: Setup
  package internal(set) var words: Words
  package internal(set) var window: Window
  package internal(set) var data: PokedexData
  package internal(set) var list = ListScreen()
  package internal(set) var stack = ScreenStack()
  /// Overlay in front of the list or the page.
  package internal(set) var overlay: Overlay?
  /// Overlays under the open one, the topmost last. When the open one closes, the topmost is shown
  /// again.
  var covered: [Overlay] = []
  /// Text field below the list.
  package internal(set) var input: TextInput?
  /// Repeat count typed before a command.
  var count: Int?
  /// Sentence shown until the next key; empty if none exists.
  package internal(set) var notice = "" { didSet { question = nil } }
  /// The question that `notice` asks, if any. The same key again answers it with yes.
  var question: HistoryQuestion?
  package internal(set) var choices = Choices()
  /// The page on top as it is drawn, made at the end of each update. Nil if the list is open, or if
  /// nothing of the page is loaded yet.
  var renderedPage: RenderedPage?
  /// The last data that the view models were told to fetch.
  var needs = FetchNeeds()
  package internal(set) var hasQuit = false
  /// Effects of the current event, in the order in which to carry them out.
  var effects: [Effect] = []

  /// Settings decided before the first screen.
  package struct Setup: Sendable {
    package let source: DataSource
    let keys: KeyTable
    /// Restriction on the characters to draw.
    let symbols: CharacterLimits
    /// Game data that Pokémon sets are checked against.
    let sets: any SetGameData
    /// Engine that answers the queries of the list.
    let engine: QueryEngine
    /// Index of the names that the palette searches.
    let palette: PaletteIndex
    /// Seed for the rows that the term `random:` picks.
    let seed = UInt64.random(in: .min ... .max)
  }

  /// The user's choices that apply to the whole program.
  package struct Choices: Sendable, Equatable {
    /// Slug of the version that the user plays.
    package internal(set) var game: String?
    /// Generation whose data is shown; nil for the newest. If the user plays a game, it is the
    /// game's generation.
    package internal(set) var generation: Int?
    /// Whether data newer than the generation is shown anyway.
    var showsLater = false
    /// Targets that the user opened recently. The palette offers them first.
    var recent = PaletteHistory()
    /// PokeAPI ids of the varieties chosen for comparison, in the order in which they were chosen.
    package internal(set) var compared: [Int] = []
    /// Whether the user has been told which key opens the help, after a key that does nothing.
    var hasShownHelpHint = false
  }

  package init(
    setup: Setup, words: Words, window: Window, data: PokedexData
  ) {
    self.setup = setup
    self.words = words
    self.window = window
    self.data = data
  }

  package var language: Language { words.language }
  package var generation: Int? { choices.generation }

  /// Edition whose facts are shown: the user's game, or the chosen generation. Nil for today's.
  var edition: Edition? {
    words.rules.versionGroups.edition(of: game?.group, orOf: generation)
  }
  /// Game that the user plays, with its version.
  package var game: Game? { choices.game.flatMap(words.rules.versionGroups.game(ofVersion:)) }
  /// The engine, the edition and the settings with which the list finds its rows.
  var listSource: ListSource {
    ListSource(
      engine: setup.engine, edition: edition, showsLater: choices.showsLater, language: language,
      marks: data.marks, seed: setup.seed)
  }
  package var layout: Layout { window.layout }
  var keys: KeyTable { setup.keys }
  /// Whether the settings allow pictures. The number of colours in the terminal is not considered.
  package var allowsPictures: Bool { setup.symbols == .all && window.theme.choice != .mono }
  /// Whether pictures are allowed and the terminal can show them well, with its own protocol or as
  /// half blocks.
  package var showsPictures: Bool {
    allowsPictures && (window.theme.showsPictures || window.graphics != nil)
  }
  /// The terminal's own picture protocol, if it has one.
  var graphics: GraphicsSupport? {
    var graphics = window.graphics
    graphics?.supportsHalfBlocks = window.theme.showsPictures
    return graphics
  }
  /// Number of list rows in view, at least 1.
  var listRows: Int { max(1, layout.listRows.rows) }
}

/// The terminal's window and display capabilities.
package struct Window: Sendable {
  package internal(set) var size: Size { didSet { updateLayout() } }
  /// Width of the list as set by the user; nil for the default.
  var listColumns: Int? { didSet { updateLayout() } }
  /// Whether the edge between list and preview is being dragged.
  var isMovingEdge = false
  /// The terminal's own picture protocol. Nil if it has none, or if it has not answered yet.
  var graphics: GraphicsSupport?
  /// Chosen theme, adapted to the terminal's background.
  package internal(set) var theme: Theme
  package private(set) var layout: Layout
  private let isPlain: Bool

  package init(size: Size, theme: Theme, isPlain: Bool) {
    self.size = size
    self.theme = theme
    self.isPlain = isPlain
    layout = Layout(size: size, isPlain: isPlain)
  }

  private mutating func updateLayout() {
    layout = Layout(size: size, isPlain: isPlain, listColumns: listColumns)
  }
}

/// Open text field below the list.
package enum TextInput: Sendable {
  case search(SearchBox)
  case note(NoteBox)
}

/// Layer in front of the list or a page. At most one is in front.
package enum Overlay: Sendable {
  case help(HelpState)
  case menu(MenuState)
  case palette(PaletteState)
  /// Picture as large as the window.
  case picture

  /// Whether another overlay is of the same kind, regardless of the selections in it.
  func isSameKind(_ other: Overlay) -> Bool {
    switch (self, other) {
    case (.help, .help), (.palette, .palette), (.picture, .picture): true
    case (.menu(let menu), .menu(let other)): menu.kind == other.kind
    default: false
    }
  }
}

extension AppState {
  /// Puts an overlay in front of everything else. The overlay that was open is shown again when
  /// this one closes.
  mutating func show(_ overlay: Overlay) {
    if let open = self.overlay, !open.isSameKind(overlay) { covered.append(open) }
    if let index = covered.firstIndex(where: { $0.isSameKind(overlay) }) {
      covered.removeSubrange(index...)
    }
    self.overlay = overlay
  }

  /// Asks for something to be done outside of the state.
  mutating func request(_ effect: Effect) { effects.append(effect) }

  /// Closes the overlay, and shows the topmost overlay under it again.
  mutating func closeOverlay() { overlay = covered.popLast() }
}
