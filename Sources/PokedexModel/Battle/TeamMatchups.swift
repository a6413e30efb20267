/// Damage that a team takes from attacks of every type, and the types that its own attacks hit.
package struct TeamMatchups: Sendable, Equatable {
  /// Damage that each member takes from attacks of one type.
  package struct AttackRow: Sendable, Equatable {
    package let attack: PokemonType
    /// One factor in percent for each member, in the team's order.
    package let factors: [Double]

    /// Number of members that take more than 100 %.
    package var weak: Int { factors.count { $0 > 100 } }
    /// Number of members that take less than 100 %.
    package var resisting: Int { factors.count { $0 < 100 } }
    /// Whether more members are weak to the type than resist it.
    package var isHole: Bool { weak > resisting }
  }

  /// Effect of adding a member with some types on the team's holes.
  package struct TeamSuggestion: Sendable, Equatable {
    package let types: [PokemonType]
    /// Holes that the new member resists.
    package let resists: [PokemonType]
    /// Holes that the team has with the new member, including any new ones.
    package let holesLeft: [PokemonType]
  }

  /// One row for each type of the generation, in the chart's order.
  package let rows: [AttackRow]
  /// The team's attacking types, with the best factor against each type.
  package let coverage: Coverage
  private let chart: TypeChart

  /// - Parameters:
  ///   - types: each member's types in the chart's generation.
  ///   - takes: the damage that each member takes from each type of the chart, after its ability's
  ///     effect.
  ///   - attacks: the types of the team's moves; nil for the members' own types.
  package init(
    types: [[PokemonType]], takes: [[Matchups.Factor]], attacks: Set<PokemonType>? = nil,
    chart: TypeChart
  ) {
    self.chart = chart
    rows = chart.types.enumerated().map { index, attack in
      AttackRow(attack: attack, factors: takes.map { $0[index].percent })
    }
    let own = attacks ?? Set(types.joined())
    coverage = Coverage(attacks: chart.types.filter(own.contains), chart: chart)
  }

  /// Creates the matchups of a team, with Pokémon as they are in the chart's generation.
  ///
  /// An ability counts only if its owner can have no other.
  package init(of team: [Pokemon], chart: TypeChart) {
    self.init(
      types: team.map(\.types),
      takes: team.map { Matchups(of: $0, chart: chart).damageWithOnlyAbility },
      chart: chart)
  }

  /// Types that more members are weak to than resist.
  package var holes: [PokemonType] { rows.filter(\.isHole).map(\.attack) }

  /// Types that at least one of the attacks hits super effectively.
  package var covered: [PokemonType] { types { $0 > 100 } }

  /// Types that none of the attacks hits super effectively.
  package var uncovered: [PokemonType] { types { $0 <= 100 } }

  private func types(_ isWanted: (Double) -> Bool) -> [PokemonType] {
    coverage.best.filter { isWanted($0.percent) }.map(\.type)
  }

  /// Returns the types that a new member should have, the best first; empty if the team has no holes.
  ///
  /// Sorted by the number of holes left (lowest first), then the present holes resisted (most first), then
  /// the new member's weaknesses (fewest first).
  ///
  /// - Parameters:
  ///   - candidates: the type combinations to choose from, which may repeat.
  ///   - limit: maximum number of results.
  package func suggestions(among candidates: [[PokemonType]], limit: Int = 5) -> [TeamSuggestion] {
    let holes = Set(holes)
    if holes.isEmpty { return [] }
    var seen: Set<[PokemonType]> = []
    let ranked = candidates.filter { seen.insert($0).inserted }.map {
      types -> (suggestion: TeamSuggestion, weaknesses: Int) in
      let factors = rows.map { chart.factor(of: $0.attack, on: types) }
      let left = zip(rows, factors).filter { row, factor in
        row.weak + (factor > 100 ? 1 : 0) > row.resisting + (factor < 100 ? 1 : 0)
      }
      let resisted = zip(rows, factors).filter { holes.contains($0.attack) && $1 < 100 }
      let suggestion = TeamSuggestion(
        types: types, resists: resisted.map(\.0.attack), holesLeft: left.map(\.0.attack))
      return (suggestion, factors.count { $0 > 100 })
    }
    let helpful = ranked.filter { !$0.suggestion.resists.isEmpty }
    let sorted = helpful.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      return (a.suggestion.holesLeft.count, -a.suggestion.resists.count, a.weaknesses, one.offset)
        < (b.suggestion.holesLeft.count, -b.suggestion.resists.count, b.weaknesses, other.offset)
    }
    return sorted.prefix(limit).map(\.element.suggestion)
  }
}
