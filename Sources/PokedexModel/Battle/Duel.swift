/// Two Pokémon against each other.
package struct Duel: Sendable {
  /// One of them, as it is in the generation, and what it does to the other.
  package struct Side: Sendable {
    package let pokemon: Pokemon
    /// The slug of the game whose moves it has; nil where none is known.
    package let game: String?
    /// What its own types do to the other, in percent, each with the other's only ability.
    package let types: [Matchups.Factor]
    package let moves: StrongestMoves
  }

  /// What one brings: itself, and the moves that it learns by level in a game.
  package typealias Entrant = (pokemon: Pokemon, game: String?, moves: [Move])

  package let first: Side
  package let second: Side
  package let speed: SpeedComparison
  package let generation: Int

  /// - Parameter chart: of the generation of both.
  package init(_ first: Entrant, _ second: Entrant, chart: TypeChart) {
    self.first = Self.side(first, against: second.pokemon, chart)
    self.second = Self.side(second, against: first.pokemon, chart)
    generation = chart.generation
    speed = SpeedComparison(
      (first.pokemon.stats[.speed], second.pokemon.stats[.speed]), level: StrongestMoves.level,
      generation: chart.generation)
  }

  /// The one that is faster with the same training; nil where neither is.
  package var faster: Pokemon? {
    switch speed.faster {
    case .first: first.pokemon
    case .second: second.pokemon
    case .neither: nil
    }
  }

  private static func side(_ entrant: Entrant, against other: Pokemon, _ chart: TypeChart) -> Side {
    let takes = Matchups(of: other, chart: chart).takesSurely
    let types = entrant.pokemon.types
    return Side(
      pokemon: entrant.pokemon, game: entrant.game,
      types: types.compactMap { type in takes.first { $0.type == type } },
      moves: StrongestMoves(
        of: .init(entrant.pokemon), on: .init(other), moves: entrant.moves, chart: chart))
  }
}

extension StrongestMoves.Fighter {
  package init(_ pokemon: Pokemon) {
    self.init(
      types: pokemon.types, stats: pokemon.stats, abilities: pokemon.abilities.map(\.slug))
  }
}
