public import PokedexBattle
internal import PokedexModel

/// The Pokémon of a game, without training, and the moves that each of them learns there.
public struct BattleRoster: Sendable {
  /// A variety in the game.
  public struct Member: Sendable {
    /// The variety as returned by `BattleRules.combatant`, at level 100.
    public let combatant: Combatant
    /// The moves that the variety learns, as indices in the roster's `moves`.
    public let moves: [Int]

    /// Creates a member from a variety and the indices of its moves.
    public init(_ combatant: Combatant, moves: [Int]) {
      (self.combatant, self.moves) = (combatant, moves)
    }
  }

  /// Generation whose rules apply, from 1.
  public let generation: Int
  /// All moves that any member learns.
  public let moves: [BattleMove]
  /// All varieties in the game.
  public let members: [Member]

  /// For each member, the indices of its moves that can be its best attack if no ability, item or
  /// field matters. Moves that always do at most as much damage as another of the member's moves
  /// are left out.
  let plainMoves: [[Int]]
  /// For each of `moves`, whether it is a plain move, as in `BattleMove.isPlain`.
  let arePlain: [Bool]

  /// - Parameter members: the varieties in the game. Their move indices refer to `moves`.
  public init(generation: Int, moves: [BattleMove], members: [Member]) {
    (self.generation, self.moves, self.members) = (generation, moves, members)
    let arePlain = moves.map(\.isPlain)
    self.arePlain = arePlain
    plainMoves = members.map { Self.strongest($0.moves, of: moves, arePlain) }
  }

  /// Returns the indices of all moves that aren't plain, and of the plain move with the most power
  /// for each type and damage class. Among plain moves with equal power, takes the first by slug.
  static func strongest(_ indices: [Int], of moves: [BattleMove], _ arePlain: [Bool]) -> [Int] {
    var best = [Int?](repeating: nil, count: 2 * PokemonType.allCases.count)
    var others: [Int] = []
    for index in indices {
      let move = moves[index]
      guard arePlain[index] else {
        others.append(index)
        continue
      }
      let kind = 2 * move.type.ordinal + (move.damageClass == .physical ? 1 : 0)
      guard let known = best[kind].map({ moves[$0] }) else {
        best[kind] = index
        continue
      }
      let isFirst = move.power == known.power && move.slug < known.slug
      if move.power > known.power || isFirst { best[kind] = index }
    }
    return best.compactMap(\.self) + others
  }
}

extension Combatant {
  /// Whether the Pokémon has no ability, item, stage or condition that can change damage.
  var isPlain: Bool {
    ability == nil && item == nil && otherItem == nil && status == nil && teraType == nil
      && stages == StatValues([])
  }
}
