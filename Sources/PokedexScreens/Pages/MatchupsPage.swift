internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let matchups = EntryPage(title: .tabMatchups) { input in
    let page = MatchupsPage(entry: input.entry, words: input.words, columns: input.columns)
    return Page(panes: [page.lines])
  }
}

/// What the Pokémon takes from every type, how its abilities change that, and what it hits hard.
struct MatchupsPage {
  let entry: ScreenState.Entry
  let words: Words
  let columns: Int

  private static let factors: [Double] = [400, 200, 100, 50, 25, 0]

  var lines: [Line] {
    let pokemon = entry.pokemon
    let chart = words.rules.typeChart(generation: entry.generation ?? TypeChart.newestGeneration)
    let matchups = Matchups(
      types: pokemon.types, abilities: pokemon.abilities.map(\.slug), chart: chart)
    return [Line([Span(words(.damageTaken), .heading)])] + takes(matchups)
      + section(.withAbilities, matchups.changes.flatMap(lines(of:)))
      + section(.hitsHard, matchups.hitsHard.flatMap { hits($0.type, on: $0.on) })
  }

  private func section(_ title: Sentence, _ lines: [Line]) -> [Line] {
    lines.isEmpty ? [] : [.blank, Line([Span(words(title), .heading)])] + lines
  }

  private func takes(_ matchups: Matchups) -> [Line] {
    Self.factors.flatMap { percent in
      let types = matchups.takes.filter { $0.percent == percent }.map(\.type)
      return types.isEmpty ? [] : row(Figures.factor(percent), types.map { ($0, nil) })
    }
  }

  private func lines(of change: Matchups.Change) -> [Line] {
    let name = words.name(ofAbility: change.ability)
    let reason = Line.wrapped(
      "\(name): \(words.reason(of: change.effect))", names: [(name, .ability(change.ability))],
      columns: columns)
    return reason
      + row("", change.factors.map { ($0.type, Figures.factor($0.percent)) })
  }

  private func hits(_ type: PokemonType, on types: [PokemonType]) -> [Line] {
    guard !types.isEmpty else {
      return [Line([label(words.name(of: type)), Span("—", .secondary)])]
    }
    return row(words.name(of: type), types.map { ($0, nil) })
  }

  private func label(_ text: String) -> Span {
    Span(TextFit.pad(text, to: Words.labelColumns - 1) + " ", .secondary)
  }

  /// A label and types, each with its factor where it has one, in as many lines as they need.
  private func row(_ text: String, _ types: [(PokemonType, String?)]) -> [Line] {
    var lines: [[Span]] = [[label(text)]]
    var used = Words.labelColumns
    for (index, (type, factor)) in types.enumerated() {
      let name = words.name(of: type) + (factor.map { " \($0)" } ?? "")
      let width = TextWidth.of(name)
      if index > 0, used + 2 + width > columns {
        lines.append([label("")])
        used = Words.labelColumns
      } else if index > 0 {
        lines[lines.count - 1].append(Span("  "))
        used += 2
      }
      lines[lines.count - 1].append(Span(name, .type(type), link: .type(type)))
      used += width
    }
    return lines.map { Line($0) }
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
