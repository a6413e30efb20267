internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Varieties with types, stats and abilities; what differs from another one stands below its figure with
/// its sign.
struct FormsTable {
  struct Row {
    let variety: VarietyReference
    /// Nil until it has come.
    let pokemon: Pokemon?
    /// What it is compared with; nil for nothing.
    let base: Pokemon?
    /// The generation it came with, where that is after the chosen one.
    let laterGeneration: Int?
  }

  /// What stands where. In what order columns go when there is less room: height, weight and generation,
  /// then abilities, which then stand below the name, then types, then the name, which has a line to
  /// itself.
  private struct Places {
    var name = 0
    var types = 0
    var stat = 0
    var total = 0
    /// Height, weight and generation.
    var size = 0
    var abilities = 0
    /// Whether name and stats stand in one line.
    var isWide = false
  }

  let rows: [Row]
  let id: Int
  let generation: Int?
  let words: Words
  let columns: Int
  let title: Sentence
  /// Whether it stands below a family's tree, which has the links and says what turns a form on already.
  let isBelowTree: Bool
  private let stats: StatColumns
  /// Those in a line; the total has none where there is no room for it.
  private let shown: [StatColumns.Column]
  private let places: Places
  /// Whether name and figures of one stand in one line.
  var isWide: Bool { places.isWide }

  init(
    _ title: Sentence = .varieties, rows: [Row], id: Int, generation: Int?, words: Words,
    columns: Int, isBelowTree: Bool = false
  ) {
    self.title = title
    self.isBelowTree = isBelowTree
    self.rows = rows
    self.id = id
    self.generation = generation
    self.words = words
    self.columns = columns
    stats = StatColumns(words: words, generation: generation)
    places = Self.places(for: rows, stats: stats, words: words, columns: columns)
    let hasTotal = stats.width(stat: places.stat) <= columns
    shown = stats.all.filter { hasTotal || !$0.isTotal }
  }

  private static func places(
    for rows: [Row], stats: StatColumns, words: Words, columns: Int
  ) -> Places {
    let name = (rows.map { Self.name(of: $0, words).0 }.map(TextWidth.of).max() ?? 0) + 4
    let types = rows.compactMap(\.pokemon).map { Line(Self.types(of: $0, words)).leftColumns }
    let wide = stats.width(stat: 5)
    let slack = { (places: Places) in
      columns - places.name - places.types - stats.width(stat: places.stat) - places.size
    }
    var places = Places(name: name, types: (types.max() ?? 0) + 1, stat: 5, isWide: true)
    if slack(places) < 0 { places.types = 0 }
    if slack(places) < 0 { places.stat = 4 }
    if slack(places) < 0 { places = Places(stat: columns >= wide ? 5 : 4) }
    places.total = places.stat + 1
    if !places.isWide { return places }
    if slack(places) >= 76 { places.size = 30 }
    // The first generations have none.
    let haveAbilities = rows.contains { $0.pokemon?.abilities.isEmpty == false }
    if haveAbilities, slack(places) >= 30, places.types > 0 {
      places.abilities = slack(places) - 2
    }
    return places
  }

  // MARK: Lines

  /// The titles of the columns.
  var head: [Line] {
    let figures = shown.map { TextFit.pad($0.title, to: width(of: $0), atEnd: false) }.joined()
    let name = TextFit.pad(words(title), to: places.name + places.types)
    var text = (places.isWide ? name : "") + figures
    if places.size > 0 {
      text += TextFit.pad(words(.height), to: 10, atEnd: false)
      text += TextFit.pad(words(.weight), to: 10, atEnd: false)
      text += TextFit.pad(words(.formsSince), to: 10, atEnd: false)
    }
    if places.abilities > 0 { text += "  " + words(.abilities) }
    return [Line([Span(TextFit.clip(text, to: columns), .heading)])]
  }

  var lines: [Line] { rows.flatMap(lines) }

