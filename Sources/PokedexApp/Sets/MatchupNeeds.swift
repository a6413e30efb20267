internal import PokedexBattle
internal import PokedexModel
internal import PokedexQuery
package import PokedexSets
internal import PokedexText

/// Effort values that a side of a matchup needs against the other.
package struct MatchupNeeds {
  /// The other side's strongest hit that it can use again and again; nil for none.
  package let hit: DuelHit?
  /// To survive that hit for certain; nil where none are enough.
  package let surviving: SurvivingEffort?
  /// In Speed, to be faster than the other; nil where none are enough.
  package let outspeeding: Int?

  /// - Parameters:
  ///   - duel: the first side is the one that needs them.
  ///   - hits: the other side's, the strongest first.
  package init(_ duel: Duel, hits: [DuelHit], rules: some BattleRules) {
    let felt = hits.filter { $0.result.range.upperBound > 0 }
    hit = felt.first(where: \.move.isSteady) ?? felt.first
    surviving = hit.flatMap { duel.effort(toSurvive: $0, rules: rules) }
    outspeeding = duel.effortToOutspeed(rules: rules)
  }

  /// A sentence on each.
  package func sentences(of name: String, words: Words) -> [String] {
    var sentences: [String] = []
    if let hit {
      let move = words.name(ofMove: hit.move.slug)
      sentences.append(
        surviving.map { effort in
          let stats = [Stat.hp, effort.stat].map { stat in
            TermTable.pokemon.of(Figure(stat: stat))?.label(in: words.language.interface) ?? ""
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
