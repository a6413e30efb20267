/// Pokémon that hit one hard with attacks of their own types, and take little of its own.
///
/// Types decide, and abilities where there is only one. Moves and stats are left out.
package struct Counters: Sendable, Equatable {
  /// One of them.
  package struct Counter: Sendable, Equatable {
    /// PokeAPI's id of the variety.
    package let id: Int
    /// The greatest factor of its own types on the target, in percent.
    package let deals: Double
    /// The greatest factor of the target's types on it, in percent.
    package let takes: Double
    /// The total of its base stats.
    package let total: Int
  }

  /// A counter deals at least this many times the damage that it takes.
  package static let leastRatio = 4.0

  /// The hardest hitters first; of the same force, those that take least, then by the total of base stats, then by id.
  package let all: [Counter]

  /// - Parameters:
  ///   - takes: what the target takes from each type.
  ///   - attacks: the target's own types.
  ///   - groups: who may be a counter, by what they take.
  ///   - total: of a variety's base stats, by its id.
  package init(
    takes: [Matchups.Factor], attacks: [PokemonType], among groups: [TypeGroup], chart: TypeChart,
    total: (Int) -> Int
  ) {
    var found: [Counter] = []
    for group in groups {
      let deals = takes.reduce(0) { group.types.contains($1.type) ? max($0, $1.percent) : $0 }
      let taken = group.most(from: attacks, chart: chart)
      guard deals >= 200, deals >= Self.leastRatio * taken else { continue }
      found += group.ids.map { Counter(id: $0, deals: deals, takes: taken, total: total($0)) }
    }
    all = found.sorted {
      ($1.deals, $0.takes, $1.total, $0.id) < ($0.deals, $1.takes, $0.total, $1.id)
    }
  }
}
