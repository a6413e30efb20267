internal import PokedexModel
internal import PokedexText

/// Where and how one is met in a game, as people tell it: what is equal in its versions and under several
/// conditions is one row.
struct MetRow: Sendable, Equatable {
  var area: String
  /// Further parts of the place where all is the same.
  var otherAreas: [String] = []
  /// Who is met.
  let pokemon: VarietyReference?
  let method: String
  var minLevel: Int
  var maxLevel: Int
  /// In percent; nil where nobody knows it.
  var chance: Int?
  /// What its levels are after the Hall of Fame; nil where they are the same.
  var laterLevels: ClosedRange<Int>?
  /// Of the game, those that have it.
  var versions: [String]
  /// What has to hold, all of it: one of several each.
  var conditions: [[String]]
  /// Whether what is normal is said, because another row differs from it by that only.
  var saysNormal = false

  var levels: ClosedRange<Int> { minLevel...max(minLevel, maxLevel) }

  /// In the order of the source, which is the map's; rows of a place stand together.
  static func merged(
    _ encounters: some Sequence<Encounter>, of pokemon: VarietyReference? = nil
  ) -> [MetRow] {
    var places: [(area: String, rows: [MetRow])] = []
    var last = -1
    var version = ""
    for encounter in encounters {
      // A source has the places of each version in the map's order, a place's rows one after the other.
      if version != encounter.version { (last, version) = (-1, encounter.version) }
      let area = encounter.locationArea
      if last < 0 || places[last].area != area {
        if let known = places.firstIndex(where: { $0.area == area }) {
          last = known
        } else {
          last += 1
          places.insert((area, []), at: last)
        }
      }
      add(encounter, of: pokemon, to: &places[last].rows)
    }
    return places.flatMap { sayingNormal(withLaterLevels(merged($0.rows))) }
  }

  /// A row of its own, or one more version of a row.
  private static func add(
    _ encounter: Encounter, of pokemon: VarietyReference?, to rows: inout [MetRow]
  ) {
    let conditions = encounter.trueConditions
    let known = rows.firstIndex { row in
      row.chance == encounter.chance && row.minLevel == encounter.minLevel
        && row.maxLevel == encounter.maxLevel && row.method == encounter.method
        && row.conditions.count == conditions.count
        && zip(row.conditions, conditions).allSatisfy { $0[0] == $1 }
    }
    if let known {
      if !rows[known].versions.contains(encounter.version) {
        rows[known].versions.append(encounter.version)
      }
      return
    }
    rows.append(
      MetRow(
        area: encounter.locationArea, pokemon: pokemon, method: encounter.method,
        minLevel: encounter.minLevel, maxLevel: encounter.maxLevel, chance: encounter.chance,
        versions: [encounter.version], conditions: conditions.map { [$0] }))
  }

  /// Those that differ in one condition only as one row, with each of the conditions.
  private static func merged(_ rows: [MetRow]) -> [MetRow] {
    if rows.count < 2 { return rows }
    var merged: [MetRow] = []
    for row in rows {
      if let place = merged.firstIndex(where: { $0.differingPlace(from: row) != nil }),
        let differing = merged[place].differingPlace(from: row)
      {
        merged[place].conditions[differing] += row.conditions[differing]
      } else {
        merged.append(row)
      }
    }
    // What became equal but for another condition.
    return merged.count < rows.count ? self.merged(merged) : merged
  }

  /// Those that differ in their levels before and after the Hall of Fame only as one row.
  private static func withLaterLevels(_ rows: [MetRow]) -> [MetRow] {
    var shown: [MetRow] = []
    for row in rows {
      let before = shown.firstIndex { $0.laterLevels == nil && $0.isBefore(row) }
      if let before {
        shown[before].conditions.removeAll { $0 == [ConditionKind.beforeHallOfFame] }
        shown[before].laterLevels = row.levels
      } else {
        shown.append(row)
      }
    }
    return shown
  }

  /// Those that would read alike but for their chance say what is normal as well. The source's chances are one
  /// in place of the other, and are never to be added.
  private static func sayingNormal(_ rows: [MetRow]) -> [MetRow] {
    if rows.count < 2 { return rows }
    var shown = rows
    for (place, row) in rows.enumerated() where row.hasNormal {
      shown[place].saysNormal = rows.enumerated().contains { $0 != place && $1.readsLike(row) }
    }
    return shown
  }

  private var hasNormal: Bool { conditions.contains { $0.contains(where: ConditionKind.isNormal) } }

  /// Whether another is told in the same words, but for its chance.
  private func readsLike(_ other: MetRow) -> Bool {
    var alike = other
    (alike.chance, alike.conditions) = (chance, conditions)
    return alike == self && saidConditions == other.saidConditions
  }

  private var saidConditions: [[String]] {
    conditions.filter { !$0.contains(where: ConditionKind.isNormal) && !ConditionKind.areAll($0) }
  }

  /// Whether another is the same after the Hall of Fame, but for its levels.
  private func isBefore(_ later: MetRow) -> Bool {
    var alike = later
    (alike.minLevel, alike.maxLevel, alike.conditions) = (minLevel, maxLevel, conditions)
    if alike != self || conditions.count != later.conditions.count { return false }
    let (before, after) = ([ConditionKind.beforeHallOfFame], [ConditionKind.afterHallOfFame])
    return zip(conditions, later.conditions).allSatisfy { mine, others in
      mine == others && mine != after || mine == before && others == after
    } && conditions.contains(before)
  }

  /// The one of its conditions that another row has another of the same kind for; nil where more
  /// differs.
  private func differingPlace(from other: MetRow) -> Int? {
    var alike = other
    alike.conditions = conditions
    if alike != self || conditions.count != other.conditions.count { return nil }
    var differing: Int?
    for place in conditions.indices where conditions[place] != other.conditions[place] {
      if differing != nil { return nil }
      differing = place
    }
    guard let differing, let mine = conditions[differing].first,
      let others = other.conditions[differing].first
    else { return nil }
    return ConditionKind.name(of: mine) == ConditionKind.name(of: others) ? differing : nil
  }
}

extension ConditionKind {
  /// Whether a condition holds by default, so that only rows that differ in it say so.
  fileprivate static func isNormal(_ slug: String) -> Bool {
    PlaceWords.normal(slug, in: .english) != nil
  }
}

// MARK: - Parts of one place

extension MetRow {
  /// The rows of parts of a place that are alike once, where the first of them stands.
  ///
  /// - Parameter place: what tells the place that an area is a part of from all others; nil for what is no part.
  static func joiningAreas(_ rows: [MetRow], place: (String) -> [String]?) -> [MetRow] {
    var areas: [[MetRow]] = []
    for row in rows {
      if areas.last?.first?.area == row.area {
        areas[areas.count - 1].append(row)
      } else {
        areas.append([row])
      }
    }
    if areas.count < 2 { return rows }
    var shown: [[MetRow]] = []
    for area in areas {
      let known = shown.firstIndex { other in
        other.count == area.count && zip(other, area).allSatisfy { $0.isAlike($1) }
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

  /// Whether another is the same in another place.
  private func isAlike(_ other: MetRow) -> Bool {
    var alike = other
    (alike.area, alike.otherAreas) = (area, otherAreas)
    return alike == self
  }
}
