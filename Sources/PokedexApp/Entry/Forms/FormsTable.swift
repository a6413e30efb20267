internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Table of varieties with their types, stats and abilities. Below each stat is its difference from
/// a base variety's stat.
///
/// In a narrow window, height, weight and generation are dropped first. Then abilities, types and
/// the total move from their columns to lines below the name. Last, the name moves to a line above
/// the stats.
struct FormsTable {
  struct FormsTableRow {
    let variety: VarietyReference
    /// Data of the variety. Nil until it has been fetched, and for a variety of a later generation.
    let pokemon: Pokemon?
    /// Pokémon that the variety is compared with, if any.
    let base: Pokemon?
  }

  private typealias Figure = (title: String, value: (Pokemon) -> Int)

  private let rows: [FormsTableRow]
  private let id: Int
  private let generation: Int?
  private let words: Words
  private let columns: Int
  /// Whether the table is below a family tree, which already shows links and the forms' triggers.
  private let isBelowTree: Bool
  /// Base stats, followed by their total.
  private let figures: [Figure]
  /// Columns: name with types, base stats and total, height, weight, generation, abilities.
  private let table: Table
  /// Width of the names if types are shown beside them; otherwise nil.
  private let nameColumns: Int?
  /// Whether a variety's name and stats are on one line.
  let isWide: Bool

  init(
    _ title: Sentence = .varieties, rows: [FormsTableRow], id: Int, generation: Int?, words: Words,
    columns: Int, isBelowTree: Bool = false
  ) {
    (self.rows, self.id, self.generation, self.words) = (rows, id, generation, words)
    (self.columns, self.isBelowTree) = (columns, isBelowTree)
    figures = Self.figures(in: generation, words)
    let names = rows.map {
      TextWidth.of(words.name(ofPokemon: $0.variety.id, slug: $0.variety.slug))
    }
    let types = rows.map { words.names(of: $0.pokemon?.types ?? []).columns }
    let name = (names.max() ?? 0) + 4
    let nameAndTypes = name + (types.max() ?? 0) + 2
    let room = columns - figures.count * Self.figureColumns - 1
    nameColumns = nameAndTypes <= room ? name : nil
    isWide = name <= room
    let hasAbilities = rows.contains { $0.pokemon?.abilities.isEmpty == false }
    let first = nameAndTypes <= room ? nameAndTypes : isWide ? name : 0
    let hasRoomForGaps = first + (Self.figureColumns + 1) * figures.count < columns
    table = Table(
      [Table.Column(Span(words(title), .heading), minimum: first)]
        + Self.columns(of: figures, hasRoomForGaps ? Self.figureColumns + 1 : Self.figureColumns)
        + Self.sizeColumns(words)
        + (nameAndTypes <= room && hasAbilities ? [Self.abilityColumn(words, columns)] : []),
      in: columns, gap: 0)
  }

  private static func columns(of figures: [Figure], _ columns: Int) -> [Table.Column] {
    figures.enumerated().map { index, figure in
      let isTotal = index == figures.count - 1
      return Table.Column(
        Span(figure.title, .heading), .right, minimum: columns + (isTotal ? 1 : 0),
        priority: isTotal ? 2 : Table.Column.always)
    }
  }

  private static func sizeColumns(_ words: Words) -> [Table.Column] {
    [Sentence.height, .weight, .formsSince].map {
      Table.Column(Span(words($0), .heading), .right, minimum: 10, priority: 0)
    }
  }

  private static func abilityColumn(_ words: Words, _ columns: Int) -> Table.Column {
    Table.Column(
      Span(words(.abilities), .heading), minimum: 30, ideal: columns, priority: 1, gap: 2)
  }

  /// Minimum width of a stat's column. The total's column is one wider.
  private static let figureColumns = 4

  /// Returns the base stats of a generation and their total, with short titles.
  private static func figures(in generation: Int?, _ words: Words) -> [Figure] {
    let titles = words(.statHeads).split(separator: "|").map(String.init)
    let title = { (index: Int) in titles.indices ~= index ? titles[index] : "" }
    let stats = Stat.all(in: generation)
    let total: Figure = (title(6), { pokemon in stats.reduce(0) { $0 + pokemon.stats[$1] } })
    return stats.map { stat in
      let index = Stat.allCases.firstIndex(of: stat) ?? 0
      return (title(stat.isSpecial(in: generation) ? 7 : index), { $0.stats[stat] })
    } + [total]
  }

  // MARK: Lines

  /// Column titles.
  var head: [Line] { [table.header] }

  var lines: [Line] { rows.flatMap(lines) }

