internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// A menu in front of the list or a page.
struct MenuPane: Sendable, Equatable {
  let menu: Menu
  /// The text by which the menu's rows are filtered. Empty if there is no filter.
  let filter: TableSettings
  /// Whether a sample of the theme's colours is shown below the rows.
  let showsColors: Bool

  /// Returns the index of the row on a line below the title, if any.
  func row(at line: Int, in height: Int) -> Int? { menu.row(at: line, in: height) }
}

extension MenuPane {
  init(_ menu: MenuState, _ state: AppState) {
    let content = state.content(of: menu)
    self.menu = Menu(
      title: content.title,
      rows: content.rows.map { Menu.MenuEntry($0.title, details: $0.details) },
      selected: menu.selected, current: content.current)
    filter = menu.filter
    showsColors = content.showsColors
  }
}

extension Canvas {
  func draw(_ pane: MenuPane, _ frame: inout Frame) {
    let rect = Rect(
      column: 2, row: 1, columns: layout.size.columns - 4, rows: layout.bodyRows)
    let title = Line.title(pane.menu.title, pane.filter, columns: rect.columns)
    title.write(
      to: &frame, column: 1, row: rect.row, columns: rect.columns, styles: theme.styles)
    var lines = pane.menu.lines(rect.size)
    if lines.isEmpty { lines = [Line([Span(words(.noMatch), .secondary)])] }
    let body = Rect(
      column: rect.column, row: layout.menuRow, columns: rect.columns, rows: rect.rows - 1)
    draw(lines, in: body, &frame)
    if let line = pane.menu.selectedLine(in: rect.rows) {
      drawBar(in: layout.line(body.row + line), row: body.row + line, &frame)
    }
    if pane.showsColors {
      let above = lines.count + 1
      let rest = Rect(
        column: body.column, row: body.row + above, columns: body.columns,
        rows: body.rows - above)
      draw(colorSample(columns: rest.columns), in: rest, &frame)
    }
  }

  /// Returns a sample of the theme's colours: types, bands of base stats, and other roles such as
  /// headings.
  private func colorSample(columns: Int) -> [Line] {
    let types = PokemonType.allCases.filter(\.hasMembers).map {
      [Span(words.name(of: $0), .type($0))]
    }
    let bands: [(StatBand, Int)] = [
      (.poor, 40), (.low, 60), (.fair, 90), (.good, 110), (.superb, 150),
    ]
    let stats = bands.map { band, base in
      [
        Span("\(base)", .stat(band)), Span(" "),
        Span(Bar.text(base, of: 255, columns: 8), .stat(band)),
      ]
    }
    let others = [
      [Span(words(.themeHeading), .heading)], [Span(words(.themeMatch), .match)],
      [Span(words(.themeSecondary), .secondary)], [Span("+10 %", .better)], [Span("−10 %", .worse)],
    ]
    return [types, stats, others].flatMap { Flow($0).lines(columns: columns) }
  }
}
