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

// Prints entries as pages of text.
extension Shell {
  /// An entry with all the data that its sections need.
  private struct FoundEntry: Sendable {
    let entry: EntryContent
    /// The picture as a PNG file, if any.
    var picture: [UInt8]?
  }

  /// Returns the pages of all entries that can be fetched. They are cards if the terminal can show
  /// cards, or plain text otherwise.
  func textPages(_ names: [String], _ request: EntryDetails.Request) async throws -> String {
    let sections = EntrySections(
      Set(request.parts.map(\.section)), game: request.game, showsEffects: request.showsEffects,
      sets: Dex())
    let words = self.words
    return try await each(names, { try await found($0, request) }, .pages) { found in
      found.map { text(of: $0, sections, words) }.joined(separator: "\n")
    }
  }

  private func text(of found: FoundEntry, _ sections: EntrySections, _ words: Words) -> String {
    guard let card = display.card else {
      return EntryText.text(
        of: found.entry, with: sections, words: words, columns: display.columns)
    }
    let frame = EntryCard(found.entry, with: sections, words: words, columns: display.columns)
      .frame(picture: found.picture, theme: card.theme)
    return SequenceText(depth: card.theme.depth, symbols: card.symbols).text(of: frame)
  }

  /// Words in the user's language. They are in English if the terminal is limited to ASCII and the
  /// language isn't written in Latin script.
  private var words: Words {
    let symbols = display.card?.symbols ?? .all
    let isLatin = !symbols.contains(.ascii) || language.isWrittenInLatin
    return Words(
      language: isLatin ? language : .english, vocabulary: DexVocabulary(), symbols: symbols,
      units: units)
  }

  private func found(
    _ name: String, _ request: EntryDetails.Request
  ) async throws -> FoundEntry {
    let api = api.withUrgency(.wanted)
    let finder = try await entry(name, request, from: api)
    let pokemon = finder.found.pokemon
    // The picture is fetched in parallel, as this may be slow.
    async let picture = picture(of: pokemon, finder.request.generation)
    let details = try await finder.details(and: [.evolutionLine], from: api)
    var entry = EntryContent(pokemon, parts: details.parts)
    entry.parts.descriptions = pokemon.species.descriptions
    // The page adds the moves of earlier stages itself.
    entry.parts.learnset?.removeAll { $0.learner != nil }
    if entry.parts.encounters != nil { entry.parts.heldItems = entry.parts.heldItems ?? [] }
    entry.history = details.history ?? []
    entry.edition = finder.request.edition(in: dex.versionGroups)
    entry.version = finder.request.version
    entry.descriptionVersions = finder.request.descriptionVersions(in: dex.versionGroups)
    if request.parts.contains(.forms) {
      entry.parts.varieties = try await finder.varieties(from: api)
    }
    return FoundEntry(entry: entry, picture: await picture)
  }

  /// Returns the picture. Nil if it can't be fetched; the entry is then shown without it.
  private func picture(of pokemon: Pokemon, _ generation: Int?) async -> [UInt8]? {
    guard let api = display.card?.pictures else { return nil }
    let kinds = generation.map { [PictureKind(generation: $0), PictureKind()] } ?? [PictureKind()]
    for kind in kinds {
      let picture = try? await api.withUrgency(.wanted).fetch(.picture(ofVariety: pokemon.id, kind))
      if let picture = picture?.value { return picture }
    }
    return nil
  }
}

extension EntryDetails.Part {
  /// The corresponding section of an entry's text.
  fileprivate var section: EntrySections.Section {
    switch self {
    case .moves: .moves
    case .evolution: .evolution
    case .matchups: .matchups
    case .encounters: .places
    case .forms: .forms
    case .held: .held
    case .history: .history
    }
  }
}

/// The terminal or pipe that receives text output.
struct Display: Sendable {
  /// The width of lines in a pipe.
  private static let defaultColumns = 80

  /// The style of an entry's card.
  struct Card: Sendable {
    let theme: Theme
    let symbols: CharacterLimits
    /// The API that provides pictures, if any.
    var pictures: (any PokemonAPIProtocol)?

    /// Whether pictures would be recognizable. They need block characters and many colours.
    static func showsPictures(_ theme: Theme, _ symbols: CharacterLimits) -> Bool {
      theme.showsPictures && symbols == .all
    }
  }

  var columns = Self.defaultColumns
  /// The style of cards. Nil for plain text.
  var card: Card?

  /// Output to a pipe.
  static let pipe = Display()
}

extension Display {
  /// Creates a display.
  ///
  /// - Parameters:
  ///   - appearance: the options for colours and symbols.
  ///   - terminal: the terminal's width and number of colours; nil for a pipe.
  ///   - pictures: a function that creates the API for pictures.
  init(
    _ appearance: Appearance, terminal: (columns: Int?, depth: () -> ColorDepth)?,
    pictures: () -> (any PokemonAPIProtocol)?
  ) {
    columns = terminal?.columns ?? Self.defaultColumns
    // A pipe gets plain text unless colours are requested.
    if appearance.isPlain || terminal == nil && appearance.color != .always { return }
    // If colours are requested for a pipe, assume 256 colours, because the output will probably be
    // shown in a modern terminal.
    let depth = appearance.color.depth(of: terminal?.depth() ?? .palette)
    let theme = Theme(
      appearance.theme, on: appearance.background, depth: depth, colors: appearance.colors)
    let hasPictures = Card.showsPictures(theme, appearance.symbols)
    card = Card(
      theme: theme, symbols: appearance.symbols, pictures: hasPictures ? pictures() : nil)
  }
}

extension Display {
  /// Creates the display for a command's output. JSON, tables and lines are meant for scripts, so
  /// they are formatted as for a pipe, regardless of the terminal.
  ///
  /// - Parameter api: the API that provides the entries.
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

  /// Returns the API for a card's pictures. Nil if there are no pictures. With `--live`, pictures
  /// come from the server, like all other data. Otherwise they come from cached responses only.
  private static func pictures(
    _ invocation: Invocation, _ api: any PokemonAPIProtocol
  ) -> (any PokemonAPIProtocol)? {
    switch invocation.source {
    case .demo: return nil
    case .live: return api
    case .layered:
      guard invocation.usesCache, let path = invocation.paths.cache, access(path, R_OK) == 0
      else { return nil }
      let language = invocation.language.interface
      let cache = ResponseCache(path: path) {
        Program.complain(ErrorSentence.notice(of: $0, in: language))
      }
      // Ignore an invalid server address here. It is reported when the main API is created.
      return try? LivePokemonAPI(
        baseURL: invocation.api ?? LivePokemonAPI.publicBaseURL, transport: NoTransport(),
        cache: cache)
    }
  }
}
