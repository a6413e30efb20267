internal import PokedexModel

/// `pokemon/ID` as PokeAPI sends it, what is used of it.
struct WirePokemon: WireObject {
  struct TypeSlot: Decodable, Sendable {
    let slot: Int
    let type: Resource
  }

  struct AbilitySlot: Decodable, Sendable {
    let slot: Int
    let isHidden: Bool
    let ability: Resource

    enum CodingKeys: String, CodingKey {
      case slot, ability
      case isHidden = "is_hidden"
    }
  }

  struct StatValue: Decodable, Sendable {
    let baseStat: Int
    let effort: Int
    let stat: Resource

    enum CodingKeys: String, CodingKey {
      case effort, stat
      case baseStat = "base_stat"
    }
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, name, height, weight, types, abilities, stats, species, forms
    case isDefault = "is_default"
    case baseExperience = "base_experience"
  }

  let id: Int
  let name: String
  let isDefault: Bool
  let height: Int
  let weight: Int
  let baseExperience: Int?
  let types: [TypeSlot]
  let abilities: [AbilitySlot]
  let stats: [StatValue]
  let species: Resource
  let forms: [Resource]

  /// The model's value, with the species and, for a variety that is no default, the form.
  func pokemon(species: WireSpecies, form: WireForm?) -> Pokemon {
    Pokemon(
      id: id, slug: NetworkText.line(name), species: species.species, isDefault: isDefault,
      label: form?.label,
      types: types.sorted { $0.slot < $1.slot }.map {
        PokemonType(rawValue: $0.type.name) ?? .unknown
      },
      stats: values(\.baseStat), effort: values(\.effort),
      abilities: abilities.sorted { $0.slot < $1.slot }
        .map { PokemonAbility(slug: $0.ability.name, isHidden: $0.isHidden) },
      heightDecimetres: height, weightHectograms: weight, baseExperience: baseExperience)
  }

  private func values(_ value: (StatValue) -> Int) -> StatValues {
    let names = stats.map { $0.stat.name.replacing("-", with: "_") }
    let values = Dictionary(zip(names, stats.map(value))) { first, _ in first }
    return StatValues(Stat.allCases.map { values[$0.rawValue] ?? 0 })
  }
}

/// `pokemon-form/ID`, what is used of it.
struct WireForm: WireObject {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, name, names
    case formName = "form_name"
    case isDefault = "is_default"
    case isMega = "is_mega"
    case isBattleOnly = "is_battle_only"
    case versionGroup = "version_group"
  }

  let id: Int
  let name: String
  let formName: String
  let isDefault: Bool?
  let isMega: Bool?
  let isBattleOnly: Bool?
  let versionGroup: Resource?
  let names: [WireName]

  var label: VarietyLabel {
    VarietyLabel(form: NetworkText.line(formName), names: LocalizedText(names))
  }

  var form: PokemonForm {
    let form = NetworkText.line(formName)
    return PokemonForm(
      slug: NetworkText.line(name), form: form.isEmpty ? nil : form,
      isDefault: isDefault ?? false, isMega: isMega ?? false,
      isBattleOnly: isBattleOnly ?? false, versionGroup: versionGroup?.name,
      names: LocalizedText(names))
  }
}

/// `version-group/ID`, what is used of it.
struct WireVersionGroup: WireObject {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, generation
  }

  let id: Int
  let generation: Resource
}

/// `type/SLUG`, what is used of it.
struct WireType: WireObject {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case name, pokemon
  }

  struct Member: Decodable, Sendable {
    let slot: Int
    let pokemon: Resource
  }

  let name: String
  let pokemon: [Member]
}
