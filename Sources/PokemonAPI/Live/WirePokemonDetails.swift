internal import PokedexModel

/// The moves in a `pokemon/ID` response.
struct WireLearnset: WireResource {
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
struct WireHeldItems: WireResource {
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
struct WirePast: WireResource {
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
  /// PokeAPI lists a value with the last generation that had it. If several values cover a
  /// generation, the one that ended first applies. Each stat and each ability slot is listed
  /// separately.
  ///
  /// - Parameters:
  ///   - pokemon: the variety as it is today.
  ///   - firstGeneration: the generation in which the variety first appeared.
  func values(of pokemon: Pokemon, firstGeneration: Int) -> PastValues {
    var values = PastValues(firstGeneration: firstGeneration)
    values.types = Self.values(types?.all ?? [], \.generation.id) { holding in
      holding[0].types.all.sorted { $0.slot.value < $1.slot.value }
        .map { PokemonType(rawValue: $0.type.name) ?? .unknown }
    }
    values.stats = Self.values(stats?.all ?? [], \.generation.id) { holding in
      let slugs = { (stat: Stat) in
        let isSpecial = stat == .specialAttack || stat == .specialDefense
        let isFirst = isSpecial && holding[0].generation.id == 1
        return isFirst ? ["special", stat.slug] : [stat.slug]
      }
      return StatValues { stat in
        let past = holding.lazy.flatMap { past in
          slugs(stat).compactMap { slug in past.stats.all.first { $0.stat.name == slug } }
        }
        return past.first?.baseStat.value ?? pokemon.stats[stat]
      }
    }
    values.abilities = Self.values(abilities?.all ?? [], \.generation.id) { holding in
      var slots: [Int: String] = [:]
      for (index, ability) in pokemon.abilities.filter({ !$0.isHidden }).enumerated() {
        slots[index + 1] = ability.slug
      }
      slots[3] = pokemon.abilities.first(where: \.isHidden)?.slug
      for slot in holding.reversed().flatMap(\.abilities.all) {
        slots[slot.slot.value] = slot.ability?.name
      }
      return slots.sorted { $0.key < $1.key }
        .map { PokemonAbility(slug: $0.value, isHidden: $0.key == 3) }
    }
    return values
  }

  /// Returns the values for the generations at which some past value ended.
  ///
  /// - Parameter content: a function that returns a value from all past values that cover a
  ///   generation, those that ended first at the front.
  private static func values<Past, Content>(
    _ all: [Past], _ until: (Past) -> Int, _ content: ([Past]) -> Content
  ) -> [PastValues.PastValue<Content>] {
    let sorted = all.sorted { until($0) < until($1) }
    var values: [PastValues.PastValue<Content>] = []
    for (index, past) in sorted.enumerated()
    where index == 0 || until(sorted[index - 1]) != until(past) {
      values.append(
        .init(
          since: index == 0 ? nil : Release(generation: until(sorted[index - 1]) + 1, index: 0),
          until: .end(of: until(past)), content: content(Array(sorted[index...]))))
    }
    return values
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
