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

/// The name of a part of a place: "Solaceon Ruins (B1F A)".
struct AreaName {
  /// Without the part, and what stands before that.
  let place: Substring
  /// What stands in the brackets.
  let part: Substring
  private let brackets: (open: Substring, close: Substring)

  /// Nil for a name without a part, and for one that can't stand among others.
  init?(_ name: String) {
    guard let open = name.firstIndex(where: { "(（".contains($0) }),
      let close = name.lastIndex(where: { ")）".contains($0) }), open < close,
      name.index(after: close) == name.endIndex,
      // Among others a part with a comma would read as two.
      !name.contains(where: { ",、".contains($0) })
    else { return nil }
    place = name[..<open]
    part = name[name.index(after: open)..<close]
    brackets = (name[open...open], name[close...close])
  }

  /// The place with several of its parts; what some in turn begin with is said once: "B1F A/B/C".
  func joined(with others: [AreaName], by join: ([String]) -> String) -> String {
    var groups: [(start: Substring, ends: [Substring])] = []
    for part in [self.part] + others.map(\.part) {
      let gap = part.lastIndex(of: " ") ?? part.startIndex
      let (start, end) = (part[..<gap], part[gap...].drop { $0 == " " })
      if !start.isEmpty, groups.last?.start == start {
        groups[groups.count - 1].ends.append(end)
      } else {
        groups.append((start, [end]))
      }
    }
    let parts = groups.map { start, ends in
      (start.isEmpty ? "" : start + " ") + ends.joined(separator: "/")
    }
    return place + brackets.open + join(parts) + brackets.close
  }
}
