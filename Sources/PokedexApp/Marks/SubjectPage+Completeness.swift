internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension SubjectPage {
  /// How much of every Pokédex is caught and seen, in the game that marks are made in or in any.
  var completenessPage: Page {
    let game = words.title(ofGame: shown.markGame)
    let title = Line([Span(words(.completeness), .name)], right: [Span(game, .secondary)])
    let page = CompletenessLines(
      dexes: rules.regionalDexes.map { Completeness(of: $0, marks: shown.marks) },
      game: shown.markGame, words: words, columns: columns)
    return Page(title: title, head: [page.head], panes: [Lines(page.lines)])
  }
}

/// A line for each Pokédex: its name, which leads to what is missing, how many are caught and seen of how
/// many, and a bar.
struct CompletenessLines {
  let dexes: [Completeness]
  /// The slug of the version that it is about; nil for any.
  let game: String?
  let words: Words
  let columns: Int

  private static let bar = 6

  private var table: Table {
    let names = dexes.map { TextWidth.of(name(of: $0)) }.max() ?? 0
    func figure(_ title: String, priority: Int = Table.Column.always) -> Table.Column {
      Table.Column(title, .right, minimum: max(5, TextWidth.of(title)), priority: priority)
    }
    return Table(
      [
        Table.Column("", minimum: min(names, 14), ideal: names, fit: .abridge),
        figure(words(.completenessCaught)),
        figure(words(.completenessSeen), priority: 2),
        figure(words(.completenessShiny), priority: 1),
        figure(words(.completenessOf)),
        figure("", priority: 3),
        Table.Column("", minimum: 8, ideal: 40, priority: 0),
      ], in: columns)
  }

  var head: Line { table.header }

  var lines: [Line] {
    let table = table
    return dexes.map { line(of: $0, table) } + [.blank]
      + Line.wrapped(words(.completenessHint), .secondary, columns: columns)
  }

  private func line(of dex: Completeness, _ table: Table) -> Line {
    let bar = Bar.text(dex.caught, of: dex.count, columns: table.width(of: Self.bar))
    return table.line([
      Span(name(of: dex), query: dex.query(in: game)), Span(String(dex.caught)),
      Span(String(dex.seen)), Span(String(dex.shiny)), Span(String(dex.count)),
      Span("\(dex.percent) %"), Span(bar, dex.caught == dex.count ? .better : .text),
    ])
  }

  private func name(of dex: Completeness) -> String { words.label("dex", dex.dex) }
}
