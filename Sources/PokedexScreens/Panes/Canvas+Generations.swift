internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// The generations to choose from.
extension Canvas {
  func drawGenerations(selected: Int, _ frame: inout Frame) {
    let menu = GenerationMenu(words: words)
    let pane = Rect(
      column: 2, row: 1, columns: layout.size.columns - 4, rows: layout.bodyRows)
    frame.write(
      TextFit.clip(words(.chooseGeneration), to: pane.columns), column: 1, row: pane.row,
      style: theme.style(.heading))
    let width = menu.choices.map { TextWidth.of(menu.title(of: $0)) }.max() ?? 0
    let shown = menu.rows(selected: selected, in: layout.bodyRows)
    for (line, row) in zip(layout.generationsRow..., shown) {
      let choice = menu.choices[row]
      let isSelected = row == selected
      if isSelected { frame.write("▸", column: 1, row: line, style: theme.style(.selection)) }
      let title = Span(
        TextFit.pad(menu.title(of: choice), to: width) + "  ", isSelected ? .selection : .text)
      let games = TextFit.clip(menu.games(of: choice), to: pane.columns - TextWidth.of(title.text))
      Line([title, Span(games, .secondary)]).write(
        to: &frame, column: pane.column, row: line, columns: pane.columns, theme: theme)
    }
  }
}

/// What can be chosen: today, then each generation.
package struct GenerationMenu {
  let words: Words

  package init(words: Words) {
    self.words = words
  }

  /// Nil for today.
  package var choices: [Int?] { [nil] + (1...TypeChart.newestGeneration).map { $0 } }

  /// Those that fit below the title, the selected one among them.
  package func rows(selected: Int, in bodyRows: Int) -> Range<Int> {
    let rows = max(1, bodyRows - 1)
    let first = max(0, min(selected - rows + 1, choices.count - rows))
    return first..<min(choices.count, first + rows)
  }

  func title(of choice: Int?) -> String {
    guard let choice else { return "0 " + words(.generationToday) }
    return "\(choice) " + words.generation(choice)
  }

  /// The games of a generation, in the order of their release; of those of one name the first.
  func games(of choice: Int?) -> String {
    let versions = words.rules.versionGroups.filter { $0.generation == choice }.flatMap(\.versions)
    return versions.map(words.plainName(ofVersion:)).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }.joined(separator: ", ")
  }
}
