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

    /// Rarities that take nothing but time.
    private static let comingByThemselves: Set<EncounterRarity> = [.weather, .alpha, .bugContest]

    init(_ row: EncounterRow) {
      let isRare = row.rarity.map { !Self.comingByThemselves.contains($0) } ?? false
      self =
        switch (Encounter.singleMethods.contains(row.method), isRare) {
        case (false, false): .wild
        case (true, false): .single
        case (false, true): .rareWild
        case (true, true): .rareSingle
        }
    }
  }

  /// The best of some rows of a variety in a version: the one with the greatest chance, of several the one that
  /// depends on least; nil for none.
  static func best(of rows: [EncounterRow]) -> Meeting? {
    let normal = rows.filter { $0.rarity == nil }
    let rows = normal.isEmpty ? rows : normal
    guard let first = rows.max(by: { $0.figure < $1.figure }) else { return nil }
    let likely = rows.filter { $0.figure == first.figure }
    // Walking takes nothing but a walk.
    let method = likely.contains { $0.method == "walk" } ? "walk" : first.method
    let best = likely.filter { $0.method == method }
    guard let easiest = best.min(by: { $0.conditions.count < $1.conditions.count })
    else { return nil }
    let alike = best.filter { $0.conditions == easiest.conditions }
    let isSingle = Encounter.singleMethods.contains(method)
    return Meeting(
      kind: kind(of: method, easiest.conditions.flatMap { $0 }), areas: alike.map(\.area),
      method: method, conditions: easiest.conditions,
      minLevel: alike.map(\.minLevel).min() ?? easiest.minLevel,
      maxLevel: alike.map(\.maxLevel).max() ?? easiest.maxLevel,
      chance: isSingle && first.chance == 100 ? nil : first.chance)
  }

  private static func kind(of method: String, _ conditions: [String]) -> Kind {
    switch method {
    case "gift": conditions.contains(where: isFossil) ? .fossil : .gift
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

extension EncounterRow {
  /// The chance for comparing, 0 where it is not known.
  fileprivate var figure: Int { chance ?? 0 }
}
