/// What attacks of some types do, each Pokémon being hit with the one that hurts it most.
///
/// An ability of the target counts where it is the only one. Moves that look at more than the chart are left out.
package struct Coverage: Sendable, Equatable {
  /// The types that are attacked with.
  package let attacks: [PokemonType]
  /// The greatest factor on each type of the generation, in the chart's order.
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

  /// How many Pokémon are hit how hard.
  package struct Count: Sendable, Equatable {
    /// More than usual, as usual, less than that, and not at all.
    package var hard = 0, neutral = 0, weak = 0, none = 0
    /// The ids of those that are hit less than usual or not at all, in the order of their ids.
    package var resisting: [Int] = []

    package var total: Int { hard + neutral + weak + none }
  }

  /// - Parameter groups: all Pokémon by what they take.
  package func count(of groups: [TypeGroup]) -> Count {
    var count = Count()
    for group in groups {
      let percent = group.most(from: attacks, chart: chart)
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

/// The Pokémon that take the same from every type. Of a species' varieties that do, one counts for all.
package struct TypeGroup: Sendable, Equatable {
  /// In the order of all types.
  package let types: [PokemonType]
  /// The effect of the only ability that each of them can have, if it changes what they take.
  package let defense: AbilityDefense?
  package var ids: [Int]

  package init(types: [PokemonType], defense: AbilityDefense?, ids: [Int]) {
    self.types = types
    self.defense = defense
    self.ids = ids
  }

  /// The greatest factor of some attacks on them, in percent; 0 without attacks.
  package func most(from attacks: [PokemonType], chart: TypeChart) -> Double {
    attacks.reduce(0) { most, attack in
      let factor = Double(chart.factor(of: attack, on: types))
      return max(
        most, defense?.factor(factor, of: attack, on: types, chart: chart) ?? factor)
    }
  }
}
