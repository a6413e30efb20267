internal import PokedexModel
package import PokedexText

/// What `is:` asks for.
package enum Trait: String, CaseIterable, Sendable {
  case legendary, mythical, baby, mega, gmax, regional, starter, genderless
  /// The variety that stands for its species.
  case `default`
  /// Evolves no further, whether it evolved or not.
  case fullyEvolved = "fe"
  /// Evolves further.
  case notFullyEvolved = "nfe"
  /// The first of a line of several, the last of one, and the only one of its line.
  case first, final
  case singleStage = "single-stage"
  /// Evolves into more than one species.
  case branching
  /// What a person has marked, and what there is a note on.
  case seen, caught, missing, shiny, wanted, noted

  /// Whether a person has said it, rather than a source.
  package var isSaid: Bool {
    switch self {
    case .seen, .caught, .missing, .shiny, .wanted, .noted: true
    default: false
    }
  }

  /// Whether a record says it; of one that is missing no record says that it is caught.
  func isSaid(by record: MarkRecord) -> Bool {
    switch self {
    case .seen: record.marks.contains(.seen)
    case .caught: record.marks.contains(.caught)
    case .shiny: record.marks.contains(.shiny)
    case .wanted: record.marks.contains(.wanted)
    case .noted: !record.note.text.isEmpty
    default: false
    }
  }
}

extension Trait {
  /// What is true of those that have it, in a sentence.
  package var about: Sentence {
    switch self {
    case .legendary: .queryIsLegendary
    case .mythical: .queryIsMythical
    case .baby: .queryIsBaby
    case .mega: .queryIsMega
    case .gmax: .queryIsGmax
    case .regional: .queryIsRegional
    case .starter: .queryIsStarter
    case .genderless: .queryIsGenderless
    case .default: .queryIsDefault
    case .fullyEvolved: .queryIsFullyEvolved
    case .notFullyEvolved: .queryIsNotFullyEvolved
    case .first: .queryIsFirst
    case .final: .queryIsFinal
    case .singleStage: .queryIsSingleStage
    case .branching: .queryIsBranching
    case .seen: .queryIsSeen
    case .caught: .queryIsCaught
    case .missing: .queryIsMissing
    case .shiny: .queryIsShiny
    case .wanted: .queryIsWanted
    case .noted: .queryIsNoted
    }
  }
}