  private func lines(of row: Row) -> [Line] {
    let (name, mark) = Self.name(of: row, words)
    let isHere = row.variety.id == id
    let title: [Span] = [
      Span(name, isHere ? .name : .text, link: isBelowTree ? nil : .pokemon(row.variety.id)),
      Span(isHere ? " ◂" : mark, isHere ? .heading : .secondary),
    ]
    if places.isWide {
      return row.laterGeneration == nil
        ? row.pokemon.map { wide(title, $0, from: row.base) } ?? [Line(title)]
        : [Line(title)]
    }
    let titles = wrapped(title)
    guard row.laterGeneration == nil, let pokemon = row.pokemon else { return titles }
    return narrow(titles, pokemon, from: row.base)
  }

  /// A name and what is said of it, in two lines where one is too narrow.
  private func wrapped(_ title: [Span]) -> [Line] {
    guard Line(title).leftColumns > columns, let name = title.first, let link = name.link else {
      return [Line(title)]
    }
    var lines = Line.wrapped(
      name.text, names: [(name.text, link.subject)], columns: max(1, columns - 7))
    lines[lines.count - 1].left += title.dropFirst()
    return lines
  }

  /// Name, types and figures in one line; differences, and what has no column, below.
  private func wide(_ title: [Span], _ pokemon: Pokemon, from base: Pokemon?) -> [Line] {
    let types = Self.types(of: pokemon, words)
    let hasTypes = places.types > 0
    var first = LineCanvas()
    first.write(title, 0, 0)
    if hasTypes { first.write(types, 0, places.name) }
    let start = places.name + places.types
    let isSame = isSame(pokemon, base)
    first.write(isSame ? [asBase] : figures(of: pokemon, from: base), 0, start)
    if isSame, !hasTypes { return first.lines }
    let sizes = start + stats.width(stat: places.stat)
    if places.size > 0 { first.write([Span(size(of: pokemon))], 0, sizes) }
    let changes = isSame ? [] : differences(of: pokemon, from: base)
    if !changes.isEmpty {
      first.write(changes, 1, start)
      if places.abilities > 0 { first.write(trigger(of: pokemon, columns: start - 3), 1, 2) }
    }
    let column = places.abilities > 0 ? sizes + places.size + 2 : 2
    let below = changes.isEmpty ? columns - 2 : max(12, start - 3)
    let room = places.abilities > 0 ? places.abilities : below
    if places.abilities > 0 || !isSame && !isBelowTree {
      let typesBelow = hasTypes ? [] : [Line(types)]
      let isOther = places.abilities > 0 || base?.abilities != pokemon.abilities
      let abilities = typesBelow + (isOther ? self.abilities(of: pokemon, columns: room) : [])
      for (row, line) in abilities.enumerated() {
        first.write(line.left, places.abilities > 0 ? row : row + 1, column)
      }
    }
    return first.lines
  }

  /// One below the other.
  private func narrow(_ titles: [Line], _ pokemon: Pokemon, from base: Pokemon?) -> [Line] {
    if isSame(pokemon, base) {
      let line = Line((titles.last?.left ?? []) + [asBase])
      return line.leftColumns <= columns
        ? titles.dropLast() + [line] : titles + [Line([asBase])]
    }
    let types = Line([Span("  ")] + Self.types(of: pokemon, words))
    let changes = differences(of: pokemon, from: base)
    let total = Line(total(of: pokemon, from: base))
    let hasRoom = types.leftColumns + total.leftColumns <= columns
    let heads = hasRoom ? [Line(types.left + total.left)] : [types, total]
    return titles + heads + [Line(figures(of: pokemon, from: base))]
      + (changes.isEmpty ? [] : [Line(changes)])
      + (base?.abilities != pokemon.abilities ? abilities(of: pokemon, columns: columns - 2) : [])
      .map { Line([Span("  ")] + $0.left) }
  }

  // MARK: Cells

  private func width(of column: StatColumns.Column) -> Int {
    column.isTotal ? places.total : places.stat
  }

  private var asBase: Span { Span("  " + words(.formsAsBase), .secondary) }

  /// Whether two differ in nothing that is shown.
  private func isSame(_ pokemon: Pokemon, _ base: Pokemon?) -> Bool {
    pokemon.types == base?.types && pokemon.stats == base?.stats
      && pokemon.abilities == base?.abilities
  }

  private func figures(of pokemon: Pokemon, from base: Pokemon?) -> [Span] {
    if base?.stats == pokemon.stats { return [asBase] }
    return shown.map { column in
      Span(TextFit.pad(String(column.value(pokemon)), to: width(of: column), atEnd: false))
    }
  }

