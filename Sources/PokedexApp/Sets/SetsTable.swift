internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import TerminalUI

/// A table of a team's sets with a row for each set, followed by the team's weaknesses and
/// coverage.
package struct SetsTable {
  private let team: CheckedTeam
  private let text: SetWords

  private var words: Words { text.words }

  package init(team: CheckedTeam, text: SetWords) {
    (self.team, self.text) = (team, text)
  }

  /// Returns the table as plain text, followed by weaknesses and coverage.
  package func wholeText(columns: Int) -> String {
    let weaknesses = weaknesses(columns: columns)
    return (rows(columns: columns) + (weaknesses.isEmpty ? [] : [.blank] + weaknesses)).plainText
  }

  /// Returns the header, then the rows of each set.
  ///
  /// - Parameter name: closure that returns the first cell of the set with an index. If the cell is
  ///   empty, the set's name is shown.
  func rows(columns: Int, name: (Int) -> [Span] = { _ in [] }) -> [Line] {
    let cells = team.members.map(cells)
    func widest(_ column: Int) -> Int { cells.map { TextWidth.of($0[column]) }.max() ?? 0 }
    func named(_ title: String, _ column: Int, minimum: Int, priority: Int) -> Table.Column {
      let own = column == 0 ? cells.indices.map { name($0).columns }.max() ?? 0 : 0
      let width = max(TextWidth.of(title), widest(column), own)
      let minimumWidth = max(TextWidth.of(title), min(width, minimum))
      return Table.Column(
        title, minimum: minimumWidth, ideal: width, priority: priority, fit: .wrap)
    }
    let figures = ([words(.setLevel)] + Stat.allCases.map { words($0.listSentence) }).enumerated()
      .map { offset, title in
        Table.Column(
          title, .right, minimum: max(TextWidth.of(title), widest(offset + 4), 2),
          priority: offset == 0 ? 2 : offset == 6 ? 6 : 1, gap: 1)
      }
    let table = Table(
      [
        named("", 0, minimum: 12, priority: Table.Column.always),
        named(words(.setItem), 1, minimum: 10, priority: 5),
        named(words(.abilityLabel), 2, minimum: 10, priority: 4),
        named(words(.setTera), 3, minimum: 6, priority: 3),
      ] + figures, in: columns)
    return [table.header]
      + cells.enumerated().flatMap { index, cells in
        let texts = cells.map { cell in
          Flow(cell.split(separator: " ").map { Span(String($0)) }, separator: Span(" "))
        }
        let own = name(index)
        return table.lines(own.isEmpty ? texts : [Flow([own])] + texts.dropFirst())
      }
  }

  private func cells(of member: SetMember) -> [String] {
    let set = member.set
    let stats = member.stats
    let names = [
      text.name(of: set), set.item.map { text.name($0, as: .item) },
      set.ability.map { text.name($0, as: .ability) }, set.teraType.map { words.name(of: $0) },
    ]
    return names.map { $0 ?? "—" } + [String(member.level)]
      + Stat.allCases.map { stat in stats.map { String($0[stat]) } ?? "—" }
  }

  /// Returns the weaknesses and coverage of the sets whose Pokémon are known, then the weaknesses
  /// of each set after terastallization. Empty if no Pokémon is known.
  func weaknesses(columns: Int) -> [Line] {
    guard !team.known.isEmpty else { return [] }
    let grid = TeamGrid(
      team: team.known.compactMap(\.pokemon), matchups: team.matchups, generation: team.generation,
      words: words)
    return grid.lines(columns: columns) + terastallized(columns: columns)
  }

  private func terastallized(columns: Int) -> [Line] {
    let lines = team.known.flatMap { member -> [Line] in
      guard let takes = member.takesTerastallized(in: team.chart), let tera = member.set.teraType
      else { return [] }
      let weak = takes.filter { $0.percent > 100 }.map { words.name(of: $0.type) }
      let sentence = words(
        .setTeraWeak, text.name(of: member.set), words.name(of: tera),
        weak.isEmpty ? "—" : words.joined(weak, by: .listPair))
      return Line.wrapped(sentence, columns: columns)
    }
    return lines.isEmpty ? [] : [.blank, Line([Span(words(.setAfterTera), .secondary)])] + lines
  }
}
