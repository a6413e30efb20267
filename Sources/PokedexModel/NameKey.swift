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
  /// a third of its length. `candidates` and the answer are keys.
  package static func closest(to name: String, in candidates: [String], most: Int = 3) -> [String] {
    let key = Array(key(name).unicodeScalars)
    let limit = max(1, key.count / 3)
    var found: [(distance: Int, candidate: String)] = []
    for candidate in candidates {
      let scalars = Array(candidate.unicodeScalars)
      if abs(scalars.count - key.count) > limit { continue }
      let distance = editDistance(key, scalars)
      if distance <= limit { found.append((distance, candidate)) }
    }
    found.sort { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }
    return found.prefix(most).map(\.candidate)
  }

  /// The least number of letters to add, leave out, change, or swap with a neighbour (optimal string
  /// alignment distance).
  static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        let change = last[j] + (a[i] == b[j] ? 0 : 1)
        var best = min(change, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
