internal import DexData
internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import PokemonAPI
internal import TerminalUI

/// The implementation of the commands that print entries.
struct Shell {
  /// A failure of a command or of part of its work, described in the interface's language.
  struct Failure: Error {
    /// The error sentences, one for each problem.
    let sentences: [String]
    /// The output for everything that succeeded.
    let output: String

    init(sentence: String) {
      self.init(sentences: [sentence])
    }

    init(sentences: [String], output: String = "") {
      self.sentences = sentences
      self.output = output
    }

    var sentence: String { sentences.joined(separator: "\n") }
  }

  let api: any PokemonAPIProtocol
  let source: DataSource
  let language: Language
  let json: Bool
  /// The bundled dex, for names and game data that no API has.
  var dex = Dex()
  /// Whether a mistyped name is an error, rather than read as the nearest one.
  var isExact = false
  var units = Units.metric
  var display = Display.pipe
  let searches = SearchBudget()
  /// Writes a part of a long output before the rest is known. Returns false on failure.
  var write: @Sendable (String) -> Bool = { StandardStream.output.write($0) }

  /// Returns a list of all varieties, sorted by number and then by id.
  ///
  /// - Parameters:
  ///   - size: the size of the output terminal; nil for a pipe.
  ///   - showsAll: whether to list rows beyond the terminal's height.
  func list(in size: Size? = nil, showsAll: Bool = false) async throws -> String {
    let items = try await orFailure { try await api.fetch(.catalogue).value }
    let vocabulary = DexVocabulary()
    let words = Words(language: language, vocabulary: vocabulary)
    let column = { (key: String, cell: (PokemonListItem) -> ListTable.Cell) in
      ListTable.OutputColumn(key: key, cells: items.map(cell))
    }
    let number = column("number") { $0.number.map(ListTable.Cell.integer) ?? .none }
    let slug = column("name") { .text($0.name) }
    let name = column("display_name") {
      .text(
        vocabulary.pokemon(id: $0.id)?.display(in: language) ?? SlugWords.title($0.name))
    }
    let types = column("types") {
      .list($0.types.map(\.rawValue), $0.types.map { words.name(of: $0) }, separator: " ")
    }
    if let size, !json {
      return ListTable(columns: [number, name, types], rowCount: items.count).text(
        in: size, columnHidingOrder: QueryListKind.pokemon.columnHidingOrder, isCut: !showsAll,
        words: words)
    }
    let columns =
      json
      ? [number, column("id") { .integer($0.id) }, slug, name, types]
      : [number, slug, name, types]
    return try ListTable(columns: columns, rowCount: items.count)
      .text(in: json ? .json : .text, words.figures)
  }

  /// Returns the requested entries, in order.
  ///
  /// - Throws: `Failure`, with the output for the entries that were found.
  func show(_ names: [String], _ request: EntryDetails.Request) async throws -> String {
    let words = Words(language: language, vocabulary: DexVocabulary(), units: units)
    switch request.layout {
    case .page: return try await pages(names, request)
    case .table(let format):
      let joint: PartedOutput.Joint = format == .text ? .alignedLines : .table
      return try await each(names, pokemon(request), joint) { entries in
        try ListTable(entries, fields: request.fields ?? EntryField.tableDefaults, words: words)
          .text(in: format, words.figures)
      }
    case .line(let format):
      return try await each(names, pokemon(request), .lines) { entries in
        entries.map { format.line(of: $0, words: words) }.joined()
      }
    }
  }

  private func pages(_ names: [String], _ request: EntryDetails.Request) async throws -> String {
    if json {
      let words = Words(language: language, vocabulary: DexVocabulary())
      return try await each(
        names, { try await entryJSON($0, request, words) }, .array, text: JSONText.text)
    }
    return try await textPages(names, request)
  }

  /// Returns a function that fetches an entry's facts without details.
  private func pokemon(
    _ request: EntryDetails.Request
  ) -> @Sendable (String) async throws -> Pokemon {
    { [self] in try await entry($0, request, from: api.withUrgency(.wanted)).found.pokemon }
  }

  /// Finds a Pokémon as it is in the requested edition. If a game is requested in which the Pokémon
  /// did not exist yet, it is found as it is today.
  func entry(
    _ name: String, _ request: EntryDetails.Request, from api: any PokemonAPIProtocol
  ) async throws -> DetailsFinder {
    var request = request
    let edition = request.edition(in: dex.versionGroups)
    let isOfGame = request.generation == nil
    let found = try await pokemonFinder(edition, mustExist: !isOfGame).find(name, from: api)
    if isOfGame, found.existed, let generation = edition?.generation, TypeChart.isPast(generation) {
      request.generation = generation
    }
    return DetailsFinder(request: request, found: found, rules: dex)
  }

  /// Maximum number of names whose output is kept before it is written.
  private static let partSize = 500

  /// Maximum size in bytes of the outputs that are kept in case their names are repeated.
  private static let memorySize = 4 << 20
  /// Size in bytes that a failure is counted with, about that of its sentence.
  private static let sizeOfFailure = 512

