internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// The chance that a throw catches, by ball, by how much HP is left and by what ails the Pokémon.
struct CatchLines {
  let entry: ScreenState.Entry
  let words: Words
  let columns: Int

  private var pokemon: Pokemon { entry.pokemon }

  /// As many as fit.
  private var statuses: [CatchFormula.Status] {
    let columnsOfOne = figureColumns * CatchFormula.remaining.count
    return Array(CatchFormula.Status.allCases.prefix(max(1, columns / columnsOfOne)))
  }

  /// How wide a figure is; in small windows it is a whole number.
  private var figureColumns: Int { columns >= 57 ? 5 : 4 }

  /// Before the figures, where a ball's name stands if it fits; else it has a line of its own.
  private var labelColumns: Int {
    min(34, columns - CatchFormula.remaining.count * statuses.count * figureColumns)
  }

  var lines: [Line] {
    let balls = Ball.balls(for: pokemon, usesMoonStone: usesMoonStone)
    guard let first = balls.first else { return [] }
    let alike = balls.dropFirst().filter { $0.isLike(first) }
    return head + balls.filter { ball in !alike.contains(ball) }.flatMap(row)
      + names(of: Array(alike), like: first)
      + Line.wrapped(words(.catchNote), .secondary, columns: columns)
  }

  /// Whether one of the family evolves with a Moon Stone.
  private var usesMoonStone: Bool {
    let members = entry.evolutionLine?.members.map(\.slug) ?? []
    return words.rules.evolutions(with: "moon-stone").contains { members.contains($0.from) }
  }

  /// What ails it, and below that the HP that is left.
  private var head: [Line] {
    let width = figureColumns * CatchFormula.remaining.count
    let titles = statuses.map { status in
      Span(TextFit.pad(words(status.sentence), to: width, atEnd: false), .secondary)
    }
    let remaining = statuses.flatMap { _ in
      CatchFormula.remaining.map { Span(figure(String($0)), .secondary) }
    }
    return [Line([label("")] + titles), Line([label("")] + remaining)]
  }

  private func row(of ball: Ball) -> [Line] {
    let name = words.name(ofItem: ball.slug)
    let text = ball.condition.map { words(.ballIf, name, words.text(of: $0)) } ?? name
    let figures = statuses.flatMap { status in
      CatchFormula.remaining.map { Span(figure(chance(of: ball, status, $0))) }
    }
    if TextWidth.of(text) <= labelColumns {
      let gap = String(repeating: " ", count: labelColumns - TextWidth.of(text))
      return [Line([Span(text, link: .item(ball.slug)), Span(gap)] + figures)]
    }
    return Line.wrapped(text, names: [(text, .item(ball.slug))], columns: columns)
      + [Line([label("")] + figures)]
  }

  /// In percent: a whole number where there is no room for tenths.
  private func chance(of ball: Ball, _ status: CatchFormula.Status, _ remaining: Int) -> String {
    let permille = CatchFormula.permille(
      rate: pokemon.species.captureRate, ball: ball, status: status, percentOfHP: remaining)
    if permille == 1000 { return "100" }
    if figureColumns > 4 { return permille == 0 ? "<0.1" : Figures.tenths(permille) }
    return permille < 10 ? "<1" : String(min(99, (permille + 5) / 10))
  }

  private func names(of balls: [Ball], like first: Ball) -> [Line] {
    if balls.isEmpty { return [] }
    let names = balls.map { Fact(words.name(ofItem: $0.slug), link: .item($0.slug)) }
    return [Line([Span(words(.ballsAlike, words.name(ofItem: first.slug)), .secondary)])]
      + Line.labelled(Span("  "), names, columns: columns)
  }

  private func label(_ text: String) -> Span { Span(TextFit.pad(text, to: labelColumns)) }

  private func figure(_ text: String) -> String {
    TextFit.pad(text, to: figureColumns, atEnd: false)
  }
}

extension CatchFormula.Status {
  fileprivate var sentence: Sentence {
    switch self {
    case .none: .statusNone
    case .paralysis: .statusParalysis
    case .sleep: .statusSleep
    }
  }
}

extension Words {
  /// When a ball does what it does.
  fileprivate func text(of condition: Ball.Condition) -> String {
    switch condition {
    case .dark: self(.ballDark)
    case .firstTurn: self(.ballFirstTurn)
    case .turns(let turns): self(.ballTurns, String(turns))
    case .caught: self(.ballCaught)
    case .water: self(.ballWater)
    case .fishing: self(.ballFishing)
    case .level(let level): self(.ballLevel, String(level))
    case .lead(let times): times == 1 ? self(.ballHigher) : self(.ballLead, String(times))
    case .mate: self(.ballMate)
    }
  }
}
