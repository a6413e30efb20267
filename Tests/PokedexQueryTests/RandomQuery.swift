import TestSupport

/// Generates random queries from existing terms.
struct RandomQuery {
  var random: SeededGenerator

  init(stream: Int) { random = SeededGenerator(stream: stream) }

  private static let terms = [
    "fire", "water", "type:ghost", "mono", "gen:4", "gen<=3", "region:alola", "dex:johto",
    "hp>=100", "spe<60", "bst:500..600", "atk>spa", "spe>=80%", "ability:levitate",
    "hidden:drought", "learns:earthquake", "learns:surf@machine", "egg:dragon", "color:red",
    "shape:wings", "habitat:cave", "growth:slow", "ev:spe", "weak:ice>=4", "resists:fire",
    "immune:ground", "is:legendary", "is:mega", "is:fe", "is:starter", "evolves:trade",
    "evolves-with:water-stone", "found:viridian-forest@yellow", "game:platinum",
    "holds:leftovers@ultra-sun",
    "height>2m", "weight<10kg", "female>=50", "exp>=200", "pikachu", "char", "リザードン",
  ]

  static let sorts = ["spe", "hp", "bst", "number", "name", "weight", "exp", "female"]

  mutating func term() -> String {
    let term = Self.terms.randomElement(using: &random) ?? "fire"
    return Bool.random(using: &random) ? term : "!\(term)"
  }

  /// Returns a random query. It is either a single term, or a group of one to three random queries,
  /// separated by spaces or `|`. A group is in parentheses and may be negated.
  mutating func query(depth: Int = 2) -> String {
    guard depth > 0, Int.random(in: 0..<4, using: &random) > 0 else { return term() }
    let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in query(depth: depth - 1) }
    let joined = parts.joined(separator: Bool.random(using: &random) ? " " : " | ")
    return Bool.random(using: &random) ? "(\(joined))" : "!(\(joined))"
  }

  mutating func sort() -> String {
    let column = Self.sorts.randomElement(using: &random) ?? "hp"
    return "sort:\(column)\(Bool.random(using: &random) ? "-desc" : "")"
  }
}
