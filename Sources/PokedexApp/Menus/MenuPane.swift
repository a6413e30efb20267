internal import PokedexText
internal import TerminalUI

/// Things to choose one of, in front of the list or a page.
struct MenuPane: Sendable, Equatable {
  let title: String
  let choices: [String]
  /// What else there is to say of each, in parts that are not cut while one is whole; none for nothing of any.
  let details: [[String]]
  let selected: Int
  /// Which of them is chosen now; nil where that is not marked.
  let sorted: Int?
  /// Whether the colours are shown below.
  var showsColors = false
}

/// Which rows of a menu are in view.
package enum MenuRows {
  /// Those that fit below the title, the selected one among them.
  package static func shown(of count: Int, selected: Int, in bodyRows: Int) -> Range<Int> {
    let rows = max(1, bodyRows - 1)
    let first = max(0, min(selected - rows + 1, count - rows))
    return first..<min(count, first + rows)
  }
}

extension Canvas {
  func draw(_ menu: MenuPane, _ frame: inout Frame) {
    let pane = Rect(
      column: 2, row: 1, columns: layout.size.columns - 4, rows: layout.bodyRows)
    frame.write(
      TextFit.clip(menu.title, to: pane.columns), column: 1, row: pane.row,
      style: theme.style(.heading))
    let width = menu.choices.map(TextWidth.of).max() ?? 0
    let shown = MenuRows.shown(
      of: menu.choices.count, selected: menu.selected, in: layout.bodyRows)
    for (line, row) in zip(layout.menuRow..., shown) {
      let isSelected = row == menu.selected
      let title = Span(TextFit.pad(menu.choices[row], to: width) + "  ")
      var spans = [title]
      if menu.details.indices ~= row {
        let room = pane.columns - TextWidth.of(title.text)
        let text = TextFit.fitted(menu.details[row], to: room, by: ", ")
        spans.append(Span(text, .secondary))
      }
      if row == menu.sorted { spans.append(Span(menu.details.isEmpty ? "✓" : " ✓", .key)) }
      Line(spans).write(
        to: &frame, column: pane.column, row: line, columns: pane.columns, styles: theme.styles)
      if isSelected { drawBar(in: layout.line(line), row: line, &frame) }
    }
    guard menu.showsColors else { return }
    let above = 2 + shown.count
    let rect = Rect(
      column: pane.column, row: pane.row + above, columns: pane.columns,
      rows: max(0, layout.bodyRows - above))
    draw(colorSample(columns: rect.columns), in: rect, &frame)
  }
}
