internal import CursesTerminal
internal import DexData
internal import Observation
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

  /// - Throws: `TerminalError`.
  init(api: any PokemonAPIProtocol, source: Source, language: Language, allowsColor: Bool)
    throws(TerminalError)
  {
    terminal = try CursesTerminal()
    app = PokedexApp(
      model: PokedexViewModel(api: api, source: source, language: language),
      vocabulary: DexVocabulary(), size: terminal.size,
      theme: Theme(colorCount: terminal.colorCount, allowsColor: allowsColor))
  }

  /// Runs until the user quits.
  func run() {
    // Runs at once as far as bundled data goes, so that the first frame is complete.
    Task.immediate { await app.model.start() }
    draw()
    terminal.run(handle)
  }

  private func handle(_ event: TerminalEvent) {
    switch app.handle(event) {
    case .none: break
    case .redraw: terminal.redraw()
    case .suspend: terminal.suspend()
    }
    if app.model.hasQuit { terminal.close() }
  }

  /// Draws what there is to see, and again when any of it has changed: once for all the changes of a
  /// turn of the main loop, and on the main thread throughout, which `Observations` does not promise.
  private func draw() {
    let frame = withObservationTracking {
      app.frame()
    } onChange: { [weak self] in
      Task { @MainActor in self?.draw() }
    }
    terminal.present(frame)
  }
}

extension TerminalError {
  /// The sentence for it.
  func sentence(in language: InterfaceLanguage) -> String {
    switch self {
    case .notATerminal: Sentence.notATerminal.text(in: language)
    case .termNotSet: Sentence.termNotSet.text(in: language)
    case .termUnknown(let term): Sentence.termUnknown.text(in: language, term)
    case .unusable(let term): Sentence.termUnusable.text(in: language, term)
    }
  }
}
