/// How many letters of a word are to be changed until it is another: added, left out, changed, or swapped
/// with a neighbour. No more than a third of its letters, but one of two; a letter alone is near nothing.
struct Nearness {
  let key: [UInt32]
  private let limit: Int
  /// Three rows of the table of distances, of which each overwrites the third before it.
  private var cells: [Int]

  init(of word: String) {
    key = ValueKey.scalars(word)
    limit = key.count < 2 ? 0 : max(1, key.count / 3)
    cells = [Int](repeating: 0, count: 3 * (key.count + 1))
  }

  /// The distance to other letters; nil where it is more than the limit.
  mutating func distance(to letters: ArraySlice<UInt32>) -> Int? {
    guard abs(letters.count - key.count) <= limit, !key.isEmpty, key.count <= 64 else {
      return nil
    }
    for place in 0...key.count { cells[place] = place }
    var before: UInt32 = 0
    for (i, letter) in letters.enumerated() {
      if fillRow(i + 1, letter, before: before) > limit { return nil }
      before = letter
    }
    let distance = cells[start(ofRow: letters.count) + key.count]
    return distance <= limit ? distance : nil
  }

  private func start(ofRow row: Int) -> Int { row % 3 * (key.count + 1) }

  /// Fills the row of a letter, from 1.
  ///
  /// - Returns: the least distance in it.
  private mutating func fillRow(_ i: Int, _ letter: UInt32, before: UInt32) -> Int {
    let (row, last) = (start(ofRow: i), start(ofRow: i - 1))
    cells[row] = i
    var least = i
    for j in 1...key.count {
      let change = cells[last + j - 1] + (key[j - 1] == letter ? 0 : 1)
      var best = min(change, cells[last + j] + 1, cells[row + j - 1] + 1)
      if i > 1, j > 1, letter == key[j - 2], before == key[j - 1] {
        best = min(best, cells[start(ofRow: i - 2) + j - 2] + 1)
      }
      cells[row + j] = best
      least = min(least, best)
    }
    return least
  }
}
