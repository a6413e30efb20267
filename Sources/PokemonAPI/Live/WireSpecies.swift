internal import PokedexModel

/// `pokemon-species/ID` as PokeAPI sends it, what is used of it.
struct WireSpecies: WireObject {
  struct Genus: Decodable, Sendable {
    let genus: String
    let language: Resource
  }

  struct FlavorText: Decodable, Sendable {
    let flavorText: String
    let language: Resource
    let version: Resource

    enum CodingKeys: String, CodingKey {
      case language, version
      case flavorText = "flavor_text"
    }
  }

  struct Variety: Decodable, Sendable {
    let isDefault: Bool
    let pokemon: Resource

    enum CodingKeys: String, CodingKey {
      case pokemon
      case isDefault = "is_default"
    }
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, name, names, genera, generation, varieties, color, shape
    case evolvesFromSpecies = "evolves_from_species"
    case evolutionChain = "evolution_chain"
    case genderRate = "gender_rate"
    case captureRate = "capture_rate"
    case baseHappiness = "base_happiness"
    case hatchCounter = "hatch_counter"
    case growthRate = "growth_rate"
    case eggGroups = "egg_groups"
    case isBaby = "is_baby"
    case isLegendary = "is_legendary"
    case isMythical = "is_mythical"
    case flavorTextEntries = "flavor_text_entries"
  }

  let id: Int
  let name: String
  let names: [WireName]
  let genera: [Genus]
  let generation: Resource
  let evolvesFromSpecies: Resource?
  let evolutionChain: Resource?
  let genderRate: Int
  let captureRate: Int
  let baseHappiness: Int?
  let hatchCounter: Int?
  let growthRate: Resource
  let eggGroups: [Resource]
  let isBaby: Bool
  let isLegendary: Bool
  let isMythical: Bool
  let varieties: [Variety]
  let flavorTextEntries: [FlavorText]
  let color: Resource?
  let shape: Resource?

  var species: Species {
    Species(
      number: id, slug: NetworkText.line(name), names: LocalizedText(names),
      genera: LocalizedText(genera.map { ($0.language.name, NetworkText.line($0.genus)) }),
      generation: generation.id, evolvesFrom: evolvesFromSpecies?.name,
      evolutionChain: evolutionChain?.id, genderRate: GenderRate(eighths: genderRate),
      captureRate: captureRate, baseHappiness: baseHappiness, hatchCounter: hatchCounter,
      growthRate: growthRate.name, eggGroups: eggGroups.map(\.name), isBaby: isBaby,
      isLegendary: isLegendary, isMythical: isMythical,
      varieties: varieties.map { VarietyReference(id: $0.pokemon.id, slug: $0.pokemon.name) }
        .sorted { $0.id < $1.id },
      descriptions: descriptions, color: color?.name, shape: shape?.name)
  }

  /// The id of the variety that the species is shown as.
  var defaultVariety: Int? {
    (varieties.first(where: \.isDefault) ?? varieties.first)?.pokemon.id
  }

  /// What games say, by the versions' ids, the newest first: entries come in no order of the games.
  private var descriptions: [GameDescription] {
    Dictionary(grouping: flavorTextEntries, by: \.version.id).sorted { $0.key > $1.key }
      .map { _, entries in
        GameDescription(
          version: entries[0].version.name,
          texts: LocalizedText(
            entries.map { ($0.language.name, NetworkText.prose($0.flavorText)) }))
      }
      .filter { !$0.texts.all.isEmpty }
  }
}

/// A name in one language.
struct WireName: Decodable, Sendable {
  let name: String
  let language: Resource
}

/// `evolution-chain/ID`, what is used of it.
struct WireEvolutionChain: WireObject {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, chain
  }

  struct Link: Decodable, Sendable {
    let species: Resource
    let evolvesTo: [Link]
    let details: [WireEvolutionDetail]?

    enum CodingKeys: String, CodingKey {
      case species
      case evolvesTo = "evolves_to"
      case details = "evolution_details"
    }
  }

  let id: Int
  let chain: Link

  /// No family is deeper; a payload that is would only exhaust the stack.
  private static let deepest = 10

  var line: EvolutionLine { Self.line(chain, depth: 0) }

  /// Every way to evolve, from the first of the family on.
  var steps: [EvolutionStep] { Self.steps(from: chain, depth: 0) }

  private static func steps(from link: Link, depth: Int) -> [EvolutionStep] {
    guard depth < deepest else { return [] }
    return link.evolvesTo.flatMap { next in
      let ways = (next.details ?? []).map { ($0.trigger, $0.conditions) }
      let steps = (ways.isEmpty ? [(nil, EvolutionConditions())] : ways).map {
        trigger, conditions in
        EvolutionStep(
          from: link.species.name, to: next.species.name, trigger: trigger, conditions: conditions)
      }
      return steps + self.steps(from: next, depth: depth + 1)
    }
  }

  private static func line(_ link: Link, depth: Int) -> EvolutionLine {
    let next = depth < deepest ? link.evolvesTo : []
    return EvolutionLine(
      number: link.species.id, slug: link.species.name,
      evolvesTo: next.map { line($0, depth: depth + 1) }.sorted { $0.number < $1.number })
  }
}

extension LocalizedText {
  init(_ names: [WireName]) {
    self.init(names.map { ($0.language.name, NetworkText.line($0.name)) })
  }

  /// Takes texts by PokeAPI's language codes; of several in one language the last holds.
  init(_ texts: [(code: String, text: String)]) {
    let known = texts.compactMap { code, text in
      text.isEmpty ? nil : Language(code: code).map { ($0, text) }
    }
    self.init(Dictionary(known) { _, last in last })
  }
}
