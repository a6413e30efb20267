/// A variety of a species with everything that its entry shows.
public struct Pokemon: Sendable, Equatable {
  /// PokeAPI's id of the variety. An id above 10000 is not a national number.
  public let id: Int
  /// PokeAPI's slug.
  public let slug: String
  /// Data that all varieties of the species share.
  public let species: Species
  /// Whether the variety represents its species unless another is requested.
  public let isDefault: Bool
  /// The variety's own label, such as "Mega Charizard X"; nil for a default variety.
  public let label: VarietyLabel?
  /// One or two types, the primary one first.
  public let types: [PokemonType]
  /// Base stats.
  public let stats: StatValues
  /// Effort values for defeating it.
  public let effort: StatValues
  /// Abilities by slot, the hidden one last.
  public let abilities: [PokemonAbility]
  /// Height in tenths of a metre.
  public let heightDecimetres: Int
  /// Weight in tenths of a kilogram; nil if it is unknown.
  public let weightHectograms: Int?
  /// Experience for defeating it; nil if it is unknown.
  public let baseExperience: Int?

  package init(
    id: Int, slug: String, species: Species, isDefault: Bool, label: VarietyLabel?,
    types: [PokemonType], stats: StatValues, effort: StatValues, abilities: [PokemonAbility],
    heightDecimetres: Int, weightHectograms: Int?, baseExperience: Int?
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

  /// Returns a weight from the source, or nil if it is a placeholder.
  ///
  /// The games give no weight for Gigantamax forms, where the source has 1000 kg, and none for
  /// Eternamax, where it has 0.
  package static func weight(_ hectograms: Int, ofVariety slug: String) -> Int? {
    let isUnknown = hectograms == 0 || hectograms == 10_000 && slug.hasSuffix("-gmax")
    return isUnknown ? nil : hectograms
  }

  /// Returns the name to show: the species' name for its default variety, otherwise the variety's label.
  public func displayName(in language: Language) -> String {
    name.display(in: language) ?? SlugWords.title(slug)
  }

  /// The name in all languages.
  public var name: PokemonName { PokemonName(species: species.names, label: label) }
}

/// One of a Pokémon's abilities.
public struct PokemonAbility: Sendable, Hashable {
  /// PokeAPI's slug.
  public let slug: String
  /// Whether it is the hidden ability.
  public let isHidden: Bool

  package init(slug: String, isHidden: Bool) {
    self.slug = slug
    self.isHidden = isHidden
  }
}

/// Selection of one of a variety's pictures.
public struct PictureKind: Sendable, Hashable {
  /// Whether it has the shiny colors.
  public var isShiny: Bool
  /// Whether it shows the back.
  public var isBack: Bool
  /// Whether it shows the female, if that looks different.
  public var isFemale: Bool
  /// Whether it is the large official artwork, which has no back view, instead of the sprite.
  public var isArtwork: Bool
  /// Generation whose games the sprite is from; nil for today's.
  public var generation: Int?

  /// Creates a selection; by default, the front sprite in normal colors.
  public init(
    isShiny: Bool = false, isBack: Bool = false, isFemale: Bool = false, isArtwork: Bool = false,
    generation: Int? = nil
  ) {
    self.isShiny = isShiny
    self.isBack = isBack
    self.isFemale = isFemale
    self.isArtwork = isArtwork
    self.generation = generation
  }
}
