internal import PokedexModel

/// The used members of a `pokemon-species/ID` response.
struct WireSpecies: WireResource {
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

  let id: WireID
  let name: String
  let names: BoundedList<99, WireName>
  let genera: BoundedList<99, Genus>
  let generation: WireGeneration
  let evolvesFromSpecies: Resource?
  let evolutionChain: Resource?
  let genderRate: BoundedInt<-1, 8>
  let captureRate: WireByte
  let baseHappiness: WireByte?
  let hatchCounter: WireByte?
  let growthRate: Resource
  let eggGroups: BoundedList<19, Resource>
  let isBaby: Bool
  let isLegendary: Bool
  let isMythical: Bool
  let varieties: BoundedList<199, Variety>
  let flavorTextEntries: BoundedList<4_999, FlavorText>
  let color: Resource?
  let shape: Resource?

  var keys: [String] { [name, String(id.value)] }

  var species: Species {
    Species(
      number: id.value, slug: NetworkText.line(name), names: LocalizedText(names.all),
      genera: LocalizedText(genera.all.map { ($0.language.name, NetworkText.line($0.genus)) }),
      generation: generation.id, evolvesFrom: evolvesFromSpecies?.name,
      evolutionChain: evolutionChain?.id, genderRate: GenderRate(eighths: genderRate.value),
      captureRate: captureRate.value, baseHappiness: baseHappiness?.value,
      hatchCounter: hatchCounter?.value,
      growthRate: growthRate.name, eggGroups: eggGroups.all.map(\.name), isBaby: isBaby,
      isLegendary: isLegendary, isMythical: isMythical,
      varieties: varieties.all.first(ofEach: \.pokemon.id)
        .map { VarietyReference(id: $0.pokemon.id, slug: $0.pokemon.name) }
        .sorted { $0.id < $1.id },
      descriptions: descriptions, color: color?.name, shape: shape?.name)
  }

  /// The id of the species' default variety. If none is marked as the default, the id of the first
  /// variety.
  var defaultVariety: Int? {
    (varieties.all.first(where: \.isDefault) ?? varieties.all.first)?.pokemon.id
  }

  /// The descriptions from each game, sorted by the version's id from newest to oldest. PokeAPI
  /// doesn't sort them.
  private var descriptions: [GameDescription] {
    Dictionary(grouping: flavorTextEntries.all, by: \.version.id).sorted { $0.key > $1.key }
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

extension LocalizedText {
  init(_ names: [WireName]) {
    self.init(names.map { ($0.language.name, NetworkText.line($0.name)) })
  }

  /// Creates a localized text from the names of a form. PokeAPI separates the parts of German names
  /// with spaces. The games and the bundled data join them with hyphens, so this initializer does,
  /// too.
  init(formNames names: [WireName]) {
    self.init(
      names.map { name in
        let (code, text) = (name.language.name, NetworkText.line(name.name))
        return (code, code == "de" ? Self.germanCompound(text) : text)
      })
  }

  /// Joins the parts of a German name with a hyphen, for example "Galar Smogmog" to
  /// "Galar-Smogmog", and translates "Totem" to "Herrscher". Must match `german_compounds` in
  /// `.tools/dex/corrections.py`.
  private static func germanCompound(_ name: String) -> String {
    ["Alola", "Galar", "Hisui", "Paldea", "Totem"]
      .reduce(name) { $0.replacing($1 + " ", with: $1 + "-") }
      .replacing("Totem-", with: "Herrscher-")
  }

  /// Creates a localized text from pairs of a PokeAPI language code and a text. If a language
  /// occurs more than once, its last text is used.
  init(_ texts: [(code: String, text: String)]) {
    let known = texts.compactMap { code, text in
      text.isEmpty ? nil : Language(code: code).map { ($0, text) }
    }
    self.init(Dictionary(known) { _, last in last })
  }
}
