/// A Pokémon's encounters in one area by one method, combined into one row.
///
/// The chances of encounters that are possible at the same time are added. Rows that differ only in
/// version or in one condition are merged.
package struct EncounterRow: Sendable, Equatable {
  /// A different probability of the same encounters under other conditions, such as at night.
  package struct Alternative: Sendable, Equatable {
    /// Chance in percent.
    package let chance: Int
    /// Conditions, all of which must be met. Each is a list of alternative slugs.
    package let conditions: [[String]]
  }

  /// Slug of the location area.
  package internal(set) var area: String
  /// Slugs of other areas of the same location that have the same encounters.
  package internal(set) var otherAreas: [String] = []
  /// The encountered variety. Nil if all rows are about the same Pokémon.
  package let pokemon: VarietyReference?
  /// Slug of the encounter method.
  package let method: String
  package let minLevel: Int
  package let maxLevel: Int
  /// Levels after the player has entered the Hall of Fame. Nil if they are the same as before, or
  /// if none are known.
  package let laterLevels: ClosedRange<Int>?
  /// Greatest chance under normal conditions, in percent. Nil if it is unknown.
  package let chance: Int?
  /// Chances under other conditions, in descending order.
  package let alternatives: [Alternative]
  /// Slugs of the versions that the row applies to.
  package internal(set) var versions: [String]
  /// Conditions for `chance`, all of which must be met. Each is a list of alternative slugs.
  ///
  /// Conditions that are true by default are left out.
  package internal(set) var conditions: [[String]]

  package var levels: ClosedRange<Int> { minLevel...max(minLevel, maxLevel) }

  /// The reason why the encounters are rare. Nil under normal conditions.
  package var rarity: EncounterRarity? {
    EncounterRarity(method: method, conditions: conditions)
  }
}

// MARK: - Merging

extension EncounterRow {
  /// Returns the rows for some encounters. Rows of the same area are adjacent.
  ///
  /// The areas are in the order of the data source, which follows the map.
  package static func merged(
    _ encounters: some Sequence<Encounter>, of pokemon: VarietyReference? = nil
  ) -> [EncounterRow] {
    var areas: [(slug: String, encounters: [Encounter])] = []
    var last = -1
    var version = ""
    for encounter in encounters {
      // The data source lists each version's areas in map order. An area that only one version has
      // is therefore inserted between its neighbors.
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

  /// Merges rows that differ in only one condition, if that condition is of the same kind in both.
  /// The merged row lists both conditions as alternatives.
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
    // A merged row can in turn differ from another row in only one condition.
    return joined.count < rows.count ? joiningConditions(joined) : joined
  }
}

// MARK: - Arranging

extension EncounterRow {
  /// Merges areas of a location that have equal rows. The merged rows take the position of the
  /// first area.
  ///
  /// - Parameters:
  ///   - rows: the rows; those of an area are adjacent.
  ///   - place: a function that returns the words that identify an area's location. It returns nil
  ///     for an area that is not part of a larger location.
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

  /// Maximum number of rare rows to show directly. They are shown directly only if all rows are
  /// rare for the same reason.
  private static let maximumUnfoldedRows = 6

  /// Splits rows into those to show directly and rare ones. The rare rows are grouped by the reason
  /// why they are rare, and each group is folded into one line.
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
