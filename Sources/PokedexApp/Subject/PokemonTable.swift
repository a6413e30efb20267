internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Table of Pokémon with their names, types, and a note that the page provides.
struct PokemonTable: Sendable {
  struct PokemonTableRow: Sendable {
    let pokemon: VarietyReference
    var note = ""
    /// Number by which rows are sorted if the table is sorted by its notes. Nil for a row without a
    /// note.
    var rank: Int?
  }

  private(set) var rows: [PokemonTableRow]
  let words: Words
  let columns: Int
  let generation: Int?

  /// - Parameter rows: rows in any order. The table sorts them by national number.
  init(rows: [PokemonTableRow], words: Words, columns: Int, generation: Int?) {
    let rules = words.rules
    let numbers = rows.map {
      (rules.number(ofVariety: $0.pokemon.id) ?? .max) << 32 | $0.pokemon.id
    }
    self.rows = zip(numbers, rows).sorted { $0.0 < $1.0 }.map(\.1)
    self.words = words
    self.columns = columns
    self.generation = generation
  }

  /// Returns the table filtered and sorted according to the user's settings. The filter searches
  /// names and types.
  ///
  /// - Parameter note: title of the column of notes. Nil if there are no notes.
  func arranged(by settings: TableSettings, note: Sentence?) -> PokemonTable {
    if settings.isPlain { return self }
    var table = self
    table.rows = settings.arranged(rows, by: sortColumns(note: note)) { row in
      [name(of: row)] + types(of: row).map(words.name(of:))
    }
    return table
  }

  func sortColumns(note: Sentence?) -> [TableSortColumn<PokemonTableRow>] {
    [
      TableSortColumn(.columnNumber), TableSortColumn(.columnName) { .text(name(of: $0)) },
      TableSortColumn(.moveType) { row in
        let types = types(of: row)
        return types.isEmpty ? nil : .text(types.map(words.name(of:)).joined(separator: " "))
      },
    ] + (note.map { [TableSortColumn($0) { $0.rank.map { .rank($0) } }] } ?? [])
  }

  /// Lines of the table. If several rows fit side by side, they are arranged in reading order.
  var lines: LazyLines {
    if rows.isEmpty { return LazyLines([Line([Span(words(.noMatch), .secondary)])]) }
    let across = across
    let links = rows.enumerated().map { index, row in
      LazyLines.Link(line: index / across, subject: .pokemon(row.pokemon.id))
    }
    let table = table(across: across)
    return LazyLines(count: (rows.count + across - 1) / across, links: links) { line in
      let shown = rows[(line * across)...].prefix(across)
      let blank = Array(repeating: Flow([Span]()), count: 3 * (across - shown.count))
      return table.lines(shown.flatMap { cells(of: $0, table) } + blank)[0]
    }
  }

  /// A line for each row, with the row's complete note on the lines below.
  var detailedLines: LazyLines {
    if rows.isEmpty { return lines }
    let table = table(across: 1)
    return LazyLines(
      rows.flatMap { row in
        table.lines(cells(of: PokemonTableRow(pokemon: row.pokemon), table))
          + Line.wrapped(row.note, .secondary, indent: "  ", columns: columns)
      })
  }

  private static let gap = 3
  private static let nameColumns = 28
  /// Width of two types side by side.
  private var typeColumns: Int { 2 * words.typeColumns + 1 }
  /// Width of name and types, with the gaps after them.
  private var factColumns: Int { Self.nameColumns + 1 + typeColumns + 2 }

  /// Number of rows that fit side by side with complete notes.
  private var across: Int {
    if columns < 2 * factColumns + Self.gap { return 1 }
    let note = rows.reduce(0) { max($0, TextWidth.of($1.note)) }
    return max(1, (columns + Self.gap) / (factColumns + note + Self.gap))
  }

  /// Returns the layout of lines that show `across` rows side by side. A row has a name, types and
  /// a note. In a narrow window, the note replaces the types, which the Pokémon's own page shows as
  /// well.
  private func table(across: Int) -> Table {
    let width = (columns + Self.gap) / across - Self.gap
    let row =
      columns >= 60
      ? [
        Table.Column("", minimum: Self.nameColumns, gap: Self.gap),
        Table.Column("", minimum: typeColumns),
        Table.Column("", minimum: 0, ideal: width - factColumns, gap: 2),
      ]
      : [
        Table.Column("", minimum: max(10, width - 12)), Table.Column("", minimum: 0, ideal: width),
      ]
    return Table(Array(repeating: row, count: across).flatMap(\.self), in: columns, gap: 1)
  }

  private func types(of row: PokemonTableRow) -> [PokemonType] {
    words.rules.types(ofVariety: row.pokemon.id, in: generation)
  }

  private func name(of row: PokemonTableRow) -> String {
    words.name(ofPokemon: row.pokemon.id, slug: row.pokemon.slug)
  }

  private func cells(of row: PokemonTableRow, _ table: Table) -> [Flow] {
    let name = words.fitted(name(of: row), to: table.width(of: 0))
    let link = Flow([Span(name, link: .pokemon(row.pokemon.id))])
    let note = Flow([Span(row.note, .secondary)])
    if table.shows(2) {
      return [link, Flow([cell(of: types(of: row).prefix(2), table.width(of: 1))]), note]
    }
    let type = Flow([cell(of: types(of: row).prefix(1), table.width(of: 1))])
    return [link, row.note.isEmpty ? type : note]
  }

  /// Returns the names of types, padded so that they are aligned in all rows.
  private func cell(of types: ArraySlice<PokemonType>, _ columns: Int) -> [Span] {
    let names = words.names(of: types, in: columns)
    return zip(types, names.indices).map { type, index in
      let end = index + 1 < names.count ? names[index + 1].column : 0
      return Span(TextFit.pad(names[index].name, to: end - names[index].column), .type(type))
    }
  }
}
