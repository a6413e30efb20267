/// The pages of an entry.
package enum EntryTab: Int, CaseIterable, Sendable {
  case overview, evolution, matchups, moves, places, forms, breeding

  /// What a page needs besides what every page shows.
  ///
  /// - Parameter generation: as of which it is shown; nil for today's.
  func parts(in generation: Int?) -> [EntryPart] {
    switch self {
    case .overview, .breeding: []
    case .evolution: [.evolutionSteps]
    case .matchups: []
    case .moves: [.learnset]
    case .places: [.encounters, .heldItems]
    case .forms: [.forms, .varieties] + (generation == nil ? [] : [.pastVarieties])
    }
  }

  /// The page so many further on, round and round.
  func stepped(by count: Int) -> EntryTab {
    let all = Self.allCases
    return all[((rawValue + count) % all.count + all.count) % all.count]
  }
}
