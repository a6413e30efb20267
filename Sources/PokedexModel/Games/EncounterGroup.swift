/// A Pokémon's encounters that have the same area, version and method. Computes the rows to show
/// for them. The encounters are called slots, as in the games' encounter tables.
struct EncounterGroup {
  /// An encounter, with its conditions grouped by how they affect the chance.
  struct Slot {
    let encounter: Encounter
    /// Conditions that change the encounter table, such as a swarm.
    ///
    /// Being an alpha isn't such a condition, and encounters with a single Pokémon have none:
    /// alphas and single Pokémon appear in addition to the Pokémon in the encounter table.
    let rare: [String]
    /// Conditions that change with time or with the story.
    let states: [String]
    /// Names of the kinds whose default condition the slot requires, such as `radio` for
    /// `radio-off`.
    let defaults: [Substring]
    /// All other conditions. The chances of two slots are added only if these conditions are equal.
    let others: [String]

    init(_ encounter: Encounter) {
      let conditions = encounter.correctedConditions
      self.encounter = encounter
      let isSingle = Encounter.singleMethods.contains(encounter.method)
      rare = conditions.filter { condition in
        !isSingle && EncounterRarity(condition: condition).map { $0 != .alpha } ?? false
      }
      defaults = conditions.filter(ConditionKind.defaults.contains).map(ConditionKind.name(of:))
      states = conditions.filter { condition in
        ConditionKind.states.contains { $0.contains(condition) }
      }
      let known = rare + states
      others = conditions.filter { !known.contains($0) && !ConditionKind.defaults.contains($0) }
    }

    /// Whether the slot is in the encounter table while the given rare conditions are met.
    func holds(while rare: [String]) -> Bool {
      self.rare == rare
        || self.rare.isEmpty && !rare.contains { defaults.contains(ConditionKind.name(of: $0)) }
    }

    /// Names of the kinds of `states`.
    var kinds: [Substring] { states.map(ConditionKind.name(of:)) }
  }

  /// A chance, with the conditions and levels to which it applies.
  private struct Share {
    var conditions: [[String]]
    let chance: Int?
    /// Levels before the player has entered the Hall of Fame, or at any time if the conditions
    /// don't mention it. `laterLevels` are the levels after the player has entered it.
    var levels: ClosedRange<Int>?
    var laterLevels: ClosedRange<Int>?
  }

  private let first: Encounter
  var slots: [Slot]

  init(_ first: Encounter) {
    self.first = first
    slots = [Slot(first)]
  }

  /// Whether an encounter has the group's method and version.
  func has(_ encounter: Encounter) -> Bool {
    first.method == encounter.method && first.version == encounter.version
  }

  private var isSingle: Bool { Encounter.singleMethods.contains(first.method) }

  func rows(of pokemon: VarietyReference?) -> [EncounterRow] {
    var normalShares: [(others: [String], chance: Int?)] = []
    var rows: [EncounterRow] = []
    let rares = Self.unique(slots.map(\.rare))
    for rare in rares.filter(\.isEmpty) + rares.filter({ !$0.isEmpty }) {
      let active = slots.filter { $0.holds(while: rare) }
      for others in Self.unique(active.map(\.others)) {
        let alike = active.filter { $0.others == others }
        guard alike.contains(where: { $0.rare == rare }) else { continue }
        let found = self.rows(of: pokemon, alike, always: (rare + others).map { [$0] })
        if rare.isEmpty {
          normalShares += found.map { (others, $0.chance) }
          rows += found
        } else {
          // A rare condition, such as a device, gets its own row only if it raises the chance.
          let greatest = normalShares.filter { $0.others == others }.compactMap(\.chance).max() ?? 0
          rows += found.filter { $0.chance ?? .max > greatest }
        }
      }
    }
    return rows
  }

  /// Returns the rows for slots that differ only in their states.
  private func rows(
    of pokemon: VarietyReference?, _ slots: [Slot], always: [[String]]
  ) -> [EncounterRow] {
    // Encounters with a single Pokémon get separate rows if they depend on different kinds of
    // states.
    let groups = isSingle ? Self.unique(slots.map(\.kinds)) : [[]]
    return groups.flatMap { kinds in
      let alike = isSingle ? slots.filter { $0.kinds == kinds } : slots
      return rows(of: pokemon, Self.joined(shares(of: alike)), always)
    }
  }

