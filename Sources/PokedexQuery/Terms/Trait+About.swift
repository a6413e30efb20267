package import PokedexText

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
    case .shiny: .queryIsShiny
    case .wanted: .queryIsWanted
    case .noted: .queryIsNoted
    }
  }
}
