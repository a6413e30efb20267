package import PokedexModel

/// Provides the data that is used to check and to choose sets.
package protocol SetGameData: BattleRules {
  /// Returns an object that looks up the names in sets.
  ///
  /// - Parameter language: the language of suggested names.
  func names(in language: Language) -> any SetNames

  /// Returns PokeAPI's id of the variety that a slug in a set stands for. If the slug belongs to a
  /// form, returns the id of the form's variety. Returns nil if the slug is unknown.
  func variety(ofSet slug: String) -> Int?

  /// Returns the variety that a slug in a set stands for, as it is in a generation. Nil if the slug
  /// is unknown or the variety was introduced later.
  func pokemon(ofSet slug: String, in generation: Int) -> Pokemon?

  /// Returns the slugs of the abilities that a set of the Pokémon may have in a generation. The
  /// Pokémon's own abilities come first.
  ///
  /// The list includes the abilities of all varieties with the same name in Showdown. If another
  /// variety turns into the Pokémon, it also includes that variety's abilities.
  func abilities(ofSet pokemon: Pokemon, in generation: Int) -> [String]

  /// Returns the moves that a variety itself learns in a game. They are sorted by slug and have no
  /// duplicates.
  func moves(ofVariety id: Int, in game: String) -> [SetMove]

  /// Whether a variety has a learnset in a version group.
  func hasLearnset(_ id: Int, in game: String) -> Bool

  /// Returns the number of a variety's species, which is also PokeAPI's id of the species' default
  /// variety. Nil if the variety is unknown.
  func number(ofVariety id: Int) -> Int?

  /// Returns the Pokémon of a game with their moves. Nil if the game is unknown.
  func battleRoster(of game: String) -> BattleRoster?

  /// Returns the moves that neither a Pokémon nor its earlier stages learn in a game. If the game
  /// is nil, checks all games of the generation. If the generation is nil, too, checks all games.
  ///
  /// Returns an empty list if no learnset is recorded in these games.
  ///
  /// - Parameter moves: slugs of the moves to check.
  func unlearnable(
    _ moves: [String], by pokemon: Pokemon, in game: String?, _ generation: Int?
  ) -> [String]

  /// Returns a version group; nil if the slug is unknown.
  func versionGroup(_ slug: String) -> VersionGroup?

  /// Returns the slugs of a generation's version groups whose battles the calculator supports, the
  /// newest first.
  func standardGames(of generation: Int) -> [String]

  /// Returns the varieties that exist in a generation, sorted by the number of their species.
  func varieties(in generation: Int) -> [VarietyReference]

  /// Returns the slug of the variety with this id in PokeAPI. Nil if none exists.
  func slug(ofVariety id: Int) -> String?

  /// Slugs of the items that are held for their effect in battle, sorted.
  var heldItems: [String] { get }
}

/// The version group and the variety from which a set takes its moves.
package struct MoveSource: Sendable, Equatable {
  /// Slug of the version group.
  package let game: String
  /// Slug of the version group that was wanted, but in which the Pokémon has no moves; nil if
  /// `game` is a wanted one.
  package let missingGame: String?
  /// PokeAPI's id of the variety that learns the moves. If a form has no moves, this is the default
  /// variety of its species.
  package let learner: Int
}

extension SetGameData {
  /// Returns, for each variety, the game and the variety from which its moves are taken. Nil for a
  /// variety without moves.
  ///
  /// The game is the requested one, if any. Otherwise, it is the generation's newest game in which
  /// all the varieties have moves. If there is no such game, it is chosen for each variety: the
  /// newest one in which that variety has moves, of this generation or else of an earlier one.
  ///
  /// - Parameter ids: ids of varieties; nil for an unknown variety.
  package func moveSources(
    of ids: [Int?], in generation: Int, requestedGame game: String? = nil
  ) -> [MoveSource?] {
    let wanted = game.map { [$0] } ?? standardGames(of: generation)
    let own = ids.map { $0.flatMap { source(of: $0, in: wanted) } }
    let shared = wanted.first { group in
      own.allSatisfy { $0.map { hasLearnset($0.learner, in: group) } ?? false }
    }
    return zip(ids, own).map { id, own in
      if let own {
        return MoveSource(game: shared ?? own.game, missingGame: nil, learner: own.learner)
      }
      let earlier = (1...generation).reversed().flatMap(standardGames)
      guard let other = id.flatMap({ source(of: $0, in: earlier) }) else { return nil }
      let missing = wanted.first.map { versionGroup($0)?.addedTo ?? $0 }
      return MoveSource(game: other.game, missingGame: missing, learner: other.learner)
    }
  }

  /// Returns the first of several games in which a variety has moves. A form without moves in any of
  /// them, such as a Mega Evolution, has the moves of its species.
  private func source(of id: Int, in wanted: [String]) -> (game: String, learner: Int)? {
    for learner in [id, number(ofVariety: id)].compactMap(\.self) {
      if let game = wanted.first(where: { hasLearnset(learner, in: $0) }) { return (game, learner) }
    }
    return nil
  }

  /// Returns the moves that a variety learns in a game.
  package func moves(from source: MoveSource) -> [SetMove] {
    moves(ofVariety: source.learner, in: source.game)
  }
}
