internal import CursesTerminal
internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexText
internal import PokemonAPI

// Several Pokémon and what they are to each other.
extension Shell {
  /// The output of `compare`, `weak` or `matchup`.
  ///
  /// - Parameter columns: how wide text may be.
  /// - Throws: `Failure`, with a sentence for each name that there is no Pokémon for.
  func show(_ request: TeamRequest, columns: Int) async throws -> String {
    let team = try await team(request)
    let words = Words(language: language, vocabulary: DexVocabulary(), units: units)
    switch request.kind {
    case .compare:
      return try ComparisonOutput(team: team, generation: request.generation, words: words)
        .text(in: request.format, columns: columns)
    case .weak:
      return try TeamOutput(team: team, chart: request.chart, words: words)
        .text(in: request.format, columns: columns)
    case .matchup:
      let duel = try await duel(of: team, request)
      return request.format == .json
        ? try DuelJSON(duel: duel, words: words).text
        : DuelText(duel: duel, words: words).text(columns: columns)
    }
  }

  private func team(_ request: TeamRequest) async throws -> [Pokemon] {
    let finder = pokemonFinder(request.generation ?? request.generationOfGame)
    let (team, sentences) = await collect(request.names) { [api] name in
      try await finder.pokemon(name, from: api.serving(.wanted))
    }
    if !sentences.isEmpty { throw Failure(sentences: sentences) }
    return team
  }

  private func duel(of team: [Pokemon], _ request: TeamRequest) async throws -> Duel {
    let api = api.serving(.wanted)
    var learnsets: [[LearnedMove]] = []
    for pokemon in team {
      let all = try await orFailure { try await api.fetch(.learnset(of: pokemon)).value }
      learnsets.append(all.filter { $0.way == .levelUp })
    }
    let games = GamesOfDuel(request: request).games(of: learnsets)
    let entrants = zip(team, zip(learnsets, games)).map { pokemon, moves -> Duel.Entrant in
      guard let game = moves.1 else { return (pokemon, nil, []) }
      let slugs = Set(moves.0.filter { $0.versionGroup == game }.map(\.move))
      return (pokemon, game, slugs.sorted().compactMap { Dex().move($0, in: game) })
    }
    return Duel(entrants[0], entrants[1], chart: request.chart)
  }
}

extension TeamRequest {
  /// Of the generation that is asked for.
  fileprivate var chart: TypeChart {
    Dex().typeChart(generation: generation ?? generationOfGame ?? TypeChart.newestGeneration)
  }

  /// That of its game; nil without one.
  fileprivate var generationOfGame: Int? {
    game.flatMap { Dex().versionGroup($0)?.generation }
  }
}

/// Which game's moves count.
private struct GamesOfDuel {
  let request: TeamRequest

  /// For each learnset the newest game that all of them have moves in; where there is none, the newest
  /// of its own.
  func games(of learnsets: [[LearnedMove]]) -> [String?] {
    let newestFirst = Dex().versionGroups.reversed().filter { group in
      if let game = request.game { return group.slug == game }
      return request.generation == nil || group.generation == request.generation
    }
    let known = learnsets.map { Set($0.map(\.versionGroup)) }
    let shared = newestFirst.first { group in known.allSatisfy { $0.contains(group.slug) } }
    return known.map { games in
      shared?.slug ?? newestFirst.first { games.contains($0.slug) }?.slug
    }
  }
}

/// `pokedex compare`, `weak` and `matchup` with their words and options.
struct TeamRequest: ShellCommand {
  enum Kind: String, CaseIterable {
    case compare, weak, matchup

    /// How many names it takes.
    var count: ClosedRange<Int> {
      switch self {
      case .compare: 2...6
      case .weak: 1...6
      case .matchup: 2...2
      }
    }
  }

  let kind: Kind
  var names: [String]
  var format = ListRequest.Format.text
  /// Nil for today.
  var generation: Int?
  /// The slug of the version group whose moves count; nil for the newest that has any.
  var game: String?
}

extension TeamRequest {
  /// - Throws: that there are too few names, or too many.
  func checkCount(in language: Language) throws(UsageError) {
    if kind.count.contains(names.count) { return }
    let (least, most) = (kind.count.lowerBound, kind.count.upperBound)
    let count = least == most ? String(most) : "\(least)–\(most)"
    let example = CommandTable.row(named: kind.rawValue)?.examples[0] ?? ""
    throw UsageError(
      sentence: Sentence.namesNeeded.text(in: language, kind.rawValue, count, example))
  }
}

extension TeamRequest {
  init(_ line: CommandLineParser) throws(UsageError) {
    let kind = Kind(rawValue: line.namedCommand.rawValue) ?? .compare
    self.init(
      kind: kind, names: Array(line.arguments), format: try line.format(),
      generation: try line.generation(), game: kind == .matchup ? try line.value(.game) : nil)
    // How many there are on standard input, or in a range, is seen later.
    if !names.contains(where: NameList.stands) {
      try checkCount(in: line.locale.interface)
    }
  }

  @MainActor
  func run(_ invocation: Invocation) async throws -> Output {
    let language = invocation.language.interface
    var request = self
    request.names = try NameList.expanded(names, language: language)
    try request.checkCount(in: language)
    let columns = TerminalSize.columns ?? 80
    return Output(text: try await Shell(invocation).show(request, columns: columns))
  }
}
