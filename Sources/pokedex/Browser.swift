internal import CursesTerminal
internal import DexData
internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexScreens
internal import PokedexText
internal import PokemonAPI
internal import TerminalUI

/// The full screen: joins the terminal to the front end.
@MainActor
final class Browser {
  private let terminal: CursesTerminal
  private let app: PokedexApp
  /// Whether there may be pictures that are more than cells.
  private let hasPictures: Bool
  private let start: StartView
  private let generation: Int?
  /// Where the person was the last time; nil for nowhere, and where nobody wants to know.
  private let before: Session?
  private let state: StateFile?
  private var keeper: SessionKeeper?
  /// What the terminal shows.
  private var screen = Screen()
  /// Whether `draw()` is under way or sure to come.
  private var isToBeDrawn = false
  /// Whether a person has done anything yet.
  private var isTouched = false

  /// - Throws: `TerminalError`.
  init(
    api: any PokemonAPIProtocol, invocation: Invocation, allowsColor: Bool
  ) throws(TerminalError) {
    let source = invocation.source
    let opened = invocation.resumes ? invocation.paths.state.flatMap(StateFile.open) : nil
    (state, before) = (opened?.file, opened?.session)
    let language =
      invocation.isLanguageWanted
      ? invocation.language : before?.language ?? invocation.language
    start = invocation.start
    generation = invocation.generation ?? before?.generation
    terminal = try CursesTerminal(
      usesMouse: invocation.usesMouse,
      farewell: Sentence.crashed.text(in: language.interface) + "\n")
    let theme = Theme(colorCount: terminal.colorCount, allowsColor: allowsColor)
    hasPictures = theme.showsPictures && source.usesNetwork
    app = PokedexApp(
      model: PokedexViewModel(
        api: api, source: source, language: language,
        search: QueryListSearch { .ofDex() }),
      vocabulary: DexVocabulary(), size: terminal.size, theme: theme,
      keys: invocation.keys, units: invocation.units,
      palette: PaletteSource(names: { Dex().allNames }, subject: { Dex().subject(of: $0) }))
  }

  /// Says something once.
  func tell(_ sentence: String) { app.model.note(sentence) }

  /// Runs until the user quits.
  func run() {
    app.model.changes.onChange = { [weak self] in self?.change() }
    if let generation { app.show(asOf: generation) }
    // Runs at once as far as bundled data goes, so that the first frame is complete.
    Task.immediate {
      await app.model.start()
      begin()
    }
    if let state {
      keeper = SessionKeeper(file: state, found: before) { [app] in app.session }
    }
    draw()
    if hasPictures { terminal.askForGraphics() }
    Task { await app.model.fetchNewcomers() }
    terminal.run(handle, settle: draw)
    if isTouched { keeper?.write() }
  }

  /// Goes where one wants to start, unless one has gone elsewhere meanwhile.
  private func begin() {
    if isTouched { return }
    if var session = before {
      if start != .last { session.page = nil }
      app.restore(session)
    }
    switch start {
    case .last, .list: break
    case .chart: app.show(.typeChart)
    case .natures: app.show(.natures)
    case .growth: app.show(.growthRates)
    }
  }

  /// Says why there is no cache, or what is amiss with it.
  func tell(_ cacheFailures: AsyncStream<CacheFailure>) {
    let model = app.model
    Task {
      for await failure in cacheFailures {
        model.note(ErrorSentence.notice(of: failure, in: model.language.interface))
      }
    }
  }

  private func handle(_ event: TerminalEvent) {
    isToBeDrawn = true
    note(event)
    switch app.handle(event) {
    case .none: break
    case .redraw: terminal.redraw()
    case .suspend: terminal.suspend()
    }
    if app.model.hasQuit { terminal.close() }
  }

  /// Has it written down, in a while, what a person does.
  private func note(_ event: TerminalEvent) {
    switch event {
    case .key, .mouse, .pasted: isTouched = true
    case .resized, .graphics, .endRequested: return
    }
    keeper?.note()
  }

  /// Draws what there is to see: once for all the events that came together, and for what a task
  /// changes in a turn of its own.
  private func draw() {
    isToBeDrawn = true
    app.update()
    // Else it will ask for it as soon as it is.
    guard terminal.isReady else { return isToBeDrawn = false }
    let changed = app.draw(on: &screen)
    terminal.present(screen.frame, changedIn: changed)
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
  func sentence(in language: InterfaceLanguage) -> String {
    switch self {
    case .notATerminal: Sentence.notATerminal.text(in: language)
    case .termNotSet: Sentence.termNotSet.text(in: language)
    case .termUnknown(let term): Sentence.termUnknown.text(in: language, Quote.text(term))
    case .unusable(let term): Sentence.termUnusable.text(in: language, Quote.text(term))
    }
  }
}
