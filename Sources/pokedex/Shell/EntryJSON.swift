internal import PokedexModel

/// A variety in the shape of `show --json`, the same for every source. Snake case throughout; what is
/// not known is null; `names` and `varieties` are the species'.
struct EntryJSON: Encodable {
  struct Ability: Encodable {
    let name: String
    let isHidden: Bool
  }

  /// What turns the form on.
  struct FormTrigger: Encodable {
    let kind: String
    let name: String
  }

  let pokemon: Pokemon
  /// What the source does not say of a variety.
  let rules: any Rulebook
  /// Of `display_name` and `genus`.
  let language: Language
  /// What is added to it.
  let details: EntryDetails

  /// The fields that are wanted; nil for all that are usual.
  var fields: [EntryField]?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: EntryField.self)
    for field in fields ?? EntryField.whole {
      if let stat = field.stat {
        try container.encode(pokemon.stats[stat], forKey: field)
      } else {
        try encodeVariety(field, to: &container)
      }
    }
    try details.encode(to: encoder)
  }

  private typealias Container = KeyedEncodingContainer<EntryField>

  private func encodeVariety(_ field: EntryField, to container: inout Container) throws {
    switch field {
    case .id: try container.encode(pokemon.id, forKey: field)
    case .name, .slug: try container.encode(pokemon.slug, forKey: field)
    case .displayName: try container.encode(pokemon.displayName(in: language), forKey: field)
    case .types: try container.encode(pokemon.types.map(\.rawValue), forKey: field)
    case .stats: try container.encode(Self.byStat(pokemon.stats), forKey: field)
    case .effort: try container.encode(Self.byStat(pokemon.effort), forKey: field)
    case .total: try container.encode(pokemon.stats.total, forKey: field)
    case .abilities:
      let abilities = pokemon.abilities.map { Ability(name: $0.slug, isHidden: $0.isHidden) }
      try container.encode(abilities, forKey: field)
    case .heightDm: try container.encode(pokemon.heightDecimetres, forKey: field)
    case .weightHg: try container.encode(pokemon.weightHectograms, forKey: field)
    case .baseExperience: try container.encode(pokemon.baseExperience, forKey: field)
    case .introducedIn:
      let first = rules.firstGeneration(ofVariety: pokemon.id) ?? pokemon.species.generation
      try container.encode(first, forKey: field)
    case .region: try container.encode(rules.region(ofVariety: pokemon.id), forKey: field)
    case .formTriggers:
      let triggers = rules.formTriggers(ofVariety: pokemon.id)
        .map { FormTrigger(kind: $0.kind.rawValue, name: $0.slug) }
      try container.encode(triggers, forKey: field)
    default: try encodeSpecies(field, to: &container)
    }
  }

  private func encodeSpecies(_ field: EntryField, to container: inout Container) throws {
    let species = pokemon.species
    switch field {
    case .species: try container.encode(species.slug, forKey: field)
    case .number: try container.encode(species.number, forKey: field)
    case .genus: try container.encode(species.genera[language], forKey: field)
    case .generation: try container.encode(species.generation, forKey: field)
    case .eggGroups: try container.encode(species.eggGroups, forKey: field)
    case .captureRate: try container.encode(species.captureRate, forKey: field)
    case .baseHappiness: try container.encode(species.baseHappiness, forKey: field)
    case .genderRate: try container.encode(species.genderRate.eighths, forKey: field)
    case .growthRate: try container.encode(species.growthRate, forKey: field)
    case .hatchCounter: try container.encode(species.hatchCounter, forKey: field)
    case .isBaby: try container.encode(species.isBaby, forKey: field)
    case .isLegendary: try container.encode(species.isLegendary, forKey: field)
    case .isMythical: try container.encode(species.isMythical, forKey: field)
    case .evolvesFrom: try container.encode(species.evolvesFrom, forKey: field)
    case .names:
      let names = species.names.all.map { ($0.language.code, $0.text) }
      try container.encode(Dictionary(uniqueKeysWithValues: names), forKey: field)
    case .varieties: try container.encode(species.varieties.map(\.slug), forKey: field)
    default: break
    }
  }

  private static func byStat(_ values: StatValues) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: Stat.allCases.map { ($0.rawValue, values[$0]) })
  }
}

/// A variety in the shape of `list --json`.
struct ListItemJSON: Encodable {
  let number: Int?
  let id: Int
  let name: String
  let displayName: String
  let types: [String]
}

/// A key that is data: a slug, which stands in JSON as it is.
struct TextKey: CodingKey {
  let stringValue: String
  let intValue: Int? = nil

  init(_ text: String) { stringValue = text }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }

  /// Factors by type: 0.25, 0.5, 1, 2, 4 and what abilities make of them.
  static func factors(_ factors: [Matchups.Factor]) -> [String: Double] {
    Dictionary(
      uniqueKeysWithValues: factors.map { ($0.type.rawValue, $0.percent / 100) })
  }
}
