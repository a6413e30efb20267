// What is said of a Pokémon, read together with what stands beside it.
extension Condition {
  /// The same with marks looked up where what stands beside them asks for it: in the games of a `game:`
  /// that is side by side with them, unless they have a game of their own, and beside `is:default`, which
  /// stands for its species, of all varieties of that.
  func lookingBeside(_ games: [Value] = [], ofSpecies: Bool = false) -> Condition {
    switch self {
    case .said(let trait, let own, let isOfSpecies):
      return .said(trait, games: own.isEmpty ? games : own, ofSpecies: isOfSpecies || ofSpecies)
    case .not(let condition): return .not(condition.lookingBeside(games, ofSpecies: ofSpecies))
    case .or(let conditions):
      return .or(conditions.map { $0.lookingBeside(games, ofSpecies: ofSpecies) })
    case .and(let conditions):
      let named = conditions.flatMap { $0.gamesNamed ?? [] }
      let isOfSpecies = ofSpecies || conditions.contains(.fact(.trait(.default)))
      return .and(
        conditions.map {
          $0.lookingBeside(named.isEmpty ? games : named, ofSpecies: isOfSpecies)
        })
    default: return self
    }
  }

  /// The games that it asks to be in one of; nil where it asks for anything else.
  private var gamesNamed: [Value]? {
    switch self {
    case .fact(.has(let value)): return value.kind == .game ? [value] : nil
    case .or(let conditions):
      let games = conditions.compactMap(\.gamesNamed)
      return games.count == conditions.count ? games.flatMap { $0 } : nil
    default: return nil
    }
  }
}
