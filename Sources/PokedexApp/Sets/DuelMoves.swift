package import PokedexSets
internal import PokedexBattle
internal import PokedexText

/// The moves of one side of a duel.
package struct DuelMoves: Sendable {
  package let moves: [SetMove]
  /// The game in which the Pokémon learns the moves; nil if they are a set's own moves, or if none
  /// are known.
  package let source: MoveSource?

  /// Creates the moves that a set or a phrase names.
  package init(own moves: [SetMove]) { (self.moves, source) = (moves, nil) }

  /// Creates a set's own moves. If it has none, creates those that its Pokémon learns in a game.
  package init(of set: PokemonSet, _ source: MoveSource?, gameData: any SetGameData) {
    let own = set.moves.flatMap(\.alternatives)
    if own.isEmpty, let source {
      (moves, self.source) = (gameData.moves(from: source), source)
    } else {
      (moves, self.source) = (own, nil)
    }
  }
}

extension Words {
  /// Returns a game in which a Pokémon learns moves, with the game in which it doesn't: "Sword /
  /// Shield (not in Scarlet / Violet)".
  func game(of source: MoveSource) -> String {
    let name = name(ofGame: source.game)
    return source.missingGame.map { self(.gameInstead, name, self.name(ofGame: $0)) } ?? name
  }

  /// Returns the reason why no move of a Pokémon does damage to another.
  ///
  /// - Parameter hits: the uses of those of the Pokémon's moves that aren't status moves.
  func noDamage(
    _ moves: DuelMoves, _ hits: [DuelHit], of pokemon: String, to target: String,
    in generation: Int
  ) -> String {
    if moves.moves.isEmpty { return self(.duelNoLearnset, pokemon, self.generation(generation)) }
    return hits.isEmpty ? self(.duelNoMoves) : self(.duelNoEffect, target)
  }
}
