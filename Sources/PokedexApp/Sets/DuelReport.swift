internal import PokedexBattle
internal import PokedexModel
package import PokedexSets
internal import PokedexText
internal import TerminalUI

/// A duel of two sets with what the screen and the shell say about it.
package struct DuelReport: Sendable {
  package let duel: Duel
  /// The names of both sides.
  package let names: [String]
  /// The moves of both sides.
  package let moves: [DuelMoves]
  /// The uses of each side's moves, the strongest first. Nil if one of the two Pokémon doesn't exist
  /// in the generation.
  package let hits: [[DuelHit]]?
  /// The speeds of both sides. Nil if one of the two Pokémon doesn't exist in the generation.
  package let speeds: [Int]?
  private let words: Words
  private let rules: any SetGameData

  package init(
    _ duel: Duel, names: [String], moves: [DuelMoves], words: Words, rules: any SetGameData
  ) {
    (self.duel, self.names, self.moves) = (duel, names, moves)
    (self.words, self.rules) = (words, rules)
    hits = Self.hits(of: duel, rules)
    speeds = duel.speeds(rules: rules).map { [$0.first, $0.second] }
  }

  private static func hits(of duel: Duel, _ rules: some BattleRules) -> [[DuelHit]]? {
    guard let first = duel.hits(rules: rules), let second = duel.swapped.hits(rules: rules)
    else { return nil }
    return [first, second]
  }

  /// Index of the faster side. Nil if both are equally fast, or if the speeds are unknown.
  package var faster: Int? {
    guard let speeds, speeds[0] != speeds[1] else { return nil }
    return speeds[0] > speeds[1] ? 0 : 1
  }

  /// Sentences on which side is faster, and on both speeds. Nil if the speeds are unknown.
  var speedSentences: (verdict: String, figures: String)? {
    guard let speeds else { return nil }
    return (
      faster.map { words(.duelFaster, names[$0]) } ?? words(.duelTie),
      words(.duelSpeeds, names[0], String(speeds[0]), names[1], String(speeds[1]))
    )
  }

  /// Title of the moves of a side.
  func title(of side: Int) -> String { words(.duelAgainst, names[side], names[1 - side]) }

  /// Returns the moves of a side that have something to show. If there are none, the second value
  /// says why.
  func shownHits(of side: Int) -> (hits: [DuelHit], reason: String?) {
    let hits = hits?[side] ?? []
    let shown = hits.filter(\.hasEffect)
    if !shown.isEmpty { return (shown, nil) }
    let reason = words.noDamage(
      moves[side], hits, of: names[side], to: names[1 - side], in: duel.generation)
    return ([], reason)
  }

  /// Returns sentences with every damage roll of a hit unless the damage varies, the effects that
  /// are taken into account, and those that aren't.
  package func details(of hit: DuelHit) -> [String] {
    let cells = HitCells(words: words, generation: duel.generation)
    var sentences: [String] = []
    if hit.result.varying == nil {
      sentences += hit.result.rolls.map {
        words(.duelRolls, $0.map(String.init).joined(separator: " "))
      }
    }
    if !hit.appliedEffects.isEmpty {
      let effects = hit.appliedEffects.map(words.name(ofEffect:))
      sentences.append(words(.duelCounted, words.joined(effects, by: .listPair)))
    }
    return sentences + [cells.varying(hit), cells.notCounted(hit)].compactMap(\.self)
  }

  /// Returns the effort values that a side needs to survive the other side's strongest hit and to be
  /// faster. Nil if one of the two Pokémon doesn't exist in the generation.
  package func needs(of side: Int) -> MatchupNeeds? {
    hits.map { hits in
      MatchupNeeds(side == 0 ? duel : duel.swapped, hits: hits[1 - side], rules: rules)
    }
  }
}

// MARK: - Text

extension DuelReport {
  /// Returns the duel as plain text: the faster side, and the damage of each side's moves.
  ///
  /// - Parameters:
  ///   - columns: available width in columns.
  ///   - moveLimit: maximum number of moves for each side; nil for all.
  package func text(columns: Int, moveLimit: Int? = nil) -> String {
    let speeds = speedSentences.map { [$0.figures, $0.verdict] } ?? []
    let sides = (0...1).flatMap { [.blank] + lines(of: $0, columns: columns, moveLimit: moveLimit) }
    let note = words(duel.generation < 3 ? .duelNoteEarly : .duelNote, String(duel.level))
    return
      (speeds.flatMap { Line.wrapped($0, columns: columns) } + sides + [.blank]
      + Line.wrapped(note, columns: columns)).plainText
  }

  private func lines(of side: Int, columns: Int, moveLimit: Int?) -> [Line] {
    let game = moves[side].source.map { words(.duelMoves, words.game(of: $0)) }
    let head = [title(of: side), game].compactMap(\.self).flatMap {
      Line.wrapped($0, columns: columns)
    }
    let (hits, reason) = shownHits(of: side)
    if let reason { return head + Line.wrapped(reason, indent: "  ", columns: columns) }
    let shown = hits.prefix(moveLimit ?? .max)
    let rest = hits.count - shown.count
    return head + table(Array(shown), columns: columns)
      + (rest > 0 ? [Line([Span("  " + words(.andMore, String(rest)))])] : [])
  }

