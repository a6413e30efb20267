/// Damage that a Pokémon takes from attacks of every type, and how its abilities change it.
package struct Matchups: Sendable, Equatable {
  /// The damage factor for one attacking type.
  ///
  /// Without an ability, `percent` is 0, 25, 50, 100, 200 or 400. An ability can lead to other
  /// values, such as 12.5.
  package struct Factor: Sendable, Equatable {
    package let type: PokemonType
    package let percent: Double
  }

  /// The damage factors that an ability changes.
  package struct Change: Sendable, Equatable {
    package let ability: String
    package let effect: AbilityDamageRule
    /// The changed factors. Types whose factor stays the same are left out.
    package let factors: [Factor]
  }

  package let generation: Int
  /// The damage factor of each type of the generation, in the chart's order. No ability is taken
  /// into account.
  package let takes: [Factor]
  /// The changes that each ability makes, in the order of the abilities. Abilities that change
  /// nothing are left out.
  package let changes: [Change]
  /// For each of the Pokémon's own types, the types that it is super effective against.
  package let hitsHard: [(type: PokemonType, on: [PokemonType])]

  /// Number of abilities that the Pokémon can have.
  private let abilityCount: Int

  /// Creates the matchups of a Pokémon.
  ///
  /// - Parameters:
  ///   - pokemon: the Pokémon as it is in the chart's generation.
  ///   - chart: the type chart.
  package init(of pokemon: Pokemon, chart: TypeChart) {
    self.init(
      types: pokemon.types, abilities: pokemon.abilities.map(\.slug), chart: chart)
  }

  /// - Parameters:
  ///   - types: the Pokémon's types in the chart's generation.
  ///   - abilities: the slugs of the abilities that it can have in that generation.
  package init(types: [PokemonType], abilities: [String], chart: TypeChart) {
    generation = chart.generation
    abilityCount = abilities.count
    let takes = chart.types.map {
      Factor(type: $0, percent: Double(chart.factor(of: $0, on: types)))
    }
    self.takes = takes
    changes = abilities.compactMap { ability in
      guard let effect = AbilityDamageRule.of(ability, in: chart.generation) else { return nil }
      let changed = takes.compactMap { factor -> Factor? in
        let percent = effect.factor(factor.percent, of: factor.type, on: types, chart: chart)
        return percent == factor.percent ? nil : Factor(type: factor.type, percent: percent)
      }
      return changed.isEmpty ? nil : Change(ability: ability, effect: effect, factors: changed)
    }
    hitsHard = types.map { type in
      (type, chart.types.filter { chart.factor(of: type, on: $0) > 100 })
    }
  }

  /// Returns the damage factors with one of the changes applied, in the chart's order.
  ///
  /// - Parameter ability: the index in `changes` of the change to apply, or nil for none.
  package func takes(withChange ability: Int?) -> [Factor] {
    guard let ability, changes.indices ~= ability else { return takes }
    let changed = changes[ability].factors
    return takes.map { factor in changed.first { $0.type == factor.type } ?? factor }
  }

  /// Index in `changes` of the change that the Pokémon's only ability makes.
  ///
  /// Nil if the Pokémon can have several abilities, or if its only ability changes nothing.
  package var onlyAbilityChange: Int? { abilityCount == 1 && !changes.isEmpty ? 0 : nil }

  /// Damage factors in the chart's order. If the Pokémon can have only one ability, they include
  /// its effect.
  ///
  /// If the Pokémon can have several abilities, no ability is taken into account.
  package var damageWithOnlyAbility: [Factor] { takes(withChange: onlyAbilityChange) }

  package static func == (a: Matchups, b: Matchups) -> Bool {
    a.generation == b.generation && a.takes == b.takes && a.changes == b.changes
      && a.hitsHard.elementsEqual(b.hitsHard, by: ==)
  }
}