  private func lines(of row: FormsTableRow) -> [Line] {
    let title = words.title(of: row.variety, on: id, in: generation)
    let name = isBelowTree ? title.map { Span($0.text, $0.role) } : title
    guard let pokemon = row.pokemon else { return name.wrapped(to: columns).map { Line($0) } }
    if !isWide, isSame(pokemon, row.base) {
      let asBase = Span(words(.formsAsBase), .secondary)
      return Flow([name, [asBase]], separator: Span("  ")).lines(columns: columns)
    }
    let figures = figures.map { cell(of: $0, pokemon, row.base) }
    let cells =
      figures + size(of: pokemon) + [
        abilities(of: pokemon).lines(columns: table.width(of: abilitiesColumn))
      ]
    let (types, notes) = (typesBelow(of: pokemon, row.base), notes(of: pokemon, row.base))
    guard isWide else {
      return name.wrapped(to: columns).map { Line($0) } + types + table.lines([[]] + cells) + notes
    }
    var first = [Line(name)]
    if let nameColumns {
      first = first.beside([Line(words.names(of: pokemon.types))], at: nameColumns)
    }
    return table.lines([first + types + notes] + cells)
  }

  /// Returns the types and the total of the stats, for layouts where these are below the name
  /// instead of in columns.
  private func typesBelow(of pokemon: Pokemon, _ base: Pokemon?) -> [Line] {
    if isBelowTree || nameColumns != nil { return [] }
    let facts = [words.names(of: pokemon.types), total(of: pokemon, base)].filter { !$0.isEmpty }
    return below(Flow(facts, separator: Span("  ")))
  }

  /// Returns the lines below the name, or none if the table is below a family tree. If the table
  /// has a column of abilities, the lines say what triggers the form. Otherwise, they list the
  /// abilities, unless the base variety has the same ones.
  private func notes(of pokemon: Pokemon, _ base: Pokemon?) -> [Line] {
    if isBelowTree { return [] }
    if table.shows(abilitiesColumn) {
      let triggers = words.rules.formTriggers(ofVariety: pokemon.id, in: nil).prefix(1)
        .map(words.fact(of:))
      return below(Flow(triggers.map { Span($0.text, .secondary, linkTarget: $0.linkTarget) }))
    }
    return base?.abilities == pokemon.abilities ? [] : below(abilities(of: pokemon))
  }

  /// Returns a flow's lines, indented so that they can go below the name.
  private func below(_ flow: Flow) -> [Line] {
    var flow = flow
    flow.label = [.spaces(2)]
    return flow.lines(columns: isWide ? table.width(of: 0) - 1 : columns)
  }

  // MARK: Cells

  private var abilitiesColumn: Int { figures.count + 4 }

  /// Whether two Pokémon have the same types, stats and abilities.
  private func isSame(_ pokemon: Pokemon, _ base: Pokemon?) -> Bool {
    pokemon.types == base?.types && pokemon.stats == base?.stats
      && pokemon.abilities == base?.abilities
  }

  /// Returns a stat, and below it the difference from the base variety's stat. The stat is grey if
  /// all of the variety's stats equal those of the base variety.
  private func cell(of figure: Figure, _ pokemon: Pokemon, _ base: Pokemon?) -> [Line] {
    let role: Role = base?.stats == pokemon.stats ? .secondary : .text
    let change = change(of: figure, pokemon, base).map { [Line([$0])] } ?? []
    return [Line([Span(String(figure.value(pokemon)), role)])] + change
  }

  private func change(of figure: Figure, _ pokemon: Pokemon, _ base: Pokemon?) -> Span? {
    let change = base.map { figure.value(pokemon) - figure.value($0) } ?? 0
    if change == 0 { return nil }
    return Span((change > 0 ? "+" : "−") + String(change.magnitude), change > 0 ? .better : .worse)
  }

  /// Returns the total of the stats with its title. Empty if the table has a column for it.
  private func total(of pokemon: Pokemon, _ base: Pokemon?) -> [Span] {
    guard !table.shows(figures.count), let total = figures.last else { return [] }
    let change = change(of: total, pokemon, base).map { [Span(" "), $0] } ?? []
    return [Span("\(total.title) \(total.value(pokemon))")] + change
  }

  private func size(of pokemon: Pokemon) -> [[Line]] {
    let first = words.rules.firstGeneration(ofVariety: pokemon.id)
    return [
      words.height(pokemon.heightDecimetres), words.weight(pokemon.weightHectograms),
      first.map(words.numeral) ?? "—",
    ].map { [Line([Span($0)])] }
  }

  private func abilities(of pokemon: Pokemon) -> Flow {
    let names = pokemon.abilities.map { ability in
      let name = words.name(ofAbility: ability.slug)
      return Span(ability.isHidden ? words(.hidden, name) : name, link: .ability(ability.slug))
    }
    return Flow(names, separator: .dot)
  }
}
