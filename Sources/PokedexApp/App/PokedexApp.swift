package import PokedexFeatures
package import PokedexModel
package import PokedexQuery
package import PokedexSets
internal import PokedexText
package import TerminalUI

/// The front end, which holds the state, updates it when events occur, and carries out effects.
///
/// ```
/// event ─▶ update(&state) ─▶ needs ─▶ view models ─▶ data ─▶ state
///                         ╰▶ effects ─▶ marks, pictures, terminal ─▶ event
/// ```
@MainActor
package final class PokedexApp {
  package let fetcher: Fetcher
  package internal(set) var state: AppState
  /// Closure to call when the view models have changed without an event. The screen must then be
  /// drawn again.
  package var onChange: () -> Void = {}
  /// Effects that the driver has yet to carry out.
  private var driverEffects: [DriverEffect] = []
  /// Whether `state.data` is out of date.
  private var isStale = false
  /// Whether an event is being handled.
  private var isBusy = false
  private var isSearchPrepared = false

  /// Effect that only the driver of a terminal can carry out.
  package enum DriverEffect: Sendable, Equatable {
    case terminal(TerminalCommand)
    case copy(Clip)
  }

  /// - Parameters:
  ///   - engine: engine that answers the queries of the list.
  ///   - sets: game data that Pokémon sets are checked against.
  ///   - symbols: restriction on the characters to draw.
  ///   - palette: source of the names that the palette searches; nil to search no names.
  package init(
    fetcher: Fetcher, engine: QueryEngine, vocabulary: any Vocabulary,
    sets: any SetGameData, size: Size, theme: Theme,
    symbols: CharacterLimits = .all, keys: KeyTable = .defaultKeys, units: Units = .metric,
    palette: PaletteSource? = nil
  ) {
    self.fetcher = fetcher
    state = AppState(
      setup: AppState.Setup(
        source: fetcher.source, keys: keys, symbols: symbols, sets: sets, engine: engine,
        palette: PaletteIndex(source: palette, vocabulary: vocabulary)),
      words: Words(
        language: fetcher.needs.language, vocabulary: vocabulary, symbols: symbols, units: units),
      window: Window(size: size, theme: theme, isPlain: symbols.contains(.plain)),
      data: fetcher.data)
    state.list.take(state.data.list, in: state.listSource)
    fetcher.changes.onChange = { [weak self] in self?.modelHasChanged() }
    fetcher.marks.didFinish = { [weak self] in self?.report(.marked($0)) }
    fetcher.pictures.entry.didFindNoPicture = { [weak self] in
      guard let self else { return }
      report(.notice(state.words(.noSuchPicture)))
    }
  }

  private func modelHasChanged() {
    isStale = true
    if !isBusy { onChange() }
  }

  /// Handles an event that was not caused by a key, then requests a redraw.
  private func report(_ event: AppEvent) {
    send(event)
    onChange()
  }

  /// Handles an event and all events that its effects cause immediately.
  package func send(_ event: AppEvent) {
    pending.append(event)
    settle()
  }

  /// Handles waiting events and updates the state from view models that have changed.
  package func settle() {
    if isBusy { return }
    isBusy = true
    defer { isBusy = false }
    while isStale || !pending.isEmpty {
      let event = isStale ? .data(fetchedData) : pending.removeFirst()
      for effect in state.update(event, fetch: fetch) { run(effect) }
    }
  }

  /// The data of the view models. The state is up to date once it has taken it.
  private var fetchedData: PokedexData {
    isStale = false
    return fetcher.data
  }

  /// Events to handle after the current one.
  private var pending: [AppEvent] = []

  /// Handles an event of the terminal.
  ///
  /// - Returns: effects for the driver to carry out.
  package func handle(_ event: TerminalEvent) -> [DriverEffect] {
    send(.terminal(event))
    defer { driverEffects = [] }
    return driverEffects
  }

  /// Draws the current state over the previous frame.
  ///
  /// - Returns: the areas of the frame that were redrawn.
  package func draw(on screen: inout RenderedScreen) -> [Rect] {
    settle()
    return screen.draw(state)
  }

  /// Returns the frame for the current state.
  package func frame() -> Frame {
    settle()
    return RenderedScreen.frame(of: state)
  }

  /// Does the one-time work of the first search in advance, so that the first search is as fast as
  /// later ones. Fetches nothing.
  private func prepareSearch() {
    guard !isSearchPrepared, state.list.search.text.isEmpty else { return }
    isSearchPrepared = true
    // Most searches combine a type, a number and a name.
    for text in ["water speed>=1", "a"] {
      _ = state.list.isQueryWithResults(text, in: state.listSource)
    }
    _ = NamePattern("a").marks(in: "a")
  }

  /// Reads marks that another program may have changed. Also prepares the open search box or
  /// palette, so that its first letter is handled without delay. Call it after the frame is
  /// written.
  package func rest() {
    fetcher.marks.refresh()
    if state.searchBox != nil { prepareSearch() }
    if state.palette != nil { state.setup.palette.prepare() }
  }
}

