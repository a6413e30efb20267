internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// What the stats become at a level, with a nature and with what one trains.
struct StatLines {
  let entry: ScreenState.Entry
  let words: Words
  let columns: Int

  private var isEarly: Bool { Training.isEarly(entry.generation) }

  var lines: [Line] {
    let nature = isEarly ? nil : natureSetting
    return [Line([Span(words(.statsTitle), .heading)])] + conditions(nature)
      + table(nature.flatMap { self.nature(at: $0.value) }) + total + [.blank]
  }

  /// The level, and the nature where there are any.
  private func conditions(_ setting: DialSetting?) -> [Line] {
    let level = self.level
    let first = [
      Span(words(.columnLevel) + " ", .secondary), Span("[\(level.value)]", dial: level),
    ]
    guard let setting, let nature = nature(at: setting.value) else { return [Line(first)] }
    let name = "[\(nature.names[words.language] ?? SlugWords.title(nature.slug))]"
    let second = [
      Span(words(.natureLabel), .secondary, link: .natures), Span(" "), Span(name, dial: setting),
    ]
    let width = (first + second).reduce(2) { $0 + TextWidth.of($1.text) }
    let right = effect(of: nature)
    if width > columns { return [Line(first)] + Line(second, right: right).broken(to: columns) }
    return Line(first + [Span("  ")] + second, right: right).broken(to: columns)
  }

  /// What it raises and lowers; nothing for a neutral one.
  private func effect(of nature: Nature) -> [Span] {
    guard let raised = nature.increased, let lowered = nature.decreased else { return [] }
    return [
      Span("+" + words(Label(raised).sentence), .better), Span(" "),
      Span("−" + words(Label(lowered).sentence), .worse),
    ]
  }

  private var level: DialSetting {
    DialSetting(
      .level, entry.dials[.level], or: 50,
      .figures(1...100, step: 1, leap: 10, usual: [1, 5, 50, 100]))
  }

  private var natureSetting: DialSetting {
    let natures = words.rules.natures
    let neutral = natures.firstIndex { $0.slug == "hardy" } ?? 0
    return DialSetting(
      .nature, entry.dials[.nature], or: neutral, .choices(Array(natures.indices)))
  }

  private func nature(at place: Int) -> Nature? {
    let natures = words.rules.natures
    return natures.indices ~= place ? natures[place] : nil
  }
}

// MARK: - The table

extension StatLines {
  private struct Columns {
    /// Before the figures.
    let label: Int
    let hasBase: Bool
    /// How wide what was trained is.
    let effort: Int
    /// Whether there is room for the least and the most that the stat can be.
    let hasRange: Bool
  }

  private var layout: Columns {
    let effort = isEarly ? 8 : 6
    var left = columns - 8 - 5 - effort - 5
    // No column takes room that the names of the stats need.
    let hasBase = left >= 7
    if hasBase { left -= 5 }
    let hasRange = left >= 12
    if hasRange { left -= 10 }
    return Columns(
      label: 8 + max(0, min(max(4, widest - 7), left)), hasBase: hasBase, effort: effort,
      hasRange: hasRange)
  }

  /// How wide the widest name of a stat is.
  private var widest: Int {
    Stat.allCases.reduce(0) { max($0, TextWidth.of(words(Label($1).sentence))) }
  }

  private func table(_ nature: Nature?) -> [Line] {
    let layout = layout
    let titles = words(isEarly ? .statColumnsEarly : .statColumns).split(separator: "|")
    let title = { (place: Int, width: Int) in
      Span(TextFit.pad(String(titles[place]), to: width, atEnd: false), .secondary)
    }
    var head = [Span(TextFit.pad("", to: layout.label))]
    if layout.hasBase { head.append(title(0, 5)) }
    head += [title(1, 5), title(2, layout.effort), title(3, 5)]
    if layout.hasRange { head += [title(4, 5), title(5, 5)] }
    return [Line(head)] + Stat.all(in: entry.generation).map { row(of: $0, nature, layout) }
  }

