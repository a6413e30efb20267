internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Table of the stats at the chosen level, with the chosen nature and training values.
struct StatLines {
  let entry: EntryContent
  let words: Words
  let columns: Int

  private var isEarly: Bool { Training.isEarly(entry.generation) }

  var lines: [Line] {
    if !isEarly, !entry.features.contains(.effortValues), let game = entry.edition?.game {
      return Line.wrapped(
        words(.statsOwnFormula, words.name(ofGame: game)), .secondary, columns: columns) + [.blank]
    }
    let nature = isEarly ? nil : natureSetting
    return [Line([Span(words(.statsTitle), .heading)])] + conditions(nature)
      + table(nature.flatMap { self.nature(at: $0.value) }) + total + [.blank]
  }

  /// Returns the control for the level. If the generation has natures, also returns the control for
  /// the nature, and its effect.
  private func conditions(_ setting: ControlSetting?) -> [Line] {
    let level = self.level
    let first = Field(words(.columnLevel), String(level.value), pageControl: level).spans
    guard let setting, let nature = nature(at: setting.value) else { return [Line(first)] }
    let second = [
      Span(words(.natureLabel), .secondary, link: .natures), Span(" "),
      Span("[\(words.name(ofNature: nature.slug))]", pageControl: setting),
    ]
    let pieces = [first, second, effect(of: nature)].filter { !$0.isEmpty }
    return Flow(pieces, separator: Span("  ")).lines(columns: columns)
  }

  /// Returns the stats that a nature raises and lowers; empty for a neutral nature.
  private func effect(of nature: Nature) -> [Span] {
    guard let raised = nature.increased, let lowered = nature.decreased else { return [] }
    return [
      Span("+" + words(Label(raised).sentence), .better), Span(" "),
      Span("−" + words(Label(lowered).sentence), .worse),
    ]
  }

  private var level: ControlSetting {
    entry.controls.setting(
      .level, or: 50, .figures(1...100, step: 1, coarseStep: 10, commonValues: [1, 5, 50, 100]))
  }

  private var natureSetting: ControlSetting {
    let natures = words.rules.natures
    let neutral = natures.firstIndex { $0.slug == "hardy" } ?? 0
    return entry.controls.setting(.nature, or: neutral, .choices(Array(natures.indices)))
  }

  private func nature(at index: Int) -> Nature? {
    let natures = words.rules.natures
    return natures.indices ~= index ? natures[index] : nil
  }
}

// MARK: - The table

extension StatLines {
  private var layout: Table {
    let titles = words(isEarly ? .statColumnsEarly : .statColumns).split(separator: "|")
    func figure(_ title: Int, width: Int = 5, priority: Int = Table.Column.always) -> Table.Column {
      Table.Column(String(titles[title]), .right, minimum: width, priority: priority)
    }
    let widest = Stat.allCases.reduce(0) { max($0, TextWidth.of(words(Label($1).sentence))) }
    let label = Table.Column("", minimum: widest + 1, ideal: max(12, widest + 1))
    return Table(
      [
        label, figure(0, priority: 2), figure(1), figure(2, width: isEarly ? 8 : 6), figure(3),
        figure(4, priority: 1), figure(5, priority: 1),
      ], in: columns, gap: 0)
  }

  private func table(_ nature: Nature?) -> [Line] {
    let layout = layout
    return [layout.header]
      + Stat.all(in: entry.generation).map { layout.line(row(of: $0, nature)) }
  }

  private func row(of stat: Stat, _ nature: Nature?) -> [Span] {
    let isSpecial = stat.isSpecial(in: entry.generation)
    let percent = nature?.percent(of: stat) ?? 100
    let role: Role = percent > 100 ? .better : percent < 100 ? .worse : .text
    let base = entry.pokemon.stats[stat]
    let range = StatFormula.range(of: stat, base: base, level: level.value, isEarly: isEarly)
    let effort = effortSetting(stat)
    return [
      Span(words(isSpecial ? .statSpecial : Label(stat).sentence), .secondary),
      Span(String(base), .secondary), individual(of: stat),
      Span("[\(effort.value)]", pageControl: effort),
      Span(String(value(of: stat, percent)), role), Span(String(range.lowerBound), .secondary),
      Span(String(range.upperBound), .secondary),
    ]
  }