// MARK: - Carrying effects out

extension PokedexApp {
  private func run(_ effect: Effect) {
    switch effect {
    case .mark(let command): run(command)
    case .picture(let command): run(command)
    case .retry: fetcher.retry()
    case .copy(let clip): driverEffects.append(.copy(clip))
    case .terminal(let command): driverEffects.append(.terminal(command))
    case .quit: fetcher.quit()
    }
  }

  private func fetch(_ needs: FetchNeeds) -> PokedexData {
    fetcher.want(needs)
    return fetchedData
  }

  private func run(_ command: MarkCommand) {
    switch command {
    case .toggle(let mark, let id): fetcher.marks.toggle(mark, of: id)
    case .write(let note, let id): fetcher.marks.write(note, on: id)
    case .save(let team): fetcher.marks.save(team: team)
    case .delete(let name): fetcher.marks.delete(team: name)
    case .perform(let move, let scope): fetcher.marks.perform(move, in: scope)
    case .choose(let game): fetcher.marks.choose(game: game)
    }
  }

  private func run(_ command: PictureCommand) {
    let picture = fetcher.pictures.entry
    switch command {
    case .toggleShiny: picture.toggleShiny()
    case .flip: picture.flip()
    case .toggleFemale: picture.toggleFemale()
    case .toggleArtwork: picture.toggleArtwork()
    }
  }
}

// MARK: - Starting

/// First screen to show.
package enum StartScreen: Sendable, Equatable {
  case list
  /// The entry with a PokeAPI id, and the name that the user typed for it.
  case entry(Int, named: String)
  /// Page that answers a question.
  case question(Question)
  /// Results of a query.
  case query(String)
  /// Rows other than Pokémon that a text asks for.
  case rows(QueryListKind, String)

  /// PokeAPI id of the entry to select in the list, if any.
  package var selection: Int? {
    switch self {
    case .entry(let id, _): id
    case .question(let question): question.pokemon.first
    case .list, .query, .rows: nil
    }
  }
}

extension PokedexApp {
  /// Fetches the list and shows the first screen. If the bundled data is enough for that screen, it
  /// is shown immediately.
  package func start(at startScreen: StartScreen) async {
    switch startScreen {
    case .entry(let id, let name): send(.open(state.words.subject(ofVariety: id, named: name)))
    case .question(let question): send(.ask(question))
    case .list, .query, .rows: break
    }
    await fetcher.start()
    settle()
    if case .query(let text) = startScreen { send(.list(query: text)) }
    if case .rows(_, let text) = startScreen { send(.find(text)) }
    if let id = startScreen.selection { send(.select(id)) }
  }

  /// Current state as a session, to restore at the next start.
  package var session: Session { state.session }
}
