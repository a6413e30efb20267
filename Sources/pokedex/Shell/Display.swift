internal import CursesTerminal
internal import PokedexApp
internal import PokedexFeatures
internal import PokedexText
internal import PokemonAPI
internal import TerminalUI

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// What text for people is printed on.
struct Display: Sendable {
  /// How wide a pipe's lines may be.
  private static let usualColumns = 80

  /// How an entry is shown at a glance.
  struct Card: Sendable {
    let theme: Theme
    let symbols: Symbols
    /// Where pictures come from; nil for none.
    var pictures: (any PokemonAPIProtocol)?

    /// Whether pictures look like anything: they are made of blocks in many colours.
    static func showsPictures(_ theme: Theme, _ symbols: Symbols) -> Bool {
      theme.showsPictures && symbols == .all
    }
  }

  var columns = Self.usualColumns
  /// Nil where text is plain.
  var card: Card?

  /// A pipe.
  static let pipe = Display()
}

extension Display {
  /// - Parameters:
  ///   - terminal: how wide it is, and how many colours it has; nil for a pipe.
  ///   - pictures: makes where they come from.
  init(
    _ appearance: Appearance, terminal: (columns: Int?, depth: () -> ColorDepth)?,
    pictures: () -> (any PokemonAPIProtocol)?
  ) {
    columns = terminal?.columns ?? Self.usualColumns
    // In a pipe only those who ask for colours get more than plain text.
    if appearance.isPlain || terminal == nil && appearance.color != .always { return }
    // Who wants colours in a pipe passes them on to a terminal of our day.
    let depth = appearance.color.depth(of: terminal?.depth() ?? .palette)
    let theme = Theme(
      appearance.theme, on: appearance.ground, depth: depth, colors: appearance.colors)
    let hasPictures = Card.showsPictures(theme, appearance.symbols)
    card = Card(
      theme: theme, symbols: appearance.symbols, pictures: hasPictures ? pictures() : nil)
  }
}

extension Display {
  /// Looks at no terminal for what is not for people.
  ///
  /// - Parameter api: where entries come from.
  @MainActor
  init(
    of details: EntryDetails.Request, _ invocation: Invocation, _ api: any PokemonAPIProtocol
  ) {
    if invocation.json || details.layout != .page {
      self = .pipe
    } else {
      self.init(
        invocation.appearance,
        terminal: isatty(1) == 1 ? (TerminalSize.columns, { TerminalColors.depth }) : nil
      ) { Self.pictures(invocation, api) }
    }
  }

  /// Where the pictures of cards come from: the server only where all else does too, else what is kept of
  /// its answers; nil for none.
  private static func pictures(
    _ invocation: Invocation, _ api: any PokemonAPIProtocol
  ) -> (any PokemonAPIProtocol)? {
    switch invocation.source {
    case .demo: return nil
    case .live: return api
    case .layered:
      guard let path = invocation.paths.cache, access(path, R_OK) == 0 else { return nil }
      let language = invocation.language.interface
      let cache = ResponseCache(path: path) {
        Program.complain(ErrorSentence.notice(of: $0, in: language))
      }
      // An address that is none is said of the source itself.
      return try? LivePokemonAPI(
        baseURL: invocation.api ?? LivePokemonAPI.publicBaseURL, transport: NoTransport(),
        cache: cache)
    }
  }
}
