/// A species: the data that all its varieties share.
public struct Species: Sendable, Equatable {
  /// Number in the National Pokédex, from 1.
  public let number: Int
  /// PokeAPI's slug.
  public let slug: String
  /// Names in the languages in which they are known.
  public let names: LocalizedText
  /// Short category, such as "Seed Pokémon".
  public let genera: LocalizedText
  /// Generation in which it first appeared, from 1.
  public let generation: Int
  /// Slug of the species it evolves from.
  public let evolvesFrom: String?
  /// PokeAPI's id of its evolution chain.
  public let evolutionChain: Int?
  /// Share of females.
  public let genderRate: GenderRate
  /// Catch rate, 3 to 255; higher is easier.
  public let captureRate: Int
  /// Friendship when caught, 0 to 255; nil if the source does not have it.
  public let baseHappiness: Int?
  /// Egg cycles until it hatches; nil if the source does not have them.
  public let hatchCounter: Int?
  /// Slug of its growth rate.
  public let growthRate: String
  /// Slugs of its egg groups.
  public let eggGroups: [String]
  /// Whether it hatches from eggs only and does not breed.
  public let isBaby: Bool
  /// Whether the games call it legendary.
  public let isLegendary: Bool
  /// Whether the games call it mythical.
  public let isMythical: Bool
  /// All its varieties, the default one first.
  public let varieties: [VarietyReference]
  /// The games' descriptions of it, the newest first; nil if the source has no descriptions.
  public let descriptions: [GameDescription]?
  /// Slug of its Pokédex color; nil if the source does not have it.
  public let color: String?
  /// Slug of its body shape; nil if the source does not have it.
  public let shape: String?

  package init(
    number: Int, slug: String, names: LocalizedText, genera: LocalizedText, generation: Int,
    evolvesFrom: String?, evolutionChain: Int?, genderRate: GenderRate, captureRate: Int,
    baseHappiness: Int?, hatchCounter: Int?, growthRate: String, eggGroups: [String], isBaby: Bool,
    isLegendary: Bool, isMythical: Bool, varieties: [VarietyReference],
    descriptions: [GameDescription]? = nil, color: String? = nil, shape: String? = nil
  ) {
    self.number = number
    self.slug = slug
    self.names = names
    self.genera = genera
    self.generation = generation
    self.evolvesFrom = evolvesFrom
    self.evolutionChain = evolutionChain
    self.genderRate = genderRate
    self.captureRate = captureRate
    self.baseHappiness = baseHappiness
    self.hatchCounter = hatchCounter
    self.growthRate = growthRate
    self.eggGroups = eggGroups
    self.isBaby = isBaby
    self.isLegendary = isLegendary
    self.isMythical = isMythical
    self.varieties = varieties
    self.descriptions = descriptions
    self.color = color
    self.shape = shape
  }
}

extension Species {
  /// Egg cycles until it hatches; nil for a species that never hatches from an egg.
  package var eggCycles: Int? {
    isBaby || !eggGroups.contains(EggGroups.none) ? hatchCounter : nil
  }
}

/// A variety, as its species lists it.
public struct VarietyReference: Sendable, Equatable {
  /// PokeAPI's id.
  public let id: Int
  /// PokeAPI's slug.
  public let slug: String

  package init(id: Int, slug: String) {
    self.id = id
    self.slug = slug
  }
}

/// Share of a species that is female.
public enum GenderRate: Sendable, Equatable {
  case genderless
  /// Number of eighths that are female, 0 to 8.
  case femaleEighths(Int)

  /// Creates the rate from PokeAPI's number: the eighths that are female, -1 for genderless.
  package init(eighths: Int) {
    self = eighths < 0 ? .genderless : .femaleEighths(min(eighths, 8))
  }

  /// PokeAPI's number: the eighths that are female, -1 for genderless.
  public var eighths: Int {
    switch self {
    case .genderless: -1
    case .femaleEighths(let eighths): eighths
    }
  }
}
