/// PokeAPI's ways to learn a move that are neither by level, machine, egg nor tutor. The table has them in
/// one column: which it is follows from the game, the species and the move.
enum OtherWays {
  /// - Parameters:
  ///   - id: of the variety.
  ///   - move: the move's id.
  ///   - versionGroup: the game's slug.
  static func slugs(_ id: Int, _ move: Int, in versionGroup: String) -> [String] {
    switch versionGroup {
    case "champions": ["train"]
    case "colosseum": ["colosseum-purification"]
    // What shadow Pokémon use is of side games, with ids of their own.
    case "xd": [move > 10000 ? "xd-shadow" : "xd-purification"]
    case _ where id == pichu && move == voltTackle: ["light-ball-egg"]
    case _ where id == pikachu && move == surf: ["stadium-surfing-pikachu"]
    case _ where Dex.number(ofVariety: id) == zygarde: ["zygarde-cube"]
    default: ["form-change"]
    }
  }

  private static let (pichu, pikachu, zygarde) = (172, 25, 718)
  private static let (surf, voltTackle) = (57, 344)
}
