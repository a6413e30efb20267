internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension SubjectPage {
  /// How much of every Pokédex is caught and seen, in the game that marks are made in or in any.
  var completenessPage: Page {
    let game = GameMenu(words: words).title(of: shown.markGame)
    let title = Line([Span(words(.completeness), .name)], right: [Span(game, .secondary)])
    let page = CompletenessLines(
      dexes: rules.regionalDexes.map { Completeness(of: $0, marks: shown.marks) }, words: words,
      columns: columns)
    return Page(title: title, head: [page.head], panes: [Lines(page.lines)])
  }
}

/// A line for each Pokédex: its name, how many are caught and seen of how many, and a bar.
struct CompletenessLines {
  let dexes: [Completeness]
  let words: Words
  let columns: Int

  private static let figureColumns = 7
  /// Under so many columns there are no shares.
  private static let narrow = 48

  private var showsShares: Bool { columns >= Self.narrow }

  /// What is left when the figures are there; the bar goes first.
  private var nameColumns: Int {
    let names = dexes.map { TextWidth.of(name(of: $0)) }.max() ?? 0
    return max(4, min(names, columns - (showsShares ? 4 : 3) * Self.figureColumns))
  }

  private var heads: [String] {
    [words(.completenessCaught), words(.completenessSeen), words(.completenessOf)]
  }

  var head: Line {
    let names = String(repeating: " ", count: nameColumns)
    return Line([Span(names + heads.map(Self.right).joined(), .secondary)])
  }

  var lines: [Line] {
    dexes.map(line)
      + [.blank] + TextFit.wrap(words(.completenessHint), to: columns).map {
        Line([Span($0, .secondary)])
      }
  }

  private func line(of dex: Completeness) -> Line {
    let name = TextFit.pad(TextFit.clip(name(of: dex), to: nameColumns), to: nameColumns)
    let figures = [dex.caught, dex.seen, dex.count].map { Self.right(String($0)) }.joined()
    guard showsShares else { return Line([Span(name), Span(figures)]) }
    let used = nameColumns + 4 * Self.figureColumns
    let bar = Bar.text(dex.caught, of: dex.count, columns: max(0, min(40, columns - used - 2)))
    return Line([
      Span(name), Span(figures), Span(Self.right("\(dex.percent) %") + "  ", .secondary),
      Span(bar, dex.caught == dex.count ? .better : .text),
    ])
  }

  private func name(of dex: Completeness) -> String { words.label("dex", dex.dex) }

  /// A head or a figure at the right of its column; a long head is cut.
  private static func right(_ text: String) -> String {
    TextFit.pad(" " + TextFit.clip(text, to: figureColumns - 1), to: figureColumns, atEnd: false)
  }
}
