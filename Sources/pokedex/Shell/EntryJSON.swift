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

  private enum Key: String, CodingKey {
    case id, name, species, number, introducedIn, region, formTriggers, displayName, types, stats,
      effort, abilities, heightDm, weightHg
    case baseExperience, genus, generation, eggGroups, captureRate, baseHappiness, genderRate
    case growthRate, hatchCounter, isBaby, isLegendary, isMythical, evolvesFrom, names, varieties
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try encodeVariety(to: &container)
    try encodeSpecies(to: &container)
    try details.encode(to: encoder)
  }

  private func encodeVariety(to container: inout KeyedEncodingContainer<Key>) throws {
    try container.encode(pokemon.id, forKey: .id)
    try container.encode(pokemon.slug, forKey: .name)
    try container.encode(pokemon.displayName(in: language), forKey: .displayName)
    try container.encode(pokemon.types.map(\.rawValue), forKey: .types)
    try container.encode(Self.byStat(pokemon.stats), forKey: .stats)
    try container.encode(Self.byStat(pokemon.effort), forKey: .effort)
    let abilities = pokemon.abilities.map { Ability(name: $0.slug, isHidden: $0.isHidden) }
    try container.encode(abilities, forKey: .abilities)
    try container.encode(pokemon.heightDecimetres, forKey: .heightDm)
    try container.encode(pokemon.weightHectograms, forKey: .weightHg)
    try container.encode(pokemon.baseExperience, forKey: .baseExperience)
    try encodeForm(to: &container)
  }

  private func encodeForm(to container: inout KeyedEncodingContainer<Key>) throws {
    let first = rules.firstGeneration(ofVariety: pokemon.id) ?? pokemon.species.generation
    try container.encode(first, forKey: .introducedIn)
    try container.encode(rules.region(ofVariety: pokemon.id), forKey: .region)
    let triggers = rules.formTriggers(ofVariety: pokemon.id)
      .map { FormTrigger(kind: $0.kind.rawValue, name: $0.slug) }
    try container.encode(triggers, forKey: .formTriggers)
  }

  private func encodeSpecies(to container: inout KeyedEncodingContainer<Key>) throws {
    let species = pokemon.species
    try container.encode(species.slug, forKey: .species)
    try container.encode(species.number, forKey: .number)
    try container.encode(species.genera[language], forKey: .genus)
    try container.encode(species.generation, forKey: .generation)
    try container.encode(species.eggGroups, forKey: .eggGroups)
    try container.encode(species.captureRate, forKey: .captureRate)
    try container.encode(species.baseHappiness, forKey: .baseHappiness)
    try container.encode(species.genderRate.eighths, forKey: .genderRate)
    try container.encode(species.growthRate, forKey: .growthRate)
    try container.encode(species.hatchCounter, forKey: .hatchCounter)
    try container.encode(species.isBaby, forKey: .isBaby)
    try container.encode(species.isLegendary, forKey: .isLegendary)
    try container.encode(species.isMythical, forKey: .isMythical)
    try container.encode(species.evolvesFrom, forKey: .evolvesFrom)
    let names = species.names.all.map { ($0.language.code, $0.text) }
    try container.encode(Dictionary(uniqueKeysWithValues: names), forKey: .names)
    try container.encode(species.varieties.map(\.slug), forKey: .varieties)
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
