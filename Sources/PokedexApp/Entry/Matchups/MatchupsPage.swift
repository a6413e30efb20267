internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let matchups = EntryPage(title: .tabMatchups, intents: dials + [.nextAbility]) { input in
    let count = max(1, min(3, input.layout.size.columns / 60))
    let columns = input.layout.pagePanes(count)[0].columns
    let page = MatchupsPage(entry: input.entry, words: input.words, columns: columns)
    return Page(
      panes: page.panes(count).map { Lines(Array(joining: $0, enough: input.enough)) },
      isWhole: input.enough == nil)
  }
}

/// What the Pokémon takes from every type, with the ability that one chooses, and what attacks of the
/// types that one chooses hit.
struct MatchupsPage {
  let entry: ScreenState.Entry
  let words: Words
  let columns: Int

  private var chart: TypeChart {
    words.rules.typeChart(generation: entry.generation ?? TypeChart.newestGeneration)
  }

  private var grid: TypeGrid { TypeGrid(words: words, columns: columns) }

  /// Its sections in so many panes: one below the other, or what is taken beside what is hit, and that
  /// beside whom it hits.
  func panes(_ count: Int) -> [[PageSection]] {
    let defense: [PageSection] = [{ _ in takes }]
    let cover = CoverageLines(entry: entry, words: words, columns: columns, chart: chart)
    let offense: [PageSection] = [{ _ in cover.attacks }, { _ in cover.best }]
    let hits: [PageSection] = [{ _ in cover.hits }]
    let whom: [PageSection] = [cover.whom]
    return switch count {
    case 1: [defense + offense + whom]
    case 2: [defense + hits, offense + whom]
    default: [defense, offense + hits, whom]
    }
  }

  private var takes: [Line] {
    let pokemon = entry.pokemon
    let matchups = Matchups(
      types: pokemon.types, abilities: pokemon.abilities.map(\.slug), chart: chart)
    let dial = ability(of: matchups)
    let heading = Span(words(.damageTaken), .heading)
    let right = dial.map { dial in
      let name = dial.value == 0 ? words(.noAbility) : name(of: matchups.changes[dial.value - 1])
      return [Span(words(.abilityLabel) + " ", .secondary), Span("[\(name)]", dial: dial)]
    }
    let chosen = dial.flatMap { $0.value == 0 ? nil : $0.value - 1 }
    return Line([heading], right: right ?? []).broken(to: columns)
      + grid.lines(of: matchups.takes(withChange: chosen), more: .worse, less: .better)
      + matchups.changes.flatMap(reason) + [.blank]
  }

  /// The dial for the ability that counts; nil where none changes anything. One that it surely has
  /// counts unless another is chosen.
  private func ability(of matchups: Matchups) -> DialSetting? {
    if matchups.changes.isEmpty { return nil }
    let isSure = entry.pokemon.abilities.count == 1
    return DialSetting(
      .ability, entry.dials[.ability], or: isSure ? 1 : 0,
      .choices(Array(0...matchups.changes.count)))
  }

  private func name(of change: Matchups.Change) -> String { words.name(ofAbility: change.ability) }

  private func reason(of change: Matchups.Change) -> [Line] {
    let name = name(of: change)
    return Line.wrapped(
      "\(name): \(words.reason(of: change.effect))", names: [(name, .ability(change.ability))],
      columns: columns)
  }
}

/// Makes a part of a page that may be long, when there is room for it: as many of its lines as are enough,
/// or more; all for nil.
typealias PageSection = (_ enough: Int?) -> [Line]

extension [Line] {
  /// The lines of sections, one below the other.
  ///
  /// - Parameter enough: after how many lines no further section is made; nil for all.
  init(joining sections: [PageSection], enough: Int?) {
    self.init()
    for section in sections where count < enough ?? .max {
      self += section(enough.map { $0 - count })
    }
  }
}

extension Words {
  /// Why an ability changes what is taken.
  func reason(of effect: AbilityDefense) -> String {
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
    case .neverEffective: self(.reasonNeverEffective)
    case .guardsFlying: self(.reasonGuardsFlying)
    }
  }
}
