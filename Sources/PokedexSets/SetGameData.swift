package import PokedexModel

/// Facts of a dex that are used to check and to choose sets.
package protocol SetGameData: BattleRules {
  /// Returns the names of everything that a set can name.
  ///
  /// - Parameter language: the language of suggested names.
  func names(in language: Language) -> any SetNames

  /// Returns PokeAPI's id of the variety that a set's slug names. For a form, returns the id of its
  /// variety. Returns nil for an unknown slug.
  func variety(ofSet slug: String) -> Int?

  /// Returns the variety with a set's slug as it is in a generation, or nil if it is unknown or
  /// came later.
  func pokemon(ofSet slug: String, in generation: Int) -> Pokemon?

  /// Returns the slugs of the abilities that a set of the Pokémon may have in a generation. The
  /// Pokémon's own abilities come first.
  ///
  /// The list includes the abilities of varieties with the same name in Showdown, and those of the
  /// variety that turns into the Pokémon.
  func abilities(ofSet pokemon: Pokemon, in generation: Int) -> [String]

  /// Returns the moves that a variety itself learns in a game. They are sorted by slug and have no
  /// duplicates.
  func moves(ofVariety id: Int, in game: String) -> [SetMove]

  /// Returns the slugs of the version groups in which a variety has a learnset, in order of
  /// release.
  func games(ofVariety id: Int) -> [String]

  /// Returns PokeAPI's id of the species' default variety, which is the species' number, or nil for
  /// an unknown variety.
  func number(ofVariety id: Int) -> Int?

  /// Returns the Pokémon of a game with their moves, or nil for an unknown game.
  func battleRoster(of game: String) -> BattleRoster?

  /// Returns the given moves that neither a Pokémon nor its earlier stages learn in a game. Without
  /// a game, all games of the generation count. Without a generation, all games count.
  ///
  /// Returns an empty list if no learnset is recorded in these games.
  ///
  /// - Parameter moves: slugs of moves.
  func unlearnable(
    _ moves: [String], by pokemon: Pokemon, in game: String?, _ generation: Int?
  ) -> [String]

  /// Returns the slugs of a generation's version groups whose battles the calculator supports, the
  /// newest first.
  func standardGames(of generation: Int) -> [String]

  /// Returns the varieties that exist in a generation, sorted by the number of their species.
  func varieties(in generation: Int) -> [VarietyReference]

  /// Returns the slug of the variety with PokeAPI's id.
  func slug(ofVariety id: Int) -> String?

  /// Slugs of the items that are held for their effect in battle, sorted.
  var heldItems: [String] { get }
}

/// The game and variety whose moves a set can have.
package struct MoveSource: Sendable, Equatable {
  /// Slug of the version group.
  package let game: String
  /// PokeAPI's id of the variety that learns the moves. For a form without moves, this is the
  /// species' default variety.
  package let learner: Int
}

extension SetGameData {
  /// Returns the source of moves for each variety, or nil for a variety without moves.
  ///
  /// The game is the requested one. Without one, it is the newest game of the generation in which
  /// all varieties have moves, else the newest in which the variety itself has moves.
  ///
  /// - Parameter ids: ids of varieties; nil for an unknown one.
  package func moveSources(
    of ids: [Int?], in generation: Int, requestedGame game: String? = nil
  ) -> [MoveSource?] {
    let newestFirst = game.map { [$0] } ?? standardGames(of: generation)
    let learners = ids.map { id in
      // A form without moves there, such as a Mega Evolution, has those of its species.
      [id, id.flatMap(number(ofVariety:))].compactMap(\.self).first { learner in
        !Set(games(ofVariety: learner)).isDisjoint(with: newestFirst)
      }
    }
    let known = learners.map { Set($0.map(games(ofVariety:)) ?? []) }
    let shared = newestFirst.first { group in known.allSatisfy { $0.contains(group) } }
    return zip(learners, known).map { learner, games in
      guard let learner, let game = shared ?? newestFirst.first(where: games.contains) else {
        return nil
      }
      return MoveSource(game: game, learner: learner)
    }
  }

  /// Returns the moves of a source.
  package func moves(from source: MoveSource) -> [SetMove] {
    moves(ofVariety: source.learner, in: source.game)
  }
}
