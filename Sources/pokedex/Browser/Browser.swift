internal import CursesTerminal
internal import DexData
internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import PokemonAPI
internal import TerminalUI
internal import UserStore

/// The full-screen browser. It connects the terminal to the app.
@MainActor
final class Browser {
  let terminal: CursesTerminal
  let app: PokedexApp
  /// Whether the screen is in plain mode, in which the terminal's cursor is at the selection.
  private let isPlain: Bool
  /// Whether colours may be used.
  private let hasColor: Bool
  private let start: StartView
  private let generation: Int?
  /// The slug of the version that the user plays. Nil if none exists.
  private let game: String?
  /// The last session. Nil if none exists, or if it must not be restored.
  private let lastSession: Session?
  private let state: StateFile?
  private var keeper: SessionKeeper?
  /// The rendered screen that the terminal currently shows.
  private var screen = RenderedScreen()
  /// Whether `draw()` is running or already scheduled.
  private var isDrawPending = false
  /// Whether there has been any input from the user.
  private var hasReceivedInput = false

  /// Opens the terminal and creates the app.
  ///
  /// - Throws: `TerminalError` if the terminal can't be used.
  init(
    api: any PokemonAPIProtocol, store: any UserStoreProtocol, invocation: Invocation
  ) throws(TerminalError) {
    let (source, appearance) = (invocation.source, invocation.appearance)
    let opened = invocation.resumes ? invocation.paths.state.flatMap(StateFile.open) : nil
    (state, lastSession) = (opened?.file, opened?.session)
    (start, generation) = (invocation.start, invocation.generation ?? lastSession?.generation)
    game = invocation.game(after: lastSession)
    let language = Self.language(invocation, lastSession)
    terminal = try CursesTerminal(
      usesMouse: invocation.usesMouse, showsCursor: appearance.isPlain,
      symbols: appearance.symbols,
      crashMessage: Sentence.crashed.text(in: language.interface)
        + "\npokedex \(Version.program), ",
      depth: appearance.color.depth)
    let choice = invocation.isThemeExplicit ? nil : lastSession?.theme
    let theme = Theme(
      choice ?? appearance.theme, on: appearance.background, depth: terminal.depth,
      colors: appearance.colors)
    isPlain = appearance.isPlain
    hasColor = appearance.color != .never
    let sharedMarks = SharedMarks()
    app = PokedexApp(
      fetcher: Fetcher(
        api: api, source: source, language: language,
        store: store, sharedMarks: sharedMarks),
      engine: .ofDex { sharedMarks.records }, vocabulary: DexVocabulary(), sets: Dex(),
      size: terminal.size, theme: theme,
      symbols: appearance.symbols, keys: invocation.keys, units: invocation.units,
      palette: .ofDex)
    // The game of the last session may take precedence over the one that the note is about.
    if game == invocation.game ?? invocation.configuredGame { invocation.gameNote.map(report) }
    if let last = lastSession?.game, !GameNames.versions.contains(last) {
      report(Sentence.gameUnknown.text(in: language.interface, Quote.text(last)))
    }
    if let unknown = terminal.unknownTerm {
      report(
        Sentence.termReplaced.text(
          in: language.interface, Quote.text(unknown), CursesTerminal.termName))
    }
    if invocation.resumes, state == nil, let path = invocation.paths.state {
      report(Sentence.stateUnknown.text(in: language.interface, Quote.path(path)))
    }
  }

  /// Shows a sentence as a notice on the screen.
  func report(_ sentence: String) { app.send(.notice(sentence)) }

  /// Runs until the user quits.
  func run(at opening: StartScreen) {
    app.onChange = { [weak self] in self?.scheduleDraw() }
    if let game {
      app.send(.play(game))
    } else if let generation {
      app.send(.choose(generation: generation))
    }
    // This task runs synchronously while it needs only bundled data, so that the first frame is
    // complete.
    Task.immediate {
      await app.start(at: opening)
      begin(at: opening)
    }
    if let state {
      keeper = SessionKeeper(file: state, storedSession: lastSession, after: terminal.wait) {
        [app] in
        app.session
      }
    }
    draw()
    if case .entry(_, let name) = opening { Task { showQueryNotice(name) } }
    terminal.ask(
      forBackground: app.state.window.theme.needsBackground,
      forPictures: hasColor && app.state.allowsPictures && app.fetcher.source.usesNetwork)
    Task { await app.fetcher.fetchNewcomers() }
    terminal.run(handle, takesText: { [app] in app.state.takesText }, afterEvents: draw)
    if hasReceivedInput { keeper?.write() }
  }

