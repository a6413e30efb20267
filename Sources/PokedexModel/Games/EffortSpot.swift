/// A place where battles with wild Pokémon give effort values.
package struct EffortSpot: Sendable, Equatable {
  /// Slug of the location area.
  package let area: String
  /// Slug of the encounter method.
  package let method: String
  /// Effort values in the stat that an encounter gives on average.
  package let average: Double
  /// The Pokémon that give effort values in the stat, the most common first: the variety's id, the
  /// effort values, and the chance in percent.
  package let pokemon: [(id: Int, effort: Int, chance: Int)]

  package init(
    area: String, method: String, average: Double, pokemon: [(id: Int, effort: Int, chance: Int)]
  ) {
    (self.area, self.method, self.average, self.pokemon) = (area, method, average, pokemon)
  }

  package static func == (one: EffortSpot, other: EffortSpot) -> Bool {
    one.area == other.area && one.method == other.method && one.average == other.average
      && one.pokemon.elementsEqual(other.pokemon, by: ==)
  }
}
