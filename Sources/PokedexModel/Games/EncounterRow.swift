/// Encounters of a Pokémon in one area by one method, as people tell them: the chances of slots that can come up at
/// the same time are added, and equal rows of several versions and conditions are one.
package struct EncounterRow: Sendable, Equatable {
  /// Another chance of the same encounters, such as that at night.
  package struct Alternative: Sendable, Equatable {
    /// In percent.
    package let chance: Int
    /// All that has to hold, each with its alternatives.
    package let conditions: [[String]]
  }

  /// The slug of the place's part.
  package internal(set) var area: String
  /// Further parts of the place where all is the same.
  package internal(set) var otherAreas: [String] = []
  /// Nil where all rows are of one Pokémon.
  package let pokemon: VarietyReference?
  /// The slug of the way to meet it.
  package let method: String
  package let minLevel: Int
  package let maxLevel: Int
  /// Levels after the Hall of Fame; nil where they are the same.
  package let laterLevels: ClosedRange<Int>?
  /// In percent, the greatest in normal conditions; nil where it is not known.
  package let chance: Int?
  /// The chances at other times, falling.
  package let alternatives: [Alternative]
  /// The slugs of the versions of the game that have it.
  package internal(set) var versions: [String]
  /// All that has to hold for the chance, each with its alternatives, without what holds by default.
  package internal(set) var conditions: [[String]]

  package var levels: ClosedRange<Int> { minLevel...max(minLevel, maxLevel) }

  /// The reason why it is rare; nil in normal conditions.
  package var rarity: EncounterRarity? {
    EncounterRarity(method: method, conditions: conditions)
  }
}

// MARK: - Merging

extension EncounterRow {
  /// The rows of encounters in the order of the source, which is the map's; rows of an area stand together.
  package static func merged(
    _ encounters: some Sequence<Encounter>, of pokemon: VarietyReference? = nil
  ) -> [EncounterRow] {
    var areas: [(slug: String, encounters: [Encounter])] = []
    var last = -1
    var version = ""
    for encounter in encounters {
      // The source has each version's areas in the order of the map: those of one version only go between.
      if version != encounter.version { (last, version) = (-1, encounter.version) }
      if last < 0 || areas[last].slug != encounter.locationArea {
        if let known = areas.firstIndex(where: { $0.slug == encounter.locationArea }) {
          last = known
        } else {
          last += 1
          areas.insert((encounter.locationArea, []), at: last)
        }
      }
      areas[last].encounters.append(encounter)
    }
    return areas.flatMap { rows(ofArea: $0.encounters, pokemon) }
  }

  private static func rows(
    ofArea encounters: [Encounter], _ pokemon: VarietyReference?
  ) -> [EncounterRow] {
    var groups: [EncounterGroup] = []
    for encounter in encounters {
      if let known = groups.firstIndex(where: { $0.has(encounter) }) {
        groups[known].slots.append(EncounterGroup.Slot(encounter))
      } else {
        groups.append(EncounterGroup(encounter))
      }
    }
    var rows: [EncounterRow] = []
    for row in groups.flatMap({ $0.rows(of: pokemon) }) {
      if let known = rows.firstIndex(where: { $0.differsInVersionOnly(from: row) }) {
        rows[known].versions += row.versions.filter { !rows[known].versions.contains($0) }
      } else {
        rows.append(row)
      }
    }
    return joiningConditions(rows)
  }

  private func differsInVersionOnly(from other: EncounterRow) -> Bool {
    var alike = other
    alike.versions = versions
    return alike == self
  }

  /// Rows that differ in one condition of the same kind only become one row with both as alternatives.
  private static func joiningConditions(_ rows: [EncounterRow]) -> [EncounterRow] {
    if rows.count < 2 { return rows }
    var joined: [EncounterRow] = []
    for row in rows {
      let known = joined.indices.first { index in
        var alike = row
        alike.conditions = joined[index].conditions
        return alike == joined[index]
          && ConditionKind.joined(joined[index].conditions, row.conditions) != nil
      }
      if let known, let conditions = ConditionKind.joined(joined[known].conditions, row.conditions)
      {
        joined[known].conditions = conditions
      } else {
        joined.append(row)
      }
    }
    // Joining may have made rows equal but for another condition.
    return joined.count < rows.count ? joiningConditions(joined) : joined
  }
}

// MARK: - Arranging

extension EncounterRow {
  /// The rows of parts of a place that are alike once, where the first of them stands.
  ///
  /// - Parameter place: what tells the place that an area is a part of from all others; nil for what is no part.
  package static func joiningAreas(
    _ rows: [EncounterRow], place: (String) -> [String]?
  ) -> [EncounterRow] {
    var areas: [[EncounterRow]] = []
    for row in rows {
      if areas.last?.first?.area == row.area {
        areas[areas.count - 1].append(row)
      } else {
        areas.append([row])
      }
    }
    if areas.count < 2 { return rows }
    var shown: [[EncounterRow]] = []
    for area in areas {
      let known = shown.firstIndex { other in
        other.count == area.count && zip(other, area).allSatisfy { $0.differsInAreaOnly(from: $1) }
          && place(area[0].area).map { $0 == place(other[0].area) } ?? false
      }
      if let known {
        for index in shown[known].indices { shown[known][index].otherAreas.append(area[0].area) }
      } else {
        shown.append(area)
      }
    }
    return shown.flatMap { $0 }
  }

  private func differsInAreaOnly(from other: EncounterRow) -> Bool {
    var alike = other
    (alike.area, alike.otherAreas) = (area, otherAreas)
    return alike == self
  }

  /// Greatest number of rare rows shown unfolded if a Pokémon has no others in the game.
  private static let fewRows = 6

  /// The rows to show at once, and the rare ones by their reasons, which stand under a line each.
  package static func folded(
    _ rows: [EncounterRow]
  ) -> (shown: [EncounterRow], rare: [(rarity: EncounterRarity, rows: [EncounterRow])]) {
    var shown: [EncounterRow] = []
    var rare: [(rarity: EncounterRarity, rows: [EncounterRow])] = []
    for row in rows {
      guard let rarity = row.rarity else {
        shown.append(row)
        continue
      }
      if let known = rare.firstIndex(where: { $0.rarity == rarity }) {
        rare[known].rows.append(row)
      } else {
        rare.append((rarity, [row]))
      }
    }
    if shown.isEmpty, rare.count == 1, rows.count <= fewRows { return (rows, []) }
    return (shown, rare)
  }
}