  /// Returns the language that an option or the config sets. If none is set, returns the language
  /// of the last session, or else the locale's language. If the screen can show only ASCII and that
  /// language uses non-Latin letters, returns English.
  private static func language(_ invocation: Invocation, _ lastSession: Session?) -> Language {
    let chosen = invocation.isLanguageExplicit ? nil : lastSession?.language
    let language = chosen ?? invocation.language
    let isASCII = invocation.appearance.symbols.contains(.ascii)
    return isASCII && !language.isWrittenInLatin ? .english : language
  }

  /// Restores the last session and opens the requested start view, unless there has been input
  /// already.
  private func begin(at opening: StartScreen) {
    if hasReceivedInput { return }
    if var session = lastSession {
      if start != .last || opening != .list { session.page = nil }
      // An entry, question or query on the command line replaces the session's selection and query.
      switch opening {
      case .list, .rows: break
      case .entry, .question: (session.selection, session.query) = (opening.selection, "")
      // The query is in the list already, unless it has a mistake.
      case .query: (session.selection, session.query) = (nil, app.state.list.search.text)
      }
      app.send(.restore(session))
    }
    guard opening == .list else { return }
    switch start {
    case .last, .list: break
    case .chart: app.send(.open(.typeChart))
    case .natures: app.send(.open(.natures))
    case .growth: app.send(.open(.growthRates))
    }
  }

  /// Whether the store of the user's marks is in use. If so, `finishWriting()` must be called
  /// before the program ends.
  var hasMarks: Bool { app.fetcher.marks.isInUse }

  /// Waits until all marks are written, then closes their store.
  ///
  /// - Returns: a sentence about the error; empty if there was none.
  func finishWriting() async -> String {
    var sentence = ""
    let language = app.state.language.interface
    app.fetcher.marks.didFinish = { outcome in
      switch outcome {
      case .failed(let failure): sentence = ErrorSentence.text(of: failure, in: language)
      case .storeLocked: Program.complain(Sentence.marksHeld.text(in: language))
      default: break
      }
    }
    await app.fetcher.marks.close()
    return sentence
  }

  /// Shows each cache failure as a notice on the screen.
  func report(_ cacheFailures: AsyncStream<CacheFailure>) {
    Task {
      for await failure in cacheFailures {
        report(ErrorSentence.notice(of: failure, in: app.state.language.interface))
      }
    }
  }

  /// Tells the user if the name whose entry was opened is also a query with several results.
  private func showQueryNotice(_ name: String) {
    let settings = QuerySettings(language: app.state.language)
    // No notice is needed if the name isn't a valid query.
    guard let count = try? QueryEngine.ofDex().run(name, in: settings).ids.count, count > 1 else {
      return
    }
    let language = app.state.language.interface
    report(Sentence.nameBeforeQuery.text(in: language, Quote.text(name), String(count)))
  }

  private func handle(_ event: TerminalEvent) {
    isDrawPending = true
    recordInput(event)
    for effect in app.handle(event) {
      switch effect {
      case .terminal(.redraw): terminal.redraw()
      case .terminal(.suspend): terminal.suspend()
      case .terminal(.switchMouse): switchMouse()
      case .copy(let clip): copy(clip)
      }
    }
    if app.state.hasQuit { terminal.close() }
  }

  /// If the event is input from the user, records that there was input and schedules saving the
  /// session.
  private func recordInput(_ event: TerminalEvent) {
    switch event {
    case .key, .mouse, .pasted: hasReceivedInput = true
    case .resized, .graphics, .background, .endRequested: return
    }
    keeper?.recordInput()
  }

  /// Draws the screen. It is called once for all events that arrive together, and once after tasks
  /// have changed the app's state.
  private func draw() {
    isDrawPending = true
    defer { app.rest() }
    // If the terminal isn't ready now, it requests a frame as soon as it is.
    guard terminal.isReady else { return isDrawPending = false }
    let changed = app.draw(on: &screen)
    terminal.present(
      screen.frame, changedIn: changed, cursor: isPlain ? screen.cursor : nil)
    isDrawPending = false
  }

  private func scheduleDraw() {
    if isDrawPending { return }
    isDrawPending = true
    Task { draw() }
  }
}

extension TerminalError {
  func sentence(in language: Language) -> String {
    switch self {
    case .notATerminal: Sentence.notATerminal.text(in: language)
    case .termNotSet: Sentence.termNotSet.text(in: language)
    case .termUnknown(let term): Sentence.termUnknown.text(in: language, Quote.text(term))
    case .termDamaged(let term): Sentence.termDamaged.text(in: language, Quote.text(term))
    case .unusable(let term): Sentence.termUnusable.text(in: language, Quote.text(term))
    }
  }
}
