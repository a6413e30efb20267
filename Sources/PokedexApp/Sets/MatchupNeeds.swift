internal import PokedexBattle
internal import PokedexModel
internal import PokedexQuery
package import PokedexSets
internal import PokedexText

/// Effort values that one side of a matchup needs against the other.
package struct MatchupNeeds {
  /// The other side's strongest hit that it can use every turn, else its strongest hit, if any.
  package let hit: DuelHit?
  /// Effort needed to survive that hit for certain; nil if no effort is enough.
  package let surviving: SurvivingEffort?
  /// Speed effort needed to be faster; nil if no effort is enough.
  package let outspeeding: Int?

  /// Computes the effort that the first side of a duel needs.
  ///
  /// - Parameters:
  ///   - duel: its first side is the one that needs the effort.
  ///   - hits: the other side's hits, the strongest first.
  package init(_ duel: Duel, hits: [DuelHit], rules: some BattleRules) {
    let damaging = hits.filter { $0.result.range.upperBound > 0 }
    hit = damaging.first(where: \.move.isReliable) ?? damaging.first
    surviving = hit.flatMap { duel.effort(toSurvive: $0, rules: rules) }
    outspeeding = duel.effortToOutspeed(rules: rules)
  }

  /// Returns a sentence on each need.
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
