internal import PokedexBattle
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import TerminalUI

/// Table of the Pokémon of a game that beat a target, as `CounterFinder` finds them. The duel and the
/// page of matchups show it, and the search term `beats` finds the same Pokémon.
struct CounterTable {
  /// Maximum number of rows.
  private static let maximumRows = 12

  let text: SetWords
  let columns: Int
  /// The level of the Pokémon, and of a target that has none of its own.
  let level: Int
  /// Slugs of the varieties that the user has caught or chosen for comparison. They come first.
  let mine: Set<String>

  private var words: Words { text.words }

  /// Returns the conditions, then the table.
  ///
  /// - Parameters:
  ///   - moves: the target's moves.
  ///   - game: slug of the version group whose Pokémon are listed.
  ///   - targetsField: the field for the target's attacks.
  ///   - field: the field for the attacks on the target.
  func lines(
    to target: Fighter, _ moves: [SetMove], in game: String,
    _ targetsField: PokedexBattle.Field = .init(),
    _ field: PokedexBattle.Field = .init()
  ) -> [Line] {
    guard let roster = text.gameData.battleRoster(of: game),
      var finder = CounterFinder(
        to: target, moves: moves, among: roster, level: level, rules: text.gameData)
    else { return [] }
    (finder.targetsField, finder.candidatesField) = (targetsField, field)
    let (own, others) = finder.all.divided { mine.contains($0.slug) }
    let all = own + others
    let note = Line.wrapped(words(.duelAnswersNote, String(level)), .secondary, columns: columns)
    if all.isEmpty { return note + Line.wrapped(words(.noMatch), columns: columns) }
    let rest = all.count - min(all.count, Self.maximumRows)
    return note + table(of: Array(all.prefix(Self.maximumRows)))
      + (rest > 0 ? [Line([Span(words(.andMore, String(rest)), .secondary)])] : [])
  }

  /// Returns a table with a row for each counter: its attack, the damage that it does, the attack
  /// that it takes with its damage, and its speed.
  private func table(of counters: [BattleCounter]) -> [Line] {
    let rows = counters.map { counter -> [Span] in
      let id = text.gameData.variety(ofSet: counter.slug)
      let percent = { (range: ClosedRange<Int>) in
        let (least, most) = (range.lowerBound, range.upperBound)
        return "\(words.figures.tenths(least))–\(words.figures.tenths(most)) %"
      }
      return [
        Span(
          (mine.contains(counter.slug) ? "★ " : "") + text.name(ofSlug: counter.slug, as: .pokemon),
          link: id.map { .pokemon($0) }),
        Span(words.name(ofMove: counter.move)), Span(percent(counter.percent)),
        Span(counter.targetsMove.map(words.name(ofMove:)) ?? "—", .secondary),
        Span(percent(counter.percentTaken), .secondary),
        Span(String(counter.speed), counter.isFaster ? .better : .text),
      ]
    }
    let titles = [
      "", "", words(.duelDoes), "", words(.duelTakes), words(.listSpeed),
    ]
    let priorities = [Table.Column.always, 2, Table.Column.always, 1, 3, 4]
    let table = Table(
      titles.enumerated().map { index, title in
        let width = rows.reduce(TextWidth.of(title)) { max($0, TextWidth.of($1[index].text)) }
        return Table.Column(
          title, [2, 4, 5].contains(index) ? .right : .left,
          minimum: index == 0 ? min(12, width) : width, ideal: width, priority: priorities[index])
      }, in: columns, gap: 1)
    return [table.header] + rows.map { table.line($0) }
  }
}
