internal import CursesTerminal
internal import DexData
internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import PokemonAPI
internal import TerminalUI

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

// Entries as pages of text.
extension Shell {
  /// An entry with what its sections need.
  private struct Found: Sendable {
    let entry: EntryContent
    /// A PNG file; nil for none.
    var picture: [UInt8]?
  }

  /// The text of all that can be fetched: cards where they can be shown, else plain text.
  func textPages(_ names: [String], _ request: EntryDetails.Request) async throws -> String {
    let sections = EntrySections(
      Set(request.parts.map(\.section)), game: request.game, saysEffects: request.saysEffects)
    let words = self.words
    return try await each(names, { try await found($0, request) }) { found in
      found.map { text(of: $0, sections, words) }.joined(separator: "\n")
    }
  }

  private func text(of found: Found, _ sections: EntrySections, _ words: Words) -> String {
    guard let card = display.card else {
      return EntryText.text(
        of: found.entry, with: sections, words: words, columns: display.columns)
    }
    let frame = EntryCard(found.entry, with: sections, words: words, columns: display.columns)
      .frame(picture: found.picture, theme: card.theme)
    return SequenceText(depth: card.theme.depth, symbols: card.symbols).text(of: frame)
  }

  /// Words in a language that the terminal's letters can write: English if they are ASCII alone.
  private var words: Words {
    let symbols = display.card?.symbols ?? .all
    let isLatin = !symbols.contains(.ascii) || language.isWrittenInLatin
    return Words(
      language: isLatin ? language : .english, vocabulary: DexVocabulary(), symbols: symbols,
      units: units)
  }

  private func found(
    _ name: String, _ request: EntryDetails.Request
  ) async throws -> Found {
    let api = api.serving(.wanted)
    let (pokemon, finder) = try await entry(name, request, from: api)
    // A picture takes its time; all else comes meanwhile.
    async let picture = picture(of: pokemon, finder.request.generation)
    let line = try await api.fetch(.evolutionLine(of: pokemon.species)).value
    let details = try await finder.details(of: pokemon, from: api)
    var entry = EntryContent(
      pokemon: pokemon, evolutionLine: line, descriptions: pokemon.species.descriptions)
    entry.generation = finder.request.generation
    entry.version = finder.request.version
    entry.describingVersions = finder.request.describingVersions
    entry.parts.evolutionSteps = details.evolution
    entry.parts.learnset = details.moves
    entry.parts.encounters = details.encounters
    entry.parts.heldItems = details.held ?? (details.encounters == nil ? nil : [])
    entry.parts.forms = details.forms
    if finder.request.parts.contains(.forms) {
      entry.parts.varieties = try await finder.varieties(of: pokemon, from: api)
    }
    return Found(entry: entry, picture: await picture)
  }

  /// Nil where there is none, whatever the reason: an entry is told without.
  private func picture(of pokemon: Pokemon, _ generation: Int?) async -> [UInt8]? {
    guard let api = display.card?.pictures else { return nil }
    let kinds = generation.map { [PictureKind(generation: $0), PictureKind()] } ?? [PictureKind()]
    for kind in kinds {
      let picture = try? await api.serving(.wanted).fetch(.picture(ofVariety: pokemon.id, kind))
      if let picture = picture?.value { return picture }
    }
    return nil
  }
}

extension EntryDetails.Part {
  /// The section of text that says the same.
  fileprivate var section: EntrySections.Section {
    switch self {
    case .moves: .moves
    case .evolution: .evolution
    case .matchups: .matchups
    case .encounters: .places
    case .forms: .forms
    case .held: .held
    }
  }
}

/// The terminal or pipe that text for people is printed on.
struct Display: Sendable {
  /// How wide a pipe's lines may be.
  private static let usualColumns = 80

  /// How an entry is shown at a glance.
  struct Card: Sendable {
    let theme: Theme
    let symbols: Symbols
    /// The source of pictures; nil for none.
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

  /// The source of a card's pictures: the server only if all else comes from it too, else what is kept of
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
