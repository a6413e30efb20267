internal import PokedexBattle
internal import PokedexModel
internal import PokedexQuery
package import PokedexSets
internal import PokedexText

/// Computes the effort values that one side of a duel needs to survive the other side's strongest
/// hit and to be faster.
package struct MatchupNeeds {
  /// The hit to survive. It is the other side's strongest hit with a move that can be used every
  /// turn, or with any move if there is no such move. Nil if the other side can't do damage.
  package let hit: DuelHit?
  /// Effort values with which the side is sure to survive `hit`. Nil if there is no such hit, or if
  /// even the maximum isn't enough.
  package let surviving: SurvivingEffort?
  /// Effort value of Speed needed to be faster than the other side. Nil if even the maximum isn't
  /// enough.
  package let outspeeding: Int?

  /// Computes the effort values that the first side of a duel needs.
  ///
  /// - Parameters:
  ///   - duel: duel whose first side needs the effort values.
  ///   - hits: hits of the other side, the strongest first.
  package init(_ duel: Duel, hits: [DuelHit], rules: some BattleRules) {
    let damaging = hits.filter { $0.result.range.upperBound > 0 }
    hit = damaging.first(where: \.move.isReliable) ?? damaging.first
    surviving = hit.flatMap { duel.effort(toSurvive: $0, rules: rules) }
    outspeeding = duel.effortToOutspeed(rules: rules)
  }

  /// Returns a sentence about the effort value needed to be faster. If there is a hit to survive, a
  /// sentence about the effort values needed for that precedes it.
  package func sentences(of name: String, words: Words) -> [String] {
    var sentences: [String] = []
    if let hit {
      let move = words.name(ofMove: hit.move.slug)
      sentences.append(
        surviving.map { effort in
          let stats = [Stat.hp, effort.stat].map { stat in
            TermTable.pokemon.of(NumericColumn(stat: stat))?.label(in: words.language.interface)
              ?? ""
          }
          return words(
            .needSurvive, name, move, String(effort.hp), stats[0], String(effort.defense),
            stats[1])
        } ?? words(.needSurviveNone, name, move))
    }
    sentences.append(
      outspeeding.map { words(.needOutspeed, name, String($0)) } ?? words(.needOutspeedNone, name))
    return sentences
  }
}
