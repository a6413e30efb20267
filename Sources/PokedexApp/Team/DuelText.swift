internal import PokedexBattle
internal import PokedexModel
package import PokedexSets
internal import PokedexText
internal import TerminalUI

/// A duel of two sets as plain text: the faster side, and the damage of each side's moves.
package struct DuelText {
  /// One side of a duel: its hits, the strongest first, and its moves.
  package struct Part {
    let name: String
    let hits: [DuelHit]
    let moves: DuelMoves

    package init(name: String, hits: [DuelHit], moves: DuelMoves) {
      (self.name, self.hits, self.moves) = (name, hits, moves)
    }
  }

  private let duel: Duel
  private let parts: [Part]
  private let speeds: (first: Int, second: Int)
  private let words: Words

  /// Creates the text of a duel.
  ///
  /// - Parameter parts: the first side of the duel, then the second.
  package init(
    duel: Duel, parts: [Part], speeds: (first: Int, second: Int), words: Words
  ) {
    (self.duel, self.parts, self.speeds, self.words) = (duel, parts, speeds, words)
  }

  /// Returns the duel as plain text.
  ///
  /// - Parameters:
  ///   - columns: available width in columns.
  ///   - moveLimit: maximum number of moves for each side; nil for all.
  package func text(columns: Int, moveLimit: Int? = nil) -> String {
    var lines = head(columns: columns)
    for (part, other) in zip(parts, parts.reversed()) {
      lines += [.blank] + self.lines(of: part, on: other, columns: columns, moveLimit: moveLimit)
    }
    return (lines + [.blank] + Line.wrapped(note, columns: columns)).plainText
  }

  private var note: String {
    words(duel.generation < 3 ? .duelNoteEarly : .duelNote, String(duel.level))
  }

  private func head(columns: Int) -> [Line] {
    let (first, second) = (parts[0].name, parts[1].name)
    let verdict =
      speeds.first == speeds.second
      ? words(.duelTie) : words(.duelFaster, speeds.first > speeds.second ? first : second)
    let figures = words(
      .duelSpeeds, first, String(speeds.first), second, String(speeds.second))
    return [figures, verdict].flatMap { Line.wrapped($0, columns: columns) }
  }

  private func lines(of part: Part, on other: Part, columns: Int, moveLimit: Int?) -> [Line] {
    let title = words(.duelAgainst, part.name, other.name)
    let game = part.moves.source.map { words(.duelMoves, words.game(of: $0)) }
    let head = [title, game].compactMap(\.self).flatMap { Line.wrapped($0, columns: columns) }
    let withEffect = part.hits.filter(\.hasEffect)
    if withEffect.isEmpty {
      let reason = words.noDamage(
        part.moves, part.hits, of: part.name, to: other.name, in: duel.generation)
      return head + Line.wrapped(reason, indent: "  ", columns: columns)
    }
    let shown = withEffect.prefix(moveLimit ?? .max)
    let rest = withEffect.count - shown.count
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
package struct HitCells {
  private let words: Words
  private let generation: Int

  /// Creates a formatter for the hits of a duel.
  ///
  /// - Parameter generation: the duel's generation.
  package init(words: Words, generation: Int) {
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
  package func varying(_ hit: DuelHit) -> String? {
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
  package func notCounted(_ hit: DuelHit) -> String? {
    let slugs = hit.result.notCounted
    guard !slugs.isEmpty else { return nil }
    return words(.notCounted, words.joined(slugs.map(words.name(ofEffect:)), by: .listPair))
  }
}

extension Words {
  /// Returns the name of the ability, item or move that has this slug.
  package func name(ofEffect slug: String) -> String {
    if rules.move(slug) != nil { return name(ofMove: slug) }
    return rules.item(slug) == nil ? name(ofAbility: slug) : name(ofItem: slug)
  }
}
