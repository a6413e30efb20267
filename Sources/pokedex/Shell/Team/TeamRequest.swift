internal import PokedexModel

/// What `compare`, `weak` and `matchup` are asked for.
struct TeamRequest: Equatable {
  enum Kind: String, CaseIterable {
    case compare, weak, matchup

    /// How many names it takes.
    var count: ClosedRange<Int> {
      switch self {
      case .compare: 2...6
      case .weak: 1...6
      case .matchup: 2...2
      }
    }
  }

  let kind: Kind
  var names: [String]
  var format = ListRequest.Format.text
  /// Nil for today.
  var generation: Int?
  /// The slug of the version group whose moves count; nil for the newest that has any.
  var game: String?
}
