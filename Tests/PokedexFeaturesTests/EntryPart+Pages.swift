import PokedexFeatures

/// What pages of an entry need, as screens have them.
extension [EntryPart] {
  static let evolution: [EntryPart] = [.evolutionSteps]
  static let moves: [EntryPart] = [.learnset]
  static let places: [EntryPart] = [.encounters, .heldItems]
  static let forms: [EntryPart] = [.forms, .varieties]
  /// Nothing but what every page shows.
  static let breeding: [EntryPart] = []
}
