/// What attacks of some types do, each Pokémon being hit with the one that hurts it most.
///
/// Types alone decide: abilities, and moves that look at more than the chart, are left out.
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
      Matchups.Factor(
        type: type, percent: Double(Self.best(of: attacks, on: [type], chart: chart)))
    }
  }

  /// The greatest factor on a Pokémon, in percent; 0 without attacks.
  package func best(on types: [PokemonType]) -> Int {
    Self.best(of: attacks, on: types, chart: chart)
  }

  private static func best(
    of attacks: [PokemonType], on types: [PokemonType], chart: TypeChart
  ) -> Int {
    attacks.reduce(0) { max($0, chart.factor(of: $1, on: types)) }
  }

  /// How many Pokémon are hit how hard.
  package struct Count: Sendable, Equatable {
    /// More than usual, as usual, less than that, and not at all.
    package var hard = 0, neutral = 0, weak = 0, none = 0
    /// The ids of those that are hit less than usual or not at all, in the order of their ids.
    package var resisting: [Int] = []

    package var total: Int { hard + neutral + weak + none }
  }

  /// - Parameter groups: all Pokémon by their types.
  package func count(of groups: [TypeGroup]) -> Count {
    var count = Count()
    for group in groups {
      let percent = best(on: group.types)
      switch percent {
      case 101...: count.hard += group.ids.count
      case 100: count.neutral += group.ids.count
      case 1...: count.weak += group.ids.count
      default: count.none += group.ids.count
      }
      if percent < 100 { count.resisting += group.ids }
    }
    count.resisting.sort()
    return count
  }
}

/// The Pokémon of the same types. Of a species' varieties of the same types one counts for all.
package struct TypeGroup: Sendable, Equatable {
  /// In the order of all types.
  package let types: [PokemonType]
  package let ids: [Int]

  package init(types: [PokemonType], ids: [Int]) {
    self.types = types
    self.ids = ids
  }
}
