package import PokedexFeatures
package import PokedexModel
package import TerminalUI

/// The front end: turns events into what the view models do, and what they say into what there is to
/// see. It has what lies between keys and frames: how far a view is scrolled, what is typed, what is open.
@MainActor
package final class PokedexApp {
  /// What only a driver can do.
  package enum Effect: Sendable {
    case none, redraw, suspend
    /// To have the mouse, or to leave it to the terminal.
    case switchMouse
  }

  package let model: PokedexViewModel
  private(set) var layout: Layout
  /// What is chosen.
  package internal(set) var theme: Theme
  let vocabulary: any Vocabulary
  /// Which characters the screen may have.
  let symbols: Symbols
  /// What keys do.
  let keys: KeyTable
  var words: Words
  var rows = ListRows()
  /// The page to see, as much of it as is needed; nil while nothing of it has come, and for the list.
  var openPage: OpenPage?
  var madePages = MadePages()
  /// What is to be done once the frame is out.
  var ahead: Ahead?
  /// Whether a person has turned an entry's pages, and will again. Others never need what the other pages are
  /// made of: it takes as much memory as all the rest.
  var turnsPages = false
  var pictures = Pictures()
  var madeOverview = MadeOverview()
  var madeStrip = MadeStrip()
  /// What of them is to be seen.
  var previewPicture = ShownPicture()
  /// Where the selected entry's picture is; nil where there is no room for it.
  var previewBox: Size?
  var largePicture: ScreenState.LargePicture?
  /// How the terminal shows pictures by itself; nil for not at all, or until it has said so.
  var graphics: Graphics?

  /// Of all pages that were opened.
  private var pageStates = PageStates()
  /// Of the page to see.
  var pageState: PageState {
    get { model.page.map { pageStates[$0] } ?? PageState() }
    set { if let page = model.page { pageStates[page] = newValue } }
  }
  /// Whether what follows from the last event is still to be made. It is when there is a frame, or an event
  /// that could depend on it: of keys that come together, only the text that the last has made is looked for.
  var isBehind = false
  /// The digits typed before a key.
  var count: Int?
  /// The list's row at the top of the window.
  var firstRow = 0
  var helpScroll = 0
  /// What is typed to find a key in it.
  var helpFilter = TableSettings()
  /// Where the help was called from.
  var helpPlace = KeyBinding.Places.list
  /// The entry's page that it was called from; nil for anything else.
  var helpTab: EntryTab?
  /// The selected row of the languages, of the games, and of any other menu, which may stand behind them.
  private var rowOfLanguage = 0
  private var rowOfMenu = 0
  private var rowOfGame = 0
  /// The row of the menu to see that is selected.
  var menuRow: Int {
    get {
      switch model.overlay {
      case .languages: rowOfLanguage
      case .games: rowOfGame
      default: rowOfMenu
      }
    }
    set {
      switch model.overlay {
      case .languages: rowOfLanguage = newValue
      case .games: rowOfGame = newValue
      default: rowOfMenu = newValue
      }
    }
  }
  /// The note that is being written; nil for none.
  var noteBox: NoteBox?
  /// What is being typed to search the list; nil for nothing.
  var searchBox: SearchBox?
  var palette = Palette()
  /// What was gone to, for the palette to offer.
  var gone = PaletteHistory()
  let paletteIndex: PaletteIndex
  /// What is to go to the clipboard; nil for nothing.
  var clip: Clip?
  /// How wide a person has made the list; nil for as wide as usual.
  var listColumns: Int? { didSet { lay(out: windowSize) } }
  private var windowSize: Size
  var isMovingEdge = false
  /// Whether keys mean nothing until Escape or Enter, because what is typed was meant to filter what
  /// can't be.
  var isSwallowing = false

  /// - Parameters:
  ///   - symbols: which characters the screen may have.
  ///   - palette: what the palette knows of the tables; nil for nothing.
  package init(
    model: PokedexViewModel, vocabulary: any Vocabulary, size: Size, theme: Theme,
    symbols: Symbols = .all, keys: KeyTable = .usual, units: Units = .metric,
    palette: PaletteSource? = nil
  ) {
    self.model = model
    self.vocabulary = vocabulary
    self.keys = keys
    paletteIndex = PaletteIndex(source: palette, vocabulary: vocabulary)
    windowSize = size
    layout = Layout(size: size, isPlain: symbols.contains(.plain))
    self.theme = theme
    self.symbols = symbols
    words = Words(
      language: model.language, vocabulary: vocabulary, symbols: symbols, units: units)
    model.marks.didFinish = { [weak self] in self?.say($0) }
  }

  /// Takes an event.
  ///
  /// - Returns: what the driver is to do.
  package func handle(_ event: TerminalEvent) -> Effect {
    if isBehind, !isForBox(event) { update() }
    isBehind = true
    switch event {
    case .key(let key): return handle(key)
    case .mouse(let mouse): return handle(mouse)
    case .pasted(let text): paste(text)
    case .resized(let size):
      windowSize = size
      lay(out: size)
    case .graphics(let graphics): self.graphics = graphics
    case .ground(let color): theme = theme.on(Ground(of: color))
    case .endRequested: model.quit()
    }
    return .none
  }

  /// Whether it changes a box's text, whatever that has found so far.
  private func isForBox(_ event: TerminalEvent) -> Bool {
    guard case .key(let key) = event else { return false }
    switch model.overlay {
    case .palette: if keys.intent(of: key, in: .palette) != nil { return false }
    case nil where searchBox != nil: break
    default: return false
    }
    if case .character = key { return true }
    switch keys.intent(of: key, in: .box) {
    case .edit, nil: return true
    default: return false
    }
  }

  private func lay(out size: Size) {
    layout = Layout(
      size: size, isPlain: symbols.contains(.plain), listColumns: listColumns)
  }

  /// Opens what a screen may start with. Nothing else is to be open.
  package func show(_ subject: Subject) { open(subject) }

  /// Shows everything as of a generation; nil for today's.
  package func show(asOf generation: Int?) { choose(generation: generation) }

  /// The frame for what there is to see now.
  package func frame() -> Frame {
    if isBehind { update() }
    return Screens.render(state, in: layout, theme: shownTheme)
  }

  /// Draws what there is to see now over what was there before.
  ///
  /// - Returns: the parts of the screen's frame that were drawn anew.
  package func draw(on screen: inout Screen) -> [Rect] {
    if isBehind { update() }
    return screen.draw(state, in: layout, theme: shownTheme)
  }

  /// Does what nobody waits for, and is to be called when the frame is out: gives back what is kept of
  /// pages that were seen long ago, and reads what another program may have marked.
  package func rest() {
    madePages.trim()
    model.marks.refresh()
  }

  /// Opens the page of a subject on top of the one to see, in the same game.
  func open(_ subject: Subject) {
    open(Destination(subject, game: model.page == nil ? nil : wholePage?.game))
  }

  /// Opens what a link leads to on top of the page to see, in the game of the link or else that which is
  /// wanted of the page: what one reads of something in a game one wants to read of the next, too.
  func open(_ destination: Destination) {
    gone.note(.subject(destination.subject))
    let wanted = pageState.describingVersions
    let game = destination.game ?? pageState.table.game
    let before = model.page
    model.open(destination.subject)
    guard model.page !== before else { return }
    if turnsPages { ahead = .pages }
    pageStates.keep(model.trail.pages)
    pageState.table.game = game
    if model.entry != nil, destination.game == nil { pageState.describingVersions = wanted }
  }
}
