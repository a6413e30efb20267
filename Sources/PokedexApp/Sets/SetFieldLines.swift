internal import PokedexBattle
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import TerminalUI

/// Shows the fields of a set in lines.
struct SetFieldLines {
  let fields: SetFields
  let columns: Int
  /// Whether the set's state in a battle, such as its stat stages, is shown as well.
  let isInBattle: Bool

  private var words: Words { fields.words }
  private var generation: Int { fields.generation }

  var lines: [Line] { head + stats + (isInBattle ? guards : []) }

  /// Returns the lines of two sides. Blank lines make the stats of both sides start on the same
  /// row.
  static func lines(_ one: SetFieldLines, _ other: SetFieldLines) -> [[Line]] {
    let heads = [one.head, other.head]
    let height = max(heads[0].count, heads[1].count)
    return zip([one, other], heads).map { side, head in
      let blank = Array(repeating: Line.blank, count: height - head.count)
      return head + blank + side.stats + side.guards
    }
  }

  /// The lines above the stats.
  private var head: [Line] {
    var pieces = [chosen(.pokemon, ""), figure(.level, words(.columnLevel))]
    if generation >= Nature.firstGeneration {
      pieces += [chosen(.nature, words(.natureLabel)), chosen(.ability, words(.abilityLabel))]
    }
    if generation >= 2 { pieces.append(chosen(.item, words(.setItem))) }
    if generation == 9 { pieces.append(chosen(.tera, words(.setTera)) + terastallized) }
    if isInBattle { pieces.append(state) }
    return Flow(pieces, separator: .spaces(2)).lines(columns: columns)
  }

  /// The lines with the set's moves, one slot per line. If there is room for another move, an empty
  /// slot follows.
  var moves: [Line] {
    let count = min(PokemonSet.moveLimit, fields.set.moves.count + 1)
    return (0..<count).flatMap { slot in
      Flow(chosen(.move(slot), ""), label: Span("- ")).lines(columns: columns)
    }
  }

  private func chosen(_ pageControl: SetControl, _ label: String) -> [Span] {
    let value = "[\(fields.value(pageControl))]"
    let span = Span(
      value, fields.isUnrecognized(pageControl) ? .error : .pageControl,
      pageControl: fields.setting(pageControl))
    return label.isEmpty ? [span] : [Span(label, .secondary), Span(" "), span]
  }

  private func figure(_ pageControl: SetControl, _ label: String, unit: String = "") -> [Span] {
    let setting = fields.setting(pageControl)
    return Field(label, String(setting.value) + unit, pageControl: setting).spans
  }

  private var terastallized: [Span] {
    guard isInBattle, fields.set.teraType != nil else { return [] }
    return [Span(" ")] + toggle(.isTerastallized, "")
  }

  private func toggle(_ pageControl: SetControl, _ label: String) -> [Span] {
    let setting = fields.setting(pageControl)
    return Field(label, words(setting.value == 1 ? .valueOn : .valueOff), pageControl: setting)
      .spans
  }

  private var state: [Span] {
    chosen(.status, "") + [Span("  ")] + figure(.remaining, words(.statHP), unit: " %")
  }

  /// The table of stats, with a row for each stat. A row has the effort value, the individual
  /// value, the stage if the set is in a battle, and the resulting stat.
  private var stats: [Line] {
    let titles = words(.statColumns).split(separator: "|").map(String.init)
    let hasTraining = generation > 2
    func figure(_ title: String, isShown: Bool = true) -> [Table.Column] {
      isShown ? [Table.Column(title, .right, minimum: max(5, TextWidth.of(title)), gap: 1)] : []
    }
    let names = Stat.all(in: generation).map { words($0.listSentence) }
    let table = Table(
      [Table.Column("", minimum: names.map(TextWidth.of).max() ?? 3)]
        + figure(titles[2], isShown: hasTraining) + figure(titles[1], isShown: hasTraining)
        + figure(words(.duelStage), isShown: isInBattle) + figure(titles[3]), in: columns)
    let final = Fighter(fields.set).combatant(in: generation, level: 100, rules: fields.gameData)?
      .finalStats(in: generation)
    let rows = zip(Stat.all(in: generation), names).map { stat, name -> Line in
      let training = hasTraining ? [value(.effort(stat)), value(.individual(stat))] : []
      let stage = stat == .hp ? Span("") : value(.stage(stat), isSigned: true)
      return table.line(
        [Span(name, .secondary)] + training + (isInBattle ? [stage] : [])
          + [Span(final.map { String($0[stat]) } ?? "—")])
    }
    return [table.header] + rows
  }

  private func value(_ pageControl: SetControl, isSigned: Bool = false) -> Span {
    let setting = fields.setting(pageControl)
    let text = (isSigned && setting.value > 0 ? "+" : "") + Figures.signed(setting.value)
    return Span("[\(text)]", pageControl: setting)
  }

  /// The lines with screens, hazards and the ally's help on this side of the field.
  private var guards: [Line] {
    let toggles = FieldWord.guards.filter { $0.exists(in: generation) }.map {
      toggle(.sideCondition($0), words.name(ofField: $0))
    }
    let spikes =
      generation >= 2 ? [figure(.spikes, words.name(ofMove: "spikes"))] : []
    return Flow(toggles + spikes, separator: .spaces(2)).lines(columns: columns)
  }
}