  /// Below each figure that is another than it was, how much.
  private func differences(of pokemon: Pokemon, from base: Pokemon?) -> [Span] {
    guard let base, base.stats != pokemon.stats else { return [] }
    return shown.map { column in
      let change = Self.change(column, of: pokemon, from: base)
      return Span(
        TextFit.pad(change.text, to: width(of: column), atEnd: false), change.role)
    }
  }

  private static func change(
    _ column: StatColumns.Column, of pokemon: Pokemon, from base: Pokemon
  ) -> Span {
    let change = column.value(pokemon) - column.value(base)
    let text = change == 0 ? "" : (change > 0 ? "+" : "−") + String(change.magnitude)
    return Span(text, change > 0 ? .better : .worse)
  }

  /// The total by itself with its difference; nothing where it has a column.
  private func total(of pokemon: Pokemon, from base: Pokemon?) -> [Span] {
    guard let column = stats.all.last, !shown.contains(where: \.isTotal) else { return [] }
    let figure = Span(" " + column.title + " \(column.value(pokemon))")
    guard let base else { return [figure] }
    let change = Self.change(column, of: pokemon, from: base)
    return [figure, Span(" "), change]
  }

  /// What turns the form on, to stand below its name; empty if that is too long.
  private func trigger(of pokemon: Pokemon, columns: Int) -> [Span] {
    guard !isBelowTree, let trigger = words.rules.formTriggers(ofVariety: pokemon.id).first
    else { return [] }
    let fact = words.fact(of: trigger)
    return TextWidth.of(fact.text) > columns ? [] : [Span(fact.text, .secondary, link: fact.link)]
  }

  private func size(of pokemon: Pokemon) -> String {
    let first = words.rules.firstGeneration(ofVariety: pokemon.id)
    let texts = [
      words.height(pokemon.heightDecimetres), words.weight(pokemon.weightHectograms),
      first.map(words.numeral) ?? "—",
    ]
    return texts.map { TextFit.pad($0, to: 10, atEnd: false) }.joined()
  }

  private func abilities(of pokemon: Pokemon, columns: Int) -> [Line] {
    let facts = pokemon.abilities.map { ability in
      let name = words.name(ofAbility: ability.slug)
      return Span(ability.isHidden ? words(.hidden, name) : name, link: .ability(ability.slug))
    }
    return Flow(facts, separator: .dot).lines(columns: columns)
  }

  private static func types(of pokemon: Pokemon, _ words: Words) -> [Span] {
    pokemon.types.map { Span(words.name(of: $0) + " ", .type($0)) }
  }

  /// The name, and when it came, where that was later.
  private static func name(of row: Row, _ words: Words) -> (String, String) {
    let name = words.name(ofPokemon: row.variety.id, slug: row.variety.slug)
    return (name, row.laterGeneration.map { " (\(words.numeral(ofGeneration: $0)))" } ?? "")
  }
}

/// The base stats that a generation has, and their total, under short titles.
struct StatColumns {
  struct Column {
    let title: String
    let isTotal: Bool
    let value: (Pokemon) -> Int
  }

  let all: [Column]

  /// - Parameter generation: nil for today.
  init(words: Words, generation: Int?) {
    let titles = words(.statHeads).split(separator: "|").map(String.init)
    let title = { (place: Int) in titles.indices ~= place ? titles[place] : "" }
    // Generation I has one stat for both special ones.
    let shown = Stat.allCases.filter { generation != 1 || $0 != .specialDefense }
    let stats = shown.map { stat in
      let place = Stat.allCases.firstIndex(of: stat) ?? 0
      let isSpecial = generation == 1 && stat == .specialAttack
      return Column(title: title(isSpecial ? 7 : place), isTotal: false) { $0.stats[stat] }
    }
    let total = Column(title: title(6), isTotal: true) { pokemon in
      shown.reduce(0) { $0 + pokemon.stats[$1] }
    }
    all = stats + [total]
  }

  /// How wide all are where a stat takes so many columns, and the total one more.
  func width(stat: Int) -> Int { all.count * stat + 1 }
}
