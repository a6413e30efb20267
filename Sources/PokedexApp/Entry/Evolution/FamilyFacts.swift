internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// What evolving changes, below a family's tree: stats and abilities of each, when each learns its moves,
/// what each takes, and what each gives.
struct FamilyFacts {
  /// Under so many rows nothing is begun.
  private static let least = 3

  let family: EvolutionFamily
  let entry: ScreenState.Entry
  let words: Words
  let columns: Int
  /// The ids of those whose stats and differences stand above: they are not said again.
  var told: [Int] = []
  /// Whether it stands above what each takes.
  var tellsDamage = false
  /// What else there is to say, the most wanted first.
  var others: [[Line]] = []

  /// As much as is seen whole in so many rows, the most wanted first.
  func lines(rows: Int) -> [Line] {
    guard rows >= Self.least else { return [] }
    var shown = family.roots.flatMap { self.rows(of: $0, from: nil) }
    if shown.isEmpty { return [] }
    if let own = family.others.first(where: { $0.id == entry.pokemon.id }) {
      let usual = shown.first { $0.pokemon?.id == entry.pokemon.species.number }
      shown.append(row(own, entry.pokemon, from: (usual ?? shown[0]).pokemon))
    }
    let table = table(shown, rows: rows)
    let left = rows - table.count - 1
    guard left >= Self.least else { return table }
    let moves = LevelMoves(members: path, entry: entry, words: words, rows: left)
    let blocks = [moves.lines, tellsDamage ? [] : damage(shown), yields(shown)] + others
    let below = Columns.packed(blocks, columns: columns, rows: left)
    return table + (table.isEmpty || below.isEmpty ? [] : [.blank]) + below
  }

  /// So many members stand side by side at the most.
  private static let most = 5

  /// Those before this one, it and all that comes from it; without these where they are many.
  private var path: [VarietyReference] {
    let paths = family.roots.compactMap { $0.path(to: entry.pokemon.id) }
    guard let path = paths.first, let last = path.last else { return [] }
    let all = path + last.all.dropFirst()
    return (all.count > Self.most ? path : all).map(\.variety)
  }

  // MARK: Stats

  /// A member, what it turns into and what it evolves into, each with what it was before.
  private func rows(of member: EvolutionFamily.Member, from base: Pokemon?) -> [FormsTable.Row] {
    guard let pokemon = pokemon(member.variety) else {
      return member.next.flatMap { rows(of: $0, from: base) }
    }
    let forms = member.forms.compactMap { form in
      self.pokemon(form).map { row(form, $0, from: pokemon) }
    }
    return [row(member.variety, pokemon, from: base)] + forms
      + member.next.flatMap { rows(of: $0, from: pokemon) }
  }

  private func row(
    _ variety: VarietyReference, _ pokemon: Pokemon, from base: Pokemon?
  ) -> FormsTable.Row {
    FormsTable.Row(variety: variety, pokemon: pokemon, base: base, laterGeneration: nil)
  }

  /// As of the generation; nil for one that did not exist yet.
  private func pokemon(_ variety: VarietyReference) -> Pokemon? {
    variety.id == entry.pokemon.id
      ? entry.pokemon : words.rules.pokemon(ofVariety: variety.id, in: entry.generation)
  }

  /// With what changes at each step where there is room for that.
  private func table(_ all: [FormsTable.Row], rows: Int) -> [Line] {
    let untold = all.filter { !told.contains($0.variety.id) }
    // Those stand beside the usual variety.
    let shown = all.filter {
      !told.contains($0.variety.id) || $0.variety.id == entry.pokemon.species.number
    }
    guard shown.count < rows, !untold.isEmpty else { return [] }
    for detail in told.isEmpty ? [FormsTable.Detail.compared, .figures] : [.figures] {
      let table = FormsTable(
        .baseStats, rows: shown, id: entry.pokemon.id, generation: entry.generation, words: words,
        columns: columns, detail: detail)
      guard table.isWide else { return [] }
      let lines = table.head + table.lines
      if lines.count <= rows { return lines }
    }
    return []
  }

  // MARK: Damage and yields

  private func damage(_ shown: [FormsTable.Row]) -> [Line] {
    let generation = entry.generation ?? TypeChart.newestGeneration
    return FormMatchups(
      types: shown.compactMap(\.pokemon?.types).unique,
      chart: words.rules.typeChart(generation: generation), words: words, columns: columns
    ).lines
  }

  /// What each takes to be caught and gives when defeated; nothing as of an earlier generation, of which
  /// the source does not say it.
  private func yields(_ shown: [FormsTable.Row]) -> [Line] {
    if entry.generation != nil { return [] }
    let ids = family.roots.flatMap(\.all).map(\.variety.id)
    let members = shown.compactMap(\.pokemon).filter { ids.contains($0.id) }
    let titles = ["", words(.catchRate), words(.experience), words(.effort)]
    let rows = members.map { pokemon in
      [
        words.name(of: pokemon), String(pokemon.species.captureRate),
        words.figure(pokemon.baseExperience), words.effort(pokemon.effort),
      ]
    }
    let widths = titles.indices.map { column in
      ([titles] + rows).map { TextWidth.of($0[column]) }.max() ?? 0
    }
    return ([titles] + rows).enumerated().map { place, cells in
      Line(
        cells.enumerated().map { column, text in
          let isFigure = 1...2 ~= column
          let text = TextFit.pad(text, to: widths[column], atEnd: !isFigure)
          return Span(column == 3 ? text : text + "  ", place == 0 ? .heading : .text)
        })
    }
  }
}

extension EvolutionFamily.Member {
  /// Itself and all that comes from it.
  var all: [EvolutionFamily.Member] { [self] + next.flatMap(\.all) }

  /// From itself to a variety, or to the one that turns into it; nil where it is not below it.
  fileprivate func path(to id: Int) -> [EvolutionFamily.Member]? {
    if variety.id == id || forms.contains(where: { $0.id == id }) { return [self] }
    return next.lazy.compactMap { $0.path(to: id) }.first.map { [self] + $0 }
  }
}
