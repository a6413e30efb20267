/// The encounter that is best for getting a variety in a version.
public struct BestEncounter: Sendable, Equatable {
  /// How a Pokémon is encountered. The raw values appear in the command line's output.
  public enum EncounterKind: String, Sendable {
    /// The player can encounter any number of the Pokémon.
    case wild
    /// A single Pokémon waits at a fixed location.
    case fixed
    case gift, egg, fossil, trade
  }

  /// The kind of encounter.
  public let kind: EncounterKind
  /// Slugs of the location areas with this encounter, in the order of the data source.
  public let areas: [String]
  /// Slug of the encounter method.
  public let method: String
  /// Conditions, all of which must be met. Each is a list of alternatives, given by their slugs;
  /// any one of them is enough. Conditions that are true by default are left out.
  public let conditions: [[String]]
  /// Lowest level.
  public let minLevel: Int
  /// Highest level.
  public let maxLevel: Int
  /// Chance in percent. Nil if it is unknown, or for a single Pokémon that is always there.
  public let chance: Int?
}

extension BestEncounter {
  /// Ranks of encounters by how much a player prefers them, the best rank first.
  enum Tier: Int, CaseIterable {
    /// A wild Pokémon that appears without rare circumstances.
    case wild
    /// A single Pokémon that waits at its location or is given to the player.
    case single
    /// A wild Pokémon that appears only under rare circumstances, such as an event or something
    /// that the player causes.
    case rareWild
    /// A single Pokémon that appears only under rare circumstances, such as in an event or with
    /// another device or game.
    case rareSingle

    /// Rarities that don't lower an encounter's rank, because the player only has to wait.
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

  /// Returns the best of a variety's encounters in a version. Nil if there are none.
  ///
  /// Encounters without a rarity are preferred, then those outside hordes. Among these, the
  /// greatest chance is preferred, then walking to any other method, then the fewest conditions.
  static func best(of rows: [EncounterRow]) -> BestEncounter? {
    let normal = rows.filter { $0.rarity == nil }
    let common = normal.isEmpty ? rows : normal
    // A chance in a horde is a share of the hordes, which are rare themselves.
    let single = common.filter { $0.method != "horde" }
    let rows = single.isEmpty ? common : single
    guard let first = rows.max(by: { $0.chanceOrZero < $1.chanceOrZero }) else { return nil }
    let likely = rows.filter { $0.chanceOrZero == first.chanceOrZero }
    // Walking is preferred because it needs no item or move.
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

  /// Whether a condition requires the player to have a fossil.
  package static func isFossil(_ condition: String) -> Bool {
    condition.hasPrefix("item-")
      && (condition.hasSuffix("-fossil") || condition.hasPrefix("item-fossilized-")
        || condition == "item-old-amber")
  }
}

extension EncounterRow {
  /// The chance to compare rows by. 0 if the chance is unknown.
  fileprivate var chanceOrZero: Int { chance ?? 0 }
}