  /// Returns the text of all entries that can be fetched. If there are many names, writes part after
  /// part, and returns the last one. Repeated names are fetched and formatted once, as long as their
  /// outputs are kept.
  ///
  /// - Throws: `Failure` if an entry can't be fetched, with the output for the others.
  func each<Entry: Sendable>(
    _ names: [String], _ fetch: @escaping @Sendable (String) async throws -> Entry,
    _ joint: PartedOutput.Joint, text: ([Entry]) throws -> String
  ) async throws -> String {
    var (parts, output) = (PartedOutput(joint), "")
    var failures = FailureList(of: names.count, in: language.interface)
    var (known, size): ([String: Result<String, any Error>], Int) = ([:], 0)
    for start in stride(from: 0, to: names.count, by: Self.partSize) {
      if !output.isEmpty, !write(output) {
        throw Failure(sentence: Sentence.cannotWrite.text(in: language.interface))
      }
      let part = names[start..<min(start + Self.partSize, names.count)]
      if joint == .alignedLines {
        let entries = await collect(Array(part), &failures, fetch)
        output = entries.isEmpty ? "" : parts.next(try text(entries))
        continue
      }
      if size > Self.memorySize { (known, size) = ([:], 0) }
      var seen: Set<String> = []
      let new = part.filter { known[$0] == nil && seen.insert($0).inserted }
      for (name, result) in zip(new, await results(of: new, fetch)) {
        let output = try result.mapOutput { try text([$0]) }
        known[name] = output
        size += name.utf8.count + ((try? output.get().utf8.count) ?? Self.sizeOfFailure)
      }
      output = ""
      for name in part {
        switch known[name] {
        case .success(let text): output += parts.next(text)
        case .failure(let error): failures.add(error, for: name)
        case nil: break
        }
      }
    }
    output += parts.end()
    if failures.isEmpty { return output }
    throw Failure(sentences: failures.sentences, output: output)
  }

  private func entryJSON(
    _ name: String, _ request: EntryDetails.Request, _ words: Words
  ) async throws -> JSONValue {
    let api = api.withUrgency(.wanted)
    let finder = try await entry(name, request, from: api)
    return try await finder.details(from: api).json(of: finder.found.pokemon, words: words)
  }

  func pokemonFinder(_ edition: Edition?, mustExist: Bool = true) -> PokemonFinder {
    PokemonFinder(
      source: source, dex: dex, language: language, edition: edition, mustExist: mustExist,
      isExact: isExact, searches: searches)
  }

  func orFailure<Value>(_ fetch: () async throws -> Value) async throws -> Value {
    do {
      return try await fetch()
    } catch {
      throw Failure(sentence: ErrorSentence.text(of: error, in: language.interface))
    }
  }
}

extension Shell {
  /// Creates a shell for a command line.
  ///
  /// - Parameter details: the details of the entries to show. Nil if the command shows no entries.
  /// - Throws: `UsageError` for a bad address; `Failure` if the log can't be written or too few
  ///   files can be opened.
  @MainActor
  init(_ invocation: Invocation, showing details: EntryDetails.Request? = nil) throws {
    let language = invocation.language.interface
    let api = try invocation.makeAPI {
      Program.complain(ErrorSentence.notice(of: $0, in: language))
    }
    let reporting = StaleReportingAPI(api, language: invocation.language)
    self.init(
      api: reporting, source: invocation.source, language: invocation.language,
      json: invocation.json, isExact: invocation.isExact, units: invocation.units)
    if let details { display = Display(of: details, invocation, reporting) }
  }
}

// Fetches the data for several names.
extension Shell {
  /// Maximum number of concurrent network requests, which is also the client's limit.
  private static let maximumConcurrentRequests = 6

  /// Fetches an entry for each name, in order.
  ///
  /// - Parameter failures: a list to which each name is added that has no entry.
  func collect<Entry: Sendable>(
    _ names: [String], _ failures: inout FailureList,
    _ fetch: @escaping @Sendable (String) async throws -> Entry
  ) async -> [Entry] {
    var entries: [Entry] = []
    for (name, result) in zip(names, await results(of: names, fetch)) {
      switch result {
      case .success(let entry): entries.append(entry)
      case .failure(let error): failures.add(error, for: name)
      }
    }
    return entries
  }

  private func results<Entry: Sendable>(
    of names: [String], _ fetch: @escaping @Sendable (String) async throws -> Entry
  ) async -> [Result<Entry, any Error>] {
    var results = [Result<Entry, any Error>?](repeating: nil, count: names.count)
    if source.usesNetwork, names.count > 1 {
      await withTaskGroup(of: (Int, Result<Entry, any Error>).self) { group in
        for (index, name) in names.enumerated() {
          if index >= Self.maximumConcurrentRequests, let (done, result) = await group.next() {
            results[done] = result
          }
          group.addTask { (index, await Self.result(of: name, fetch)) }
        }
        for await (done, result) in group { results[done] = result }
      }
    } else {
      for (index, name) in names.enumerated() {
        results[index] = await Self.result(of: name, fetch)
      }
    }
    return results.compactMap(\.self)
  }

  private static func result<Entry>(
    of name: String, _ fetch: (String) async throws -> Entry
  ) async -> Result<Entry, any Error> {
    do {
      return .success(try await fetch(name))
    } catch {
      return .failure(error)
    }
  }
}

extension Result {
  /// Returns the result with another value. A failure to convert the value is thrown.
  fileprivate func mapOutput<Output>(
    _ convert: (Success) throws -> Output
  ) throws -> Result<Output, Failure> {
    switch self {
    case .success(let value): .success(try convert(value))
    case .failure(let error): .failure(error)
    }
  }
}
