package import PokedexModel

/// Facts of a dex that sets are checked against and chosen from.
package protocol SetBook: BattleRules {
  /// Names of everything that sets name.
  ///
  /// - Parameter language: that near names are told in.
  func names(in language: Language) -> any SetNames

  /// PokeAPI's id of the variety that a set's slug names: its own, or that which a form is of; nil for an unknown one.
  func variety(ofSet slug: String) -> Int?

  /// The variety of a set's slug as it is in a generation; nil for an unknown one and for one that came later.
  func pokemon(ofSet slug: String, in generation: Int) -> Pokemon?

  /// The slugs of the abilities that a set of the Pokémon may have in a generation, its own first: those of
  /// varieties that share its name in Showdown, and of the variety that turns into it, count as well.
  func abilities(ofSet pokemon: Pokemon, in generation: Int) -> [String]

  /// The moves that a variety learns itself in a game, each once, by slug.
  func moves(ofVariety id: Int, in game: String) -> [SetMove]

  /// The slugs of the version groups that a variety has a learnset in, in the order of release.
  func games(ofVariety id: Int) -> [String]

  /// PokeAPI's id of the species' default variety, which is its number; nil for an unknown one.
  func number(ofVariety id: Int) -> Int?

  /// The Pokémon of a game, with their moves; nil for an unknown one.
  func battleRoster(of game: String) -> BattleRoster?

  /// The moves, of some by slug, that neither a Pokémon nor one that it evolves from learns in a game, else in the
  /// games of a generation, else in any. None where no learnset of it is recorded there.
  func unlearnt(
    _ moves: [String], by pokemon: Pokemon, in game: String?, _ generation: Int?
  ) -> [String]

  /// The slugs of a generation's version groups whose battles the calculator knows, the newest first.
  func plainGames(of generation: Int) -> [String]

  /// The varieties that were there in a generation, by the number of their species.
  func varieties(in generation: Int) -> [VarietyReference]

  /// The slug of a variety by PokeAPI's id; nil for an unknown one.
  func slug(ofVariety id: Int) -> String?

  /// The slugs of the items that are held for what they do in battle, sorted.
  var heldItems: [String] { get }
}

/// The moves that count for a set: all that a variety learns in a game.
package struct MoveSource: Sendable, Equatable {
  /// The slug of the version group.
  package let game: String
  /// PokeAPI's id of the variety: that of the species for a form without moves of its own.
  package let learner: Int
}

extension SetBook {
  /// For each variety the moves that count: in the game that is asked for, else in the newest of the generation in which
  /// all have moves, else in the newest in which it has moves itself; nil where it has none.
  ///
  /// - Parameter ids: nil for an unknown one.
  package func moveSources(
    of ids: [Int?], in generation: Int, asked game: String? = nil
  ) -> [MoveSource?] {
    let newestFirst = game.map { [$0] } ?? plainGames(of: generation)
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

  /// The moves of a source.
  package func moves(from source: MoveSource) -> [SetMove] {
    moves(ofVariety: source.learner, in: source.game)
  }
}
