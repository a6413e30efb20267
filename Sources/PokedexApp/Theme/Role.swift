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

extension Role {
  /// Every one, by its place.
  package static let all: [Role] =
    [
      .text, .secondary, .heading, .name, .selection, .error, .match, .mistake, .key, .dial, .worse,
      .better, .none,
    ] + StatBand.allCases.map(Role.stat) + PokemonType.allCases.map(Role.type)
    + Mark.allCases.map(Role.mark)

  /// Its place among all, from 0.
  package var place: Int {
    switch self {
    case .text: 0
    case .secondary: 1
    case .heading: 2
    case .name: 3
    case .selection: 4
    case .error: 5
    case .match: 6
    case .mistake: 7
    case .key: 8
    case .dial: 9
    case .worse: 10
    case .better: 11
    case .none: 12
    case .stat(let band): 13 + band.place
    case .type(let type): 18 + type.ordinal
    case .mark(let mark): 18 + PokemonType.allCases.count + mark.rawValue
    }
  }
}

extension Role {
  /// What the config file calls it.
  package var name: String {
    switch self {
    case .stat(let band): "stat-\(band)"
    case .type(let type): "type-\(type.rawValue)"
    case .mark(let mark): "mark-\(mark.slug)"
    default: "\(self)"
    }
  }
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

  /// Its place among all, from 0.
  package var place: Int {
    switch self {
    case .poor: 0
    case .low: 1
    case .fair: 2
    case .good: 3
    case .superb: 4
    }
  }
}
