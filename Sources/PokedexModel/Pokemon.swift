/// A variety of a species, with all data that its entry shows.
public struct Pokemon: Sendable, Equatable {
  /// PokeAPI's id of the variety. Ids above 10000 are not national numbers.
  public let id: Int
  /// PokeAPI's slug.
  public let slug: String
  /// Data that all varieties of the species share.
  public internal(set) var species: Species
  /// Whether the variety represents its species unless another one is requested.
  public let isDefault: Bool
  /// Label that distinguishes the variety, such as "Mega Charizard X". Nil for a default variety.
  public let label: VarietyLabel?
  /// The one or two types, the primary one first.
  public internal(set) var types: [PokemonType]
  /// Base stats.
  public internal(set) var stats: StatValues
  /// Effort values that a Pokémon gains for defeating the variety.
  public internal(set) var effort: StatValues
  /// Abilities in the order of their slots, the hidden one last.
  public internal(set) var abilities: [PokemonAbility]
  /// Height in tenths of a metre.
  public let heightDecimetres: Int
  /// Weight in tenths of a kilogram. Nil if it is unknown.
  public let weightHectograms: Int?
  /// Base experience that a Pokémon gains for defeating the variety. Nil if it is unknown.
  public internal(set) var baseExperience: Int?
  /// The form in which the variety is shown. Nil for its usual one.
  public let form: PokemonForm?

  package init(
    id: Int, slug: String, species: Species, isDefault: Bool, label: VarietyLabel?,
    types: [PokemonType], stats: StatValues, effort: StatValues, abilities: [PokemonAbility],
    heightDecimetres: Int, weightHectograms: Int?, baseExperience: Int?, form: PokemonForm? = nil
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
    self.form = form
  }

  /// Returns the variety in one of its forms, with the form's name and type.
  package func inForm(_ form: PokemonForm) -> Pokemon {
    Pokemon(
      id: id, slug: slug, species: species, isDefault: isDefault, label: form.label,
      types: form.type.map { [$0] } ?? types, stats: stats, effort: effort, abilities: abilities,
      heightDecimetres: heightDecimetres, weightHectograms: weightHectograms,
      baseExperience: baseExperience, form: form)
  }

  /// Returns the weight that the data source gives for a variety. Nil if it is a placeholder.
  ///
  /// The games give no weight for Gigantamax forms and for Eternamax Eternatus. The data source has
  /// 1000 kg for the former and 0 for the latter.
  package static func weight(_ hectograms: Int, ofVariety slug: String) -> Int? {
    let isUnknown = hectograms == 0 || hectograms == 10_000 && slug.hasSuffix("-gmax")
    return isUnknown ? nil : hectograms
  }

  /// Returns the name to show: the species' name for a default variety, the label for any other.
  public func displayName(in language: Language) -> String {
    name.display(in: language) ?? SlugWords.title(slug)
  }

  /// The variety's name in all languages.
  public var name: PokemonName { PokemonName(species: species.names, label: label) }
}

/// One of a Pokémon's abilities.
public struct PokemonAbility: Sendable, Hashable {
  /// PokeAPI's slug.
  public let slug: String
  /// Whether the ability is the Pokémon's hidden one.
  public let isHidden: Bool

  package init(slug: String, isHidden: Bool) {
    self.slug = slug
    self.isHidden = isHidden
  }

  /// Whether Pokémon of a generation have such an ability. Before generation 3 they have none, and
  /// before generation 5 no hidden one.
  package func exists(in generation: Int) -> Bool { generation >= (isHidden ? 5 : 3) }
}

/// Selects one of a variety's pictures.
public struct PictureKind: Sendable, Hashable {
  /// Whether the picture has the shiny colors.
  public var isShiny: Bool
  /// Whether the picture shows the Pokémon from the back.
  public var isBack: Bool
  /// Whether the picture shows a female, if females look different.
  public var isFemale: Bool
  /// Whether the picture is the large official artwork instead of the sprite. There is no artwork
  /// from the back.
  public var isArtwork: Bool
  /// Generation whose games the sprite is from. Nil for the newest sprite.
  public var generation: Int?

  /// Creates a selection. By default, it is the front sprite in normal colors.
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