  private func rows(
    of pokemon: VarietyReference?, _ shares: [Share], _ always: [[String]]
  ) -> [EncounterRow] {
    func isNormal(_ share: Share) -> Bool {
      share.chance != nil
        && EncounterRarity(method: first.method, conditions: share.conditions) == nil
    }
    let byDescendingChance = shares.enumerated().sorted {
      ($1.element.chance ?? 0, $0.offset) < ($0.element.chance ?? 0, $1.offset)
    }.map(\.element)
    let normalShares = byDescendingChance.filter(isNormal)
    let rows =
      normalShares.prefix(1).map { ($0, Array(normalShares.dropFirst())) }
      + byDescendingChance.filter { !isNormal($0) }.map { ($0, []) }
    return rows.map { share, others in
      let all = [share] + others
      let levels = Self.range(all.map(\.levels)) ?? Self.range(all.map(\.laterLevels)) ?? 1...1
      let later = Self.range(all.map(\.laterLevels))
      return EncounterRow(
        area: first.locationArea, pokemon: pokemon, method: first.method,
        minLevel: levels.lowerBound, maxLevel: levels.upperBound,
        laterLevels: later == levels ? nil : later, chance: share.chance,
        alternatives: others.compactMap { other in
          other.chance.map { .init(chance: $0, conditions: other.conditions) }
        }, versions: [first.version], conditions: always + share.conditions)
    }
  }
}

// MARK: - Chances

extension EncounterGroup {
  /// Returns the total chance of the slots for each combination of states, such as a winter night.
  /// Combinations in which no slot is available are left out, and so are kinds of states that no
  /// slot depends on.
  private func shares(of slots: [Slot]) -> [Share] {
    let kinds = ConditionKind.states.filter { kind in
      slots.contains { $0.states.contains(where: kind.contains) }
    }
    let combinations = kinds.reduce([[]]) { combinations, kind in
      combinations.flatMap { combination in kind.map { combination + [$0] } }
    }
    return combinations.compactMap { combination in
      let active = slots.filter { $0.states.allSatisfy(combination.contains) }
      guard let levels = Self.range(active.map { $0.encounter.levels }) else { return nil }
      let isLater = combination.contains(ConditionKind.afterHallOfFame)
      return Share(
        conditions: combination.map { [$0] }, chance: chance(of: active),
        levels: isLater ? nil : levels, laterLevels: isLater ? levels : nil)
    }
  }

  /// Returns the total chance of the slots in percent, or their greatest chance if the encounter is
  /// with a single Pokémon. Nil if the chance of any slot is unknown, or if the total is above 100.
  private func chance(of slots: [Slot]) -> Int? {
    var sum = 0
    for slot in slots {
      guard let chance = slot.encounter.chance, !slot.encounter.isMixed else { return nil }
      sum = isSingle ? max(sum, chance) : sum + chance
    }
    return sum > 100 ? nil : sum
  }

  /// Merges shares that have the same chance and differ in only one state. Removes states that
  /// don't affect the chance.
  private static func joined(_ shares: [Share]) -> [Share] {
    var joined: [Share] = []
    for share in shares {
      let known = joined.indices.first {
        joined[$0].chance == share.chance
          && ConditionKind.joined(joined[$0].conditions, share.conditions) != nil
      }
      if let known,
        let conditions = ConditionKind.joined(joined[known].conditions, share.conditions)
      {
        joined[known].conditions = conditions
        joined[known].levels = range([joined[known].levels, share.levels])
        joined[known].laterLevels = range([joined[known].laterLevels, share.laterLevels])
      } else {
        joined.append(share)
      }
    }
    if joined.count < shares.count { return self.joined(joined) }
    for index in joined.indices {
      joined[index].conditions = joined[index].conditions.filter {
        !ConditionKind.coverWholeKind($0)
      }
      .map(ConditionKind.ordered)
    }
    return joined
  }

  private static func range(_ ranges: [ClosedRange<Int>?]) -> ClosedRange<Int>? {
    ranges.compactMap { $0 }.reduce(nil) { whole, range in
      guard let whole else { return range }
      return min(whole.lowerBound, range.lowerBound)...max(whole.upperBound, range.upperBound)
    }
  }

  private static func unique<Value: Equatable>(_ values: [Value]) -> [Value] {
    values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Encounter {
  fileprivate var levels: ClosedRange<Int> { minLevel...max(minLevel, maxLevel) }
}

extension ConditionKind {
  /// Merges two lists of conditions that differ in only one condition, if that condition is of the
  /// same kind in both.
  ///
  /// Each condition is a list of alternative slugs. Returns nil if the lists can't be merged, or if
  /// they are equal.
  static func joined(_ first: [[String]], _ second: [[String]]) -> [[String]]? {
    guard first.count == second.count else { return nil }
    let differing = first.indices.filter { first[$0] != second[$0] }
    guard differing.count == 1,
      name(of: first[differing[0]][0]) == name(of: second[differing[0]][0])
    else { return nil }
    var joined = first
    joined[differing[0]] += second[differing[0]].filter { !first[differing[0]].contains($0) }
    return joined
  }
}
