internal import PokedexModel
package import PokedexText

/// A yes-or-no property that `is:` asks for.
package enum Trait: String, CaseIterable, Sendable {
  case legendary, mythical, baby, mega, gmax, regional, starter, genderless
  /// The Pokémon is the default variety of its species.
  case `default`
  /// The Pokémon evolves no further, whether or not it evolved from another one.
  case fullyEvolved = "fe"
  /// The Pokémon evolves further.
  case notFullyEvolved = "nfe"
  /// `first`: the Pokémon evolves, but didn't evolve from another one. `final`: it evolved, and
  /// evolves no further. `singleStage`: it neither evolves nor evolved from another one.
  case first, final
  case singleStage = "single-stage"
  /// The Pokémon evolves into more than one species.
  case branching
  /// The user has given the Pokémon this mark. However, `missing` means that it isn't marked as
  /// caught, and `noted` means that the user has written a note about it.
  case seen, caught, missing, shiny, wanted, noted

  /// Whether the trait depends on the user's marks and notes, not on data about the Pokémon.
  package var isUserSet: Bool {
    switch self {
    case .seen, .caught, .missing, .shiny, .wanted, .noted: true
    default: false
    }
  }

  /// Whether a record of the user's marks has the trait. Never true for `missing`: a Pokémon is
  /// missing if no record marks it as caught.
  func isUserSet(by record: MarkRecord) -> Bool {
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
  /// A sentence that describes the Pokémon with the trait.
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