  private func row(of stat: Stat, _ nature: Nature?, _ layout: Columns) -> Line {
    let isSpecial = stat.isSpecial(in: entry.generation)
    let name = TextFit.clip(
      words(isSpecial ? .statSpecial : Label(stat).sentence), to: layout.label - 1)
    let percent = nature?.percent(of: stat) ?? 100
    let role: Role = percent > 100 ? .better : percent < 100 ? .worse : .text
    let figure = { (value: Int) in TextFit.pad(String(value), to: 5, atEnd: false) }
    var spans = [Span(TextFit.pad(name, to: layout.label), .secondary)]
    if layout.hasBase { spans.append(Span(figure(entry.pokemon.stats[stat]), .secondary)) }
    spans += individual(of: stat)
    spans += effort(of: stat, layout.effort)
    spans.append(Span(figure(value(of: stat, percent)), role))
    if layout.hasRange { spans += range(of: stat).map { Span(figure($0), .secondary) } }
    return Line(spans)
  }

  /// A dial at the right of its column.
  private func cell(_ setting: DialSetting, _ width: Int) -> [Span] {
    let text = "[\(setting.value)]"
    return [
      Span(TextFit.spaces(max(0, width - TextWidth.of(text)))),
      Span(text, dial: setting),
    ]
  }

  private func individual(of stat: Stat) -> [Span] {
    if !isEarly { return cell(individualSetting(stat), 5) }
    guard stat == .hp else { return cell(determinantSetting(stat), 5) }
    return [Span(TextFit.pad("\(determinantOfHP) ", to: 5, atEnd: false))]
  }

  private func effort(of stat: Stat, _ width: Int) -> [Span] {
    cell(isEarly ? experienceSetting(stat) : effortSetting(stat), width)
  }

  private func value(of stat: Stat, _ percent: Int) -> Int {
    let base = entry.pokemon.stats[stat]
    if isEarly {
      return StatFormula.earlyValue(
        of: stat, base: base, level: level.value, determinant: determinant(of: stat),
        experience: experienceSetting(stat).value)
    }
    return StatFormula.value(
      of: stat, base: base, level: level.value, individual: individualSetting(stat).value,
      effort: effortSetting(stat).value, percent: percent)
  }

  /// The least and the most that it can be at the level.
  private func range(of stat: Stat) -> [Int] {
    let range = StatFormula.range(
      of: stat, base: entry.pokemon.stats[stat], level: level.value, isEarly: isEarly)
    return [range.lowerBound, range.upperBound]
  }

  /// What all effort values are together.
  private var total: [Line] {
    if isEarly { return Line.wrapped(words(.statsNoteEarly), .secondary, columns: columns) }
    let sum = Stat.allCases.reduce(0) { $0 + effortSetting($1).value }
    return Line.wrapped(
      words(.effortTotal, String(sum), String(Training.effortTotal)), .secondary, columns: columns)
  }
}

// MARK: - What is set

extension StatLines {
  private func individualSetting(_ stat: Stat) -> DialSetting {
    DialSetting(
      .individual(stat), entry.dials[.individual(stat)], or: Training.individualMost,
      .figures(0...Training.individualMost, step: 1, leap: 10, usual: [0, Training.individualMost]))
  }

  /// As much as the other stats leave.
  private func effortSetting(_ stat: Stat) -> DialSetting {
    let others = Stat.allCases.reduce(0) { $1 == stat ? $0 : $0 + (entry.dials[.effort($1)] ?? 0) }
    let most = max(0, min(Training.effortMost, Training.effortTotal - others))
    return DialSetting(
      .effort(stat), entry.dials[.effort(stat)], or: 0,
      .figures(0...most, step: 4, leap: 64, usual: [0, most]))
  }

  /// Both special stats share theirs.
  private func shared(_ stat: Stat) -> Stat { stat == .specialDefense ? .specialAttack : stat }

  private func experienceSetting(_ stat: Stat) -> DialSetting {
    let (stat, most) = (shared(stat), Training.statExperienceMost)
    return DialSetting(
      .statExperience(stat), entry.dials[.statExperience(stat)], or: 0,
      .figures(
        0...most, step: Training.vitamin, leap: 10 * Training.vitamin,
        usual: [0, 10 * Training.vitamin, most]))
  }

  private func determinantSetting(_ stat: Stat) -> DialSetting {
    let (stat, most) = (shared(stat), Training.determinantMost)
    return DialSetting(
      .determinant(stat), entry.dials[.determinant(stat)], or: most,
      .figures(0...most, step: 1, leap: 5, usual: [0, most]))
  }

  private func determinant(of stat: Stat) -> Int {
    stat == .hp ? determinantOfHP : determinantSetting(stat).value
  }

  private var determinantOfHP: Int {
    StatFormula.determinantOfHP(
      attack: determinantSetting(.attack).value, defense: determinantSetting(.defense).value,
      speed: determinantSetting(.speed).value, special: determinantSetting(.specialAttack).value)
  }
}
