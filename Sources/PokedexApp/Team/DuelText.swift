package import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Two Pokémon against each other, as plain text.
package struct DuelText {
  let duel: Duel
  let words: Words

  package init(duel: Duel, words: Words) {
    self.duel = duel
    self.words = words
  }

  /// - Parameter columns: how wide it may be.
  package func text(columns: Int) -> String {
    let lines =
      speed(columns: columns) + [.blank] + part(duel.first, on: duel.second, columns: columns)
      + [.blank] + part(duel.second, on: duel.first, columns: columns) + [.blank]
      + Line.wrapped(words(.duelNote, String(duel.speed.level)), columns: columns)
    return lines.plainText
  }

  private func name(_ side: Duel.Side) -> String { words.name(of: side.pokemon) }

  private func speed(columns: Int) -> [Line] {
    let speed = duel.speed
    let (first, second) = (name(duel.first), name(duel.second))
    let bases = words(
      .duelSpeeds, first, String(duel.first.pokemon.stats[.speed]), second,
      String(duel.second.pokemon.stats[.speed]))
    let verdict =
      switch (duel.faster.map(words.name(of:)), speed.isCertain) {
      case (.none, _): words(.duelTie)
      case (.some(let name), true): words(.duelSurelyFaster, name)
      case (.some(let name), false): words(.duelFaster, name)
      }
    let ranges = words(
      .duelRanges, String(speed.level), first, Figures.range(speed.first), second,
      Figures.range(speed.second))
    return [bases, verdict, ranges].flatMap { Line.wrapped($0, columns: columns) }
  }

  private func part(_ side: Duel.Side, on other: Duel.Side, columns: Int) -> [Line] {
    let title = words(.duelAgainst, name(side), name(other))
    let factors = side.types.map {
      words.name(of: $0.type) + " " + words.figures.factor($0.percent)
    }
    let types = words(.duelTypes, words.joined(factors, by: .listPair))
    let game = side.game.map { words(.duelMoves, words.name(ofGame: $0)) } ?? words(.noMoves)
    let head = [title, types, game].flatMap { Line.wrapped($0, columns: columns) }
    if side.game != nil, side.moves.hits.isEmpty {
      return head + Line.wrapped(words(.duelNoMoves), indent: "  ", columns: columns)
    }
    return head + table(side.moves.hits, columns: columns)
  }

  /// A line for each move, and one more for each ability that would change what it does.
  private func table(_ hits: [StrongestMoves.Hit], columns: Int) -> [Line] {
    let rows = hits.map(cells)
    let priorities = [Table.Column.always, 3, 0, 2, 1, 4, Table.Column.always]
    let layout = priorities.enumerated().map { place, priority in
      let width = rows.reduce(0) { max($0, TextWidth.of($1[place].text)) }
      return Table.Column(
        "", place < 3 ? .left : .right, minimum: width, priority: priority)
    }
    let table = Table(layout, in: columns - 2)
    return zip(hits, rows).flatMap { hit, row -> [Line] in
      let notes = hit.withAbility.map { ability, factor in
        Line([Span("    \(words.name(ofAbility: ability)): \(words.figures.factor(factor))")])
      }
      return [Line([Span("  ")] + table.line(row).left)] + notes
    }
  }

  private func cells(of hit: StrongestMoves.Hit) -> [Span] {
    let move = hit.move
    return [
      words.name(ofMove: move.slug), words.name(of: move.type),
      words.label("class", move.damageClass), move.power.map(String.init) ?? "—",
      move.accuracy.map { "\($0) %" } ?? "—", words.figures.factor(hit.factor),
      Figures.range(hit.share) + " %",
    ].map { Span($0) }
  }
}
