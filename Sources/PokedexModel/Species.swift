/// A species, with the data that all its varieties share.
public struct Species: Sendable, Equatable {
  /// Number in the National Pokédex, from 1.
  public let number: Int
  /// PokeAPI's slug.
  public let slug: String
  /// The species' name in each language in which it is known.
  public let names: LocalizedText
  /// Short category in each language, such as "Seed Pokémon".
  public let genera: LocalizedText
  /// The generation that introduced the species, from 1.
  public let generation: Int
  /// Slug of the species that this one evolves from. Nil if none exists.
  public let evolvesFrom: String?
  /// PokeAPI's id of the evolution chain. Nil if it is unknown.
  public let evolutionChain: Int?
  /// How many Pokémon of the species are female.
  public package(set) var genderRate: GenderRate
  /// Catch rate, 3 to 255. Species with a higher rate are easier to catch.
  public package(set) var captureRate: Int
  /// Friendship of a newly caught Pokémon, 0 to 255. Nil if the data source doesn't include it.
  public package(set) var baseHappiness: Int?
  /// Number of egg cycles until an egg hatches. Nil if the data source doesn't include it.
  public package(set) var hatchCounter: Int?
  /// Slug of the species' growth rate.
  public package(set) var growthRate: String
  /// Slugs of the species' egg groups.
  public package(set) var eggGroups: [String]
  /// Whether the species is a baby Pokémon, which hatches from an egg and doesn't breed.
  public let isBaby: Bool
  /// Whether the games call the species legendary.
  public let isLegendary: Bool
  /// Whether the games call the species mythical.
  public let isMythical: Bool
  /// All varieties of the species, the default variety first.
  public let varieties: [VarietyReference]
  /// The games' descriptions of the species, the newest first. Nil if the data source doesn't
  /// include descriptions.
  public let descriptions: [GameDescription]?
  /// Slug of the species' color in the Pokédex. Nil if the data source doesn't include it.
  public let color: String?
  /// Slug of the species' body shape. Nil if the data source doesn't include it.
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
  /// Number of egg cycles until an egg hatches. Nil for a species that doesn't hatch from eggs.
  package var eggCycles: Int? {
    isBaby || !eggGroups.contains(EggGroups.none) ? hatchCounter : nil
  }
}

/// A reference to a variety by its id and slug.
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

/// The share of a species' Pokémon that are female.
public enum GenderRate: Sendable, Equatable {
  case genderless
  /// How many eighths of the Pokémon are female, 0 to 8.
  case femaleEighths(Int)

  /// Creates the rate from PokeAPI's number: how many eighths are female, or -1 for genderless.
  package init(eighths: Int) {
    self = eighths < 0 ? .genderless : .femaleEighths(min(eighths, 8))
  }

  /// PokeAPI's number: how many eighths are female, or -1 for genderless.
  public var eighths: Int {
    switch self {
    case .genderless: -1
    case .femaleEighths(let eighths): eighths
    }
  }
}
