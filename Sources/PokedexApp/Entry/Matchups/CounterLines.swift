internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// List of Pokémon that have an advantage over the entry's Pokémon because of their types. If the
/// user plays a game, only that game's Pokémon are listed.
struct CounterLines {
  /// Key of the list in `TableSettings.opened`.
  static let key = "counters"
  /// Key of the list of those that beat the Pokémon by calculation.
  static let calculatedKey = "beats"
  /// Maximum number of rows.
  private static let maximumRows = 20

  let entry: EntryContent
  let words: Words
  let columns: Int
  let chart: TypeChart
  /// Damage that the Pokémon takes from each type.
  let takes: [Matchups.Factor]

  /// Lines of the list. On screen, only the heading is shown until the user opens the list with
  /// Enter. Plain text always shows the list, because it has no keys.
  var lines: [Line] {
    let counters = Counters(
      takes: takes, attacks: entry.pokemon.types, among: groups, chart: chart,
      total: { words.rules.battler(ofVariety: $0, in: entry.generation)?.stats.total ?? 0 }
    ).all
    if counters.isEmpty { return Line.wrapped(words(.beatenByNone), columns: columns) + [.blank] }
    let isOpen = entry.table.isReadOnly || entry.table.opened.contains(Self.key)
    var heading = Line.wrapped(title(counters.count), .heading, columns: columns - 4)
    if !entry.table.isReadOnly {
      heading[heading.count - 1].left += [Span(" "), Span(isOpen ? "[−]" : "[+]", fold: Self.key)]
    }
    let shown = isOpen ? rows(Array(counters.prefix(Self.maximumRows))) + notes(counters.count) : []
    return heading + shown + [.blank]
  }

  private var groups: [TypeGroup] {
    let all = words.rules.typeGroups(in: entry.generation)
    guard let version = entry.version else { return all }
    return all.map { group in
      var group = group
      group.ids.removeAll { !words.rules.isObtainable(variety: $0, in: version) }
      return group
    }
  }

  private func title(_ count: Int) -> String {
    guard let version = entry.version else { return words(.beatenBy, String(count)) }
    return words(.beatenByIn, String(count), words.name(ofVersion: version))
  }

  private func rows(_ counters: [Counters.Counter]) -> [Line] {
    let heads = [words(.beatenDeals), words(.beatenTakes), words(.statTotal)]
    let table = Table(
      [Table.Column("", minimum: 12, ideal: 30)]
        + heads.enumerated().map { index, head in
          Table.Column(
            head, .right, minimum: max(4, TextWidth.of(head)), priority: heads.count - index)
        }, in: columns)
    let lines = counters.map { counter in
      table.line([
        words.fact(ofPokemon: counter.id),
        Span(words.figures.factor(counter.deals), .better),
        Span(
          words.figures.factor(counter.takes), counter.takes < 100 ? .better : .text),
        Span(String(counter.total)),
      ])
    }
    return [table.header] + lines
  }

  private func notes(_ count: Int) -> [Line] {
    let more = count > Self.maximumRows ? [words(.andMore, String(count - Self.maximumRows))] : []
    return (more + [words(.beatenNote)]).flatMap { Line.wrapped($0, .secondary, columns: columns) }
  }
}
