internal import CursesTerminal
internal import PokedexFeatures
internal import PokedexText
internal import PokemonAPI

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

// What entries are printed on.
extension Program {
  /// Looks at no terminal for what is not for people.
  ///
  /// - Parameter api: where entries come from.
  static func display(
    of details: EntryDetails.Request, _ invocation: Invocation, _ api: any PokemonAPIProtocol
  ) -> Display {
    if invocation.json || details.layout != .page { return .pipe }
    return Display(
      invocation.appearance,
      terminal: isatty(1) == 1 ? (TerminalSize.columns, { TerminalColors.depth }) : nil
    ) { pictures(invocation, api) }
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
      let cache = ResponseCache(path: path) { complain(ErrorSentence.notice(of: $0, in: language)) }
      // An address that is none is said of the source itself.
      return try? LivePokemonAPI(
        baseURL: invocation.api ?? LivePokemonAPI.publicBaseURL, transport: NoTransport(),
        cache: cache)
    }
  }
}
