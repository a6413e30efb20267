internal import PokedexBattle
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import TerminalUI

/// Content of the page of a duel.
struct DuelContent: PageContent {
  let state: DuelState
  let generation: Int
  /// The version group whose moves are used. Nil to use the newest one in which both sides have
  /// moves.
  let game: String?
  /// The version group that the user plays, if any.
  let played: String?
  /// Slugs of the varieties that the user has caught or chosen for comparison.
  let mine: Set<String>
  /// The keys of the sections and lists that the user has opened.
  let opened: Set<String>

  func page(in layout: Layout, _ words: Words, _ sets: any SetGameData) -> Page {
    DuelPage(self, text: SetWords(words, sets), layout: layout).page
  }
}

/// The page of a duel between two sets. It shows the faster side and the damage of the moves, then
/// the fields of both sides and of the battle. The damage rolls of the selected move are at the
/// bottom.
struct DuelPage {
  private let shown: DuelContent
  private let text: SetWords
  private let layout: Layout
  private let fields: [SetFields]
  let report: DuelReport
  /// For each side, the version group whose Pokémon are listed as its counters.
  private let games: [String?]

  /// Number of moves shown for a side until the user opens the list of all its moves.
  private static let initialHitCount = 6

  private var words: Words { text.words }
  private var columns: Int { layout.pagePane.columns }

  init(_ shown: DuelContent, text: SetWords, layout: Layout) {
    (self.shown, self.text, self.layout) = (shown, text, layout)
    let gameData = text.gameData
    let ids = shown.state.sides.map { side in
      side.fighter.set.pokemon?.slug.flatMap(gameData.variety(ofSet:))
    }
    let sources = gameData.moveSources(of: ids, in: shown.generation, requestedGame: shown.game)
    fields = shown.state.sides.indices.map { index in
      SetFields(
        side: shown.state.sides[index], index: index, generation: shown.generation,
        source: nil, text: text)
    }
    games = sources.map { $0?.game }
    let moves = zip(shown.state.sides, sources).map {
      DuelMoves(of: $0.fighter.set, $1, gameData: gameData)
    }
    report = DuelReport(
      shown.state.duel(in: shown.generation, moves: moves.map(\.moves)),
      names: shown.state.sides.map { text.name(of: $0.fighter.set) }, moves: moves,
      words: text.words, rules: gameData)
  }

  private func name(of side: Int) -> String { report.names[side] }

  var page: Page {
    let layout = Columns(2, of: 34..., in: columns, gap: 3)
    let results = layout.lines((0...1).map { hits($0, columns: layout.width) })
    let blocks = fields.map {
      SetFieldLines(fields: $0, columns: layout.width, isInBattle: true)
    }
    let sides = layout.lines(
      layout.groups.count == 1
        ? SetFieldLines.lines(blocks[0], blocks[1]) : blocks.map(\.lines))
    let lines =
      results + [.blank] + sides + [.blank] + field + [.blank] + needs
      + (0...1).flatMap(counters) + [.blank] + note
    let title = Line(
      [Span(report.title(of: 0), .name)],
      right: [Span(words.generation(shown.generation), .secondary)])
    let foot = Page.Foot(rows: footRows) { [words, columns, report] in
      guard case .hit(let side, let slug) = $0,
        let hit = report.hits?[side].first(where: { $0.move.slug == slug })
      else { return [] }
      let range = hit.result.range
      let damage = words(
        .duelDamage, words.name(ofMove: slug), "\(range.lowerBound)–\(range.upperBound)",
        String(hit.result.defenderStats[.hp]))
      return ([damage] + report.details(of: hit)).flatMap {
        Line.wrapped($0, .secondary, columns: columns)
      }
    }
    return Page(
      title: title, head: rulesOfOthers + speeds, panes: [LazyLines(lines)],
      foot: footRows > 0 ? foot : nil)
  }

  /// A line that the battles of the game that the user plays have rules of their own, which aren't
  /// the calculated ones.
  private var rulesOfOthers: [Line] {
    guard let played = shown.played, played != shown.game else { return [] }
    let games = games.compactMap { $0 }.unique.map(words.name(ofGame:))
    let used =
      games.isEmpty ? words.generation(shown.generation) : words.joined(games, by: .listPair)
    return Line.wrapped(
      words(.duelOtherRules, used, words.name(ofGame: played)), .secondary, columns: columns)
  }

  /// Height of the foot in rows; 0 in a low window, which has no room for it.
  private var footRows: Int { layout.pageRows >= 16 ? 4 : 0 }

  private var speeds: [Line] {
    guard let (verdict, figures) = report.speedSentences else { return [] }
    if layout.pageRows < 12 { return [Line([Span(verdict)])] }
    return Flow([Span(verdict), Span(figures, .secondary)], separator: Span(" "))
      .lines(columns: columns).prefix(2).map(\.self)
  }

  /// Lines that name the wanted game whose moves are used for each set without moves of its own,
  /// followed by a note about which abilities are taken into account.
  private var note: [Line] {
    let sources = (0...1).compactMap { index -> String? in
      guard let source = report.moves[index].source, source.missingGame == nil else { return nil }
      return words(.duelMovesOf, name(of: index), words.game(of: source))
    }
    return (sources + [words(.duelAbilityNote)]).flatMap {
      Line.wrapped($0, .secondary, columns: columns)
    }
  }

