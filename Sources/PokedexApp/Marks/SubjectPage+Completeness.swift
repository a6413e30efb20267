internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension SubjectPage {
  /// How much of every Pokédex is caught and seen, in the game that marks are made in or in any: a line for
  /// each, whose name leads to what is missing.
  var completenessPage: Page {
    let game = shown.markGame
    let dexes = rules.regionalDexes.map { Completeness(of: $0, marks: shown.marks) }
    let names = dexes.map { words.label("dex", $0.dex) }
    let table = completenessTable(names)
    let rows = zip(names, dexes).map { name, dex in
      let bar = Bar.text(dex.caught, of: dex.count, columns: table.width(of: 6))
      return table.line([
        Span(name, query: dex.query(in: game)), Span(String(dex.caught)), Span(String(dex.seen)),
        Span(String(dex.shiny)), Span(String(dex.count)), Span("\(dex.percent) %"),
        Span(bar, dex.caught == dex.count ? .better : .text),
      ])
    }
    let hint = Line.wrapped(words(.completenessHint), .secondary, columns: columns)
    return Page(
      title: title(words.title(ofGame: game)), head: [table.header],
      panes: [Lines(rows + [.blank] + hint)])
  }

  private func completenessTable(_ names: [String]) -> Table {
    let widest = names.map(TextWidth.of).max() ?? 0
    func figure(_ title: String, priority: Int = Table.Column.always) -> Table.Column {
      Table.Column(title, .right, minimum: max(5, TextWidth.of(title)), priority: priority)
    }
    return Table(
      [
        Table.Column("", minimum: min(widest, 14), ideal: widest, fit: .abridge),
        figure(words(.completenessCaught)), figure(words(.completenessSeen), priority: 2),
        figure(words(.completenessShiny), priority: 1), figure(words(.completenessOf)),
        figure("", priority: 3), Table.Column("", minimum: 8, ideal: 40, priority: 0),
      ], in: columns)
  }
}
