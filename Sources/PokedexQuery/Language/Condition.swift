package import PokedexModel

/// What a row has to be. Leaves name only what there is: types, values that were found, figures.
package indirect enum Condition: Sendable, Equatable {
  /// Every row.
  case any
  case not(Condition)
  case and([Condition])
  case or([Condition])
  case fact(Fact)
  /// A figure in any of some ranges of whole numbers, in the column's unit.
  case figure(Figure, [ClosedRange<Int32>])
  /// A figure against another.
  case figures(Figure, Comparison, Figure)
  /// A figure by the share, in percent rounded down, of those fully evolved that have a lower one.
  case percentile(Figure, ClosedRange<Int32>)
  /// Names that match some words.
  case words(String)
  /// The number in a regional dex.
  case dexNumber(Value, ClosedRange<Int32>)
  /// What a person has said, in any of some games; none for all.
  ///
  /// - ofSpecies: whether what is said of any variety is said of its species.
  case said(Trait, games: [Value], ofSpecies: Bool = false)
}

/// What a source knows of its rows, true or false of each.
package enum Fact: Sendable, Equatable {
  /// Of one or two types, in the generation asked for.
  case type(PokemonType)
  /// Of one type only.
  case monotype
  case ability(Value, isHidden: Bool)
  case learns(Value, Learning)
  /// Has a region, an egg group, a colour, a shape, a habitat, a growth rate, a way to evolve, or is in
  /// a game: the value's kind says which.
  case has(Value)
  case trait(Trait)
  /// Yields so much effort in a stat.
  case effort(Stat, ClosedRange<Int32>)
  /// Takes so much from attacks of a type, in tenths of a percent, with any ability that it may have.
  case takes(PokemonType, ClosedRange<Int32>)
  /// Stands in a relation of evolution to an item or a Pokémon.
  case evolution(EvolutionRelation, Value)
  /// Is met in a place, in any of some games; none for all.
  case found(Value, games: [Value])
  /// Is in one of a game's versions; or in one and not in those that share a version group with it.
  case inVersion(Value, isExclusive: Bool)
  /// May hold an item in the wild, in any of some games; none for all.
  case holds(Value, games: [Value])
  /// Survives any attack of a Pokémon and knocks it out in two of its own, as `Answers` has it, in the newest of some
  /// games that both are in; none for all.
  case beats(Value, games: [Value])
  /// A move that a Pokémon learns.
  case learned(by: Value, Learning)
  /// An ability that a Pokémon may have.
  case had(by: Value, isHidden: Bool)
}

extension Fact {
  /// The same in some games, if it is about battles of any.
  func playing(_ games: [Value]) -> Fact {
    guard case .beats(let target, let own) = self, own.isEmpty else { return self }
    return .beats(target, games: games)
  }
}

/// A relation of evolution to a thing; each by the name of its term.
package enum EvolutionRelation: String, Sendable {
  /// Evolves using or holding an item.
  case with = "evolves-with"
  /// Evolves into a Pokémon.
  case into = "evolves-into"
  /// A Pokémon evolves into it.
  case from = "evolves-from"
  /// Is of the family of a Pokémon.
  case family
}

/// How a move is learned; nil and none for what does not matter.
package struct Learning: Sendable, Equatable {
  package var way: LearnedMove.Way?
  package var games: [Value] = []
  /// Levels at which it comes by level.
  package var levels: ClosedRange<Int32>?
}

/// What rows are put in order by.
package struct SortKey: Sendable, Equatable {
  package enum Column: Sendable, Equatable {
    case figure(Figure)
    /// By the name in the language asked for.
    case name
    /// By the number in a regional dex.
    case dex(Value)
    /// By what a person has marked it as.
    case marks
  }

  package let column: Column
  package let isDescending: Bool

  package init(_ column: Column, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }
}

/// A query that makes sense.
public struct Query: Sendable, Equatable {
  package var condition: Condition
  /// The first counts most; none for the usual order.
  package var sort: [SortKey] = []
  /// How many rows at most; nil for all.
  package var limit: Int?
  /// How many rows by chance; nil for all.
  package var random: Int?
  /// The figures that it is about, in the order they are named.
  package var columns: [SortKey.Column] = []
  /// The plain words in it, which names match: what to mark.
  package var words: [String] = []

  /// The words that were taken for things that they nearly are.
  package var slips: [Slip] = []

  package struct Slip: Sendable, Equatable {
    package let typed: String
    /// The thing that it is taken for, as it would be typed.
    package let meant: String
  }

  package init(_ condition: Condition) { self.condition = condition }

  /// One for a whole name.
  static func name(_ text: String) -> Query {
    var query = Query(.words(text))
    query.words = [text]
    return query
  }
}

extension Query {
  /// Whether its answer follows from what a person has said.
  package var isAboutMarks: Bool {
    sort.contains { $0.column == .marks }
      || condition.contains { if case .said = $0 { true } else { false } }
  }

  /// The Pokémon whose battles it asks about, and the games it names for each; none for the newest.
  package var battles: [(target: Value, games: [Value])] {
    var battles: [(target: Value, games: [Value])] = []
    _ = condition.contains { leaf in
      if case .fact(.beats(let target, let games)) = leaf { battles.append((target, games)) }
      return false
    }
    return battles
  }

  /// Whether it asks for anything but names.
  var asksForMoreThanNames: Bool {
    !sort.isEmpty || limit != nil || random != nil
      || condition.contains { leaf in
        if case .words = leaf { false } else { leaf != .any }
      }
  }
}

extension Condition {
  /// Whether something is so of any condition in it that has no others in it.
  func contains(_ isSo: (Condition) -> Bool) -> Bool {
    switch self {
    case .not(let condition): condition.contains(isSo)
    case .and(let conditions), .or(let conditions): conditions.contains { $0.contains(isSo) }
    default: isSo(self)
    }
  }

  /// Rows that have a figure at all.
  static func hasFigure(_ figure: Figure) -> Condition {
    .figure(figure, [Int32.min + 1...Int32.max])
  }

  /// At least one of some conditions; nil for none.
  static func any(_ conditions: [Condition]) -> Condition? {
    conditions.count > 1 ? .or(conditions) : conditions.first
  }
}

// What is said of a Pokémon, read together with what stands beside it.
extension Condition {
  /// The same with marks and battles looked up where what stands beside them asks for it: in the games of a `game:`
  /// or `in:` that is side by side with them, unless they have a game of their own, and beside `is:default`, which
  /// stands for its species, of all varieties of that.
  func lookingBeside(_ games: [Value] = [], ofSpecies: Bool = false) -> Condition {
    switch self {
    case .said(let trait, let own, let isOfSpecies):
      return .said(trait, games: own.isEmpty ? games : own, ofSpecies: isOfSpecies || ofSpecies)
    case .fact(let fact): return .fact(fact.playing(games))
    case .not(let condition): return .not(condition.lookingBeside(games, ofSpecies: ofSpecies))
    case .or(let conditions):
      return .or(conditions.map { $0.lookingBeside(games, ofSpecies: ofSpecies) })
    case .and(let conditions):
      let named = conditions.flatMap { $0.gamesNamed ?? [] }
      let isOfSpecies = ofSpecies || conditions.contains(.fact(.trait(.default)))
      return .and(
        conditions.map {
          $0.lookingBeside(named.isEmpty ? games : named, ofSpecies: isOfSpecies)
        })
    default: return self
    }
  }

  /// The games that it asks to be in one of; nil where it asks for anything else.
  private var gamesNamed: [Value]? {
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
