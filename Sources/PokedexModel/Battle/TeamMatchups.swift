/// What a team takes from attacks of every type, and what its own types hit.
package struct TeamMatchups: Sendable, Equatable {
  /// What each member takes from attacks of one type.
  package struct Row: Sendable, Equatable {
    package let attack: PokemonType
    /// For each member, in the team's order, in percent.
    package let factors: [Double]

    /// How many take more than usual.
    package var weak: Int { factors.count { $0 > 100 } }
    /// How many take less than usual or nothing.
    package var resisting: Int { factors.count { $0 < 100 } }
    /// Whether more of the team are hurt than can stand it.
    package var isHole: Bool { weak > resisting }
  }

  /// What a further member of some types would mend.
  package struct Mending: Sendable, Equatable {
    package let types: [PokemonType]
    /// The holes that it resists.
    package let resists: [PokemonType]
    /// The holes that the team then has, new ones with them.
    package let holesLeft: [PokemonType]
  }

  /// For each type of the generation, in the chart's order.
  package let rows: [Row]
  /// The types that the team attacks with against each type, the best of them.
  package let coverage: Coverage
  private let chart: TypeChart

  /// - Parameters:
  ///   - types: of each member, in the chart's generation.
  ///   - takes: what each takes from each type of the chart, which its ability may have changed.
  ///   - attacks: the types of the team's moves; nil for its own types.
  package init(
    types: [[PokemonType]], takes: [[Matchups.Factor]], attacks: Set<PokemonType>? = nil,
    chart: TypeChart
  ) {
    self.chart = chart
    rows = chart.types.enumerated().map { place, attack in
      Row(attack: attack, factors: takes.map { $0[place].percent })
    }
    let own = attacks ?? Set(types.joined())
    coverage = Coverage(attacks: chart.types.filter(own.contains), chart: chart)
  }

  /// Of Pokémon as they are in the chart's generation. An ability counts where it is the only one.
  package init(of team: [Pokemon], chart: TypeChart) {
    self.init(
      types: team.map(\.types), takes: team.map { Matchups(of: $0, chart: chart).takesSurely },
      chart: chart)
  }

  /// The types that more of the team are weak to than resist.
  package var holes: [PokemonType] { rows.filter(\.isHole).map(\.attack) }

  /// The types that one of the attacks hits hard.
  package var covered: [PokemonType] { types { $0 > 100 } }

  /// The types that none of the attacks hits hard.
  package var uncovered: [PokemonType] { types { $0 <= 100 } }

  private func types(_ isWanted: (Double) -> Bool) -> [PokemonType] {
    coverage.best.filter { isWanted($0.percent) }.map(\.type)
  }

  /// Which types a further member should be of: those that leave the fewest holes, of equal ones those
  /// that resist more of the present holes, then those with fewer weaknesses. None without a hole.
  ///
  /// - Parameters:
  ///   - candidates: the types that there are, some of them more than once.
  ///   - most: how many to name.
  package func mendings(among candidates: [[PokemonType]], most: Int = 5) -> [Mending] {
    let holes = Set(holes)
    if holes.isEmpty { return [] }
    var seen: Set<[PokemonType]> = []
    let ranked = candidates.filter { seen.insert($0).inserted }.map {
      types -> (mending: Mending, weaknesses: Int) in
      let factors = rows.map { chart.factor(of: $0.attack, on: types) }
      let left = zip(rows, factors).filter { row, factor in
        row.weak + (factor > 100 ? 1 : 0) > row.resisting + (factor < 100 ? 1 : 0)
      }
      let resisted = zip(rows, factors).filter { holes.contains($0.attack) && $1 < 100 }
      let mending = Mending(
        types: types, resists: resisted.map(\.0.attack), holesLeft: left.map(\.0.attack))
      return (mending, factors.count { $0 > 100 })
    }
    let helpful = ranked.filter { !$0.mending.resists.isEmpty }
    let sorted = helpful.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      return (a.mending.holesLeft.count, -a.mending.resists.count, a.weaknesses, one.offset)
        < (b.mending.holesLeft.count, -b.mending.resists.count, b.weaknesses, other.offset)
    }
    return sorted.prefix(most).map(\.element.mending)
  }
}
