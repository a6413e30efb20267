/// The moves with which one Pokémon takes most from another.
package struct StrongestMoves: Sendable, Equatable {
  /// One that fights: as it is in the chart's generation.
  package struct Fighter: Sendable {
    package let types: [PokemonType]
    package let stats: StatValues
    /// The slugs of those it may have.
    package let abilities: [String]

    package init(types: [PokemonType], stats: StatValues, abilities: [String]) {
      (self.types, self.stats, self.abilities) = (types, stats, abilities)
    }
  }

  /// A move and what it does.
  package struct Hit: Sendable, Equatable {
    package let move: Move
    package let hasOwnType: Bool
    /// Of its type on the target, in percent; with the target's ability where that is its only one.
    package let factor: Double
    /// In percent of the target's HP, rounded down, at the least and at the most.
    package let share: ClosedRange<Int>
    /// What the target's other abilities would make of the factor.
    package let withAbility: [(ability: String, factor: Double)]

    package static func == (a: Hit, b: Hit) -> Bool {
      a.move == b.move && a.hasOwnType == b.hasOwnType && a.factor == b.factor
        && a.share == b.share && a.withAbility.elementsEqual(b.withAbility, by: ==)
    }
  }

  /// The level of both.
  package static let level = 50

  /// What takes most first.
  package let hits: [Hit]

  /// - Parameters:
  ///   - moves: as they are in the game; those without a power are left out.
  ///   - most: how many to keep.
  package init(
    of attacker: Fighter, on target: Fighter, moves: [Move], chart: TypeChart, most: Int = 4
  ) {
    let matchups = Matchups(types: target.types, abilities: target.abilities, chart: chart)
    let sure = matchups.sureChange
    let hits = moves.compactMap { move -> Hit? in
      guard let power = move.power else { return nil }
      let factor = matchups.factor(of: move.type, withChange: sure)
      let hasOwnType = attacker.types.contains(move.type)
      let stats: (attack: Stat, defense: Stat) =
        move.damageClass == "special"
        ? (Stat.specialAttack, Stat.specialDefense) : (.attack, .defense)
      let damage = DamageFormula.damage(
        power: power, attack: attacker.value(of: stats.attack, in: chart.generation),
        defense: target.value(of: stats.defense, in: chart.generation), level: Self.level,
        hasOwnType: hasOwnType, factor: factor, generation: chart.generation)
      let health = target.value(of: .hp, in: chart.generation)
      let share = damage.lowerBound * 100 / health...damage.upperBound * 100 / health
      let others =
        sure != nil
        ? []
        : matchups.changes.indices.compactMap { place -> (ability: String, factor: Double)? in
          let changed = matchups.factor(of: move.type, withChange: place)
          return changed == factor ? nil : (matchups.changes[place].ability, changed)
        }
      return Hit(
        move: move, hasOwnType: hasOwnType, factor: factor, share: share, withAbility: others)
    }
    self.hits = Array(hits.sorted { Self.goesBefore($0, $1) }.prefix(most))
  }

  /// Of two that take as much, the one that hits more surely.
  private static func goesBefore(_ one: Hit, _ other: Hit) -> Bool {
    (-one.share.upperBound, -(one.move.accuracy ?? 101), one.move.id)
      < (-other.share.upperBound, -(other.move.accuracy ?? 101), other.move.id)
  }
}

extension StrongestMoves.Fighter {
  /// At the level of both, with the best genes and nothing trained.
  fileprivate func value(of stat: Stat, in generation: Int) -> Int {
    let (base, level) = (stats[stat], StrongestMoves.level)
    return generation > 2
      ? StatFormula.value(of: stat, base: base, level: level, effort: 0)
      : StatFormula.earlyValue(of: stat, base: base, level: level, experience: 0)
  }
}

extension Matchups {
  /// What an attack of a type does, in percent; as usual for a type that is not of the generation.
  ///
  /// - Parameter change: the place of an ability among `changes`; nil for none of them.
  func factor(of type: PokemonType, withChange change: Int?) -> Double {
    takes(withChange: change).first { $0.type == type }?.percent ?? 100
  }
}
