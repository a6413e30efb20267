package import PokedexModel

// Decides which game a query is about.
extension QueryEngine {
  /// Returns the settings with which a condition is evaluated. If they choose no generation and no
  /// game, and the condition names exactly one game, it is compared with the data of that game.
  func settings(_ settings: QuerySettings, for condition: Condition) -> QuerySettings {
    guard settings.generation == nil, settings.games.isEmpty else { return settings }
    let games = condition.requiredGames
    let groups = games.compactMap(source.versionGroup)
    guard let group = groups.first, groups.allSatisfy({ $0.slug == group.slug }) else {
      return settings
    }
    var settings = settings
    settings.namedGames = games
    if group.generation < TypeChart.newestGeneration { settings.generation = group.generation }
    return settings
  }

  /// Returns the edition whose facts a query is compared with; nil for today's.
  package func edition(of settings: QuerySettings) -> Edition? {
    let groups = settings.games.compactMap(source.versionGroup)
    if let group = groups.first, groups.allSatisfy({ $0.slug == group.slug }),
      settings.generation ?? group.generation == group.generation
    {
      return source.edition(of: group, group.generation)
    }
    return settings.generation.map { source.edition(of: nil, $0) }
  }
}

extension QuerySettings {
  /// Games to which terms are limited that name no game themselves. Empty for no limit.
  var games: [QueryValue] { rosterGames.isEmpty ? namedGames : rosterGames }
}

extension Condition {
  /// The games that the condition names for every row. A game that is negated, or that only one of
  /// several alternatives names, is left out. So are the games of marks, which say nothing about the
  /// data of a Pokémon.
  fileprivate var requiredGames: [QueryValue] {
    switch self {
    case .fact(let fact): return fact.games
    case .not(.not(let condition)): return condition.requiredGames
    case .and(let conditions):
      return conditions.flatMap(\.requiredGames).reduce(into: []) { games, game in
        if !games.contains(game) { games.append(game) }
      }
    case .or(let conditions):
      let games = conditions.map(\.requiredGames)
      return games.contains(where: \.isEmpty) ? [] : games.flatMap(\.self)
    default: return []
    }
  }
}

extension Fact {
  /// The games that the fact names.
  fileprivate var games: [QueryValue] {
    switch self {
    case .has(let value): value.kind == .game ? [value] : []
    case .inVersion(let game, _): [game]
    case .learns(_, let learning), .learned(_, let learning): learning.games
    case .found(_, let games), .holds(_, let games), .beats(_, let games), .met(_, _, let games),
      .does(_, _, let games):
      games
    default: []
    }
  }

  /// Returns the fact limited to some games, if it depends on the game and names none.
  func limitedToGames(_ games: [QueryValue]) -> Fact {
    guard !games.isEmpty, self.games.isEmpty else { return self }
    switch self {
    case .beats(let target, _): return .beats(target, games: games)
    case .found(let place, _): return .found(place, games: games)
    case .met(let method, let place, _): return .met(by: method, at: place, games: games)
    case .holds(let item, _): return .holds(item, games: games)
    case .does(let action, let value, _): return .does(action, value, games: games)
    case .learns(let move, var learning):
      learning.games = games
      return .learns(move, learning)
    case .learned(let pokemon, var learning):
      learning.games = games
      return .learned(by: pokemon, learning)
    default: return self
    }
  }
}
