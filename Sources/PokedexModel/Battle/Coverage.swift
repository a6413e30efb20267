/// How effective attacks of some types are, if each Pokémon is attacked with the type that is most
/// effective against it.
///
/// A target's ability is taken into account if the target can have only that one. Moves whose
/// effectiveness depends on more than the type chart are left out.
package struct Coverage: Sendable, Equatable {
  /// The attacking types.
  package let attacks: [PokemonType]
  /// Greatest damage factor of the attacks against each type of the generation, in the chart's
  /// order.
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

  /// Number of Pokémon for each range of damage factors.
  package struct Count: Sendable, Equatable {
    /// Number of Pokémon hit with a factor above 100 % (`hard`), of exactly 100 % (`neutral`),
    /// between 0 and 100 % (`weak`) and of 0 % (`none`).
    package var hard = 0, neutral = 0, weak = 0, none = 0
    /// Ids of the Pokémon in `weak` and `none`, in ascending order.
    package var resisting: [Int] = []

    package var total: Int { hard + neutral + weak + none }
  }

  /// Counts the Pokémon by the damage factor of the most effective attack against them.
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

/// Pokémon that all have the same damage factor for each attacking type.
///
/// If several varieties of a species belong to the group, only the first is included.
package struct TypeGroup: Sendable, Equatable {
  /// The Pokémon's types, in the order of `PokemonType.allCases`.
  package let types: [PokemonType]
  /// Effect of the Pokémon's ability on the damage that they take. Nil if they can have several
  /// abilities, or if their only one does not change the damage.
  package let defense: AbilityDamageRule?
  package var ids: [Int]

  package init(types: [PokemonType], defense: AbilityDamageRule?, ids: [Int]) {
    self.types = types
    self.defense = defense
    self.ids = ids
  }

  /// Returns the greatest damage factor of some attacks against these Pokémon, in percent. 0 if
  /// there are no attacks.
  package func greatestFactor(from attacks: [PokemonType], chart: TypeChart) -> Double {
    attacks.reduce(0) { greatestFactor, attack in
      let factor = Double(chart.factor(of: attack, on: types))
      return max(
        greatestFactor, defense?.factor(factor, of: attack, on: types, chart: chart) ?? factor)
    }
  }
}
