/// Names made comparable: what a person types against slugs and names in any language.
package enum NameKey {
  /// What `FoldedName` makes of a name, its words apart by hyphens, as in slugs: "Mr. Mime" and `mr-mime`
  /// are the same, so are "Flabébé" and `flabebe`, カナ and かな.
  package static func key(_ name: String) -> String {
    let folded = FoldedName(name)
    var units: [UInt16] = []
    units.reserveCapacity(folded.letters.count + 4)
    for place in folded.letters.indices {
      if place > 0, folded.marks[place] & FoldedName.Mark.word != 0 {
        units.append(UInt16(UInt8(ascii: "-")))
      }
      units.append(folded.letters[place])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The candidates nearest to a name by edit distance, the nearest first; none that is further than
  /// a third of its length, and none for one of more than 64 letters. `candidates` and the answer are keys.
  package static func closest(to name: String, in candidates: [String], most: Int = 3) -> [String] {
    let key = Array(key(name).utf16)
    guard 1...64 ~= key.count else { return [] }
    let limit = max(1, key.count / 3)
    let distance = EditDistance(key)
    var found: [(distance: Int, candidate: String)] = []
    for candidate in candidates where abs(candidate.utf16.count - key.count) <= limit {
      let whole = distance.to(candidate.utf16).whole
      if whole <= limit { found.append((whole, candidate)) }
    }
    found.sort { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }
    return found.prefix(most).map(\.candidate)
  }
}
