/// Damage that attacks of some types do to Pokémon, each hit with the most effective type.
///
/// A target's ability counts if it is the only one that the target can have. Moves that depend on
/// more than the type chart are left out.
package struct Coverage: Sendable, Equatable {
  /// The attacking types.
  package let attacks: [PokemonType]
  /// Greatest factor on each type of the generation, in the chart's order.
  package let best: [Matchups.Factor]
  private let chart: TypeChart

  package init(attacks: [PokemonType], chart: TypeChart) {
    self.attacks = attacks
    self.chart = chart
    best = chart.types.map { type in
      let factors = attacks.map { chart.factor(of: $0, on: [type]) }
      return Matchups.Factor(type: type, percent: Double(factors.max() ?? 0))
    }
  }

  /// Numbers of Pokémon by the factor with which they are hit.
  package struct Count: Sendable, Equatable {
    /// Numbers of Pokémon hit with a factor above 100 %, of exactly 100 %, between 0 and 100 %, and
    /// of 0.
    package var hard = 0, neutral = 0, weak = 0, none = 0
    /// Ids of the Pokémon in `weak` and `none`, in ascending order.
    package var resisting: [Int] = []

    package var total: Int { hard + neutral + weak + none }
  }

  /// Counts all Pokémon by the factor with which these attacks hit them.
  ///
  /// - Parameter groups: all Pokémon, grouped by the damage that they take.
  package func count(of groups: [TypeGroup]) -> Count {
    var count = Count()
    for group in groups {
      let percent = group.greatestFactor(from: attacks, chart: chart)
      let size = group.ids.count
      if percent > 100 {
        count.hard += size
      } else if percent == 100 {
        count.neutral += size
      } else if percent > 0 {
        count.weak += size
      } else {
        count.none += size
      }
      if percent < 100 { count.resisting += group.ids }
    }
    count.resisting.sort()
    return count
  }
}

/// Pokémon that take the same damage from every type.
///
/// If several varieties of a species belong to the group, only the first is listed.
package struct TypeGroup: Sendable, Equatable {
  /// Their types, in the order of `PokemonType.allCases`.
  package let types: [PokemonType]
  /// Effect of the only ability that each of them can have, if it changes the damage that they take.
  package let defense: AbilityDamageRule?
  package var ids: [Int]

  package init(types: [PokemonType], defense: AbilityDamageRule?, ids: [Int]) {
    self.types = types
    self.defense = defense
    self.ids = ids
  }

  /// Returns the greatest factor of some attacks on them, in percent; 0 without attacks.
  package func greatestFactor(from attacks: [PokemonType], chart: TypeChart) -> Double {
    attacks.reduce(0) { greatestFactor, attack in
      let factor = Double(chart.factor(of: attack, on: types))
      return max(
        greatestFactor, defense?.factor(factor, of: attack, on: types, chart: chart) ?? factor)
    }
  }
}