  // MARK: - Hits

  /// Returns lines with the damage that a side's moves do to the other side.
  private func hits(_ side: Int, columns: Int) -> [Line] {
    let head =
      Line.wrapped(report.title(of: side), .heading, columns: columns)
      + gameInstead(of: side, columns: columns)
    if report.hits == nil { return head + unknown(columns: columns) }
    let (withEffect, reason) = report.shownHits(of: side)
    if let reason { return head + Line.wrapped(reason, columns: columns) }
    let key = "hits\(side)"
    let isOpened = shown.opened.contains(key)
    let listed = isOpened ? withEffect[...] : withEffect.prefix(Self.initialHitCount)
    let cells = HitCells(words: words, generation: shown.generation)
    let rows = listed.map { hit in
      [words.name(ofMove: hit.move.slug), words.name(of: hit.result.type), cells.percent(hit)]
        .map { Span($0) }
        + [Span(hit.result.varying == nil ? cells.brief(hit.knockOut) : "")]
    }
    let priorities = [Table.Column.always, 1, Table.Column.always, 2]
    let widths = priorities.indices.map { index in
      rows.reduce(0) { max($0, TextWidth.of($1[index].text)) }
    }
    let table = Table(
      priorities.enumerated().map { index, priority in
        Table.Column(
          "", index == 2 ? .right : .left,
          minimum: index == 0 ? min(10, widths[0]) : widths[index], ideal: widths[index],
          priority: priority)
      }, in: columns, gap: 1)
    let lines = zip(listed, rows).map { hit, row in
      let target = SpanTarget.hit(side, hit.move.slug)
      let name = Span(row[0].text, hit.result.notCounted.isEmpty ? .text : .worse, target: target)
      return table.line([name] + row.dropFirst())
    }
    let rest = withEffect.count - Self.initialHitCount
    if rest <= 0 { return head + lines }
    let fold = isOpened ? words(.duelFewer) : words(.andMore, String(rest))
    return head + lines + [Line([Span(fold, fold: key)])]
  }

  /// Returns lines that name the game of a side's moves if its Pokémon isn't in the wanted game.
  private func gameInstead(of side: Int, columns: Int) -> [Line] {
    guard let source = report.moves[side].source, source.missingGame != nil else { return [] }
    return Line.wrapped(
      words(.duelMoves, words.game(of: source)), .secondary, columns: columns)
  }

  private func unknown(columns: Int) -> [Line] {
    (0...1).filter { fields[$0].pokemon == nil }.flatMap { index in
      let set = shown.state.sides[index].fighter.set
      let id = set.pokemon?.slug.flatMap(text.gameData.variety(ofSet:))
      let first = id.flatMap(words.rules.firstGeneration(ofVariety:))
      let sentence =
        first.map { words(.notYet, name(of: index), String(shown.generation), String($0)) }
        ?? words(.unknownPokemon, name(of: index))
      return Line.wrapped(sentence, .error, columns: columns)
    }
  }

  // MARK: - The field

  private var field: [Line] {
    let battle = FieldFields(state: shown.state, generation: shown.generation, words: words)
    return Flow(battle.fields, separator: .spaces(2)).lines(columns: columns)
  }
}

// MARK: - Needs and counters

extension DuelPage {
  /// Returns a heading that the user can open, followed by its lines if it is open.
  private func section(_ title: String, _ key: String, _ lines: () -> [Line]) -> [Line] {
    let isOpen = shown.opened.contains(key)
    var heading = Line.wrapped(title, .heading, columns: columns - 2)
    heading[heading.count - 1].left += [Span(" "), Span(isOpen ? "▾" : "▸", fold: key)]
    return heading + (isOpen ? lines() : [])
  }

  /// Returns lines with the effort values that each side needs to survive the other side's
  /// strongest hit and to be faster.
  private var needs: [Line] {
    section(words(.duelNeeds), "needs") {
      (0...1).flatMap { side in
        report.needs(of: side)?.sentences(of: name(of: side), words: words) ?? []
      }.flatMap { Line.wrapped($0, columns: columns) }
    }
  }

  /// Returns lines with the Pokémon that counter this side: those of the game that survive its
  /// attack and knock it out in two hits.
  private func counters(to side: Int) -> [Line] {
    guard let game = games[side], fields[side].pokemon != nil else { return [] }
    let title = words(.duelAnswers, name(of: side), words.name(ofGame: game))
    return section(title, "answers\(side)") {
      let own = side == 0 ? report.duel : report.duel.swapped
      let table = CounterTable(
        text: text, columns: columns, level: own.first.fighter.set.level ?? own.level,
        mine: shown.mine)
      return table.lines(
        to: own.first.fighter, own.first.moves, in: game, own.first.field, own.second.field)
    }
  }
}

extension DuelHit {
  /// Whether the move has something to show: damage, varying damage, or an effect that is not taken
  /// into account.
  var hasEffect: Bool {
    result.range.upperBound > 0 || !result.notCounted.isEmpty || result.varying != nil
  }
}
