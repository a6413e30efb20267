import PokedexFeatures

/// The parts that an entry's pages need, as the screens request them.
extension [EntryPart] {
  static let evolution: [EntryPart] = [.evolutionSteps]
  static let moves: [EntryPart] = [.learnset]
  static let places: [EntryPart] = [.encounters, .heldItems]
  static let forms: [EntryPart] = [.forms, .varieties]
  /// Empty: the page needs only the parts that every page loads.
  static let breeding: [EntryPart] = []
}
