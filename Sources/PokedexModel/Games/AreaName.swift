/// The name of a part of a place: "Solaceon Ruins (B1F A)".
package struct AreaName {
  /// The place, with the space before the bracket if there is one.
  package let place: Substring
  /// The text between the brackets.
  package let part: Substring
  private let brackets: (open: Substring, close: Substring)

  /// Nil for a name that has no part, and for one whose part can't be joined with others: a comma in it would
  /// make it read as two.
  package init?(_ name: String) {
    guard let open = Self.start(ofPartIn: name),
      let close = name.lastIndex(where: { ")）".contains($0) }), open < close,
      name.index(after: close) == name.endIndex,
      !name.contains(where: { ",、".contains($0) })
    else { return nil }
    place = name[..<open]
    part = name[name.index(after: open)..<close]
    brackets = (name[open...open], name[close...close])
  }

  /// The index of the bracket that the part begins with; nil for a name without one.
  package static func start(ofPartIn name: String) -> String.Index? {
    name.firstIndex { "(（".contains($0) }
  }

  /// The place with several of its parts. A beginning that parts in a row share is said once: "B1F A/B/C".
  package func joined(with others: [AreaName], by join: ([String]) -> String) -> String {
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
