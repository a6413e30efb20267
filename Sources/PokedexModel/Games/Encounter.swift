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
  /// In percent, 1 to 100; nil where nobody knows it, as in the newest games.
  public let chance: Int?
  /// Whether the source has several tables of the area as one, so that the chance is not that of any of them.
  package let isMixed: Bool

  /// - Parameter chance: in percent; more than 100 is taken for 100.
  package init(
    version: String, locationArea: String, method: String, conditions: [String], minLevel: Int,
    maxLevel: Int, chance: Int?, isMixed: Bool = false
  ) {
    self.version = version
    self.locationArea = locationArea
    self.method = method
    self.conditions = conditions
    self.minLevel = minLevel
    self.maxLevel = maxLevel
    self.chance = chance.map { min($0, 100) }
    self.isMixed = isMixed
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

  /// Whether it was to be had during an event only.
  package var isLimitedInTime: Bool {
    method.hasSuffix("-event") || conditions.contains("event")
  }

  /// Methods by which one Pokémon is met and no other, such as gifts and trades.
  package static let singleMethods: Set = [
    "gift", "gift-egg", "fossil", "fixed", "static", "npc-trade", "snag", "snag-rematch",
    "pokeflute", "squirt-bottle",
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

/// Kinds of encounter conditions. One condition of a kind holds at a time.
package enum ConditionKind {
  /// Conditions that hold unless someone acts.
  package static let defaults: Set = [
    "swarm-no", "radar-off", "radio-off", "slot2-none", "bug-catching-contest-no",
    "johto-safari-blocks-inactive", "backlot-not-mentioned", "item-none", "other-none",
    "story-progress-none", "great-marsh-daily-slot-none",
  ]

  /// The kinds of complete ones that come and go by themselves: day and night, the weather, the story.
  static let states = complete.filter { kind in
    ["time", "season", "weather", "weekday", "story"].contains(name(of: kind[0]))
  }

  /// The kinds whose conditions are all known, each in its own order. Where every condition of a kind will do,
  /// the kind does not matter.
  package static let complete = [
    ["time-morning", "time-day", "time-night"],
    ["season-spring", "season-summer", "season-autumn", "season-winter"],
    ["swarm-no", "swarm-yes"], ["radar-off", "radar-on"],
    ["radio-off", "radio-hoenn", "radio-sinnoh"],
    [beforeHallOfFame, afterHallOfFame],
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

  package static let beforeHallOfFame = "story-progress-before-hall-of-fame"
  package static let afterHallOfFame = "story-progress-hall-of-fame"

  /// Conditions of one kind in that kind's order; others unchanged.
  package static func ordered(_ slugs: [String]) -> [String] {
    slugs.count > 1 ? kind(of: slugs)?.filter(slugs.contains) ?? slugs : slugs
  }

  /// The other conditions of their kind, where these are more than half of many; otherwise nil.
  package static func allBut(_ slugs: [String]) -> [String]? {
    slugs.count > 4 ? kind(of: slugs)?.filter { !slugs.contains($0) } : nil
  }

  /// The part of a slug that all conditions of its kind begin with.
  package static func name(of slug: String) -> Substring { slug.prefix { $0 != "-" } }

  /// Whether these are all conditions of a kind.
  package static func areAll(_ slugs: [String]) -> Bool {
    slugs.count > 1 && complete.contains { kind in kind.allSatisfy(slugs.contains) }
  }

  private static func kind(of slugs: [String]) -> [String]? {
    complete.first { kind in slugs.allSatisfy(kind.contains) }
  }
}

/// The name of a part of a place: "Solaceon Ruins (B1F A)".
package struct AreaName {
  /// The place, with the space before the bracket if there is one.
  package let place: Substring
  /// The text between the brackets.
  package let part: Substring
  private let brackets: (open: Substring, close: Substring)

  /// Nil for a name that has no part, and for one whose part can't be joined with others: a comma in it would
  /// make it read as two.
  package init?(_ name: String) {
    guard let open = Self.start(ofPartIn: name),
      let close = name.lastIndex(where: { ")）".contains($0) }), open < close,
      name.index(after: close) == name.endIndex,
      !name.contains(where: { ",、".contains($0) })
    else { return nil }
    place = name[..<open]
    part = name[name.index(after: open)..<close]
    brackets = (name[open...open], name[close...close])
  }

  /// The index of the bracket that the part begins with; nil for a name without one.
  package static func start(ofPartIn name: String) -> String.Index? {
    name.firstIndex { "(（".contains($0) }
  }

  /// The place with several of its parts. A beginning that parts in a row share is said once: "B1F A/B/C".
  package func joined(with others: [AreaName], by join: ([String]) -> String) -> String {
    var groups: [(start: Substring, ends: [Substring])] = []
    for part in [self.part] + others.map(\.part) {
      let gap = part.lastIndex(of: " ") ?? part.startIndex
      let (start, end) = (part[..<gap], part[gap...].drop { $0 == " " })
      if !start.isEmpty, groups.last?.start == start {
        groups[groups.count - 1].ends.append(end)
      } else {
        groups.append((start, [end]))
      }
    }
    let parts = groups.map { start, ends in
      (start.isEmpty ? "" : start + " ") + ends.joined(separator: "/")
    }
    return place + brackets.open + join(parts) + brackets.close
  }
}
