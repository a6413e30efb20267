/// A value that a variety had up to a generation, or has had only since a generation.
package struct HistoryEntry: Sendable, Equatable {
  package enum Value: Sendable, Equatable {
    case types([PokemonType])
    case stat(Stat, Int)
    /// The single Special stat of generation 1.
    case special(Int)
    case ability(PokemonAbility)
  }

  package enum Period: Sendable, Equatable {
    /// Last generation with the value.
    case until(Int)
    /// First generation with the value.
    case since(Int)
  }

  package let value: Value
  package let period: Period
}

extension Pokemon {
  /// Returns what changed from one generation to the next: types, then stats, then abilities, each
  /// with the earliest change first.
  ///
  /// If a change only adds a type or an ability, the result is the added one. Otherwise it is the
  /// former value. What the games introduced for all Pokémon, such as abilities in generation 3 and
  /// hidden ones in generation 5, is not a change.
  ///
  /// - Parameter editions: the generations as wholes, from the first.
  package func history(_ past: PastValues, _ editions: [Edition]) -> [HistoryEntry] {
    let states = editions.compactMap { edition in
      asOf(edition, past).map { (generation: edition.generation, pokemon: $0) }
    }
    let steps = zip(states, states.dropFirst()).map { ($0.generation, $0.pokemon, $1.pokemon) }
    return steps.flatMap(Self.changedTypes) + steps.flatMap(Self.changedStats)
      + steps.flatMap(Self.changedAbilities)
  }

  private typealias Step = (generation: Int, before: Pokemon, after: Pokemon)

  private static func changedTypes(_ step: Step) -> [HistoryEntry] {
    let (before, after) = (step.before.types, step.after.types)
    if before == after { return [] }
    if !before.allSatisfy(after.contains) {
      return [HistoryEntry(value: .types(before), period: .until(step.generation))]
    }
    let added = after.filter { !before.contains($0) }
    return added.isEmpty
      ? [] : [HistoryEntry(value: .types(added), period: .since(step.generation + 1))]
  }

  private static func changedStats(_ step: Step) -> [HistoryEntry] {
    let (before, after) = (step.before.stats, step.after.stats)
    let changed = Stat.allCases.filter { before[$0] != after[$0] }
    let isSpecial = { (stat: Stat) in stat == .specialAttack || stat == .specialDefense }
    var values = changed.filter { step.generation > 1 || !isSpecial($0) }.map {
      HistoryEntry.Value.stat($0, before[$0])
    }
    if step.generation == 1, changed.contains(where: isSpecial) {
      values.append(.special(before[.specialAttack]))
    }
    return values.map { HistoryEntry(value: $0, period: .until(step.generation)) }
  }

  private static func changedAbilities(_ step: Step) -> [HistoryEntry] {
    [(isHidden: false, first: 3), (isHidden: true, first: 5)].flatMap { kind -> [HistoryEntry] in
      if step.generation < kind.first { return [] }
      let before = step.before.abilities.filter { $0.isHidden == kind.isHidden }
      let after = step.after.abilities.filter { $0.isHidden == kind.isHidden }
      let lost = before.filter { !after.contains($0) }
      if !lost.isEmpty {
        return lost.map { HistoryEntry(value: .ability($0), period: .until(step.generation)) }
      }
      return after.filter { !before.contains($0) }
        .map { HistoryEntry(value: .ability($0), period: .since(step.generation + 1)) }
    }
  }
}
