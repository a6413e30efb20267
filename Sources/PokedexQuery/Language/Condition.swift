package import PokedexModel

/// A condition that rows have to satisfy. The types, numeric columns and values that it names all
/// exist.
package indirect enum Condition: Sendable, Equatable {
  /// Every row satisfies the condition.
  case any
  case not(Condition)
  case and([Condition])
  case or([Condition])
  case fact(Fact)
  /// The value of a numeric column lies in at least one of the ranges, which are in whole numbers
  /// of the column's unit.
  case figure(NumericColumn, [ClosedRange<Int32>])
  /// The values of two numeric columns satisfy a comparison.
  case figures(NumericColumn, Comparison, NumericColumn)
  /// The percentile of a column's value lies in a range. The percentile is the percentage of fully
  /// evolved Pokémon with a lower value, rounded down.
  case percentile(NumericColumn, ClosedRange<Int32>)
  /// The row's name matches the words.
  case words(String)
  /// The row's number in a regional dex lies in a range.
  case dexNumber(QueryValue, ClosedRange<Int32>)
  /// The user has set a mark or written a note for any of `games`, or for any game at all if the
  /// list is empty.
  ///
  /// - Parameter ofSpecies: whether a mark on any variety of the species is enough.
  case marked(Trait, games: [QueryValue], ofSpecies: Bool = false)
}

/// A property that a row either has or doesn't have, according to the data.
package enum Fact: Sendable, Equatable {
  /// The row has this type in the requested generation, alone or with another type.
  case type(PokemonType)
  /// The row has only one type.
  case monotype
  case ability(QueryValue, isHidden: Bool)
  case learns(QueryValue, LearnCondition)
  /// The row has a value, whose kind determines the property: a region, an egg group, a color, a
  /// shape, a habitat, a growth rate, an evolution trigger, or a game that the row is in.
  case has(QueryValue)
  case trait(Trait)
  /// The number of effort values that the row yields in a stat lies in a range.
  case effort(Stat, ClosedRange<Int32>)
  /// The damage factor of a type against the row lies in a range, with at least one of the
  /// abilities that the row can have. The range is in tenths of a percent.
  case takes(PokemonType, ClosedRange<Int32>)
  /// The row's evolution has a relation, such as `into`, to an item or a Pokémon.
  case evolution(EvolutionRelation, QueryValue)
  /// The row can be encountered at a place in any of `games`, or in any game at all if the list is
  /// empty.
  case found(QueryValue, games: [QueryValue])
  /// The row can be encountered by a method, at a place if there is one, in any of `games`, or in
  /// any game at all if the list is empty.
  case met(by: QueryValue, at: QueryValue?, games: [QueryValue])
  /// The row is in a version. If `isExclusive`, it is in none of the other versions of the same
  /// version group.
  case inVersion(QueryValue, isExclusive: Bool)
  /// The row may hold an item in the wild in any of `games`, or in any game at all if the list is
  /// empty.
  case holds(QueryValue, games: [QueryValue])
  /// By the rules of `CounterFinder`, the row survives any attack of a Pokémon and knocks it out
  /// with two attacks. This is checked in the newest of `games` that has both Pokémon. If the list
  /// is empty, all games are considered.
  case beats(QueryValue, games: [QueryValue])
  /// The row is a move that a Pokémon learns.
  case learned(by: QueryValue, LearnCondition)
  /// The row is an ability that a Pokémon may have.
  case had(by: QueryValue, isHidden: Bool)
  /// The row does something to a value in any of `games`, or in any game at all if the list is
  /// empty.
  case does(RowAction, QueryValue, games: [QueryValue])
  /// The description of the row in a language has all words of a text.
  case described(String, Language)
}

/// How a row's evolution is related to an item or another Pokémon. The raw values are the names of
/// the terms in queries.
package enum EvolutionRelation: String, Sendable {
  /// The row evolves by using or holding an item.
  case with = "evolves-with"
  /// The row evolves into a Pokémon.
  case into = "evolves-into"
  /// The row evolves from a Pokémon.
  case from = "evolves-from"
  /// The row is in the same evolution family as a Pokémon.
  case family
  /// The row can breed with a Pokémon.
  case breeding = "breeds-with"
}

/// An effect of a move, an item or a nature. The raw values are the names of the terms in queries.
package enum RowAction: String, Sendable {
  /// The item teaches a move.
  case teaches
  /// The item raises the power of a type's moves, or weakens attacks of a type.
  case boosts, weakens
  /// The item cures a status condition.
  case cures
  /// The nature raises or lowers a stat.
  case raises, lowers

  var kind: QueryValueKind {
    switch self {
    case .teaches: .move
    case .boosts, .weakens: .type
    case .cures: .ailment
    case .raises, .lowers: .stat
    }
  }
}

/// How a move must be learned. Nil and empty properties allow everything.
package struct LearnCondition: Sendable, Equatable {
  package var way: LearnedMove.LearnMethod?
  package var games: [QueryValue] = []
  /// Levels at which the move may be learned, if it is learned by leveling up.
  package var levels: ClosedRange<Int32>?

  /// Whether a Pokémon that learned the move before it evolved is meant, too. A condition about
  /// level-up moves is about the Pokémon itself.
  package var includesEarlierStages: Bool { levels == nil && way != .levelUp }
}

/// The column to sort rows by, and the direction.
package struct SortKey: Sendable, Equatable {
  package enum SortColumn: Sendable, Equatable {
    case figure(NumericColumn)
    /// The name in the requested language.
    case name
    /// The number in a regional dex.
    case dex(QueryValue)
    /// The user's marks.
    case marks
  }

  package let column: SortColumn
  package let isDescending: Bool

  package init(_ column: SortColumn, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }
}

