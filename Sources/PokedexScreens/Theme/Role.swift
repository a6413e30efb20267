package import PokedexModel

/// What a piece of text is for; the theme decides what it looks like.
package enum Role: Sendable, Hashable {
  case text
  /// What the eye may pass over: units, dots, divisions, hints.
  case secondary
  /// The program's title and the headings of sections.
  case heading
  /// The name of what is shown.
  case name
  /// The selected row or link.
  case selection
  case error
  /// The part of a name that is searched for.
  case match
  /// The part of a query that can't be understood.
  case mistake
  /// A key in the key bar and in the help.
  case key
  /// A value that can be changed.
  case dial
  /// What is worse or better than usual for the Pokémon that is shown.
  case worse, better
  case type(PokemonType)
  /// What is nothing at all.
  case none
  /// What a person has marked.
  case mark(Mark)
  /// A bar that shows how good a base stat is.
  case stat(StatBand)
}

/// How good a base stat is.
package enum StatBand: Sendable, Hashable, CaseIterable {
  /// Under 50, 80, 100 and 130, and from there on.
  case poor, low, fair, good, superb

  package init(_ base: Int) {
    self =
      switch base {
      case ..<50: .poor
      case ..<80: .low
      case ..<100: .fair
      case ..<130: .good
      default: .superb
      }
  }
}
