internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// When a Pokémon learns its moves by level, beside others of its family: whether to wait before one
/// evolves.
struct LevelMoves {
  /// The varieties side by side, of which those without moves in the game are left out.
  let members: [VarietyReference]
  let entry: ScreenState.Entry
  let words: Words
  /// How many lines there is room for.
  let rows: Int

  /// Nothing where no game has its moves by level, or where there is no room for all of them.
  var lines: [Line] {
    guard rows >= Self.least,
      let game = wantedGame
        ?? words.rules.newestGameOfLevels(ofVariety: entry.pokemon.id, in: entry.generation)
    else { return [] }
    let columns = members.map {
      (member: $0, levels: words.rules.levels(ofVariety: $0.id, in: game))
    }
    .filter { !$0.levels.isEmpty }
    var least: [String: Int] = [:]
    for (move, level) in columns.flatMap(\.levels) { least[move] = min(least[move] ?? .max, level) }
    let titles = columns.count == 1 ? [words(.columnLevel)] : columns.map { name(of: $0.member) }
    let widths = titles.map(width)
    let head = head(titles, widths, game)
    guard !least.isEmpty, least.count + head.count <= rows else { return [] }
    let moves = least.map { (level: $0.value, row: move($0.key, in: game)) }
      .sorted { ($0.level, $0.row.name) < ($1.level, $1.row.name) }
    return head + moves.map { line($0.row, Array(zip(columns.map(\.levels), widths))) }
  }

  /// The game that a person has chosen, where it has moves by level and is of the generation that is asked for.
  private var wantedGame: String? {
    guard let game = entry.table.game?.group,
      let group = words.rules.versionGroups.first(where: { $0.slug == game }),
      entry.generation ?? group.generation == group.generation,
      !words.rules.levels(ofVariety: entry.pokemon.id, in: game).isEmpty
    else { return nil }
    return game
  }

  /// Under so many lines nothing is begun.
  private static let least = 3

  // MARK: Lines

  private struct Row {
    let slug: String
    let name: String
    let type: PokemonType?
  }

  private func move(_ slug: String, in game: String) -> Row {
    let move = words.rules.move(slug, in: game)
    return Row(
      slug: slug, name: move?.names[words.language] ?? SlugWords.title(slug), type: move?.type)
  }

  /// How wide the name of a move is.
  private static let nameColumns = 17

  private func width(of title: String) -> Int {
    max(TextWidth.of(title), TextWidth.of(words(.wayEvolution))) + 2
  }

  private func name(of member: VarietyReference) -> String {
    words.name(ofPokemon: member.id, slug: member.slug)
  }

  /// The game, in a line of its own where it is too long to stand beside the members' names.
  private func head(_ titles: [String], _ widths: [Int], _ game: String) -> [Line] {
    let names = zip(titles, widths).map { TextFit.pad($0, to: $1, atEnd: false) }.joined()
    let first = Self.nameColumns + words.typeColumns
    let title = words.name(ofGame: game)
    if TextWidth.of(title) <= first {
      return [Line([Span(TextFit.pad(title, to: first) + names, .heading)])]
    }
    let below = TextFit.pad(words(.groupLevel), to: first)
    return [Line([Span(title, .heading)]), Line([Span(below + names, .heading)])]
  }

  private func line(_ row: Row, _ members: [(levels: [String: Int], width: Int)]) -> Line {
    let cells = members.map { levels, width in
      let level = levels[row.slug].map { $0 == 0 ? words(.wayEvolution) : String($0) }
      return Span(
        TextFit.pad(level ?? "—", to: width, atEnd: false),
        level == nil ? .secondary : .text)
    }
    let type = row.type.map { type in
      Span(TextFit.pad(words.name(of: type), to: words.typeColumns), .type(type))
    }
    let gap = TextFit.spaces(max(1, Self.nameColumns - TextWidth.of(row.name)))
    return Line(
      [
        Span(row.name, link: .move(row.slug)), Span(gap),
        type ?? Span(TextFit.pad("—", to: words.typeColumns), .secondary),
      ] + cells)
  }
}
