/// A species: what all its varieties share.
package struct Species: Sendable, Equatable {
  /// The number in the National Pokédex, from 1.
  package let number: Int
  package let slug: String
  package let names: LocalizedText
  /// The short category, such as "Seed Pokémon".
  package let genera: LocalizedText
  /// The generation it first appeared in, from 1.
  package let generation: Int
  /// The slug of the species it evolves from.
  package let evolvesFrom: String?
  /// PokeAPI's id of its evolution chain.
  package let evolutionChain: Int?
  package let genderRate: GenderRate
  /// 3 to 255, higher is easier.
  package let captureRate: Int
  /// Friendship when caught, 0 to 255; nil where a source does not say.
  package let baseHappiness: Int?
  /// Egg cycles until it hatches; nil where a source does not say.
  package let hatchCounter: Int?
  /// The slug of its growth rate.
  package let growthRate: String
  /// The slugs of its egg groups.
  package let eggGroups: [String]
  package let isBaby: Bool
  package let isLegendary: Bool
  package let isMythical: Bool
  /// All its varieties, the default one first.
  package let varieties: [VarietyReference]
  /// What each game says of it, the newest first; nil where the source has no prose.
  package let descriptions: [GameDescription]?
  /// The slug of the colour it is sorted by; nil where a source does not say.
  package let color: String?
  /// The slug of its body shape; nil where a source does not say.
  package let shape: String?

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

/// A variety as its species lists it.
package struct VarietyReference: Sendable, Equatable {
  package let id: Int
  package let slug: String

  package init(id: Int, slug: String) {
    self.id = id
    self.slug = slug
  }
}

/// How many of a species are female.
package enum GenderRate: Sendable, Equatable {
  case genderless
  /// Eighths that are female, 0 to 8.
  case femaleEighths(Int)

  /// Takes PokeAPI's figure: eighths that are female, -1 for genderless.
  package init(eighths: Int) {
    self = eighths < 0 ? .genderless : .femaleEighths(min(eighths, 8))
  }

  /// PokeAPI's figure.
  package var eighths: Int {
    switch self {
    case .genderless: -1
    case .femaleEighths(let eighths): eighths
    }
  }
}
