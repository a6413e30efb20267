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

/// The full screen: joins the terminal to the front end.
@MainActor
final class Browser {
  let terminal: CursesTerminal
  let app: PokedexApp
  /// Whether the terminal's cursor is at what is selected.
  private let isPlain: Bool
  /// Whether colours are wanted.
  private let hasColor: Bool
  private let start: StartView
  private let generation: Int?
  /// The version that the user plays; nil for none.
  private let game: String?
  /// The person's place the last time; nil for none, and if the screen starts afresh.
  private let before: Session?
  private let state: StateFile?
  private var keeper: SessionKeeper?
  /// The screen as the terminal shows it.
  private var screen = RenderedScreen()
  /// Whether `draw()` is under way or sure to come.
  private var isToBeDrawn = false
  /// Whether a person has done anything yet.
  private var isTouched = false

  /// - Throws: `TerminalError`.
  init(
    api: any PokemonAPIProtocol, store: any UserStoreProtocol, invocation: Invocation
  ) throws(TerminalError) {
    let (source, appearance) = (invocation.source, invocation.appearance)
    let opened = invocation.resumes ? invocation.paths.state.flatMap(StateFile.open) : nil
    (state, before) = (opened?.file, opened?.session)
    (start, generation) = (invocation.start, invocation.generation ?? before?.generation)
    game = invocation.game(after: before)
    let language = Self.language(invocation, before)
    terminal = try CursesTerminal(
      usesMouse: invocation.usesMouse, showsCursor: appearance.isPlain,
      symbols: appearance.symbols,
      farewell: Sentence.crashed.text(in: language.interface)
        + "\npokedex \(Version.program), ",
      depth: appearance.color.depth)
    let choice = invocation.isThemeWanted ? nil : before?.theme
    let theme = Theme(
      choice ?? appearance.theme, on: appearance.ground, depth: terminal.depth,
      colors: appearance.colors)
    isPlain = appearance.isPlain
    hasColor = appearance.color != .never
    let book = MarkBook()
    app = PokedexApp(
      model: PokedexViewModel(
        api: api, source: source, language: language,
        search: { .ofDex { book.records } }, store: store, book: book),
      vocabulary: DexVocabulary(), sets: Dex(), size: terminal.size, theme: theme,
      symbols: appearance.symbols, keys: invocation.keys, units: invocation.units,
      palette: .ofDex)
    if let last = before?.game, !GameNames.versions.contains(last) {
      tell(Sentence.gameUnknown.text(in: language.interface, Quote.text(last)))
    }
    if invocation.resumes, state == nil, let path = invocation.paths.state {
      tell(Sentence.stateUnknown.text(in: language.interface, Quote.path(path)))
    }
  }

  /// Says something once.
  func tell(_ sentence: String) { app.send(.notice(sentence)) }

  /// Runs until the user quits.
  func run(at opening: Opening) {
    app.onChange = { [weak self] in self?.change() }
    if let game {
      app.send(.play(game))
    } else if let generation {
      app.send(.choose(generation: generation))
    }
    // Runs at once as far as bundled data goes, so that the first frame is complete.
    Task.immediate {
      await app.start(at: opening)
      begin(at: opening)
    }
    if let state {
      keeper = SessionKeeper(file: state, found: before, after: terminal.wait) { [app] in
        app.session
      }
    }
    draw()
    if case .entry(_, let name) = opening { Task { tellOfQuery(name) } }
    terminal.ask(
      forGround: app.state.window.theme.needsGround,
      forPictures: hasColor && app.state.allowsPictures && app.model.source.usesNetwork)
    Task { await app.model.fetchNewcomers() }
    terminal.run(handle, takesText: { [app] in app.state.takesText }, settle: draw)
    if isTouched { keeper?.write() }
  }

  /// The language that is chosen, else that of the last time; where the screen has letters of ASCII alone,
  /// one that is written in them.
  private static func language(_ invocation: Invocation, _ before: Session?) -> Language {
    let chosen = invocation.isLanguageWanted ? nil : before?.language
    let language = chosen ?? invocation.language
    let isASCII = invocation.appearance.symbols.contains(.ascii)
    return isASCII && !language.isWrittenInLatin ? .english : language
  }

  /// Goes where one wants to start, unless one has gone elsewhere meanwhile.
  private func begin(at opening: Opening) {
    if isTouched { return }
    if var session = before {
      if start != .last || opening != .list { session.page = nil }
      // The opening that is asked for goes before the session's.
      switch opening {
      case .list: break
      case .entry, .question: (session.selection, session.query) = (opening.selection, "")
      case .query(let text): (session.selection, session.query) = (nil, text)
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

  /// Whether something was marked, which is to be written and closed.
  var hasMarks: Bool { app.model.marks.isInUse }

  /// Waits until it has been.
  ///
  /// - Returns: why something could not be; empty for nothing.
  func finishWriting() async -> String {
    var sentence = ""
    let language = app.model.language.interface
    app.model.marks.didFinish = { outcome in
      switch outcome {
      case .failed(let failure): sentence = ErrorSentence.text(of: failure, in: language)
      case .held: Program.complain(Sentence.marksHeld.text(in: language))
      default: break
      }
    }
    await app.model.marks.close()
    return sentence
  }

  /// Says why there is no cache, or what is amiss with it.
  func tell(_ cacheFailures: AsyncStream<CacheFailure>) {
    Task {
      for await failure in cacheFailures {
        tell(ErrorSentence.notice(of: failure, in: app.model.language.interface))
      }
    }
  }

  /// Says that a name is also a query that finds more than the entry that is open.
  private func tellOfQuery(_ name: String) {
    let settings = QuerySettings(language: app.model.language)
    // A name that is no query needs no word.
    guard let count = try? QueryEngine.ofDex().run(name, in: settings).ids.count, count > 1 else {
      return
    }
    let language = app.model.language.interface
    tell(Sentence.nameBeforeQuery.text(in: language, Quote.text(name), String(count)))
  }

  private func handle(_ event: TerminalEvent) {
    isToBeDrawn = true
    note(event)
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

  /// Has it written down, in a while, what a person does.
  private func note(_ event: TerminalEvent) {
    switch event {
    case .key, .mouse, .pasted: isTouched = true
    case .resized, .graphics, .ground, .endRequested: return
    }
    keeper?.note()
  }

  /// Draws what there is to see: once for all the events that came together, and for what a task
  /// changes in a turn of its own.
  private func draw() {
    isToBeDrawn = true
    defer { app.rest() }
    // Else it will ask for it as soon as it is.
    guard terminal.isReady else { return isToBeDrawn = false }
    let changed = app.draw(on: &screen)
    terminal.present(
      screen.frame, changedIn: changed, cursor: isPlain ? screen.cursor : nil)
    isToBeDrawn = false
  }

  private func change() {
    if isToBeDrawn { return }
    isToBeDrawn = true
    Task { draw() }
  }
}

extension TerminalError {
  /// The sentence for it.
  func sentence(in language: Language) -> String {
    switch self {
    case .notATerminal: Sentence.notATerminal.text(in: language)
    case .termNotSet: Sentence.termNotSet.text(in: language)
    case .termUnknown(let term): Sentence.termUnknown.text(in: language, Quote.text(term))
    case .unusable(let term): Sentence.termUnusable.text(in: language, Quote.text(term))
    }
  }
}
