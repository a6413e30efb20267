// Parts of one place.
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
    chance == other.chance && minLevel == other.minLevel && maxLevel == other.maxLevel
      && method == other.method && versions == other.versions && conditions == other.conditions
      && laterLevels == other.laterLevels && saysNormal == other.saysNormal
      && pokemon == other.pokemon
  }
}
