internal import DexData
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

/// `pokedex show`.
struct ShowCommand: ShellCommand {
  /// As they are typed.
  let names: [String]
  let details: EntryDetails.Request
}

extension ShowCommand {
  /// The entry that the screen would open.
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
    let names = try NameList.expanded(names, invocation)
    return Output(text: try await Shell(invocation, showing: details).show(names, details))
  }
}

/// `pokedex random`: entries that are drawn. Exit code 1 where there is none.
struct RandomCommand: ShellCommand {
  let draw: RandomDraw
  let details: EntryDetails.Request
}

extension RandomCommand {
  init(_ line: CommandLineParser) throws(UsageError) {
    draw = RandomDraw(
      query: line.arguments.joined(separator: " "), count: try line.limit() ?? 1,
      generation: try line.generation(), seed: try line.seed())
    details = try line.details()
  }

  @MainActor
  func run(_ invocation: Invocation) async throws -> Output {
    let names = try draw.names(in: invocation.language, userData: invocation.paths.userData)
    if names.isEmpty {
      throw Shell.Failure(
        sentence: .nothingFound(by: draw.query, in: invocation.language.interface))
    }
    return Output(text: try await Shell(invocation, showing: details).show(names, details))
  }
}

// How `show` and `random` show an entry.
extension CommandLineParser {
  fileprivate func details() throws(UsageError) -> EntryDetails.Request {
    var request = EntryDetails.Request()
    request.fields = try fields()
    request.layout = try layout(hasFields: request.fields != nil)
    let isPage = request.layout == .page
    if let with = given[.with], !isPage { throw error(.needsPage, with.name) }
    if isPage, let names = try value(.with) {
      request.parts = Set(Setting.Kind.names(in: names).compactMap(EntryDetails.Part.init(named:)))
    }
    request.saysEffects = try isOn(.effects)
    if let effects = given[.effects] {
      if !isPage { throw error(.needsPage, effects.name) }
      request.parts.insert(.moves)
    }
    if let name = try gameOfEntries() {
      request.version = GameNames.version(named: name)
      request.game = request.version.flatMap(Dex().versionGroups.game(ofVersion:))?.group ?? name
    }
    request.generation = try generation()
    return request
  }

  /// Nil for the usual ones.
  private func fields() throws(UsageError) -> [EntryField]? {
    guard let text = try value(.columns) else { return nil }
    return Setting.Kind.names(in: text).reduce(into: []) { fields, name in
      if let field = EntryField(rawValue: name), !fields.contains(field) { fields.append(field) }
    }
  }

  /// An option goes before the config, and a line before a table.
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

/// A draw from the bundle.
struct RandomDraw: Equatable {
  /// Empty for every species.
  var query = ""
  /// How many at the most.
  var count = 1
  /// Nil for today.
  var generation: Int?
  /// The same seed draws the same; nil for any.
  var seed: UInt64?

  /// Names for `show`, in the order of the list.
  ///
  /// - Parameter userData: the file of what the user made; nil where there is no place for it.
  /// - Throws: `UsageError` for a bad query; `UserStoreFailure`.
  func names(in language: Language, userData: String? = nil) throws -> [String] {
    let said = SaidRecords(path: userData)
    let engine = QueryEngine.ofDex { said.all }
    let settings = QuerySettings(
      generation: generation, language: language, isOneRowPerSpecies: query.isEmpty,
      seed: seed ?? .random(in: 0 ... .max))
    var found: Query
    do throws(QueryMistake) {
      found = try engine.query(of: query, in: settings)
    } catch {
      throw UsageError(error, in: query, language.interface)
    }
    found.random = min(count, found.random ?? count)
    let ids = engine.answer(to: found, in: settings).ids
    if let failure = said.failure { throw failure }
    return ids.map(String.init)
  }
}
