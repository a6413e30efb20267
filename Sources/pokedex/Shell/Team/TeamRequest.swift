internal import CursesTerminal
internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexText
internal import PokemonAPI

// Prints comparisons of several Pokémon.
extension Shell {
  /// Returns the output of `compare` or `weak`.
  ///
  /// - Parameter columns: maximum width of text.
  /// - Throws: `Failure`, with a sentence for each unknown name.
  func show(_ request: TeamRequest, columns: Int) async throws -> String {
    let team = try await team(request)
    let words = Words(language: language, vocabulary: DexVocabulary(), units: units)
    switch request.kind {
    case .compare:
      return try ComparisonOutput(team: team, generation: request.generation, words: words)
        .text(in: request.format, columns: columns)
    case .weak:
      let chart = dex.typeChart(generation: request.generation ?? TypeChart.newestGeneration)
      return try TeamOutput(team: team, chart: chart, words: words)
        .text(in: request.format, columns: columns)
    }
  }

  private func team(_ request: TeamRequest) async throws -> [Pokemon] {
    let finder = pokemonFinder(request.generation.map(dex.edition(generation:)))
    var failures = FailureList(of: request.names.count, in: language.interface)
    let team = await collect(request.names, &failures) { [api] name in
      try await finder.find(name, from: api.withUrgency(.wanted)).pokemon
    }
    if !failures.isEmpty { throw Failure(sentences: failures.sentences) }
    return team
  }
}

/// The commands `pokedex compare` and `weak` with their words and options.
struct TeamRequest: ShellCommand {
  enum TeamCommand: String, CaseIterable {
    case compare, weak

    /// Allowed number of names.
    var count: ClosedRange<Int> {
      switch self {
      case .compare: 2...6
      case .weak: 1...6
      }
    }
  }

  let kind: TeamCommand
  var names: [String]
  var format = ListRequest.Format.text
  /// The generation. Nil for the current generation.
  var generation: Int?
}

extension TeamRequest {
  /// Checks the number of names.
  ///
  /// - Throws: an error if there are too few or too many.
  func checkCount(in language: Language) throws(UsageError) {
    if kind.count.contains(names.count) { return }
    let (minimumCount, maximumCount) = (kind.count.lowerBound, kind.count.upperBound)
    let count =
      minimumCount == maximumCount ? String(maximumCount) : "\(minimumCount)–\(maximumCount)"
    let example = CommandTable.row(named: kind.rawValue)?.examples[0] ?? ""
    throw UsageError(
      sentence: Sentence.namesNeeded.text(in: language, kind.rawValue, count, example))
  }
}

extension TeamRequest {
  init(_ line: CommandLineParser) throws(UsageError) {
    let kind = TeamCommand(rawValue: line.namedCommand.rawValue) ?? .compare
    self.init(
      kind: kind, names: Array(line.arguments), format: try line.format(),
      generation: try line.generation(of: try line.gameOfFacts()))
    // If a name must first be expanded, such as `1..9`, the names are counted after that.
    if !names.contains(where: NameList.isExpandable) {
      try checkCount(in: line.locale.interface)
    }
  }

  @MainActor
  func run(_ invocation: Invocation) async throws -> Output {
    let language = invocation.language.interface
    var request = self
    request.names = try NameList.expanded(names, invocation).names
    try request.checkCount(in: language)
    let columns = TerminalSize.columns ?? 80
    return Output(text: try await Shell(invocation).show(request, columns: columns))
  }
}
