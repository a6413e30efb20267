import DexData
import PokedexBattle
import PokedexModel
import PokedexQuery
import PokedexSets

/// Measures damage calculations, `beats:` queries, and the search for the effort values that a set
/// needs to survive a hit.
@MainActor
func measureBattles() {
  measureDamage()
  // Query the data source directly, because a query engine would cache the results.
  let source = DexQuerySource()
  for (name, game) in [("garchomp", "scarlet-violet"), ("blissey", "sword-shield")] {
    let beats = Fact.beats(QueryValue(.pokemon, slug: name), games: [QueryValue(.game, slug: game)])
    measure("battle: beats:\(name)@\(game)", runs: 40) { _ = source.rows(beats, in: nil) }
  }
  guard
    let attacker = dex.duelSide("garchomp", in: "scarlet-violet"),
    let defender = dex.duelSide("dragonite", in: "scarlet-violet")
  else { return }
  let duel = Duel(attacker, defender, generation: 9)
  measure("battle: all hits of a duel, one side", runs: 200) { _ = duel.hits(rules: dex) }
  guard let hit = duel.hits(rules: dex)?.first else { return }
  measure("battle: effort values to survive a hit", runs: 40) {
    _ = duel.effort(toSurvive: hit, rules: dex)
  }
}

/// Measures damage calculations for all pairs of several Pokémon and several moves.
@MainActor
private func measureDamage() {
  let names = ["garchomp", "dragonite", "blissey", "gengar", "great-tusk", "toxapex"]
  for generation in [1, 4, 9] {
    let fighters = names.compactMap { dex.combatant($0, in: generation) }
    let moves = [
      "body-slam", "earthquake", "thunderbolt", "ice-beam", "seismic-toss", "hyper-beam",
    ]
    .compactMap { dex.battleMove($0, in: generation) }
    let calculator = Calculator(chart: dex.typeChart(generation: generation))
    let count = fighters.count * fighters.count * moves.count
    guard count > 0 else { continue }
    measure(
      "battle: damage, generation \(generation), each of \(count)", runs: 200, per: count
    ) {
      for attacker in fighters {
        for defender in fighters {
          for move in moves {
            _ = calculator.damage(
              attacker: attacker, defender: defender, move: move, field: Field())
          }
        }
      }
    }
  }
  print("27.0 µs\tbattle: damage, the reference's figure in Node (oracle's README)")
}

extension Dex {
  /// Returns one side of a duel: a Pokémon without effort values, with the moves that it learns in
  /// a game.
  fileprivate func duelSide(_ slug: String, in game: String) -> Duel.Side? {
    variety(ofSet: slug).map { id in
      var set = PokemonSet()
      set.pokemon = .slug(slug)
      return Duel.Side(Fighter(set), moves: moves(ofVariety: id, in: game))
    }
  }
}
