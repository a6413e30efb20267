internal import CursesTerminal
internal import DexData
internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexScreens
internal import PokedexText
internal import PokemonAPI
internal import TerminalUI
internal import UserStore

/// The full screen: joins the terminal to the front end.
@MainActor
final class Browser {
  private let terminal: CursesTerminal
  private let app: PokedexApp
  /// Whether there may be pictures that are more than cells.
  private let hasPictures: Bool
  /// What the terminal shows.
  private var screen = Screen()
  /// Whether `draw()` is under way or sure to come.
  private var isToBeDrawn = false

  /// - Throws: `TerminalError`.
  init(
    api: any PokemonAPIProtocol, store: any UserStoreProtocol, source: Source,
    language: Language, allowsColor: Bool, usesMouse: Bool
  ) throws(TerminalError) {
    terminal = try CursesTerminal(
      usesMouse: usesMouse, farewell: Sentence.crashed.text(in: language.interface) + "\n")
    let theme = Theme(colorCount: terminal.colorCount, allowsColor: allowsColor)
    hasPictures = theme.showsPictures && source.usesNetwork
    let book = MarkBook()
    app = PokedexApp(
      model: PokedexViewModel(
        api: api, source: source, language: language,
        search: QueryListSearch { .ofDex { book.records } }, store: store, book: book),
      vocabulary: DexVocabulary(), size: terminal.size, theme: theme,
      palette: PaletteSource(names: { Dex().allNames }, subject: { Dex().subject(of: $0) }))
  }

  /// Runs until the user quits.
  func run() {
    app.model.changes.onChange = { [weak self] in self?.change() }
    // Runs at once as far as bundled data goes, so that the first frame is complete.
    Task.immediate { await app.model.start() }
    draw()
    if hasPictures { terminal.askForGraphics() }
    app.model.marks.refresh()
    Task { await app.model.fetchNewcomers() }
    terminal.run(handle, settle: draw)
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
      if case .failed(let failure) = outcome {
        sentence = ErrorSentence.text(of: failure, in: language)
      }
    }
    await app.model.marks.close()
    return sentence
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
    switch app.handle(event) {
    case .none: break
    case .redraw: terminal.redraw()
    case .suspend: terminal.suspend()
    }
    if app.model.hasQuit { terminal.close() }
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
