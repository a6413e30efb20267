internal import DexData
internal import PokedexModel
internal import PokedexApp
internal import PokedexText
internal import PokemonAPI

// Several Pokémon and what they are to each other.
extension Shell {
  /// What `compare`, `weak` or `matchup` prints.
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
      let all = try await orFailure { try await api.fetchLearnset(of: pokemon).value }
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
