internal import PokedexModel

/// Finds what is near to a word: no further than a third of its letters, but one of two; a letter alone is
/// near nothing.
struct Nearness {
  let key: [UInt16]
  private let limit: Int
  private let distance: EditDistance<UInt16>?

  init(of word: String) {
    key = ValueKey.letters(word)
    limit = key.count < 2 ? 0 : max(1, key.count / 3)
    distance = 1...64 ~= key.count ? EditDistance(key) : nil
  }

  /// The distance to other letters; nil where it is more than the limit.
  func distance(to letters: ArraySlice<UInt16>) -> Int? {
    guard let distance, abs(letters.count - key.count) <= limit else { return nil }
    let whole = distance.to(letters).whole
    return whole <= limit ? whole : nil
  }
}
