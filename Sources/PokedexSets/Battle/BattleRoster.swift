public import PokedexBattle
internal import PokedexModel

/// The Pokémon of a game without training, and the moves that each learns there.
public struct BattleRoster: Sendable {
  /// A variety in the game.
  public struct Member: Sendable {
    /// As `BattleRules.combatant` has it, at level 100.
    public let combatant: Combatant
    /// Its moves' indices among the roster's moves.
    public let moves: [Int]

    /// A variety with the indices of its moves.
    public init(_ combatant: Combatant, moves: [Int]) {
      (self.combatant, self.moves) = (combatant, moves)
    }
  }

  /// Its generation, 1 to 9: the rules that hold.
  public let generation: Int
  /// Moves that any of them learns.
  public let moves: [BattleMove]
  /// Everyone.
  public let members: [Member]

  /// For each member its moves without those that do less than another one where no ability, item or field counts.
  let plainMoves: [[Int]]
  /// Whether each of the moves is a plain one.
  let arePlain: [Bool]

  /// - Parameter members: whose moves are among `moves`.
  public init(generation: Int, moves: [BattleMove], members: [Member]) {
    (self.generation, self.moves, self.members) = (generation, moves, members)
    let arePlain = moves.map(\.isPlain)
    self.arePlain = arePlain
    plainMoves = members.map { Self.strongest($0.moves, of: moves, arePlain) }
  }

  /// The moves that aren't plain, and of each type and class the plain one with most power; of equal ones the first by
  /// slug.
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
  /// Whether no ability, item, stage or condition of its own can change damage.
  var isPlain: Bool {
    ability == nil && item == nil && otherItem == nil && status == nil && teraType == nil
      && stages == StatValues([])
  }
}
