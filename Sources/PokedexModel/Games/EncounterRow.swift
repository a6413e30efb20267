/// Encounters of a Pokémon in one area by one method, combined for a reader.
///
/// The chances of slots that can appear at the same time are added. Equal rows of several versions
/// and conditions become one.
package struct EncounterRow: Sendable, Equatable {
  /// Another chance of the same encounters, such as the one at night.
  package struct Alternative: Sendable, Equatable {
    /// Chance in percent.
    package let chance: Int
    /// Conditions that all have to hold. Each is a list of alternative slugs.
    package let conditions: [[String]]
  }

  /// Slug of the location area.
  package internal(set) var area: String
  /// Slugs of other areas of the location with the same encounters.
  package internal(set) var otherAreas: [String] = []
  /// The encountered variety; nil if all rows are about the same Pokémon.
  package let pokemon: VarietyReference?
  /// Slug of the encounter method.
  package let method: String
  package let minLevel: Int
  package let maxLevel: Int
  /// Levels after the Hall of Fame; nil if they are the same.
  package let laterLevels: ClosedRange<Int>?
  /// Greatest chance in normal conditions, in percent; nil if it is unknown.
  package let chance: Int?
  /// Chances at other times, in descending order.
  package let alternatives: [Alternative]
  /// Slugs of the game's versions in which the row holds.
  package internal(set) var versions: [String]
  /// Conditions that all have to hold for the chance. Each is a list of alternative slugs.
  ///
  /// Default conditions are left out.
  package internal(set) var conditions: [[String]]

  package var levels: ClosedRange<Int> { minLevel...max(minLevel, maxLevel) }

  /// Reason why it is rare; nil in normal conditions.
  package var rarity: EncounterRarity? {
    EncounterRarity(method: method, conditions: conditions)
  }
}

// MARK: - Merging

extension EncounterRow {
  /// Returns the rows for some encounters. Rows of the same area are adjacent.
  ///
  /// The order is that of the source, which follows the map.
  package static func merged(
    _ encounters: some Sequence<Encounter>, of pokemon: VarietyReference? = nil
  ) -> [EncounterRow] {
    var areas: [(slug: String, encounters: [Encounter])] = []
    var last = -1
    var version = ""
    for encounter in encounters {
      // The source lists each version's areas in map order, so an area of one version only is
      // inserted between its neighbors.
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

  /// Merges rows that differ in one condition of the same kind into one row with both as alternatives.
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
    // A merged row can again differ from another row in one condition only.
    return joined.count < rows.count ? joiningConditions(joined) : joined
  }
}

// MARK: - Arranging

extension EncounterRow {
  /// Merges equal rows of a location's areas. A merged row takes the position of the first.
  ///
  /// - Parameter place: returns the words that identify an area's location; nil for an area that is
  ///   not part of one.
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

  /// Maximum number of rare rows shown unfolded if a Pokémon has no others in the game.
  private static let maximumUnfoldedRows = 6

  /// Splits rows into those that are shown directly and rare ones. Rare rows are folded into one
  /// line for each reason.
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
    if shown.isEmpty, rare.count == 1, rows.count <= maximumUnfoldedRows { return (rows, []) }
    return (shown, rare)
  }
}
