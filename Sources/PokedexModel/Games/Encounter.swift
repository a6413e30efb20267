/// An encounter with a variety, for example in the wild or as a gift.
public struct Encounter: Sendable, Equatable {
  /// Slug of the version.
  public let version: String
  /// Slug of the location area.
  public let locationArea: String
  /// Slug of the encounter method, such as `surf`.
  public let method: String
  /// Slugs of the conditions, all of which must be met.
  public let conditions: [String]
  /// Lowest level.
  public let minLevel: Int
  /// Highest level.
  public let maxLevel: Int
  /// Chance in percent, 1 to 100. Nil if it is unknown, as in the newest games.
  public let chance: Int?
  /// Whether the data source merges several encounter tables of the area into one. If so, the
  /// chance is not correct for any of the tables.
  package let isMixed: Bool

  /// - Parameter chance: the chance in percent. Values above 100 become 100.
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
  /// The conditions, with an error of the data source corrected.
  ///
  /// For some encounters outside Max Raids, the data source has a condition for Max Raid dens where
  /// "before the Hall of Fame" is meant. This is evident because it also lists the same encounter
  /// for after the Hall of Fame.
  package var correctedConditions: [String] {
    if method == "max-raid" { return conditions }
    return conditions.map {
      $0 == "max-den-rarity-special" ? ConditionKind.beforeHallOfFame : $0
    }
  }

  /// Whether the encounter was available only during an event.
  package var isEventOnly: Bool {
    method.hasSuffix("-event") || conditions.contains("event")
  }

  /// Encounter methods that yield exactly one Pokémon, such as gifts and trades.
  package static let singleMethods: Set = [
    "gift", "gift-egg", "fossil", "fixed", "static", "npc-trade", "snag", "snag-rematch",
    "pokeflute", "squirt-bottle",
    "wailmer-pail", "devon-scope", "island-scan", "wanderer", "wanderer-water", "pokemon-ranger",
    "pokemon-channel-pal", "colosseum-bonus-disc-jpn", "colosseum-bonus-disc-us",
    "roaming-grass", "roaming-water",
  ]
}

/// An item that a wild Pokémon can hold.
public struct HeldItem: Sendable, Equatable {
  /// Slug of the item.
  public let item: String
  /// Slug of the version.
  public let version: String
  /// Chance in percent, 1 to 100.
  public let chance: Int

  package init(item: String, version: String, chance: Int) {
    self.item = item
    self.version = version
    self.chance = chance
  }
}

/// Kinds of encounter conditions. Only one condition of each kind is true at a time.
package enum ConditionKind {
  /// Conditions that are true unless the player changes something.
  package static let defaults: Set = [
    "swarm-no", "radar-off", "radio-off", "slot2-none", "bug-catching-contest-no",
    "johto-safari-blocks-inactive", "backlot-not-mentioned", "item-none", "other-none",
    "story-progress-none", "great-marsh-daily-slot-none",
  ]

  /// The kinds in `complete` that change in the course of a game: time of day, season, weather,
  /// weekday and story progress.
  static let states = complete.filter { kind in
    ["time", "season", "weather", "weekday", "story"].contains(name(of: kind[0]))
  }

  /// Kinds of which this program knows all conditions. The conditions of each kind are in the order
  /// in which they are shown.
  ///
  /// If an encounter allows all conditions of a kind, it doesn't depend on that kind.
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

  /// Returns the conditions in the order of `complete` if all are of the same kind. Otherwise,
  /// returns them unchanged.
  package static func ordered(_ slugs: [String]) -> [String] {
    slugs.count > 1 ? kind(of: slugs)?.filter(slugs.contains) ?? slugs : slugs
  }

  /// Returns the conditions that are missing from a list of conditions of one kind, so that the
  /// list can be shown as "all but" these. Nil if the list has four conditions or fewer, or
  /// conditions of different kinds.
  ///
  /// Kinds with more than four conditions have seven or nine of them, so the result is always
  /// shorter than the list.
  package static func allBut(_ slugs: [String]) -> [String]? {
    slugs.count > 4 ? kind(of: slugs)?.filter { !slugs.contains($0) } : nil
  }

  /// Returns the name of the kind that a slug belongs to: the text before its first hyphen.
  package static func name(of slug: String) -> Substring { slug.prefix { $0 != "-" } }

  /// Whether the slugs include all conditions of a kind.
  package static func coverWholeKind(_ slugs: [String]) -> Bool {
    slugs.count > 1 && complete.contains { kind in kind.allSatisfy(slugs.contains) }
  }

  private static func kind(of slugs: [String]) -> [String]? {
    complete.first { kind in slugs.allSatisfy(kind.contains) }
  }
}

/// A location area's name that ends with a part of the location in brackets, such as "Solaceon
/// Ruins (B1F A)".
package struct AreaName {
  /// The location's name, with the space before the bracket if there is one.
  package let place: Substring
  /// The text between the brackets, which names the part of the location.
  package let part: Substring
  private let brackets: (open: Substring, close: Substring)

  /// Splits a name. Returns nil if the name has no part in brackets, or if it has a comma.
  ///
  /// A part with a comma can't be joined with others, because it would look like two parts.
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

  /// Returns the index of the opening bracket of the part. Nil if the name has no bracket.
  package static func start(ofPartIn name: String) -> String.Index? {
    name.firstIndex { "(（".contains($0) }
  }

  /// Returns the location's name with several parts in one pair of brackets.
  ///
  /// A beginning that consecutive parts share is written only once, as in "B1F A/B/C".
  ///
  /// - Parameters:
  ///   - others: the names with the other parts.
  ///   - join: a function that joins the parts to one text.
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
