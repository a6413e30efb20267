internal import PokedexFeatures
internal import PokedexBattle
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let matchups = EntryPage(
    name: "matchups", title: .tabMatchups,
    addContent: { content, _, state in
      content.version = state.choices.game
      content.gameOfMoves = state.gameOfMoves
      content.mine = state.ownVarieties
    }
  ) { input in
    let count = max(1, min(3, input.layout.size.columns / 60))
    let columns = input.layout.pagePanes(count)[0].columns
    let page = MatchupsPage(
      entry: input.entry, words: input.words, columns: columns, sets: input.sets)
    return Page(panes: page.panes(count).map { LazyLines($0) })
  }
}

/// Page with the damage that the Pokémon takes from every type, and the coverage of the chosen
/// attacking types. A chosen ability is taken into account.
struct MatchupsPage {
  let entry: EntryContent
  let words: Words
  let columns: Int
  let sets: (any SetGameData)?

  private var chart: TypeChart {
    words.rules.typeChart(generation: entry.generation ?? TypeChart.newestGeneration)
  }

  private var grid: TypeGrid { TypeGrid(words: words, columns: columns) }

  /// Returns the sections of the page, divided into `count` panes. The first sections are damage
  /// taken and counters, followed by the coverage of the attacking types, then counts of Pokémon.
  func panes(_ count: Int) -> [[Line]] {
    let cover = CoverageLines(entry: entry, words: words, columns: columns, chart: chart)
    let offense = cover.attacks + cover.best
    return switch count {
    case 1: [takes + offense + cover.counts]
    case 2: [takes + cover.hits, offense + cover.counts]
    default: [takes, offense + cover.hits, cover.counts]
    }
  }

  private var takes: [Line] {
    let matchups = Matchups(of: entry.pokemon, chart: chart)
    let pageControl = ability(of: matchups)
    let heading = Span(words(.damageTaken), .heading)
    let right = pageControl.map { pageControl in
      let name =
        pageControl.value == 0
        ? words(.noAbility) : name(of: matchups.changes[pageControl.value - 1])
      return [
        Span(words(.abilityLabel) + " ", .secondary), Span("[\(name)]", pageControl: pageControl),
      ]
    }
    let chosen = pageControl.flatMap { $0.value == 0 ? nil : $0.value - 1 }
    let takes = matchups.takes(withChange: chosen)
    let counters = CounterLines(
      entry: entry, words: words, columns: columns, chart: chart, takes: takes)
    return Line([heading], right: right ?? []).broken(to: columns)
      + grid.lines(of: takes, more: .worse, less: .better)
      + matchups.changes.flatMap(reason) + [.blank] + beats + counters.lines
  }

  /// The Pokémon of the game that beat this one by calculation. Only the heading is shown until the
  /// user opens the list with Enter.
  private var beats: [Line] {
    guard let sets else { return [] }
    let generation = entry.generation ?? TypeChart.newestGeneration
    let source = sets.moveSources(
      of: [entry.pokemon.id], in: generation, requestedGame: entry.gameOfMoves)[0]
    guard let source else { return [] }
    let isOpen = entry.table.isReadOnly || entry.table.opened.contains(CounterLines.calculatedKey)
    var heading = Line.wrapped(
      words(.beatenCalculated, words.name(ofGame: source.game)), .heading, columns: columns - 4)
    if !entry.table.isReadOnly {
      heading[heading.count - 1].left += [
        Span(" "), Span(isOpen ? "[−]" : "[+]", fold: CounterLines.calculatedKey),
      ]
    }
    if !isOpen { return heading + [.blank] }
    let set = PokemonSet(untrained: entry.pokemon.slug)
    let table = CounterTable(
      text: SetWords(words, sets), columns: columns, level: 100, mine: entry.mine)
    let moves = DuelMoves(of: set, source, gameData: sets).moves
    return heading + table.lines(to: Fighter(set), moves, in: source.game) + [.blank]
  }

  /// Returns the page control for choosing the ability to take into account. Nil if no ability
  /// changes the damage. If the Pokémon can have only one ability, that ability is the default.
  private func ability(of matchups: Matchups) -> ControlSetting? {
    if matchups.changes.isEmpty { return nil }
    let onlyAbility = matchups.onlyAbilityChange.map { $0 + 1 } ?? 0
    return entry.controls.setting(
      .ability, or: onlyAbility, .choices(Array(0...matchups.changes.count)))
  }

  private func name(of change: Matchups.Change) -> String { words.name(ofAbility: change.ability) }

  private func reason(of change: Matchups.Change) -> [Line] {
    let name = name(of: change)
    return Line.wrapped(
      "\(name): \(words.reason(of: change.effect))", names: [(name, .ability(change.ability))],
      columns: columns)
  }
}

/// Coverage of some attacking types: the Pokémon's own types, unless the user chooses others.
struct CoverageLines {
  let entry: EntryContent
  let words: Words
  let columns: Int
  let chart: TypeChart

  /// Each type of the generation with its page control. The control's value is 1 for an attacking
  /// type and 0 for any other type.
  private let settings: [(type: PokemonType, setting: ControlSetting)]
  private let coverage: Coverage

