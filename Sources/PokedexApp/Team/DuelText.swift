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
      .duelRanges, String(speed.level), first, text(speed.first), second, text(speed.second))
    return [bases, verdict, ranges].flatMap { Line.wrapped($0, columns: columns) }
  }

  private func text(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? String(range.lowerBound) : "\(range.lowerBound)–\(range.upperBound)"
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

  /// A column of the table of moves; where there is no room for all, the least wanted ones are left out.
  private struct Column {
    let texts: [String]
    let isNumber: Bool
    /// The least wanted first.
    let rank: Int

    var width: Int { texts.reduce(0) { max($0, TextWidth.of($1)) } }
  }

  /// A line for each move, and one more for each ability that would change what it does.
  private func table(_ hits: [StrongestMoves.Hit], columns: Int) -> [Line] {
    var table = self.columns(of: hits)
    while table.count > 2, table.reduce(0, { $0 + $1.width + 2 }) > columns {
      let least = table.map(\.rank).min()
      table.removeAll { $0.rank == least }
    }
    return hits.enumerated().flatMap { row, hit -> [Line] in
      let cells = table.map { column in
        TextFit.pad(column.texts[row], to: column.width, atEnd: !column.isNumber)
      }
      let notes = hit.withAbility.map { ability, factor in
        "    \(words.name(ofAbility: ability)): \(words.figures.factor(factor))"
      }
      return ([TextFit.clip("  " + cells.joined(separator: "  "), to: columns)] + notes)
        .map { Line([Span($0)]) }
    }
  }

  private func columns(of hits: [StrongestMoves.Hit]) -> [Column] {
    let moves = hits.map(\.move)
    return [
      Column(
        texts: moves.map { $0.names[words.language] ?? SlugWords.title($0.slug) },
        isNumber: false, rank: 5),
      Column(texts: moves.map { words.name(of: $0.type) }, isNumber: false, rank: 3),
      Column(texts: moves.map { words.label("class", $0.damageClass) }, isNumber: false, rank: 0),
      Column(
        texts: moves.map { $0.power.map(String.init) ?? "—" }, isNumber: true, rank: 2),
      Column(
        texts: moves.map { $0.accuracy.map { "\($0) %" } ?? "—" }, isNumber: true, rank: 1),
      Column(texts: hits.map { words.figures.factor($0.factor) }, isNumber: true, rank: 4),
      Column(texts: hits.map { text($0.share) + " %" }, isNumber: true, rank: 6),
    ]
  }
}
