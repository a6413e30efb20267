/// A variety of a species with everything an entry shows of it.
public struct Pokemon: Sendable, Equatable {
  /// PokeAPI's id of the variety; not a national number where it is above 10000.
  public let id: Int
  /// PokeAPI's slug.
  public let slug: String
  /// What all varieties of it share.
  public let species: Species
  /// Whether the species is shown as this variety unless another is asked for.
  public let isDefault: Bool
  /// The variety's own label, such as "Mega Charizard X"; nil for a default variety.
  public let label: VarietyLabel?
  /// One or two types, the primary one first.
  public let types: [PokemonType]
  /// The base stats.
  public let stats: StatValues
  /// The effort values that defeating it yields.
  public let effort: StatValues
  /// By slot, the hidden one last.
  public let abilities: [PokemonAbility]
  /// The height, in tenths of a metre.
  public let heightDecimetres: Int
  /// The weight, in tenths of a kilogram; nil where it is not known.
  public let weightHectograms: Int?
  /// Experience for defeating it; nil where it is not known.
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

  /// A weight as the source has it without what stands there for one: the games tell that of no Gigantamax
  /// form, and the source says 1000 kg of each, and nothing of Eternamax.
  package static func weight(_ hectograms: Int, ofVariety slug: String) -> Int? {
    let isUnknown = hectograms == 0 || hectograms == 10_000 && slug.hasSuffix("-gmax")
    return isUnknown ? nil : hectograms
  }

  /// The name to show: the species' for its default variety, else the variety's label.
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

/// Which of a variety's pictures.
public struct PictureKind: Sendable, Hashable {
  /// In the rare colours.
  public var isShiny: Bool
  /// Seen from behind.
  public var isBack: Bool
  /// The look of females, where that is another.
  public var isFemale: Bool
  /// The large official artwork, which knows no back, in place of the sprite.
  public var isArtwork: Bool
  /// As the sprites of a generation's games are; nil for today's.
  public var generation: Int?

  /// The sprite from the front in the usual colours unless told otherwise.
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
