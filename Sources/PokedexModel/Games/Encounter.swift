/// Where and how a variety is met in the wild.
public struct Encounter: Sendable, Equatable {
  /// The slug of the version.
  public let version: String
  /// The slug of the place's part.
  public let locationArea: String
  /// The slug of the way to meet it, such as `surf`.
  public let method: String
  /// The slugs of what has to hold, all of it.
  public let conditions: [String]
  /// The lowest level.
  public let minLevel: Int
  /// The highest level.
  public let maxLevel: Int
  /// In percent, 1 to 100.
  public let chance: Int

  /// - Parameter chance: in percent; more than 100 is taken for 100.
  package init(
    version: String, locationArea: String, method: String, conditions: [String], minLevel: Int,
    maxLevel: Int, chance: Int
  ) {
    self.version = version
    self.locationArea = locationArea
    self.method = method
    self.conditions = conditions
    self.minLevel = minLevel
    self.maxLevel = maxLevel
    self.chance = min(chance, 100)
  }
}

extension Encounter {
  /// The conditions, with a slip of the source's corrected: outside Max Raids it has a condition of dens where the
  /// one before the Hall of Fame belongs; the encounter after it stands beside it.
  package var trueConditions: [String] {
    if method == "max-raid" { return conditions }
    return conditions.map {
      $0 == "max-den-rarity-special" ? ConditionKind.beforeHallOfFame : $0
    }
  }

  /// Methods by which one Pokémon is met and no other, such as gifts and trades.
  package static let singleMethods: Set = [
    "gift", "gift-egg", "static", "npc-trade", "snag", "snag-rematch", "pokeflute", "squirt-bottle",
    "wailmer-pail", "devon-scope", "island-scan", "wanderer", "wanderer-water", "pokemon-ranger",
    "pokemon-channel-pal", "colosseum-bonus-disc-jpn", "colosseum-bonus-disc-us",
    "roaming-grass", "roaming-water",
  ]
}

/// What a wild one may hold.
public struct HeldItem: Sendable, Equatable {
  /// The item's slug.
  public let item: String
  /// The slug of the version.
  public let version: String
  /// In percent, 1 to 100.
  public let chance: Int

  package init(item: String, version: String, chance: Int) {
    self.item = item
    self.version = version
    self.chance = chance
  }
}
