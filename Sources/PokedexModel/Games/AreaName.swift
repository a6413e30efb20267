/// The name of a part of a place: "Solaceon Ruins (B1F A)".
package struct AreaName {
  /// Without the part, and what stands before that.
  package let place: Substring
  /// What stands in the brackets.
  package let part: Substring
  private let brackets: (open: Substring, close: Substring)

  /// Nil for a name without a part, and for one that can't stand among others.
  package init?(_ name: String) {
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

  /// A name before and from its bracket; nil for one without a bracket.
  package static func split(_ name: String) -> (place: Substring, part: Substring)? {
    guard let start = name.firstIndex(where: { "(（".contains($0) }) else { return nil }
    var place = name[..<start]
    while place.last == " " { place.removeLast() }
    return (place, name[start...])
  }

  /// The place with several of its parts; what some in turn begin with is said once: "B1F A/B/C".
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
