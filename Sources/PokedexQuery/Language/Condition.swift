package import PokedexModel

/// A condition that a row has to satisfy. Its leaves refer only to types, figures and values that
/// exist.
package indirect enum Condition: Sendable, Equatable {
  /// True of every row.
  case any
  case not(Condition)
  case and([Condition])
  case or([Condition])
  case fact(Fact)
  /// A figure within at least one of some ranges, in whole numbers of the column's unit.
  case figure(NumericColumn, [ClosedRange<Int32>])
  /// A comparison of two figures.
  case figures(NumericColumn, Comparison, NumericColumn)
  /// A figure's percentile: the percentage, rounded down, of fully evolved Pokémon with a lower
  /// figure.
  case percentile(NumericColumn, ClosedRange<Int32>)
  /// Names that match some words.
  case words(String)
  /// The number in a regional dex.
  case dexNumber(QueryValue, ClosedRange<Int32>)
  /// A mark or note of the user, for any of `games`, or for any game at all if the list is empty.
  ///
  /// - Parameter ofSpecies: whether a mark on any variety counts for its species.
  case marked(Trait, games: [QueryValue], ofSpecies: Bool = false)
}

/// A property from the source that is either true or false of a row.
package enum Fact: Sendable, Equatable {
  /// Has this type, alone or with another, in the requested generation.
  case type(PokemonType)
  /// Has only one type.
  case monotype
  case ability(QueryValue, isHidden: Bool)
  case learns(QueryValue, LearnCondition)
  /// Has a value. Its kind decides the property: a region, an egg group, a color, a shape, a
  /// habitat, a growth rate, a way to evolve, or a game that it is in.
  case has(QueryValue)
  case trait(Trait)
  /// Effort that it yields in a stat.
  case effort(Stat, ClosedRange<Int32>)
  /// Damage that it takes from a type, in tenths of a percent, with at least one of its possible
  /// abilities.
  case takes(PokemonType, ClosedRange<Int32>)
  /// Evolution relation to an item or a Pokémon.
  case evolution(EvolutionRelation, QueryValue)
  /// Is encountered at a place in any of `games`, or in any game at all if the list is empty.
  case found(QueryValue, games: [QueryValue])
  /// Is in a version of a game. If exclusive, is in one version and not in the others of that
  /// version group.
  case inVersion(QueryValue, isExclusive: Bool)
  /// May hold an item in the wild in any of `games`, or in any game at all if the list is empty.
  case holds(QueryValue, games: [QueryValue])
  /// Survives any attack of a Pokémon and knocks it out with two attacks, by the rules of
  /// `CounterFinder`. The game is the newest of `games` that has both Pokémon. An empty list allows
  /// all games.
  case beats(QueryValue, games: [QueryValue])
  /// Is a move that a Pokémon learns.
  case learned(by: QueryValue, LearnCondition)
  /// Is an ability that a Pokémon may have.
  case had(by: QueryValue, isHidden: Bool)
}

extension Fact {
  /// Limits a fact about battles to some games, unless it already names games. Returns any other
  /// fact unchanged.
  func limitedToGames(_ games: [QueryValue]) -> Fact {
    guard case .beats(let target, let own) = self, own.isEmpty else { return self }
    return .beats(target, games: games)
  }
}

/// A relation to an item or another Pokémon in evolution. Raw values are the names of the terms.
package enum EvolutionRelation: String, Sendable {
  /// Evolves by using or holding an item.
  case with = "evolves-with"
  /// Evolves into a Pokémon.
  case into = "evolves-into"
  /// Evolves from a Pokémon.
  case from = "evolves-from"
  /// Is in the same evolution family as a Pokémon.
  case family
}

/// A way to learn a move. Nil and empty properties allow everything.
package struct LearnCondition: Sendable, Equatable {
  package var way: LearnedMove.LearnMethod?
  package var games: [QueryValue] = []
  /// Levels at which it is learned by level-up.
  package var levels: ClosedRange<Int32>?
}

/// A column to sort rows by, and the direction.
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
  /// Sort keys, the most significant first; empty for the default order.
  package var sort: [SortKey] = []
  /// Maximum number of rows.
  package var limit: Int?
  /// Number of rows to pick at random; nil for all.
  package var random: Int?
  /// Figures that the query is about, in the order in which the text mentions them.
  package var columns: [SortKey.SortColumn] = []
  /// Plain words that are matched with names. They are highlighted in results.
  package var words: [String] = []

  /// Typing slips that were corrected.
  package var slips: [TypoCorrection] = []

  package struct TypoCorrection: Sendable, Equatable {
    package let typed: String
    /// The corrected word, as it would be typed.
    package let meant: String
  }

  package init(_ condition: Condition) { self.condition = condition }

  /// Returns a query for a whole name.
  static func name(_ text: String) -> Query {
    var query = Query(.words(text))
    query.words = [text]
    return query
  }
}

extension Query {
  /// Whether the answer depends on the user's marks.
  package var isAboutMarks: Bool {
    sort.contains { $0.column == .marks }
      || condition.contains { if case .marked = $0 { true } else { false } }
  }

  /// Pokémon whose battles the query asks about, each with the games that the query names. If it
  /// names no games, the newest game is used.
  package var battles: [(target: QueryValue, games: [QueryValue])] {
    var battles: [(target: QueryValue, games: [QueryValue])] = []
    _ = condition.contains { leaf in
      if case .fact(.beats(let target, let games)) = leaf { battles.append((target, games)) }
      return false
    }
    return battles
  }

  /// Whether the query asks for anything other than names.
  var asksForMoreThanNames: Bool {
    !sort.isEmpty || limit != nil || random != nil
      || condition.contains { leaf in
        if case .words = leaf { false } else { leaf != .any }
      }
  }
}

extension Condition {
  /// Whether a predicate is true of any leaf. A leaf counts even inside a negation.
  func contains(_ predicate: (Condition) -> Bool) -> Bool {
    switch self {
    case .not(let condition): condition.contains(predicate)
    case .and(let conditions), .or(let conditions): conditions.contains { $0.contains(predicate) }
    default: predicate(self)
    }
  }

  /// Returns the condition that a figure is known.
  static func hasFigure(_ figure: NumericColumn) -> Condition {
    .figure(figure, [Int32.min + 1...Int32.max])
  }

  /// Returns the condition that at least one of some conditions is true, or nil without conditions.
  static func any(_ conditions: [Condition]) -> Condition? {
    conditions.count > 1 ? .or(conditions) : conditions.first
  }
}

// Marks and battles, which depend on the conditions next to them.
extension Condition {
  /// Returns the condition with marks and battles adapted to the conditions next to them.
  ///
  /// A `game:` or `in:` term side by side with them sets their games, unless they already name
  /// games. Next to `is:default`, which selects one variety per species, the marks of all varieties
  /// of the species count.
  func adaptedToNeighbors(_ games: [QueryValue] = [], ofSpecies: Bool = false) -> Condition {
    switch self {
    case .marked(let trait, let own, let isOfSpecies):
      return .marked(trait, games: own.isEmpty ? games : own, ofSpecies: isOfSpecies || ofSpecies)
    case .fact(let fact): return .fact(fact.limitedToGames(games))
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

  /// Games that the condition allows, if it is a condition on games only.
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
