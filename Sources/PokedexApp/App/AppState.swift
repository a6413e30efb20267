package import PokedexFeatures
package import PokedexModel
internal import PokedexSets
package import TerminalUI

/// All that is on the screen and all that keys act on, as a value.
///
/// `update` is the only code that changes it; drawing is a pure function of it. View models own what is
/// fetched: `data` is what they hold.
package struct AppState: Sendable {
  /// Settings that never change while the program runs.
  package let setup: Setup
  package internal(set) var words: Words
  package internal(set) var window: Window
  package internal(set) var data: PokedexData
  var list = ListScreen()
  package internal(set) var stack = ScreenStack()
  /// The overlay in front of the list or the page; nil for none.
  package internal(set) var overlay: Overlay?
  /// The overlays that the open one was opened from; each is shown again when the one after it closes.
  var covered: [Overlay] = []
  /// The line that is being typed below the list; nil for none.
  package internal(set) var input: TextInput?
  /// The digits typed before a key.
  var count: Int?
  /// A sentence that is shown until the next key; empty for none.
  package internal(set) var notice = ""
  package internal(set) var choices = Choices()
  /// The last request to the view models.
  var needs = Needs()
  package internal(set) var hasQuit = false

  /// Settings decided before the first screen.
  package struct Setup: Sendable {
    package let source: Source
    let keys: KeyTable
    /// Which characters the screen may have.
    let symbols: Symbols
    /// Facts that sets are checked against.
    let sets: any SetBook
  }

  /// Choices of the user for the whole program.
  package struct Choices: Sendable, Equatable {
    /// The version that the user plays, by its slug; nil for none.
    package internal(set) var game: String?
    /// The generation as of which everything is shown, that of the game if there is one; nil for today's.
    package internal(set) var generation: Int?
    /// Whether what did not exist yet in the generation is shown all the same.
    var showsLater = false
    /// Recent targets, which the palette offers first.
    var recent = PaletteHistory()
    /// The varieties to stand side by side, by PokeAPI's ids, in the order of choosing.
    package internal(set) var team: [Int] = []
    /// Whether the hint for keys that do nothing has been given.
    var hasToldOfHelp = false
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
  /// The game that the user plays, with its version; nil for none.
  package var game: Game? { choices.game.flatMap(words.rules.versionGroups.game(ofVersion:)) }
  package var layout: Layout { window.layout }
  var keys: KeyTable { setup.keys }
  /// Whether pictures are wanted, however few colours the terminal has.
  package var allowsPictures: Bool { setup.symbols == .all && window.theme.choice != .mono }
  /// Whether pictures look like anything here, shown by the terminal itself or in half blocks.
  package var showsPictures: Bool {
    allowsPictures && (window.theme.showsPictures || window.graphics != nil)
  }
  /// The terminal's own way to show pictures; nil for none.
  var graphics: Graphics? {
    var graphics = window.graphics
    graphics?.hasBlocks = window.theme.showsPictures
    return graphics
  }
  /// How many rows of the list are in view, at least one.
  var listRows: Int { max(1, layout.listRows.rows) }
}

/// The window, and what the terminal can show in it.
package struct Window: Sendable {
  package internal(set) var size: Size { didSet { lay() } }
  /// How wide a person has made the list; nil for the default.
  var listColumns: Int? { didSet { lay() } }
  /// Whether the edge between the list and the preview is being dragged.
  var isMovingEdge = false
  /// How the terminal shows pictures by itself; nil for not at all, or until it has said so.
  var graphics: Graphics?
  /// What is chosen.
  package internal(set) var theme: Theme
  package private(set) var layout: Layout
  private let isPlain: Bool

  package init(size: Size, theme: Theme, isPlain: Bool) {
    self.size = size
    self.theme = theme
    self.isPlain = isPlain
    layout = Layout(size: size, isPlain: isPlain)
  }

  private mutating func lay() {
    layout = Layout(size: size, isPlain: isPlain, listColumns: listColumns)
  }
}

/// A line of text that is being typed below the list.
package enum TextInput: Sendable {
  case search(SearchBox)
  case note(NoteBox)
}

/// A layer in front of the list or a page. There is at most one.
package enum Overlay: Sendable {
  case help(HelpState)
  case menu(MenuState)
  case palette(PaletteState)
  /// A picture as large as the window.
  case picture

  /// Whether another is the same, whatever is selected in it.
  func isLike(_ other: Overlay) -> Bool {
    switch (self, other) {
    case (.help, .help), (.palette, .palette), (.picture, .picture): true
    case (.menu(let menu), .menu(let other)): menu.kind == other.kind
    default: false
    }
  }
}

extension AppState {
  /// Puts an overlay in front of all else. The one that is open comes back when this one closes.
  mutating func show(_ overlay: Overlay) {
    if let open = self.overlay, !open.isLike(overlay) { covered.append(open) }
    if let place = covered.firstIndex(where: { $0.isLike(overlay) }) {
      covered.removeSubrange(place...)
    }
    self.overlay = overlay
  }

  /// Closes the overlay.
  mutating func closeOverlay() { overlay = covered.popLast() }
}
