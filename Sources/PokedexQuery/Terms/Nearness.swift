/// How many letters of a word are to be changed until it is another: added, left out, changed, or swapped
/// with a neighbour. No more than a third of its letters.
struct Nearness {
  let key: [UInt32]
  private let limit: Int
  private var rows: (beforeLast: [Int], last: [Int], row: [Int])

  init(of word: String) {
    key = ValueKey.scalars(word)
    limit = max(1, key.count / 3)
    let row = [Int](repeating: 0, count: key.count + 1)
    rows = (row, row, row)
  }

  /// The distance to other letters; nil where it is more than the limit.
  mutating func distance(to letters: ArraySlice<UInt32>) -> Int? {
    guard abs(letters.count - key.count) <= limit, !key.isEmpty, key.count <= 64 else {
      return nil
    }
    for place in 0...key.count { rows.last[place] = place }
    for (i, letter) in letters.enumerated() {
      let before = i > 0 ? letters[letters.startIndex + i - 1] : 0
      if fillRow(i, letter, before: before) > limit { return nil }
      (rows.beforeLast, rows.last, rows.row) = (rows.last, rows.row, rows.beforeLast)
    }
    return rows.last[key.count] <= limit ? rows.last[key.count] : nil
  }

  /// - Returns: the least distance in the row.
  private mutating func fillRow(_ i: Int, _ letter: UInt32, before: UInt32) -> Int {
    rows.row[0] = i + 1
    var least = i + 1
    for j in key.indices {
      let change = rows.last[j] + (key[j] == letter ? 0 : 1)
      var best = min(change, rows.last[j + 1] + 1, rows.row[j] + 1)
      if i > 0, j > 0, letter == key[j - 1], before == key[j] {
        best = min(best, rows.beforeLast[j - 1] + 1)
      }
      rows.row[j + 1] = best
      least = min(least, best)
    }
    return least
  }
}
