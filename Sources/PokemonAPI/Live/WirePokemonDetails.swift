internal import PokedexModel

/// A payload with the variety's id and some other members of a `pokemon/ID` response.
protocol WirePokemonPart: WireObject {
  var id: WireID { get }
}

/// The moves in a `pokemon/ID` response.
struct WireLearnset: WirePokemonPart {
  struct Learned: Decodable, Sendable {
    let move: Resource
    let details: BoundedList<999, Detail>

    enum CodingKeys: String, CodingKey {
      case move
      case details = "version_group_details"
    }
  }

  struct Detail: Decodable, Sendable {
    let level: WireByte
    let method: Resource
    let versionGroup: Resource

    enum CodingKeys: String, CodingKey {
      case level = "level_learned_at"
      case method = "move_learn_method"
      case versionGroup = "version_group"
    }
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, moves
  }

  let id: WireID
  let moves: BoundedList<1_999, Learned>

  /// The moves that the variety learns. They are sorted by the version group's id, then by learn
  /// method (level, machine, egg, tutor, other), then by level, then by the move's id.
  var learnset: [LearnedMove] {
    typealias SortKey = (group: Int, way: Int, level: Int, move: Int)
    let keyedMoves = moves.all.flatMap { learned in
      learned.details.all.map { detail -> (key: SortKey, move: LearnedMove) in
        let way = LearnedMove.LearnMethod(rawValue: detail.method.name) ?? .other
        let level = way == .levelUp ? detail.level.value : nil
        return (
          (detail.versionGroup.id, way.index, level ?? 0, learned.move.id),
          LearnedMove(
            move: learned.move.name, way: way, level: level,
            versionGroup: detail.versionGroup.name,
            others: way == .other
              ? [detail.method.name].filter { !$0.isEmpty } : [])
        )
      }
    }
    return keyedMoves.sorted { $0.key < $1.key }.map(\.move)
  }
}

extension LearnedMove.LearnMethod {
  /// The learn method's position in `allCases`, which is its sort order.
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The held items in a `pokemon/ID` response.
struct WireHeldItems: WirePokemonPart {
  struct Held: Decodable, Sendable {
    let item: Resource
    let details: BoundedList<999, Detail>

    enum CodingKeys: String, CodingKey {
      case item
      case details = "version_details"
    }
  }

  struct Detail: Decodable, Sendable {
    /// The probability that the item is held, in percent.
    let rarity: BoundedInt<0, 100>
    let version: Resource
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case id
    case items = "held_items"
  }

  let id: WireID
  let items: BoundedList<199, Held>

  /// The items that the variety holds in the wild. They are sorted by the version's id; items of
  /// the same version keep the server's order.
  var held: [HeldItem] {
    items.all
      .flatMap { held in held.details.all.map { (held.item, $0) } }
      .enumerated()
      .sorted { ($0.element.1.version.id, $0.offset) < ($1.element.1.version.id, $1.offset) }
      .map { _, held in
        HeldItem(item: held.0.name, version: held.1.version.name, chance: held.1.rarity.value)
      }
  }
}

/// A variety's types, abilities and stats in earlier generations, from a `pokemon/ID` response.
struct WirePast: WirePokemonPart {
  struct Types: Decodable, Sendable {
    let generation: WireGeneration
    let types: BoundedList<9, WirePokemon.TypeSlot>
  }

  struct Abilities: Decodable, Sendable {
    struct Slot: Decodable, Sendable {
      let slot: WireSlot
      let ability: Resource?
    }

    let generation: WireGeneration
    let abilities: BoundedList<9, Slot>
  }

  struct Stats: Decodable, Sendable {
    let generation: WireGeneration
    let stats: BoundedList<19, WirePokemon.StatValue>
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case id
    case types = "past_types"
    case abilities = "past_abilities"
    case stats = "past_stats"
  }

  let id: WireID
  let types: BoundedList<99, Types>?
  let abilities: BoundedList<99, Abilities>?
  let stats: BoundedList<99, Stats>?

  /// Converts the past values to the model's type.
  ///
  /// - Parameter firstGeneration: the generation in which the variety first appeared.
  func values(firstGeneration: Int) -> PastValues {
    PastValues(
      firstGeneration: firstGeneration,
      types: (types?.all ?? []).map { past in
        let slots = past.types.all.sorted { $0.slot.value < $1.slot.value }
        return .init(
          untilGeneration: past.generation.id,
          content: slots.map { PokemonType(rawValue: $0.type.name) ?? .unknown })
      },
      stats: (stats?.all ?? []).map { past in
        let pairs = past.stats.all.map { ($0.stat.name, $0.baseStat.value) }
        return .init(
          untilGeneration: past.generation.id, content: Dictionary(pairs) { first, _ in first })
      },
      abilities: (abilities?.all ?? []).map { past in
        .init(
          untilGeneration: past.generation.id,
          content: past.abilities.all.map {
            PastValues.Slot(number: $0.slot.value, ability: $0.ability?.name)
          })
      })
  }
}

/// The encounters in a `pokemon/ID/encounters` response.
struct WireEncounters: WireObject {
  struct Area: Decodable, Sendable {
    let area: Resource
    let details: BoundedList<999, Detail>

    enum CodingKeys: String, CodingKey {
      case area = "location_area"
      case details = "version_details"
    }
  }

  struct Detail: Decodable, Sendable {
    let version: Resource
    let slots: BoundedList<999, Slot>

    enum CodingKeys: String, CodingKey {
      case version
      case slots = "encounter_details"
    }
  }

  struct Slot: Decodable, Sendable {
    /// The probability of the encounter in percent.
    let chance: BoundedInt<0, 999>
    let conditions: BoundedList<19, Resource>
    let maxLevel: WireByte
    let minLevel: WireByte
    let method: Resource

    enum CodingKeys: String, CodingKey {
      case chance, method
      case conditions = "condition_values"
      case maxLevel = "max_level"
      case minLevel = "min_level"
    }
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case areas
  }

  static let arrayMember: String? = CodingKeys.areas.stringValue
  static let maxBytes = JSONMembers.maxWholeBytes

  let areas: BoundedList<4_999, Area>

  /// The variety's wild encounters, sorted by the version's id. Slots that differ only in level and
  /// probability are merged into one encounter.
  var encounters: [Encounter] {
    areas.all
      .flatMap { area in area.details.all.map { (area.area.name, $0) } }
      .enumerated()
      .sorted { ($0.element.1.version.id, $0.offset) < ($1.element.1.version.id, $1.offset) }
      .flatMap { _, found in found.1.encounters(in: found.0) }
  }
}

extension WireEncounters.Detail {
  fileprivate func encounters(in area: String) -> [Encounter] {
    var order: [[String]] = []
    var groups: [[String]: [WireEncounters.Slot]] = [:]
    for slot in slots.all {
      let key = [slot.method.name] + slot.conditions.all.map(\.name).sorted()
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(slot)
    }
    return order.map { key in
      let slots = groups[key] ?? []
      return Encounter(
        version: version.name, locationArea: area, method: key[0],
        conditions: Array(key.dropFirst()), minLevel: slots.map(\.minLevel.value).min() ?? 0,
        maxLevel: slots.map(\.maxLevel.value).max() ?? 0,
        // In PokeAPI's data, the probabilities of some encounters add up to more than 100 percent.
        // These sums are not capped.
        chance: slots.reduce(0) { $0 + $1.chance.value })
    }
  }
}
