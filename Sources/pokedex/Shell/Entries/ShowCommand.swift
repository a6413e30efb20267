internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

/// The command `pokedex show`.
struct ShowCommand: ShellCommand {
  /// The names that the user typed.
  let names: [String]
  let details: EntryDetails.Request
}

extension ShowCommand {
  /// Creates a command that prints the entry that the screen would open for a name.
  init(_ name: String, _ invocation: Invocation) {
    names = [name]
    let version = invocation.game
    details = EntryDetails.Request(
      game: version.flatMap(Dex().versionGroups.game(ofVersion:))?.group, version: version,
      generation: invocation.generation)
  }

  init(_ line: CommandLineParser) throws(UsageError) {
    if line.arguments.isEmpty { throw line.error(.nothingToShow) }
    (names, details) = (Array(line.arguments), try line.details())
  }

  @MainActor
  func run(_ invocation: Invocation) async throws -> Output {
    let expansion = try NameList.expanded(names, invocation)
    let shell = try Shell(invocation, showing: details)
    do {
      let text = try await shell.show(expansion.names, details)
      return Output(
        text: text, code: expansion.problems.isEmpty ? 0 : 1, complaints: expansion.problems)
    } catch let failure as Shell.Failure {
      throw Shell.Failure(
        sentences: failure.sentences + expansion.problems, output: failure.output)
    }
  }
}

/// The command `pokedex random`, which prints random entries. The exit code is 1 if no Pokémon
/// matches the query.
struct RandomCommand: ShellCommand {
  var draw: RandomDraw
  let details: EntryDetails.Request
}

extension RandomCommand {
  init(_ line: CommandLineParser) throws(UsageError) {
    draw = RandomDraw(
      query: line.arguments.joined(separator: " "), count: try line.limit() ?? 1,
      seed: try line.seed(), isExact: try line.isExact())
    details = try line.details()
    draw.game = try line.gameOfFacts()
    draw.generation = try line.generation(of: draw.game)
  }

  @MainActor
  func run(_ invocation: Invocation) async throws -> Output {
    let drawn = try draw.drawn(in: invocation.language, userData: invocation.paths.userData)
    if drawn.names.isEmpty {
      let nothing = String.nothingFound(by: draw.query, in: invocation.language.interface)
      throw Shell.Failure(sentences: drawn.notes + [nothing])
    }
    var details = details
    details.generation = details.generation ?? drawn.generation
    return Output(
      text: try await Shell(invocation, showing: details).show(drawn.names, details),
      complaints: drawn.notes)
  }
}

// Parses the options that `show` and `random` share.
extension CommandLineParser {
  fileprivate func details() throws(UsageError) -> EntryDetails.Request {
    var request = EntryDetails.Request()
    request.fields = try fields()
    request.layout = try layout(hasFields: request.fields != nil)
    let isPage = request.layout == .page
    if let with = given[.with], !isPage { throw error(.needsPage, with.name) }
    if isPage, let names = try value(.with) {
      request.parts = Set(
        Setting.SettingKind.names(in: names).compactMap(EntryDetails.Part.init(named:)))
    }
    request.showsEffects = try isOn(.effects)
    if let effects = given[.effects] {
      if !isPage { throw error(.needsPage, effects.name) }
      request.parts.insert(.moves)
    }
    if let game = try gameOfFacts() { (request.game, request.version) = (game.group, game.version) }
    request.generation = try generation()
    return request
  }

  /// Returns the fields to print. Nil for the default fields.
  private func fields() throws(UsageError) -> [EntryField]? {
    guard let text = try value(.columns) else { return nil }
    return Setting.SettingKind.names(in: text).reduce(into: []) { fields, name in
      if let field = EntryField(rawValue: name), !fields.contains(field) { fields.append(field) }
    }
  }

  /// Returns the layout. An option takes precedence over the config. If the config sets both a line
  /// format and a table, the line format is used.
  private func layout(hasFields: Bool) throws(UsageError) -> EntryDetails.Layout {
    let others: [OptionRow.Option] = [.output, .json, .tsv, .csv, .columns]
    let other = others.lazy.compactMap { given[$0]?.name }.first
    if let line = given[.format], let other { throw error(.sourcesConflict, line.name, other) }
    if other == nil, let text = try value(.format), let line = try? EntryFormat(text) {
      return .line(line)
    }
    let format = try format()
    return switch format {
    case .text: hasFields ? .table(.text) : .page
    case .json: .page
    case .tsv, .csv: .table(format)
    }
  }
}

/// Random entries from the bundle.
struct RandomDraw: Equatable {
  /// The query from whose results the entries are drawn. If empty, they are drawn from all species.
  var query = ""
  /// The maximum number of entries.
  var count = 1
  /// The generation. Nil for the current generation.
  var generation: Int?
  /// The game whose Pokémon the entries are drawn from, if any.
  var game: Game?
  /// The seed; the same seed gives the same entries. Nil for a random seed.
  var seed: UInt64?
  /// Whether a misspelt word is an error, rather than read as a similar one.
  var isExact = false

  struct DrawnEntries {
    /// The ids of the entries as arguments for `show`, in list order.
    let names: [String]
    /// The generation that the query was compared with. Nil for the current generation.
    let generation: Int?
    /// Sentences about the words of the query that were corrected.
    let notes: [String]
  }

  /// Draws the entries.
  ///
  /// - Parameter userData: the path of the user's data, if any.
  /// - Throws: `UsageError` for an invalid query; `UserStoreFailure` if the user's data can't be
  ///   read.
  func drawn(in language: Language, userData: String? = nil) throws -> DrawnEntries {
    let markRecords = MarkRecordLoader(path: userData)
    let engine = QueryEngine.ofDex { markRecords.all }
    var settings = QuerySettings(
      generation: generation, language: language, isOneRowPerSpecies: query.isEmpty,
      seed: seed ?? .random(in: 0 ... .max))
    if let game { settings.choose(game, listing: .pokemon) }
    var found: Query
    do throws(QueryMistake) {
      found = try engine.query(of: query, in: settings)
    } catch {
      throw UsageError(error, in: query, language.interface)
    }
    let words = Words(language: language, vocabulary: DexVocabulary())
    let corrections = QueryCorrections(ofDex: engine, words: words)
    if isExact { try corrections.refuse(found, of: query) }
    found.random = min(count, found.random ?? count)
    let answer = engine.answer(to: found, in: settings)
    if let failure = markRecords.failure { throw failure }
    return DrawnEntries(
      names: answer.ids.map(String.init), generation: answer.generation,
      notes: corrections.notes(on: found))
  }
}
