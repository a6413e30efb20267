internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Chance that throwing a ball catches the Pokémon, at the HP and status that the user sets. The
/// chosen ball comes first, with details. A list of all balls follows.
struct CatchLines {
  let entry: EntryContent
  let words: Words
  let columns: Int

  private var pokemon: Pokemon { entry.pokemon }
  private var generation: Int { entry.generation ?? TypeChart.newestGeneration }

  var lines: [Line] {
    if let game = entry.game(words.rules), let balls = game.ownBalls {
      return [Line([Span(words(.catchTitle), .heading)])]
        + Line.wrapped(words(.catchByThrow, words.name(ofGame: game.slug)), columns: columns)
        + Flow(
          balls.map { Span(words.name(ofItem: $0), link: .item($0)) },
          label: Span(words(.ballsThere) + " ", .secondary)
        ).lines(columns: columns)
    }
    let balls = balls(in: entry.game(words.rules))
    let setting = entry.controls.setting(
      .ball, or: balls.first?.id ?? 0, .choices(balls.map(\.id)))
    guard let ball = balls.first(where: { $0.id == setting.value }) else { return [] }
    return [Line([Span(words(.catchTitle), .heading)])] + conditions(ball, setting)
      + chance(of: ball) + [.blank] + table(of: ball) + all(balls) + ballsOfSomeGames(balls)
      + notes
  }

  private func balls(in game: VersionGroup?) -> [Ball] {
    Ball.balls(for: pokemon, usesMoonStone: usesMoonStone, in: generation, game: game)
  }

  /// Returns lines with the balls that only some games of the generation have, and these games.
  /// Empty if the balls are those of one game.
  private func ballsOfSomeGames(_ balls: [Ball]) -> [Line] {
    if entry.game(words.rules) != nil { return [] }
    let games = words.rules.versionGroups.filter {
      $0.generation == generation && $0.addedTo == nil && $0.usesCatchFormula
    }
    let known = games.map { Set(self.balls(in: $0).map(\.slug)) }
    let bySlugs = balls.map(\.slug).unique.grouped { slug in
      games.indices.filter { known[$0].contains(slug) }
    }
    return bySlugs.filter { $0.key.count < games.count }.flatMap { owners, slugs in
      let names = words.joined(slugs.map(words.name(ofItem:)), by: .listPair)
      let owners = words.joined(owners.map { words.name(ofGame: games[$0].slug) }, by: .listPair)
      return Line.wrapped(words(.ballsOnlyIn, owners, names), .secondary, columns: columns)
    }
  }

  /// Whether a member of the family evolves with a Moon Stone.
  private var usesMoonStone: Bool {
    if generation == 1 { return false }
    return words.rules.evolutionSteps(ofFamilyOf: pokemon.species.number).contains {
      $0.conditions.item == "moon-stone"
    }
  }

  private var notes: [Line] {
    let formula = words(.catchFormula, words.generation(generation))
    let status: Sentence = generation == 2 ? .catchStatusSecond : .catchStatus
    return Line.wrapped(words(.sentencePair, words(status), formula), .secondary, columns: columns)
  }
}

// MARK: - Settings

extension CatchLines {
  private var remaining: ControlSetting {
    entry.controls.setting(
      .remaining, or: 100, .figures(1...100, step: 5, coarseStep: 25, commonValues: [1, 50, 100]))
  }

  private var statusSetting: ControlSetting {
    entry.controls.setting(
      .status, or: 0, .choices(CatchFormula.Status.allCases.map(\.rawValue)))
  }

  private var status: CatchFormula.Status {
    CatchFormula.Status(rawValue: statusSetting.value) ?? .none
  }

  private func conditions(_ ball: Ball, _ setting: ControlSetting) -> [Line] {
    let name = TextFit.clip(name(of: ball), to: columns - 2)
    let hp = Field(words(.statHP), "\(remaining.value) %", pageControl: remaining)
    let status = Field("", words(status.sentence), pageControl: statusSetting)
    return Flow(
      [Field("", name, pageControl: setting).spans, hp.spans + [Span("  ")] + status.spans],
      separator: Span("  ")
    ).lines(columns: columns)
  }

