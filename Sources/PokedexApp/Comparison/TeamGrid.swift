package import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Grid of the damage that each team member takes from every type. Below it are the team's holes
/// (types that more members are weak to than resist) and type combinations of a new member that
/// would close them.
package struct TeamGrid {
  /// Team members, as they were in the generation.
  let team: [Pokemon]
  package let matchups: TeamMatchups
  let words: Words
  private let note: Sentence
  /// Type combinations for a new member that would help the team, the most helpful first. Only
  /// combinations that Pokémon of the generation have are included.
  package let suggestions: [TeamMatchups.TeamSuggestion]

  private static let holeMark = "!"
  private static let countColumns = 3

  /// Creates a grid for Pokémon without sets.
  ///
  /// - Parameter team: the members as they were in the chart's generation.
  package init(team: [Pokemon], chart: TypeChart, words: Words) {
    self.init(
      team: team, matchups: TeamMatchups(of: team, chart: chart), generation: chart.generation,
      words: words, note: .teamNote)
  }

  /// Creates a grid for sets. The abilities and moves of the sets are taken into account.
  package init(team: [Pokemon], matchups: TeamMatchups, generation: Int, words: Words) {
    self.init(
      team: team, matchups: matchups, generation: generation, words: words, note: .setNote)
  }

  private init(
    team: [Pokemon], matchups: TeamMatchups, generation: Int, words: Words, note: Sentence
  ) {
    (self.team, self.matchups, self.words, self.note) = (team, matchups, words, note)
    suggestions = matchups.suggestions(among: words.rules.typeGroups(in: generation).map(\.types))
  }

  /// Returns the grid as plain text.
  package func text(columns: Int) -> String { lines(columns: columns).plainText }

  func lines(columns: Int) -> [Line] {
    grid(columns: columns) + facts(columns: columns)
      + Line.wrapped(words(note, Self.holeMark), .secondary, columns: columns)
  }

  private func grid(columns: Int) -> [Line] {
    let names = matchups.rows.map { words.name(of: $0.attack) }
    let nameColumns = (names.map(TextWidth.of).max() ?? 0) + Self.holeMark.count
    let layout = Columns(
      team.count, of: 6..., maximum: 12, in: columns,
      after: nameColumns + 2 * Self.countColumns + 2,
      gap: 1)
    let counts = ["−", "+"].map {
      Table.Column($0, .right, minimum: Self.countColumns, gap: 0)
    }
    return layout.groups.flatMap { group -> [Line] in
      let members = group.map { index in
        Table.Column("", minimum: layout.width, fit: .wrap, gap: index == group.lowerBound ? 2 : 1)
      }
      let table = Table(
        [Table.Column("", minimum: nameColumns)] + counts + members, in: columns)
      let titles = [Span(""), Span("−", .secondary), Span("+", .secondary)]
      let heads = team[group].map { Span(words.name(of: $0), .name, link: .pokemon($0.id)) }
      return table.lines((titles + heads).map { Flow([$0]) })
        + matchups.rows.map { row in table.line(label(row) + factors(row, group)) } + [.blank]
    }
  }

  private func factors(_ row: TeamMatchups.AttackRow, _ group: Range<Int>) -> [Span] {
    row.factors[group].map { percent in
      let role: Role = percent == 100 ? .secondary : percent > 100 ? .worse : .better
      return Span(words.figures.briefFactor(percent), role)
    }
  }

  private func label(_ row: TeamMatchups.AttackRow) -> [Span] {
    let name = words.name(of: row.attack) + (row.isHole ? Self.holeMark : "")
    let counts = [row.weak, row.resisting].map { $0 == 0 ? "·" : String($0) }
    return ([name] + counts).map { Span($0, row.isHole ? .worse : .text) }
  }

  private func facts(columns: Int) -> [Line] {
    let fields = [
      (words(.teamOpen), matchups.holes), (words(.hitsHard), matchups.covered),
      (words(.teamMisses), matchups.uncovered),
    ].map { label, types in Field(label, types.map(fact).orDash) }
    let suggestionFields = suggestions.enumerated().map { index, suggestion in
      Field(index == 0 ? words(.teamFixes) : "", [Span(text(of: suggestion))])
    }
    return Field.lines(fields + suggestionFields, columns: columns) + [.blank]
  }

  private func fact(of type: PokemonType) -> Span { Span(words.name(of: type), link: .type(type)) }

  private func text(of suggestion: TeamMatchups.TeamSuggestion) -> String {
    let types = suggestion.types.map { words.name(of: $0) }.joined(separator: " ")
    // Types that are still a hole with the new member are listed after "still open to", so leave
    // them out of "resists", unless "resists" would then be empty.
    let closed = suggestion.resists.filter { !suggestion.holesLeft.contains($0) }
    let resists = words(.teamFix, types, list(closed.isEmpty ? suggestion.resists : closed))
    return suggestion.holesLeft.isEmpty
      ? resists : words(.teamStillOpen, resists, list(suggestion.holesLeft))
  }

  private func list(_ types: [PokemonType]) -> String {
    words.joined(types.map { words.name(of: $0) }, by: .listPair)
  }
}
