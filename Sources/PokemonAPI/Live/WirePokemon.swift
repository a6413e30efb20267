internal import PokedexModel

/// The used members of a `pokemon/ID` response.
struct WirePokemon: WireResource {
  struct TypeSlot: Decodable, Sendable {
    let slot: WireSlot
    let type: Resource
  }

  struct AbilitySlot: Decodable, Sendable {
    let slot: WireSlot
    let isHidden: Bool
    let ability: Resource

    enum CodingKeys: String, CodingKey {
      case slot, ability
      case isHidden = "is_hidden"
    }
  }

  struct StatValue: Decodable, Sendable {
    let baseStat: BoundedInt<0, 999>
    let effort: WireByte
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

  static let maxBytes = JSONMembers.maxBytes

  let id: WireID
  let name: String
  let isDefault: Bool
  /// The height in decimetres.
  let height: BoundedInt<0, 9_999>
  /// The weight in hectograms.
  let weight: BoundedInt<0, 99_999>
  let baseExperience: BoundedInt<0, 9_999>?
  let types: BoundedList<9, TypeSlot>
  let abilities: BoundedList<9, AbilitySlot>
  let stats: BoundedList<19, StatValue>
  let species: Resource
  let forms: BoundedList<199, Resource>

  var keys: [String] { [name, String(id.value)] }

  /// Converts the variety to the model's type.
  ///
  /// - Parameter form: the variety's form, for its names; nil for the default variety.
  func pokemon(species: WireSpecies, form: WireForm?) -> Pokemon {
    Pokemon(
      id: id.value, slug: NetworkText.line(name), species: species.species, isDefault: isDefault,
      label: form?.label,
      types: types.all.sorted { $0.slot.value < $1.slot.value }.map {
        PokemonType(rawValue: $0.type.name) ?? .unknown
      },
      stats: values(\.baseStat.value), effort: values(\.effort.value),
      abilities: abilities.all.sorted { $0.slot.value < $1.slot.value }
        .map { PokemonAbility(slug: $0.ability.name, isHidden: $0.isHidden) },
      heightDecimetres: height.value,
      weightHectograms: Pokemon.weight(weight.value, ofVariety: name),
      baseExperience: baseExperience?.value)
  }

  private func values(_ value: (StatValue) -> Int) -> StatValues {
    StatValues(
      Stat.allCases.map { stat in
        stats.all.first { $0.stat.name == stat.slug }.map(value) ?? 0
      })
  }
}

/// The used members of a `pokemon-form/ID` response.
struct WireForm: WireResource {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, name, names
    case formName = "form_name"
    case isDefault = "is_default"
    case isMega = "is_mega"
    case isBattleOnly = "is_battle_only"
    case versionGroup = "version_group"
  }

  let id: WireID
  let name: String
  let formName: String
  let isDefault: Bool?
  let isMega: Bool?
  let isBattleOnly: Bool?
  let versionGroup: Resource?
  let names: BoundedList<99, WireName>

  var label: VarietyLabel {
    VarietyLabel(form: NetworkText.line(formName), names: LocalizedText(formNames: names.all))
  }

  var form: PokemonForm {
    let form = NetworkText.line(formName)
    return PokemonForm(
      slug: NetworkText.line(name), form: form.isEmpty ? nil : form,
      isDefault: isDefault ?? false, isMega: isMega ?? false,
      isBattleOnly: isBattleOnly ?? false, versionGroup: versionGroup?.name,
      names: LocalizedText(formNames: names.all))
  }
}

/// The used members of a `version-group/ID` response.
struct WireVersionGroup: WireResource {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, generation
  }

  let id: WireID
  let generation: WireGeneration
}

/// The used members of a `type/SLUG` response.
struct WireType: WireObject {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case name, pokemon
  }

  struct Member: Decodable, Sendable {
    let slot: WireSlot
    let pokemon: Resource
  }

  let name: String
  let pokemon: BoundedList<1_999, Member>

  var keys: [String] { [name] }

  /// The varieties with this type, each only once.
  var members: [Member] { pokemon.all.first(ofEach: \.pokemon.id) }
}

/// A generation. PokeAPI refers to it as a resource; the resource's id is the generation's number.
struct WireGeneration: Decodable, Sendable {
  let id: Int

  init(from decoder: any Decoder) throws {
    id = try Resource(from: decoder).id
    guard id <= 99 else {
      let context = DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "generation \(id)")
      throw DecodingError.dataCorrupted(context)
    }
  }
}
