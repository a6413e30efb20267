package import PokedexFeatures
package import PokedexModel
package import PokedexQuery

/// The engine, the edition and the settings with which the list finds its rows.
package struct ListSource {
  let engine: QueryEngine
  /// The edition whose facts are shown. Nil for today's.
  let edition: Edition?
  /// Whether the list also shows Pokémon that did not exist yet in `edition`.
  let showsLater: Bool
  let language: Language
  let marks: MarksState
  /// Seed for the rows that the term `random:` picks. It stays the same for one run of the program,
  /// so that the picked rows don't change while the user types.
  let seed: UInt64

  package init(
    engine: QueryEngine, edition: Edition?, showsLater: Bool, language: Language, marks: MarksState,
    seed: UInt64
  ) {
    self.engine = engine
    self.edition = edition
    self.showsLater = showsLater
    self.language = language
    self.marks = marks
    self.seed = seed
  }

  func settings(_ roster: ListRoster) -> QuerySettings {
    var settings = QuerySettings(generation: edition?.generation, language: language, seed: seed)
    settings.roster = roster.facts
    settings.markGame = marks.game.map { QueryValue(.game, slug: $0) }
    return settings
  }
}

extension ListRoster {
  /// The facts that restrict a query to the Pokémon of the roster.
  var facts: [Fact] {
    switch self {
    case .national: []
    case .game(let game): [.has(QueryValue(.game, slug: game))]
    case .dex(let dex, let game):
      [.has(QueryValue(.dex, slug: dex)), .has(QueryValue(.game, slug: game))]
    }
  }
}
