package import PokedexModel
internal import PokedexText
internal import TerminalUI

/// What each of a team takes from every type, where the team is open, and what would mend that.
package struct TeamGrid {
  /// As they are in the generation.
  let team: [Pokemon]
  package let matchups: TeamMatchups
  let words: Words
  /// What a further member could be of, the best first; by the types that there are of Pokémon in the
  /// generation.
  package let mendings: [TeamMatchups.Mending]

  private static let holeMark = "!"
  private static let countColumns = 3

  /// - Parameter team: as they are in the chart's generation.
  package init(team: [Pokemon], chart: TypeChart, words: Words) {
    self.team = team
    self.words = words
    matchups = TeamMatchups(of: team, chart: chart)
    mendings = matchups.mendings(
      among: words.rules.typeGroups(in: chart.generation).map(\.types))
  }

  /// The whole as plain text, line by line.
  package func text(columns: Int) -> String { lines(columns: columns).plainText }

  func lines(columns: Int) -> [Line] {
    grid(columns: columns) + facts(columns: columns)
      + Line.wrapped(words(.teamNote, Self.holeMark), .secondary, columns: columns)
  }

  private func grid(columns: Int) -> [Line] {
    let names = matchups.rows.map { words.name(of: $0.attack) }
    let nameColumns = (names.map(TextWidth.of).max() ?? 0) + Self.holeMark.count
    let counts = Self.countColumns
    let layout = TeamColumns(
      count: team.count, columns: columns, label: nameColumns + 2 * counts + 2, least: 6, most: 12,
      gap: 1)
    let heads =
      TextFit.pad("−", to: counts, atEnd: false) + TextFit.pad("+", to: counts, atEnd: false)
    return layout.blocks.flatMap { block -> [Line] in
      let head = layout.lines(
        Span(TextFit.pad("", to: nameColumns) + heads, .secondary),
        team[block].map { layout.wrap(words.name(of: $0), .name, link: .pokemon($0.id)) })
      let rows = zip(matchups.rows, names).flatMap { row, name in
        layout.lines(
          Span(label(row, name, nameColumns), row.isHole ? .worse : .text),
          row.factors[block].map { [[Span(words.figures.briefFactor($0), role(of: $0))]] })
      }
      return head + rows + [.blank]
    }
  }

  private func role(of percent: Double) -> Role {
    percent == 100 ? .secondary : percent > 100 ? .worse : .better
  }

  private func label(_ row: TeamMatchups.Row, _ name: String, _ columns: Int) -> String {
    let counts = [row.weak, row.resisting].map { count in
      TextFit.pad(count == 0 ? "·" : String(count), to: Self.countColumns, atEnd: false)
    }
    return TextFit.pad(name + (row.isHole ? Self.holeMark : ""), to: columns) + counts.joined()
  }

  private func facts(columns: Int) -> [Line] {
    let labels = [Sentence.teamOpen, .hitsHard, .teamMisses, .teamMends].map { words($0) }
    let width = (labels.map(TextWidth.of).max() ?? 0) + 2
    func row(_ place: Int, _ facts: [Fact]) -> [Line] {
      let label = Span(TextFit.pad(labels[place], to: width), .secondary)
      return Line.labelled(label, facts.isEmpty ? [Fact("—")] : facts, columns: columns)
    }
    return row(0, matchups.holes.map(fact)) + row(1, matchups.covered.map(fact))
      + row(2, matchups.uncovered.map(fact)) + mends(labels[3], width, columns: columns) + [.blank]
  }

  private func fact(of type: PokemonType) -> Fact { Fact(words.name(of: type), link: .type(type)) }

  private func mends(_ label: String, _ width: Int, columns: Int) -> [Line] {
    let indent = TextFit.spaces(width)
    return mendings.enumerated().flatMap { place, mending in
      let types = mending.types.map { words.name(of: $0) }.joined(separator: " ")
      // What one resists and the team stays open to all the same is said once.
      let closed = mending.resists.filter { !mending.holesLeft.contains($0) }
      let resists = words(
        .teamMending, types, list(closed.isEmpty ? mending.resists : closed))
      let text =
        mending.holesLeft.isEmpty
        ? resists : words(.teamStillOpen, resists, list(mending.holesLeft))
      return TextFit.wrap(text, to: max(8, columns - width)).enumerated().map { line, text in
        let isFirst = place == 0 && line == 0
        return Line([
          Span(isFirst ? TextFit.pad(label, to: width) : indent, .secondary), Span(text),
        ])
      }
    }
  }

  private func list(_ types: [PokemonType]) -> String {
    words.joined(types.map { words.name(of: $0) }, by: .listPair)
  }
}
