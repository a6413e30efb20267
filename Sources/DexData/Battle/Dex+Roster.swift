internal import EmbeddedTables
internal import PokedexBattle
package import PokedexModel
internal import PokedexQuery
public import PokedexSets
private import Synchronization

// The Pokémon that can battle in a game, with the moves that they learn there.
extension Dex {
  /// Returns the varieties that have a learnset in a game, each with the moves it learns there. Nil
  /// if the game is unknown.
  ///
  /// Battles use the rules of the game's generation, even in side games. The result is cached.
  ///
  /// - Parameter game: slug of a version group.
  public func battleRoster(of game: String) -> BattleRoster? {
    guard let index = VersionGroups.indexBySlug[game] else { return nil }
    if let cachedRoster = Self.rosters.withLock({ $0[index] }) { return cachedRoster }
    let roster = makeRoster(index)
    Self.rosters.withLock { $0[index] = roster }
    return roster
  }

  private static let rosters = Mutex<[Int: BattleRoster]>([:])

  private func makeRoster(_ offset: Int) -> BattleRoster {
    let generation = VersionGroups.all[offset].generation
    var moves: [BattleMove] = []
    /// Indices in `moves`, keyed by the moves' ids. Nil for a move that is left out, because it has
    /// no battle values or is not `isReliable`.
    var indices: [Int: Int?] = [:]
    func index(_ id: Int) -> Int? {
      if let known = indices[id] { return known }
      guard let move = battleMove(Moves.slug(id), in: generation), move.isReliable else {
        indices[id] = .some(nil)
        return nil
      }
      moves.append(move)
      indices[id] = moves.count - 1
      return moves.count - 1
    }
    var members: [BattleRoster.Member] = []
    for row in Tables.learnsets.rows(of: offset) {
      guard let combatant = combatant(id: row[.pokemon].integer, in: generation) else { continue }
      var own: Set<Int> = []
      for way in LearnedMove.LearnMethod.allCases {
        row[way.column].forEachPair { _, move in
          if let index = index(move) { own.insert(index) }
        }
      }
      members.append(BattleRoster.Member(combatant, moves: own.sorted()))
    }
    return BattleRoster(generation: generation, moves: moves, members: members)
  }

  /// Returns the moves in a variety's own learnset in a game, without duplicates.
  package func moves(ofVariety id: Int, in game: String) -> [SetMove] {
    Set(learnset(ofVariety: id, in: game).map(\.move)).sorted().map { SetMove(.slug($0)) }
  }

  /// Returns the newest game in which the Pokémon of a set has moves, and the id of the variety
  /// that learns them. For a form without a learnset, such as a Mega Evolution, the species' moves
  /// are used.
  ///
  /// - Parameters:
  ///   - games: slugs of the versions or version groups to choose from. If empty, all games that
  ///     stand for their generation are considered.
  ///   - generation: generation that the game must belong to if `games` is empty; nil for any.
  package func battleGame(
    of slug: String, among games: [String], in generation: Int?
  ) -> (game: VersionGroup, learner: Int)? {
    guard let id = variety(ofSet: slug), let variety = Varieties.variety(id) else { return nil }
    let learner = self.games(ofVariety: id).isEmpty ? variety.number : id
    let known = Set(self.games(ofVariety: learner))
    let game = versionGroups.last { group in
      guard known.contains(group.slug) else { return false }
      if games.isEmpty {
        return group.standing == .main && generation.map { $0 == group.generation } ?? true
      }
      return games.contains { $0 == group.slug || group.versions.contains($0) }
    }
    return game.map { ($0, learner) }
  }
}

/// A search for the Pokémon that can beat a given Pokémon.
enum QueryBattles {
  /// Returns the rows of those Pokémon in a game that beat an untrained variety; empty if that
  /// variety is not in the game.
  static func rows(beating slug: String, in games: [QueryValue], _ generation: Int?) -> RowSet {
    var rows = RowSet(none: Varieties.all.count)
    let dex = Dex()
    guard let known = dex.battleGame(of: slug, among: games.map(\.slug), in: generation),
      let roster = dex.battleRoster(of: known.game.slug)
    else { return rows }
    var set = PokemonSet()
    set.pokemon = .slug(slug)
    let answers = CounterFinder(
      to: Fighter(set), moves: dex.moves(ofVariety: known.learner, in: known.game.slug),
      among: roster, rules: dex)
    for answer in answers?.all ?? [] {
      if let row = Varieties.ids[answer.slug].flatMap(Varieties.index) { rows.insert(row) }
    }
    return rows
  }
}
