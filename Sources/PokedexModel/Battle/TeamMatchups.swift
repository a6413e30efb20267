/// The damage that a team takes from attacks of every type, and the types against which its own
/// attacks are super effective.
package struct TeamMatchups: Sendable, Equatable {
  /// The damage that each member takes from attacks of one type.
  package struct AttackRow: Sendable, Equatable {
    package let attack: PokemonType
    /// The damage factor for each member in percent, in the team's order.
    package let factors: [Double]

    /// Number of members with a factor above 100 %.
    package let weak: Int
    /// Number of members with a factor below 100 %.
    package let resisting: Int
    /// Whether more members are weak to the attack than resist it.
    package var isHole: Bool { weak > resisting }

    init(attack: PokemonType, factors: [Double]) {
      (self.attack, self.factors) = (attack, factors)
      weak = factors.count { $0 > 100 }
      resisting = factors.count { $0 < 100 }
    }
  }

  /// A type combination for a new member, and how the member would change the team's holes. A hole
  /// is a type that more members are weak to than resist.
  package struct TeamSuggestion: Sendable, Equatable {
    package let types: [PokemonType]
    /// The team's holes that the new member resists.
    package let resists: [PokemonType]
    /// The holes that the team has after the new member joins. The member may cause some of them.
    package let holesLeft: [PokemonType]
  }

  /// One row for each type of the generation, in the chart's order.
  package let rows: [AttackRow]
  /// How effective the team's attacking types are against each defending type.
  package let coverage: Coverage
  private let chart: TypeChart

  /// - Parameters:
  ///   - types: each member's types in the chart's generation.
  ///   - takes: for each member, the damage factors of the attacking types in the chart's order,
  ///     including the effect of the member's ability.
  ///   - attacks: the types of the team's moves, or nil to use the members' own types.
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

  /// Creates the matchups of a team.
  ///
  /// An ability is taken into account only if the Pokémon can have no other.
  ///
  /// - Parameters:
  ///   - team: the Pokémon as they are in the chart's generation.
  ///   - chart: the type chart.
  package init(of team: [Pokemon], chart: TypeChart) {
    self.init(
      types: team.map(\.types),
      takes: team.map { Matchups(of: $0, chart: chart).damageWithOnlyAbility },
      chart: chart)
  }

  /// Types that more members are weak to than resist.
  package var holes: [PokemonType] { rows.filter(\.isHole).map(\.attack) }

  /// Types against which at least one of the attacks is super effective.
  package var covered: [PokemonType] { types { $0 > 100 } }

  /// Types against which none of the attacks is super effective.
  package var uncovered: [PokemonType] { types { $0 <= 100 } }

  private func types(_ isWanted: (Double) -> Bool) -> [PokemonType] {
    coverage.best.filter { isWanted($0.percent) }.map(\.type)
  }

  /// Returns the best type combinations for a new member, the best first. Each resists at least one
  /// of the team's holes. Empty if the team has no holes.
  ///
  /// The results are sorted by the number of holes left (fewest first), then by the number of
  /// present holes resisted (most first), then by the number of the new member's weaknesses (fewest
  /// first).
  ///
  /// - Parameters:
  ///   - candidates: the type combinations to choose from. Duplicates are ignored.
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