  private func name(of ball: Ball) -> String {
    let name = words.name(ofItem: ball.slug)
    return ball.condition.map { words(.ballIf, name, words.text(of: $0)) } ?? name
  }
}

// MARK: - Chances

extension CatchLines {
  private func permille(
    _ ball: Ball, _ status: CatchFormula.Status, _ percentOfHP: Int
  ) -> Int {
    // If a ball has a bonus against sleeping Pokémon, its chance is calculated for a sleeping
    // Pokémon.
    let status = ball.condition == .asleep ? .sleep : status
    return CatchFormula.permille(
      rate: pokemon.species.captureRate, ball: ball, status: status, percentOfHP: percentOfHP,
      in: generation)
  }

  /// Returns a chance in percent, with one decimal unless it is 100. A chance of 0 ‰ becomes
  /// "<0.1".
  private func text(_ permille: Int) -> String {
    permille == 1000 ? "100" : (permille == 0 ? "<" : "") + words.figures.tenths(max(1, permille))
  }

  /// Returns the chance with the chosen ball, and the number of throws that catch the Pokémon with
  /// a probability of 90 %.
  private func chance(of ball: Ball) -> [Line] {
    let permille = permille(ball, status, remaining.value)
    let count = CatchFormula.throwsForNineInTen(permille: permille).map(String.init) ?? ">999"
    return Line.wrapped(words(.catchChance, text(permille), count), .name, columns: columns)
  }

  /// Returns a table of the ball's chances by HP and status. Empty if there is no room, or if the
  /// ball never fails.
  private func table(of ball: Ball) -> [Line] {
    let statuses = CatchFormula.Status.allCases
    let label = 6
    let width = statuses.map { TextWidth.of(words($0.sentence)) + 1 }.reduce(10, max)
    guard columns >= label + width * statuses.count, ball.percent != nil else { return [] }
    let table = Table(
      [Table.Column(words(.statHP), minimum: label)]
        + statuses.map { Table.Column(words($0.sentence), .right, minimum: width) },
      in: columns, gap: 0)
    return [table.header]
      + [100, 50, 25, 1].map { percent in
        table.line(
          [Span("\(percent) %", .secondary)]
            + statuses.map { Span(text(permille(ball, $0, percent))) })
      } + [.blank]
  }

  /// Returns the chances of all balls at the chosen HP and status. Balls with the same effect as
  /// the first ball are listed at the end, without their chances.
  private func all(_ balls: [Ball]) -> [Line] {
    guard let first = balls.first else { return [] }
    let alike = balls.dropFirst().filter { $0.hasSameEffect(first) }
    let table = Table(
      [
        Table.Column("", minimum: 1, ideal: columns, fit: .wrap),
        Table.Column("", .right, minimum: 4),
      ], in: columns, gap: 1)
    let rows = balls.filter { ball in !alike.contains(ball) }.flatMap { ball in
      let figure = text(permille(ball, status, remaining.value))
      let name = Span(name(of: ball), link: .item(ball.slug))
      return table.lines([Flow([name]), Flow([Span(figure)])])
    }
    return Line.wrapped(words(.catchAll), .heading, columns: columns) + rows
      + names(of: alike, like: first)
  }

  private func names(of balls: [Ball], like first: Ball) -> [Line] {
    if balls.isEmpty { return [] }
    let names = balls.map { Span(words.name(ofItem: $0.slug), link: .item($0.slug)) }
    return [Line([Span(words(.ballsAlike, words.name(ofItem: first.slug)), .secondary)])]
      + Flow(names, label: Span("  ")).lines(columns: columns)
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
  /// Returns the text of the condition under which a ball has its bonus.
  fileprivate func text(of condition: Ball.BallCondition) -> String {
    switch condition {
    case .dark: self(.ballDark)
    case .firstTurn: self(.ballFirstTurn)
    case .turns(let turns): self(.ballTurns, String(turns))
    case .caught: self(.ballCaught)
    case .water: self(.ballWater)
    case .fishing: self(.ballFishing)
    case .level(let level): self(.ballLevel, String(level))
    case .levelRatio(let times): times == 1 ? self(.ballHigher) : self(.ballLead, String(times))
    case .oppositeGender: self(.ballMate)
    case .sameGender: self(.ballTwin)
    case .asleep: self(.statusSleep)
    }
  }
}
