internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// The page of some Pokémon side by side.
extension SubjectPage {
  /// Their figures, then what they take as a team; beside each other where there is room for both.
  var teamPage: Page {
    let chart = rules.typeChart(generation: generation ?? TypeChart.newestGeneration)
    let comparison = ComparisonGrid(team: shown.team, generation: generation, words: words)
    let grid = TeamGrid(team: shown.team, chart: chart, words: words)
    let title = Line(
      [Span(words(.comparisonTitle), .name)],
      right: [Span(words.generation(chart.generation), .secondary)])
    let layout = Columns(2, of: 73..., in: columns, gap: 4)
    let lines = layout.lines([
      comparison.lines(columns: layout.width), grid.lines(columns: layout.width),
    ])
    return Page(title: title, panes: [Lines(lines)])
  }
}
