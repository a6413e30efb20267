internal import PokedexModel

/// One method by which a species evolves, from `evolution_details` in an `evolution-chain/ID`
/// response.
struct WireEvolutionDetail: Decodable, Sendable {
  let trigger: String?
  let conditions: EvolutionConditions

  init(from decoder: any Decoder) throws {
    let members = Members(container: try decoder.container(keyedBy: Members.Key.self))
    trigger = try members.slug("trigger")
    var conditions = EvolutionConditions()
    try conditions.readMain(from: members)
    try conditions.readMore(from: members)
    self.conditions = conditions
  }
}

extension EvolutionConditions {
  fileprivate mutating func readMain(from members: Members) throws {
    minLevel = try members.number("min_level")
    item = try members.slug("item")
    heldItem = try members.slug("held_item")
    knownMove = try members.slug("known_move")
    knownMoveType = try members.slug("known_move_type")
    location = try members.slug("location")
    minHappiness = try members.number("min_happiness")
    minBeauty = try members.number("min_beauty")
    minAffection = try members.number("min_affection")
    gender = try members.choice("gender")
    timeOfDay = try members.slug("time_of_day").map(TimeOfDay.init(slug:))
    needsOverworldRain = try members.flag("needs_overworld_rain")
    partySpecies = try members.slug("party_species")
    partyType = try members.slug("party_type")
    relativePhysicalStats = try members.choice("relative_physical_stats")
    tradeSpecies = try members.slug("trade_species")
    turnUpsideDown = try members.flag("turn_upside_down")
  }

  fileprivate mutating func readMore(from members: Members) throws {
    baseForm = try members.slug("base_form")
    evolvedForm = try members.slug("evolved_form")
    isDefault = try members.flag("is_default")
    minDamageTaken = try members.number("min_damage_taken")
    minMoveCount = try members.number("min_move_count")
    minSteps = try members.number("min_steps")
    nearSpecialRock = try members.flag("near_special_rock")
    needsMultiplayer = try members.flag("needs_multiplayer")
    region = try members.slug("region")
    usedMove = try members.slug("used_move")
    versionGroup = try members.slug("version_group")
  }
}

/// Reads the JSON members of an evolution method. For a null or missing member, the functions
/// return nil or false.
private struct Members {
  struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private typealias Bound = BoundedInt<-1, 99_999>

  let container: KeyedDecodingContainer<Key>

  func number(_ name: String) throws -> Int? {
    try container.decodeIfPresent(Bound.self, forKey: Key(stringValue: name))?.value
  }

  func flag(_ name: String) throws -> Bool {
    try container.decodeIfPresent(Bool.self, forKey: Key(stringValue: name)) ?? false
  }

  /// Reads a number that is the raw value of an enumeration. Throws an error if no case has that
  /// value.
  func choice<Value: RawRepresentable<Int>>(_ name: String) throws -> Value? {
    guard let number = try number(name) else { return nil }
    guard let value = Value(rawValue: number) else {
      throw DecodingError.dataCorruptedError(
        forKey: Key(stringValue: name), in: container, debugDescription: "\(number)")
    }
    return value
  }

  /// Reads a member that is a string or a reference to a resource. Returns the string or the
  /// resource's name, or nil if the string is empty.
  func slug(_ name: String) throws -> String? {
    let key = Key(stringValue: name)
    guard container.contains(key), try !container.decodeNil(forKey: key) else { return nil }
    guard let text = try? container.decode(String.self, forKey: key) else {
      return try container.decode(Resource.self, forKey: key).name
    }
    let line = NetworkText.line(text)
    return line.isEmpty ? nil : line
  }
}
