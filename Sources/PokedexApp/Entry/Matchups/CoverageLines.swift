internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// What attacks of some types hit: the Pokémon's own, unless others are chosen.
struct CoverageLines {
  let entry: ScreenState.Entry
  let words: Words
  let columns: Int
  let chart: TypeChart

  /// A dial for each type of the generation.
  private let settings: [(type: PokemonType, setting: DialSetting)]
  private let coverage: Coverage

  init(entry: ScreenState.Entry, words: Words, columns: Int, chart: TypeChart) {
    self.entry = entry
    self.words = words
    self.columns = columns
    self.chart = chart
    settings = chart.types.map { type in
      let dial = Dial.attack(type)
      let isOwn = entry.pokemon.types.contains(type)
      return (type, DialSetting(dial, entry.dials[dial], or: isOwn ? 1 : 0, .choices([0, 1])))
    }
    coverage = Coverage(
      attacks: settings.filter { $0.setting.value == 1 }.map(\.type), chart: chart)
  }

  private var grid: TypeGrid { TypeGrid(words: words, columns: columns) }

  /// The types to choose from; those that are chosen where nothing can be changed.
  var attacks: [Line] {
    let shown = entry.table.isFixed ? settings.filter { $0.setting.value == 1 } : settings
    return [heading(words(.attacksTitle))] + grid.lines(of: shown) + [.blank]
  }

  /// The best of them against each type.
  var best: [Line] {
    if coverage.attacks.isEmpty {
      return Line.wrapped(words(.attacksNone), .secondary, columns: columns) + [.blank]
    }
    return Line.wrapped(words(.attacksBest), .heading, columns: columns)
      + grid.lines(of: coverage.best, more: .better, less: .worse) + [.blank]
  }

  /// What each by itself hits hard.
  var hits: [Line] {
    let attacks = coverage.attacks
    if attacks.isEmpty { return [] }
    return [heading(words(.hitsHard))]
      + attacks.flatMap { attack in
        let hit = chart.types.filter { chart.factor(of: attack, on: $0) > 100 }
        let label = Span(
          TextFit.pad(words.name(of: attack), to: words.labelColumns), .type(attack))
        let facts = hit.map { Span(words.name(of: $0), link: .type($0)) }
        return Flow(facts.isEmpty ? [Span("—")] : facts, label: label).lines(columns: columns)
      } + [.blank]
  }

  /// How many of all Pokémon they hit how hard, and which of them none hits as hard as usual.
  func whom(enough: Int?) -> [Line] {
    if coverage.attacks.isEmpty { return [] }
    let count = coverage.count(of: words.rules.typeGroups(in: entry.generation))
    let counts = counts(count)
    return counts + resisting(count.resisting, enough: enough.map { $0 - counts.count })
  }

  private func counts(_ count: Coverage.Count) -> [Line] {
    let rows: [(String, Int, Role)] = [
      (words(.coverHard), count.hard, .better), (words(.coverNeutral), count.neutral, .text),
      (words(.coverWeak), count.weak, .worse), (words(.coverNone), count.none, .worse),
    ]
    let width = rows.reduce(0) { max($0, TextWidth.of($1.0)) } + 2
    return Line.wrapped(words(.coverTitle, String(count.total)), .heading, columns: columns)
      + rows.map { text, number, role in
        let percent = (number * 1000 + count.total / 2) / max(1, count.total)
        let share = TextFit.pad("\(words.figures.tenths(percent)) %", to: 8, atEnd: false)
        let figure = TextFit.pad(String(number), to: 5, atEnd: false)
        let room = columns - width - 5 - 8 - 2
        let bar = room < 8 ? "" : "  " + Bar.text(number, of: count.total, columns: room)
        return Line([
          Span(TextFit.pad(text, to: width), .secondary), Span(figure, role),
          Span(columns >= width + 13 ? share : "", .secondary), Span(bar, role),
        ])
      } + Line.wrapped(words(.coverNote), .secondary, columns: columns) + [.blank]
  }

  private func resisting(_ ids: [Int], enough: Int?) -> [Line] {
    if ids.isEmpty { return Line.wrapped(words(.resistedByNone), columns: columns) }
    // A name and the dot behind it take four columns at least: no more of them fit into the lines.
    let shown = enough.map { ids.prefix(max(0, $0) * (columns / 4 + 1)) } ?? ids[...]
    return Line.wrapped(words(.resistedBy, String(ids.count)), .heading, columns: columns)
      + Flow(shown.map(words.fact(ofPokemon:))).lines(columns: columns)
  }

  private func heading(_ text: String) -> Line { Line([Span(text, .heading)]) }
}
