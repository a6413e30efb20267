/// What is fetched of an entry, each part by itself.
package enum EntryPart: CaseIterable, Sendable {
  case facts, evolutionLine, descriptions
  case evolutionSteps, learnset, encounters, heldItems, forms, pastValues
  /// The facts of the species' other varieties.
  case varieties
  /// What all of them were like in earlier generations.
  case pastVarieties

  /// What a preview shows.
  static let preview = [facts, evolutionLine]
  static let pastPreview = [facts, evolutionLine, pastValues]
  /// What is shown of an entry whichever of its pages is open. Prose comes last, because it may come
  /// from farther away than all the rest.
  static let whole = [facts, evolutionLine, descriptions]
  static let pastWhole = [facts, evolutionLine, pastValues, descriptions]
}
