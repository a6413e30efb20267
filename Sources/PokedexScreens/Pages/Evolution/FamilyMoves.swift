internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// When the members of a family learn their moves by level: whether to wait before one evolves.
struct FamilyMoves {
  /// So many members stand side by side at the most.
  private static let most = 5

  let family: EvolutionFamily
  let entry: ScreenState.Entry
  let words: Words
  /// How many lines there is room for.
  let rows: Int

  /// Nothing where one stands alone, where no game has its moves by level, or where there is no room for
  /// all of them.
  var lines: [Line] {
    let members = members
    guard members.count > 1,
      let game = words.rules.newestGameOfLevels(
        ofVariety: entry.pokemon.id, in: entry.generation)
    else { return [] }
    let levels = members.map { words.rules.levels(ofVariety: $0.variety.id, in: game) }
    var least: [String: Int] = [:]
    for (move, level) in levels.joined() { least[move] = min(least[move] ?? .max, level) }
    let widths = members.map(width)
    let head = head(zip(members, widths), game)
    guard !least.isEmpty, least.count + head.count <= rows else { return [] }
    let moves = least.map { (level: $0.value, row: move($0.key, in: game)) }
      .sorted { ($0.level, $0.row.name) < ($1.level, $1.row.name) }
    return head + moves.map { line($0.row, Array(zip(levels, widths))) }
  }

  /// Those before this one, it and all that comes from it; without these where they are many.
  private var members: [EvolutionFamily.Member] {
    let paths = family.roots.compactMap { $0.path(to: entry.pokemon.id) }
    guard let path = paths.first, let last = path.last else { return [] }
    let all = path + last.all.dropFirst()
    return all.count > Self.most ? path : all
  }

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

  private func width(of member: EvolutionFamily.Member) -> Int {
    max(TextWidth.of(name(of: member)), TextWidth.of(words(.wayEvolution))) + 2
  }

  private func name(of member: EvolutionFamily.Member) -> String {
    words.name(ofPokemon: member.variety.id, slug: member.variety.slug)
  }

  /// The game, in a line of its own where it is too long to stand beside the members' names.
  private func head(
    _ members: Zip2Sequence<[EvolutionFamily.Member], [Int]>, _ game: String
  ) -> [Line] {
    let names = members.map { TextFit.pad(name(of: $0), to: $1, atEnd: false) }.joined()
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

extension EvolutionFamily.Member {
  /// From itself to a variety, or to the one that turns into it; nil where it is not below it.
  fileprivate func path(to id: Int) -> [EvolutionFamily.Member]? {
    if variety.id == id || forms.contains(where: { $0.id == id }) { return [self] }
    return next.lazy.compactMap { $0.path(to: id) }.first.map { [self] + $0 }
  }
}
