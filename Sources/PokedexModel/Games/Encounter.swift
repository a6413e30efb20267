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

extension Encounter {
  /// The conditions as they are meant. Except in dens the source has that of an event den in place of that
  /// before the Hall of Fame: the encounter beside it is the one after it.
  package var meantConditions: [String] {
    if method == "max-raid" { return conditions }
    return conditions.map {
      $0 == "max-den-rarity-special" ? ConditionKind.beforeHallOfFame[0] : $0
    }
  }
}

/// Ways to meet a Pokémon.
package enum EncounterMethod {
  /// Whether there is but one Pokémon to meet this way, so that a chance of 100 % goes without saying.
  package static func isOnlyOne(_ slug: String) -> Bool { onlyOne.contains(slug) }

  package static let onlyOne: Set = [
    "gift", "gift-egg", "static", "npc-trade", "snag", "snag-rematch", "pokeflute", "squirt-bottle",
    "wailmer-pail", "devon-scope", "island-scan", "wanderer", "wanderer-water", "pokemon-ranger",
    "pokemon-channel-pal", "colosseum-bonus-disc-jpn", "colosseum-bonus-disc-us",
    "roaming-grass", "roaming-water",
  ]
}

/// Kinds of conditions: of each kind one holds at a time.
package enum ConditionKind {
  /// The kinds of which all conditions are known. If all of a kind will do, none is needed.
  package static let complete = [
    ["time-morning", "time-day", "time-night"],
    ["season-spring", "season-summer", "season-autumn", "season-winter"],
    ["swarm-no", "swarm-yes"], ["radar-off", "radar-on"],
    ["radio-off", "radio-hoenn", "radio-sinnoh"],
    ["story-progress-before-hall-of-fame", "story-progress-hall-of-fame"],
    ["story-progress-before-national-dex", "story-progress-national-dex"],
    ["tv-option-red", "tv-option-blue"],
    ["friend-safari-slot-1", "friend-safari-slot-2", "friend-safari-slot-3"],
    [
      "weather-normal", "weather-fog", "weather-intense-sun", "weather-overcast",
      "weather-raining", "weather-sandstorm", "weather-snowing", "weather-snowstorm",
      "weather-thunderstorm",
    ],
    [
      "weekday-monday", "weekday-tuesday", "weekday-wednesday", "weekday-thursday",
      "weekday-friday", "weekday-saturday", "weekday-sunday",
    ],
  ]

  package static let beforeHallOfFame = ["story-progress-before-hall-of-fame"]
  package static let afterHallOfFame = ["story-progress-hall-of-fame"]

  /// Conditions of one known kind in the order of the kind; others as they are.
  package static func ordered(_ slugs: [String]) -> [String] {
    guard slugs.count > 1, let kind = complete.first(where: { slugs.allSatisfy($0.contains) })
    else {
      return slugs
    }
    return kind.filter(slugs.contains)
  }

  /// The other conditions of their kind, if these are at least five; nil otherwise.
  package static func allBut(_ slugs: [String]) -> [String]? {
    guard slugs.count > 4, let kind = complete.first(where: { slugs.allSatisfy($0.contains) })
    else {
      return nil
    }
    return kind.filter { !slugs.contains($0) }
  }

  /// The part of a condition's slug that its kind has in common.
  package static func of(_ slug: String) -> Substring { slug.prefix { $0 != "-" } }

  /// Whether these are all conditions of a known kind.
  package static func areAll(_ slugs: [String]) -> Bool {
    slugs.count > 1 && complete.contains { kind in kind.allSatisfy(slugs.contains) }
  }
}
