/// A variety of a species with everything an entry shows of it.
package struct Pokemon: Sendable, Equatable {
  /// PokeAPI's id of the variety; not a national number where it is above 10000.
  package let id: Int
  package let slug: String
  package let species: Species
  /// Whether the species is shown as this variety unless another is asked for.
  package let isDefault: Bool
  /// The variety's own label, such as "Mega Charizard X"; nil for a default variety.
  package let label: VarietyLabel?
  /// One or two types, the primary one first.
  package let types: [PokemonType]
  package let stats: StatValues
  /// The effort values that defeating it yields.
  package let effort: StatValues
  package let abilities: [PokemonAbility]
  package let heightDecimetres: Int
  package let weightHectograms: Int
  /// Experience for defeating it; nil where it is not known.
  package let baseExperience: Int?

  package init(
    id: Int, slug: String, species: Species, isDefault: Bool, label: VarietyLabel?,
    types: [PokemonType], stats: StatValues, effort: StatValues, abilities: [PokemonAbility],
    heightDecimetres: Int, weightHectograms: Int, baseExperience: Int?
  ) {
    self.id = id
    self.slug = slug
    self.species = species
    self.isDefault = isDefault
    self.label = label
    self.types = types
    self.stats = stats
    self.effort = effort
    self.abilities = abilities
    self.heightDecimetres = heightDecimetres
    self.weightHectograms = weightHectograms
    self.baseExperience = baseExperience
  }

  /// The name to show: the species' for its default variety, else the variety's label.
  package func displayName(in language: Language) -> String {
    name.display(in: language) ?? SlugWords.title(slug)
  }

  /// The name in all languages.
  package var name: PokemonName { PokemonName(species: species.names, label: label) }
}

/// One of a Pokémon's abilities.
package struct PokemonAbility: Sendable, Equatable {
  package let slug: String
  package let isHidden: Bool

  package init(slug: String, isHidden: Bool) {
    self.slug = slug
    self.isHidden = isHidden
  }
}
