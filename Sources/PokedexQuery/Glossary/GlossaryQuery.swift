package import PokedexModel

/// What a move or an ability has to be. Leaves name only what there is.
package indirect enum GlossaryCondition: Combinable, Sendable, Equatable {
  /// Every row.
  case any
  case not(GlossaryCondition)
  case and([GlossaryCondition])
  case or([GlossaryCondition])
  case fact(GlossaryFact)
  /// A figure in a range of whole numbers.
  case figure(GlossaryFigure, ClosedRange<Int32>)
  /// No such figure: a move that does no damage has no power, one that never misses no accuracy.
  case figureless(GlossaryFigure)
  /// A figure against another.
  case figures(GlossaryFigure, Comparison, GlossaryFigure)
  /// Names that match some words.
  case words(String)
}

/// What a source knows of its rows, true or false of each.
package enum GlossaryFact: Sendable, Equatable {
  /// Has a type, a damage class or a target: the value's kind says which.
  case has(Value)
  /// A move that a Pokémon learns.
  case learned(by: Value, Learning)
  /// An ability that a Pokémon may have.
  case had(by: Value, isHidden: Bool)
}

/// What rows are put in order by.
package struct GlossarySort: Sendable, Equatable {
  package enum Column: Sendable, Equatable {
    case figure(GlossaryFigure)
    /// By the name in the language asked for.
    case name
  }

  package let column: Column
  package let isDescending: Bool
}

/// A query about moves or abilities that makes sense.
package struct GlossaryQuery: Sendable, Equatable {
  package var condition: GlossaryCondition
  /// The first counts most; none for the usual order, or by match where there are plain words.
  package var sort: [GlossarySort] = []
  /// How many rows at most; nil for all.
  package var limit: Int?
  /// How many rows by chance; nil for all.
  package var random: Int?
  /// The figures that it is about, in the order they are named.
  package var figures: [GlossaryFigure] = []
  /// The plain words in it.
  package var words: [String] = []

  init(_ condition: GlossaryCondition) { self.condition = condition }
}

/// What queries about moves or abilities ask of the data. Rows are numbered from 0 in the usual order.
package protocol GlossarySource: Sendable {
  var glossary: Glossary { get }
  var rowCount: Int { get }
  /// A figure of every row in a generation, nil for today.
  func column(_ figure: GlossaryFigure, in generation: Int?) -> [Int32]
  /// The rows of which something is true in a generation, nil for today.
  func rows(_ fact: GlossaryFact, in generation: Int?) -> RowSet
  /// Places in the order of names in a language.
  func places(byNameIn language: Language) -> [Int32]
  /// The rows whose names match some words, best first.
  func rows(matching words: String, in language: Language) -> [Int32]
  /// What there is of a kind, but for Pokémon.
  func values(of kind: ValueKind) -> [NamedValue]
  /// The slug of the Pokémon that a name means; nil for none.
  func pokemon(named name: String) -> String?
  /// The slugs of those whose names are nearest to one.
  func pokemon(nearestTo name: String) -> [String]
}
