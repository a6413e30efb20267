import PokedexFeatures

/// The parts of an entry's data that each of its pages needs, as the app's screens request them.
extension [EntryPart] {
  static let evolution: [EntryPart] = [.evolutionSteps]
  static let moves: [EntryPart] = [.learnset]
  static let places: [EntryPart] = [.encounters, .heldItems]
  static let forms: [EntryPart] = [.forms, .varieties]
  /// The breeding page needs only the parts that are loaded for every page.
  static let breeding: [EntryPart] = []
}
