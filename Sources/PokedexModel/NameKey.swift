/// Names made comparable: what a person types against slugs and names in any language.
package enum NameKey {
  /// Small letters without accents, apostrophes and dots; spaces and such as one hyphen; ♀ and ♂ as
  /// `-f` and `-m`, as in slugs. "Mr. Mime" and `mr-mime` are the same, so are "Flabébé" and `flabebe`.
  package static func key(_ name: String) -> String {
    var words: [String] = [""]
    for character in name.lowercased() {
      switch character {
      case "♀": words.append("f")
      case "♂": words.append("m")
      case "'", "’", ".", ":", "：", "(", ")", "%": continue
      case " ", "-", "_", "\u{3000}": words.append("")
      default: words[words.count - 1] += folded[character] ?? String(character)
      }
    }
    return words.filter { !$0.isEmpty }.joined(separator: "-")
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

  private static let folded: [Character: String] = {
    let letters: [(String, String)] = [
      ("àáâãäå", "a"), ("ç", "c"), ("èéêë", "e"), ("ìíîï", "i"), ("ñ", "n"), ("òóôõö", "o"),
      ("ùúûü", "u"), ("ýÿ", "y"), ("œ", "oe"), ("æ", "ae"), ("ß", "ss"),
    ]
    let pairs = letters.flatMap { from, to in from.map { ($0, to) } }
    // Japanese names have them in full width, and people type them in either.
    let wide = "0123456789abcdefghijklmnopqrstuvwxyz".unicodeScalars.compactMap { narrow in
      Unicode.Scalar(narrow.value + 0xFEE0).map { (Character($0), String(narrow)) }
    }
    return Dictionary(pairs + wide) { first, _ in first }
  }()
}
