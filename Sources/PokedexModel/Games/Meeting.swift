/// Where and how a variety is best met in a version.
public struct Meeting: Sendable, Equatable {
  /// The raw values are the shell's.
  public enum Kind: String, Sendable {
    /// Any number of them lives there.
    case wild
    /// One of them is there.
    case fixed
    case gift, egg, fossil, trade
  }

  /// The kind of meeting.
  public let kind: Kind
  /// The slugs of the parts of places in which it is met alike, in the order of the source.
  public let areas: [String]
  /// The slug of the way to meet it.
  public let method: String
  /// Conditions that all have to hold, each with its alternatives. Normal conditions are left out.
  public let conditions: [[String]]
  /// The lowest level.
  public let minLevel: Int
  /// The highest level.
  public let maxLevel: Int
  /// In percent; nil where it is not known, and for one that is met once.
  public let chance: Int?
}

extension Meeting {
  /// How likely meetings are to be what a player wants, the best first.
  enum Tier: Int, CaseIterable {
    /// In the wild, on any day.
    case wild
    /// One that waits, or is handed over.
    case single
    /// In the wild, when something rare happens or is brought about.
    case rareWild
    /// From another device or by another game's help.
    case rareSingle

    init(_ encounter: Encounter) {
      let isSingle = Encounter.singleMethods.contains(encounter.method)
      let isRare =
        Self.rareMethods.contains(encounter.method)
        || encounter.trueConditions.contains { condition in
          Self.rareConditions.contains { condition.hasPrefix($0) } && !condition.hasSuffix("-none")
        }
      self =
        switch (isSingle, isRare) {
        case (false, false): .wild
        case (true, false): .single
        case (false, true): .rareWild
        case (true, true): .rareSingle
        }
    }

    /// Methods that take luck, patience or other players.
    private static let rareMethods: Set = [
      "max-raid", "dynamax-adventure", "sos", "sos-from-bubbling-spot", "hidden-grotto",
      "honey-tree", "grass-spots", "cave-spots", "bridge-spots", "surf-spots", "super-rod-spots",
      "island-scan", "snag-rematch", "pokemon-ranger", "pokemon-channel-pal",
      "pokemon-battle-revolution", "colosseum-bonus-disc-jpn", "colosseum-bonus-disc-us",
      "new-york-pokecenter-wish-eggs", "tera-raid", "mass-outbreak",
      "massive-mass-outbreak", "space-time-distortion", "hyperspace",
      "landmark",
    ]

    /// Beginnings of the slugs of rare conditions.
    private static let rareConditions = [
      "swarm-yes", "radar-on", "radio-hoenn", "radio-sinnoh", "slot2-", "friend-safari",
      "johto-safari-blocks-forest", "johto-safari-blocks-peak", "johto-safari-blocks-plains",
      "johto-safari-blocks-water", "bug-catching-contest-yes", "backlot-mentioned",
      "great-marsh-daily-slot", "other-virtual-console", "other-scan-qr-code",
      "other-event-arceus-in-party", "save-data-from",
    ]
  }

  /// The best of some encounters of a variety in a version: the one with the greatest chance, of several the
  /// one that depends on least; nil for none.
  static func best(of encounters: [Encounter]) -> Meeting? {
    guard let first = encounters.max(by: { $0.figure < $1.figure }) else { return nil }
    let likely = encounters.filter { $0.figure == first.figure }
    // Walking takes nothing but a walk.
    let method = likely.contains { $0.method == "walk" } ? "walk" : first.method
    let best = likely.filter { $0.method == method }
    var areas: [(slug: String, conditions: [[String]])] = []
    for encounter in best where !areas.contains(where: { $0.slug == encounter.locationArea }) {
      let lists = best.filter { $0.locationArea == encounter.locationArea }
        .map(\.trueConditions).map { $0.filter { !normal.contains($0) } }
      areas.append((encounter.locationArea, merged(lists)))
    }
    guard let easiest = areas.min(by: { $0.conditions.count < $1.conditions.count })
    else { return nil }
    let alike = areas.filter { $0.conditions == easiest.conditions }.map(\.slug)
    let levels = best.filter { alike.contains($0.locationArea) }
    let isSingle = Encounter.singleMethods.contains(method)
    let chance = first.chance
    return Meeting(
      kind: kind(of: method, easiest.conditions), areas: alike, method: method,
      conditions: easiest.conditions, minLevel: levels.map(\.minLevel).min() ?? first.minLevel,
      maxLevel: levels.map(\.maxLevel).max() ?? first.maxLevel,
      chance: isSingle && chance == 100 ? nil : chance)
  }

  /// Conditions that hold unless someone acts.
  private static let normal: Set = [
    "swarm-no", "radar-off", "radio-off", "slot2-none", "bug-catching-contest-no",
    "johto-safari-blocks-inactive", "backlot-not-mentioned", "item-none", "other-none",
    "story-progress-none", "great-marsh-daily-slot-none",
  ]

  /// Alternative lists of conditions as one: those that differ from the first in one place, and there in a
  /// condition of the same kind, are one with it. A place with all conditions of a kind is left out.
  private static func merged(_ lists: [[String]]) -> [[String]] {
    guard let least = lists.min(by: { $0.count < $1.count }) else { return [] }
    var merged = least.map { [$0] }
    for place in merged.indices {
      for list in lists where list.count == least.count && !merged[place].contains(list[place]) {
        let isAlike = least.indices.allSatisfy { $0 == place || list[$0] == least[$0] }
        if isAlike, ConditionKind.name(of: list[place]) == ConditionKind.name(of: least[place]) {
          merged[place].append(list[place])
        }
      }
    }
    return merged.filter { !ConditionKind.areAll($0) }.map(ConditionKind.ordered)
  }

  private static func kind(of method: String, _ conditions: [[String]]) -> Kind {
    switch method {
    case "gift": conditions.joined().contains(where: isFossil) ? .fossil : .gift
    case "fossil": .fossil
    case "gift-egg": .egg
    case "npc-trade": .trade
    default: Encounter.singleMethods.contains(method) ? .fixed : .wild
    }
  }

  /// Whether a condition is to have a fossil.
  package static func isFossil(_ condition: String) -> Bool {
    condition.hasPrefix("item-")
      && (condition.hasSuffix("-fossil") || condition.hasPrefix("item-fossilized-")
        || condition == "item-old-amber")
  }
}

extension Encounter {
  /// The chance for comparing, 0 where it is not known.
  fileprivate var figure: Int { chance ?? 0 }
}