  /// Returns a line for each move, followed by lines on why its damage varies and which effects the
  /// calculation ignores.
  private func table(_ hits: [DuelHit], columns: Int) -> [Line] {
    let cells = HitCells(words: words, generation: duel.generation)
    let rows = hits.map(cells.cells)
    let priorities = [Table.Column.always, 3, 4, 2, Table.Column.always, 1]
    let layout = priorities.enumerated().map { index, priority in
      let width = rows.reduce(0) { max($0, TextWidth.of($1[index].text)) }
      return Table.Column(
        "", 3...4 ~= index ? .right : .left, minimum: width, priority: priority)
    }
    let table = Table(layout, in: columns - 2)
    return zip(hits, rows).flatMap { hit, row -> [Line] in
      let notes = [cells.varying(hit), cells.notCounted(hit)].compactMap(\.self)
      return [Line([Span("  ")] + table.line(row).left)]
        + notes.flatMap { Line.wrapped($0, indent: "    ", columns: columns) }
    }
  }
}

/// Formats the hits of a duel as table cells, for the screen and the shell.
struct HitCells {
  private let words: Words
  private let generation: Int

  /// Creates a formatter for the hits of a duel.
  ///
  /// - Parameter generation: the duel's generation.
  init(words: Words, generation: Int) {
    (self.words, self.generation) = (words, generation)
  }

  /// Returns the cells of a hit: move, type, class, effectiveness, percent of HP, and chance of a
  /// knock-out.
  func cells(_ hit: DuelHit) -> [Span] {
    [
      words.name(ofMove: hit.move.slug), words.name(of: hit.result.type),
      words.label("class", hit.result.damageClass.rawValue),
      words.figures.factor(Double(factor(hit))),
      percent(hit), hit.result.varying == nil ? knockOut(hit.knockOut) : "",
    ].map { Span($0) }
  }

  /// Returns the range of damage in percent of HP, such as "67.3–79.7 %".
  func percent(_ hit: DuelHit) -> String {
    if let varying = hit.result.varying, varying.damage == nil { return "—" }
    let range = hit.percent
    return "\(words.figures.tenths(range.lowerBound))–\(words.figures.tenths(range.upperBound)) %"
  }

  /// Returns how many hits may be enough to knock the target out, with the chance if it isn't
  /// certain: "2 hits" or "3 hits (12.5 %)". Each use of the move counts as one hit. Empty if nine
  /// uses are not enough.
  private func knockOut(_ knockOut: KnockOut) -> String {
    guard let uses = knockOut.minimumUses else { return "" }
    if knockOut.guaranteedUses == uses {
      return uses == 1 ? words(.knockOutSureOnce) : words(.knockOutSure, String(uses))
    }
    let thousandths = min(999, max(1, Int((knockOut.chance * 1000).rounded())))
    let chance = words.figures.tenths(thousandths)
    return uses == 1
      ? words(.knockOutChanceOnce, chance) : words(.knockOutChance, String(uses), chance)
  }

  /// Returns a short text on how many hits may be enough to knock the target out, such as "2HKO",
  /// or "3HKO 13 %" if it isn't certain.
  func brief(_ knockOut: KnockOut) -> String {
    guard let uses = knockOut.minimumUses else { return "" }
    if knockOut.guaranteedUses == uses { return words(.knockOutBrief, String(uses)) }
    let percent = min(99, max(1, Int((knockOut.chance * 100).rounded())))
    return words(.knockOutBriefChance, String(uses), String(percent))
  }

  /// Returns, in percent, how effective the move's type is according to the generation's type
  /// chart.
  private func factor(_ hit: DuelHit) -> Int {
    words.rules.typeChart(generation: generation).factor(
      of: hit.result.type, on: hit.defendingCombatant.types)
  }

  /// Returns a sentence on why the damage varies. Nil if only the damage roll makes it vary.
  func varying(_ hit: DuelHit) -> String? {
    switch hit.result.varying?.cause {
    case .oneHitKnockOut: words(.variesByLuck)
    case .damageTaken: words(.variesByDamageTaken)
    case .chance: words(.variesByChance)
    case .hp: words(.variesByHP)
    case .pp: words(.variesByPP)
    case .stockpile: words(.variesByStockpile)
    case nil: nil
    }
  }

  /// Returns a sentence on effects that the calculation ignores; nil if it ignores none.
  func notCounted(_ hit: DuelHit) -> String? {
    let slugs = hit.result.notCounted
    guard !slugs.isEmpty else { return nil }
    return words(.notCounted, words.joined(slugs.map(words.name(ofEffect:)), by: .listPair))
  }
}

extension Words {
  /// Returns the name of the ability, item or move that has this slug.
  func name(ofEffect slug: String) -> String {
    if rules.move(slug) != nil { return name(ofMove: slug) }
    return rules.item(slug) == nil ? name(ofAbility: slug) : name(ofItem: slug)
  }
}