/// A parsed and valid query.
public struct Query: Sendable, Equatable {
  package var condition: Condition
  /// Sort keys, the most significant first. Empty for the default order.
  package var sort: [SortKey] = []
  /// Maximum number of rows. Nil for no limit.
  package var limit: Int?
  /// Number of rows to pick at random. Nil for all rows.
  package var random: Int?
  /// Columns that the query mentions, in the order in which the text mentions them.
  package var columns: [SortKey.SortColumn] = []
  /// Plain words that are compared with names. Matches are highlighted in the results.
  package var words: [String] = []

  /// Whether the number of rows is asked for, as in "how many dragons".
  package var isCount = false

  /// Misspelt words that were corrected.
  package var slips: [TypoCorrection] = []

  package struct TypoCorrection: Sendable, Equatable {
    package let typed: String
    /// The corrected word, spelled as the user would type it.
    package let meant: String
  }

  package init(_ condition: Condition) { self.condition = condition }

  /// Returns a query that searches for a name.
  static func name(_ text: String) -> Query {
    var query = Query(.words(text))
    query.words = [text]
    return query
  }
}

extension Query {
  /// Whether the results depend on the user's marks.
  package var isAboutMarks: Bool {
    sort.contains { $0.column == .marks }
      || condition.contains { if case .marked = $0 { true } else { false } }
  }

  /// The Pokémon for which the query asks for counters, each with the games that the query names
  /// for it. If there are none, all games are considered.
  package var battles: [(target: QueryValue, games: [QueryValue])] {
    var battles: [(target: QueryValue, games: [QueryValue])] = []
    _ = condition.contains { leaf in
      if case .fact(.beats(let target, let games)) = leaf { battles.append((target, games)) }
      return false
    }
    return battles
  }

  /// Whether the query asks for the category of a species, whose words are in many names.
  var isAboutCategories: Bool {
    condition.contains { leaf in
      if case .fact(.has(let value)) = leaf { value.kind == .genus } else { false }
    }
  }

  /// Whether the query contains anything other than names.
  package var asksForMoreThanNames: Bool {
    !sort.isEmpty || limit != nil || random != nil
      || condition.contains { leaf in
        if case .words = leaf { false } else { leaf != .any }
      }
  }
}

extension Condition {
  /// Whether a predicate is true of any of the elementary conditions that this condition combines
  /// with "and", "or" and "not".
  func contains(_ predicate: (Condition) -> Bool) -> Bool {
    switch self {
    case .not(let condition): condition.contains(predicate)
    case .and(let conditions), .or(let conditions): conditions.contains { $0.contains(predicate) }
    default: predicate(self)
    }
  }

  /// Returns the condition that a row has a value in a numeric column.
  static func hasFigure(_ figure: NumericColumn) -> Condition {
    .figure(figure, [Int32.min + 1...Int32.max])
  }

  /// Returns a condition that is met if at least one of the given conditions is met. Nil if no
  /// conditions are given.
  static func any(_ conditions: [Condition]) -> Condition? {
    conditions.count > 1 ? .or(conditions) : conditions.first
  }
}

// Adapts `marked` and `beats` conditions, whose meaning depends on the conditions next to them.
extension Condition {
  /// Returns the condition with its `marked` and `beats` conditions adapted to the conditions next
  /// to them.
  ///
  /// A `game:` or `in:` term next to such a condition sets its games, unless the condition already
  /// names games. Next to `is:default`, which selects one variety per species, a `marked` condition
  /// is met by a mark on any variety of the species.
  func adaptedToNeighbors(_ games: [QueryValue] = [], ofSpecies: Bool = false) -> Condition {
    switch self {
    case .marked(let trait, let own, let isOfSpecies):
      return .marked(trait, games: own.isEmpty ? games : own, ofSpecies: isOfSpecies || ofSpecies)
    case .fact(.beats(let target, let own)):
      return .fact(.beats(target, games: own.isEmpty ? games : own))
    case .fact(.found(let place, let own)):
      return .fact(.found(place, games: own.isEmpty ? games : own))
    case .fact(.met(let method, let place, let own)):
      return .fact(.met(by: method, at: place, games: own.isEmpty ? games : own))
    case .fact(.holds(let item, let own)):
      return .fact(.holds(item, games: own.isEmpty ? games : own))
    case .fact(.does(let action, let value, let own)):
      return .fact(.does(action, value, games: own.isEmpty ? games : own))
    case .not(let condition): return .not(condition.adaptedToNeighbors(games, ofSpecies: ofSpecies))
    case .or(let conditions):
      return .or(conditions.map { $0.adaptedToNeighbors(games, ofSpecies: ofSpecies) })
    case .and(let conditions):
      let named = conditions.flatMap { $0.gamesNamed ?? [] }
      let isOfSpecies = ofSpecies || conditions.contains(.fact(.trait(.default)))
      return .and(
        conditions.map {
          $0.adaptedToNeighbors(named.isEmpty ? games : named, ofSpecies: isOfSpecies)
        })
    default: return self
    }
  }

  /// The games that the condition allows. Nil if the condition is about anything other than games.
  private var gamesNamed: [QueryValue]? {
    switch self {
    case .fact(.has(let value)): return value.kind == .game ? [value] : nil
    case .fact(.inVersion(let game, _)): return [game]
    case .or(let conditions):
      let games = conditions.compactMap(\.gamesNamed)
      return games.count == conditions.count ? games.flatMap { $0 } : nil
    default: return nil
    }
  }
}
