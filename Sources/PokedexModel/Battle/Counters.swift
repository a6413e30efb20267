/// Pokémon that hit a target hard with attacks of their own types and take little damage in return.
///
/// Types are taken into account, and so is a Pokémon's ability if it can have only one. Moves and
/// stats are ignored.
package struct Counters: Sendable, Equatable {
  /// A Pokémon that counters the target.
  package struct Counter: Sendable, Equatable {
    /// PokeAPI's id of the variety.
    package let id: Int
    /// Greatest damage factor of the counter's own types against the target, in percent.
    package let deals: Double
    /// Greatest damage factor of the target's types against the counter, in percent.
    package let takes: Double
    /// Base stat total of the counter.
    package let total: Int
  }

  /// Minimum ratio of the damage factor `deals` to the damage factor `takes`.
  package static let minimumRatio = 4.0

  /// All counters, sorted by damage dealt (highest first), then damage taken (lowest first), then
  /// base stat total (highest first), then id.
  package let all: [Counter]

  /// - Parameters:
  ///   - takes: the damage factors of each type against the target.
  ///   - attacks: the target's own types.
  ///   - groups: the Pokémon to choose from, grouped by the damage that they take.
  ///   - total: a function that returns the base stat total of the variety with this id.
  package init(
    takes: [Matchups.Factor], attacks: [PokemonType], among groups: [TypeGroup], chart: TypeChart,
    total: (Int) -> Int
  ) {
    var found: [Counter] = []
    for group in groups {
      let deals = takes.reduce(0) { group.types.contains($1.type) ? max($0, $1.percent) : $0 }
      let taken = group.greatestFactor(from: attacks, chart: chart)
      guard deals >= 200, deals >= Self.minimumRatio * taken else { continue }
      found += group.ids.map { Counter(id: $0, deals: deals, takes: taken, total: total($0)) }
    }
    all = found.sorted {
      ($1.deals, $0.takes, $1.total, $0.id) < ($0.deals, $1.takes, $0.total, $1.id)
    }
  }
}
