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

  private struct Column {
    let head: String
    let text: (Completeness) -> String
    var width: Int { max(5, TextWidth.of(head)) + 2 }
  }

  /// A name is not cut to less where a column can be left out.
  private static let leastName = 14
  private static let leastBar = 8

  /// As they stand side by side.
  private var all: [Column] {
    [
      Column(head: words(.completenessCaught)) { String($0.caught) },
      Column(head: words(.completenessSeen)) { String($0.seen) },
      Column(head: words(.completenessShiny)) { String($0.shiny) },
      Column(head: words(.completenessOf)) { String($0.count) },
      Column(head: "") { "\($0.percent) %" },
    ]
  }

  /// Those that there is room for: what is shiny goes first, then what is seen, then the share.
  private var shown: [Column] {
    let all = all
    var kept = Array(all.indices)
    for dropped in [2, 1, 4] {
      let width = kept.reduce(0) { $0 + all[$1].width }
      if width + min(longestName, Self.leastName) <= columns { break }
      kept.removeAll { $0 == dropped }
    }
    return kept.map { all[$0] }
  }

  private var longestName: Int { dexes.map { TextWidth.of(name(of: $0)) }.max() ?? 0 }

  private var nameColumns: Int {
    max(4, min(longestName, columns - shown.reduce(0) { $0 + $1.width }))
  }

  /// What is left for a bar; none where that is too short to say something.
  private var barColumns: Int {
    let room = columns - nameColumns - shown.reduce(0) { $0 + $1.width } - 3
    return room < Self.leastBar ? 0 : min(40, room)
  }

  var head: Line {
    let names = TextFit.spaces(nameColumns)
    return Line([Span(names + cells { $0.head }, .secondary)])
  }

  var lines: [Line] {
    dexes.map(line)
      + [.blank]
      + TextFit.wrap(words(.completenessHint), to: columns).map {
        Line([Span($0, .secondary)])
      }
  }

  private func line(of dex: Completeness) -> Line {
    let name = TextFit.abridge(name(of: dex), to: nameColumns)
    let gap = TextFit.spaces(nameColumns - TextWidth.of(name))
    let bar = Bar.text(dex.caught, of: dex.count, columns: barColumns)
    let figures = gap + cells { $0.text(dex) } + (bar.isEmpty ? "" : "  ")
    return Line([
      Span(name, query: dex.query(in: game)), Span(figures),
      Span(bar, dex.caught == dex.count ? .better : .text),
    ])
  }

  private func name(of dex: Completeness) -> String { words.label("dex", dex.dex) }

  /// Each at the right of its column.
  private func cells(_ text: (Column) -> String) -> String {
    shown.map { TextFit.pad(text($0), to: $0.width, atEnd: false) }.joined()
  }
}
