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

/// What an attack takes away, without critical hits, weather, items and what moves do besides.
package enum DamageFormula {
  /// The games' formula since generation 5: Bulbapedia, "Damage". It rounds down at each step; earlier
  /// games take the steps in another order, which makes a difference of a point or two.
  ///
  /// - Parameters:
  ///   - power: of the move, from 1.
  ///   - attack: the attacker's Attack or Special Attack at its level.
  ///   - defense: the target's Defense or Special Defense at its level, from 1.
  ///   - level: the attacker's.
  ///   - hasOwnType: whether the attacker is of the move's type.
  ///   - factor: of the type on the target, in percent.
  ///   - generation: before the third, chance takes a little more away.
  /// - Returns: the least and the most, in HP; 0 for a factor of 0, else at least 1.
  package static func damage(
    power: Int, attack: Int, defense: Int, level: Int, hasOwnType: Bool, factor: Double,
    generation: Int
  ) -> ClosedRange<Int> {
    guard factor > 0 else { return 0...0 }
    let base = (2 * level / 5 + 2) * power * attack / max(1, defense) / 50 + 2
    func rolled(_ roll: Int, of rolls: Int) -> Int {
      let rolled = base * roll / rolls
      let own = hasOwnType ? rolled * 3 / 2 : rolled
      return max(1, Int(Double(own) * factor / 100))
    }
    return generation < 3
      ? rolled(217, of: 255)...rolled(255, of: 255) : rolled(85, of: 100)...rolled(100, of: 100)
  }
}

/// Which of two Pokémon moves first at the same level, by Speed alone.
package struct SpeedComparison: Sendable, Equatable {
  /// Who is faster.
  package enum Faster: String, Sendable {
    case first, second, neither
  }

  package let level: Int
  /// From nothing trained to all, with the natures that do most, as far as the generation has them.
  package let first: ClosedRange<Int>
  package let second: ClosedRange<Int>
  /// With the same training.
  package let faster: Faster

  /// - Parameters:
  ///   - bases: base Speeds.
  ///   - level: 1 to 100.
  package init(_ bases: (first: Int, second: Int), level: Int, generation: Int) {
    self.level = level
    first = Self.range(bases.first, level: level, generation: generation)
    second = Self.range(bases.second, level: level, generation: generation)
    faster = bases.first == bases.second ? .neither : bases.first > bases.second ? .first : .second
  }

  /// Whether the faster one is so whatever the training of both.
  package var isCertain: Bool {
    switch faster {
    case .first: first.lowerBound > second.upperBound
    case .second: second.lowerBound > first.upperBound
    case .neither: false
    }
  }

  private static func range(_ base: Int, level: Int, generation: Int) -> ClosedRange<Int> {
    StatFormula.range(
      of: .speed, base: base, level: level, isEarly: Training.isEarly(generation))
  }
}