  init(entry: EntryContent, words: Words, columns: Int, chart: TypeChart) {
    self.entry = entry
    self.words = words
    self.columns = columns
    self.chart = chart
    settings = chart.types.map { type in
      let isOwn = entry.pokemon.types.contains(type)
      return (type, entry.controls.setting(.attack(type), or: isOwn ? 1 : 0, .choices([0, 1])))
    }
    coverage = Coverage(
      attacks: settings.filter { $0.setting.value == 1 }.map(\.type), chart: chart)
  }

  private var grid: TypeGrid { TypeGrid(words: words, columns: columns) }

  /// Lines with the types to choose from. On a printed page, these are only the chosen types.
  var attacks: [Line] {
    let shown = entry.table.isReadOnly ? settings.filter { $0.setting.value == 1 } : settings
    return [heading(words(.attacksTitle))] + grid.lines(of: shown) + [.blank]
  }

  /// Lines with each type and the highest damage factor that any of the attacking types has against
  /// it.
  var best: [Line] {
    if coverage.attacks.isEmpty {
      return Line.wrapped(words(.attacksNone), .secondary, columns: columns) + [.blank]
    }
    return Line.wrapped(words(.attacksBest), .heading, columns: columns)
      + grid.lines(of: coverage.best, more: .better, less: .worse) + [.blank]
  }

  /// Lines with the types that each attacking type is super effective against.
  var hits: [Line] {
    let attacks = coverage.attacks
    if attacks.isEmpty { return [] }
    return [heading(words(.hitsHard))]
      + attacks.flatMap { attack in
        let hit = chart.types.filter { chart.factor(of: attack, on: $0) > 100 }
        let facts = hit.map { Span(words.name(of: $0), link: .type($0)) }
        var field = Field(words.name(of: attack), facts.orDash)
        field.label = Span(field.label.text, .type(attack))
        return field.lines(labelColumns: words.labelColumns, columns: columns)
      } + [.blank]
  }

  /// Lines that count Pokémon by how effective the attacking types are against them: super
  /// effective, neutral, not very effective or without effect. For each Pokémon, only the most
  /// effective type counts. The Pokémon that resist all attacking types follow.
  var counts: [Line] {
    if coverage.attacks.isEmpty { return [] }
    let count = coverage.count(of: words.rules.typeGroups(in: entry.generation))
    return table(of: count) + resisting(count.resisting)
  }

  private func table(of count: Coverage.Count) -> [Line] {
    let rows: [(String, Int, Role)] = [
      (words(.coverHard), count.hard, .better), (words(.coverNeutral), count.neutral, .text),
      (words(.coverWeak), count.weak, .worse), (words(.coverNone), count.none, .worse),
    ]
    let widest = rows.reduce(0) { max($0, TextWidth.of($1.0)) }
    let table = Table(
      [
        Table.Column("", minimum: widest), Table.Column("", .right, minimum: 5),
        Table.Column("", .right, minimum: 8, priority: 1, gap: 0),
        Table.Column("", minimum: 8, ideal: columns, priority: 0),
      ], in: columns)
    return Line.wrapped(words(.coverTitle, String(count.total)), .heading, columns: columns)
      + rows.map { text, number, role in
        let permille = (number * 1000 + count.total / 2) / max(1, count.total)
        return table.line([
          Span(text, .secondary), Span(String(number), role),
          Span("\(words.figures.tenths(permille)) %", .secondary),
          Span(Bar.text(number, of: count.total, columns: table.width(of: 3)), role),
        ])
      } + Line.wrapped(words(.coverNote), .secondary, columns: columns) + [.blank]
  }

  /// Returns the number of Pokémon that resist all attacking types, then the list of them. On
  /// screen, the list is hidden until the user opens it with Enter. Plain text always shows it,
  /// because it has no keys.
  private func resisting(_ ids: [Int]) -> [Line] {
    if ids.isEmpty { return Line.wrapped(words(.resistedByNone), columns: columns) }
    let pageControl = entry.controls.setting(.resisting, or: 0, .choices([0, 1]))
    let isOpen = entry.table.isReadOnly || pageControl.value == 1
    let button = isOpen ? "[−]" : "[+]"
    var lines = Line.wrapped(
      words(.resistedBy, String(ids.count)), .heading,
      columns: columns - TextWidth.of(button) - 1)
    if !entry.table.isReadOnly {
      lines[lines.count - 1].left += [Span(" "), Span(button, pageControl: pageControl)]
    }
    return isOpen
      ? lines + Flow(ids.map(words.fact(ofPokemon:))).lines(columns: columns) : lines
  }

  private func heading(_ text: String) -> Line { Line([Span(text, .heading)]) }
}

extension Words {
  /// Returns the reason why an ability changes the damage taken.
  func reason(of effect: AbilityDamageRule) -> String {
    switch effect {
    case .immune(let type): self(.reasonImmune, name(of: type))
    case .scales(let types, let percent):
      self(.reasonScales, joined(types.map(name(of:)), by: .listPair), String(percent))
    case .immuneAndWeak(let immune, let weak, let percent):
      self(
        .listPair, self(.reasonImmune, name(of: immune)),
        self(.reasonScales, name(of: weak), String(percent)))
    case .onlySuperEffective: self(.reasonOnlySuperEffective)
    case .softensSuperEffective(let percent): self(.reasonSoftens, String(percent))
    case .alwaysNotVeryEffective: self(.reasonNeverEffective)
    case .guardsFlying: self(.reasonGuardsFlying)
    }
  }
}
