/// The best encounter with a variety in a version.
public struct BestEncounter: Sendable, Equatable {
  /// A kind of encounter. The raw values are part of the command line's output.
  public enum EncounterKind: String, Sendable {
    /// Any number of them can be encountered.
    case wild
    /// A single one waits at a fixed location.
    case fixed
    case gift, egg, fossil, trade
  }

  /// The kind of encounter.
  public let kind: EncounterKind
  /// Slugs of the location areas with the same encounter, in the order of the source.
  public let areas: [String]
  /// Slug of the encounter method.
  public let method: String
  /// Conditions that all have to hold. Each is a list of alternative slugs. Normal conditions are
  /// left out.
  public let conditions: [[String]]
  /// Lowest level.
  public let minLevel: Int
  /// Highest level.
  public let maxLevel: Int
  /// Chance in percent; nil if it is unknown, and for a certain encounter that happens only once.
  public let chance: Int?
}

extension BestEncounter {
  /// Rank of an encounter by how much a player wants it, the best first.
  enum Tier: Int, CaseIterable {
    /// In the wild, on any day.
    case wild
    /// A single Pokémon that waits or is handed over.
    case single
    /// In the wild, during something rare that happens or that the player causes.
    case rareWild
    /// A single Pokémon that needs another device or game.
    case rareSingle

    /// Rarities that the player only has to wait for.
    private static let spontaneous: Set<EncounterRarity> = [.weather, .alpha, .bugContest]

    init(_ row: EncounterRow) {
      let isRare = row.rarity.map { !Self.spontaneous.contains($0) } ?? false
      self =
        switch (Encounter.singleMethods.contains(row.method), isRare) {
        case (false, false): .wild
        case (true, false): .single
        case (false, true): .rareWild
        case (true, true): .rareSingle
        }
    }
  }

  /// Returns the best of a variety's rows in a version; nil if there are no rows.
  ///
  /// The row with the greatest chance is the best. Among rows with the same chance, the one with
  /// the fewest conditions is the best.
  static func best(of rows: [EncounterRow]) -> BestEncounter? {
    let normal = rows.filter { $0.rarity == nil }
    let rows = normal.isEmpty ? rows : normal
    guard let first = rows.max(by: { $0.chanceOrZero < $1.chanceOrZero }) else { return nil }
    let likely = rows.filter { $0.chanceOrZero == first.chanceOrZero }
    // Walking is preferred, as it needs nothing else.
    let method = likely.contains { $0.method == "walk" } ? "walk" : first.method
    let best = likely.filter { $0.method == method }
    guard let easiest = best.min(by: { $0.conditions.count < $1.conditions.count })
    else { return nil }
    let alike = best.filter { $0.conditions == easiest.conditions }
    let isSingle = Encounter.singleMethods.contains(method)
    return BestEncounter(
      kind: kind(of: method, easiest.conditions.flatMap { $0 }), areas: alike.map(\.area),
      method: method, conditions: easiest.conditions,
      minLevel: alike.map(\.minLevel).min() ?? easiest.minLevel,
      maxLevel: alike.map(\.maxLevel).max() ?? easiest.maxLevel,
      chance: isSingle && first.chance == 100 ? nil : first.chance)
  }

  private static func kind(of method: String, _ conditions: [String]) -> EncounterKind {
    switch method {
    case "gift": conditions.contains(where: isFossil) ? .fossil : .gift
    case "fossil": .fossil
    case "gift-egg": .egg
    case "npc-trade": .trade
    default: Encounter.singleMethods.contains(method) ? .fixed : .wild
    }
  }

  /// Whether a condition is the possession of a fossil.
  package static func isFossil(_ condition: String) -> Bool {
    condition.hasPrefix("item-")
      && (condition.hasSuffix("-fossil") || condition.hasPrefix("item-fossilized-")
        || condition == "item-old-amber")
  }
}

extension EncounterRow {
  /// Chance for comparison; 0 if it is unknown.
  fileprivate var chanceOrZero: Int { chance ?? 0 }
}