  private func individual(of stat: Stat) -> Span {
    if isEarly, stat == .hp { return Span("\(determinantOfHP) ") }
    let setting = individualSetting(stat)
    return Span("[\(setting.value)]", pageControl: setting)
  }

  private func value(of stat: Stat, _ percent: Int) -> Int {
    let base = entry.pokemon.stats[stat]
    let (individual, effort) = (individualSetting(stat).value, effortSetting(stat).value)
    if isEarly {
      return StatFormula.earlyValue(
        of: stat, base: base, level: level.value,
        determinant: stat == .hp ? determinantOfHP : individual, experience: effort)
    }
    return StatFormula.value(
      of: stat, base: base, level: level.value, individual: individual, effort: effort,
      percent: percent)
  }

  /// The sum of the effort values and its maximum. Before the third generation, a note on stat
  /// experience takes their place.
  private var total: [Line] {
    if isEarly { return Line.wrapped(words(.statsNoteEarly), .secondary, columns: columns) }
    let sum = Stat.allCases.reduce(0) { $0 + effortSetting($1).value }
    return Line.wrapped(
      words(.effortTotal, String(sum), String(Training.maximumEffortTotal)), .secondary,
      columns: columns)
  }
}

// MARK: - Settings

extension StatLines {
  /// Returns the setting of a stat's individual value. Before the third generation, it is the
  /// setting of the stat's determinant value. The result for HP is not used then, because the
  /// determinant value of HP is calculated from those of the other stats.
  private func individualSetting(_ stat: Stat) -> ControlSetting {
    let upperLimit = isEarly ? Training.maximumDeterminant : Training.maximumIndividual
    return entry.controls.setting(
      isEarly ? .determinant(shared(stat)) : .individual(stat), or: upperLimit,
      .figures(
        0...upperLimit, step: 1, coarseStep: isEarly ? 5 : 10, commonValues: [0, upperLimit]))
  }

  /// Returns the setting of a stat's effort value, whose maximum depends on the other stats' effort
  /// values. Before the third generation, it is the setting of the stat experience, whose total is
  /// not limited.
  private func effortSetting(_ stat: Stat) -> ControlSetting {
    if isEarly {
      let (vitaminGain, upperLimit) = (Training.vitaminGain, Training.maximumStatExperience)
      return entry.controls.setting(
        .statExperience(shared(stat)), or: 0,
        .figures(
          0...upperLimit, step: vitaminGain, coarseStep: 10 * vitaminGain,
          commonValues: [0, 10 * vitaminGain, upperLimit]))
    }
    let others = Stat.allCases.reduce(0) {
      $1 == stat ? $0 : $0 + (entry.controls[.effort($1)] ?? 0)
    }
    let upperLimit = max(0, min(Training.maximumEffort, Training.maximumEffortTotal - others))
    return entry.controls.setting(
      .effort(stat), or: 0,
      .figures(0...upperLimit, step: 4, coarseStep: 64, commonValues: [0, upperLimit]))
  }

  /// Returns the stat whose setting applies to a stat before the third generation. The two special
  /// stats share the setting of Special Attack. All other stats have their own.
  private func shared(_ stat: Stat) -> Stat { stat == .specialDefense ? .specialAttack : stat }

  private var determinantOfHP: Int {
    StatFormula.determinantOfHP(
      attack: individualSetting(.attack).value, defense: individualSetting(.defense).value,
      speed: individualSetting(.speed).value, special: individualSetting(.specialAttack).value)
  }
}
