internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Pokémon in rows: name, types, and what the page says of each.
struct PokemonTable: Sendable {
  struct Row: Sendable {
    let pokemon: VarietyReference
    var note = ""
    /// Its place in the order of the notes; nil for what has none.
    var rank: Int?
  }

  private(set) var rows: [Row]
  let words: Words
  let columns: Int
  let generation: Int?

  /// - Parameter rows: in any order; they are shown by national number.
  init(rows: [Row], words: Words, columns: Int, generation: Int?) {
    let rules = words.rules
    let numbers = rows.map {
      (rules.number(ofVariety: $0.pokemon.id) ?? .max) << 32 | $0.pokemon.id
    }
    self.rows = zip(numbers, rows).sorted { $0.0 < $1.0 }.map(\.1)
    self.words = words
    self.columns = columns
    self.generation = generation
  }

  /// As a person has chosen to see it: by name or type, and sorted.
  ///
  /// - Parameter note: what the notes are of; nil where there are none.
  func arranged(by settings: TableSettings, note: Sentence?) -> PokemonTable {
    if settings.isPlain { return self }
    var table = self
    table.rows = settings.arranged(rows, by: sortColumns(note: note)) { row in
      [name(of: row)] + types(of: row).map(words.name(of:))
    }
    return table
  }

  func sortColumns(note: Sentence?) -> [TableColumn<Row>] {
    [
      TableColumn(.columnNumber), TableColumn(.columnName) { .text(name(of: $0)) },
      TableColumn(.moveType) { row in
        let types = types(of: row)
        return types.isEmpty ? nil : .text(types.map(words.name(of:)).joined(separator: " "))
      },
    ] + (note.map { [TableColumn($0) { $0.rank.map { .rank($0) } }] } ?? [])
  }

  var lines: Lines {
    if rows.isEmpty { return Lines([Line([Span(words(.noMatch), .secondary)])]) }
    return Lines(links: rows.map { .pokemon($0.pokemon.id) }) { line(of: rows[$0]) }
  }

  /// The rows with what the page says of each below it, whole.
  var detailedLines: Lines {
    if rows.isEmpty { return lines }
    return Lines(
      rows.flatMap { row in
        [line(of: Row(pokemon: row.pokemon))]
          + Line.wrapped(row.note, .secondary, indent: "  ", columns: columns)
      })
  }

  private func types(of row: Row) -> [PokemonType] {
    words.rules.types(ofVariety: row.pokemon.id, in: generation)
  }

  private func name(of row: Row) -> String {
    words.name(ofPokemon: row.pokemon.id, slug: row.pokemon.slug)
  }

  private func line(of row: Row) -> Line {
    let isWide = columns >= 60
    let width = isWide ? 28 : max(10, columns - 12)
    let types = types(of: row)
    let name = TextFit.pad(TextFit.clip(name(of: row), to: width), to: width)
    let typeRoom = isWide ? 2 * Words.shortColumns + 1 : columns - width - 1
    let names = words.names(of: types.prefix(isWide ? 2 : 1), in: typeRoom)
    let ends = names.dropFirst().map(\.column) + [typeRoom + 1]
    let shown = names.indices.map { place in
      let room = ends[place] - names[place].column
      return Span(TextFit.pad(names[place].name, to: room), .type(types[place]))
    }
    guard isWide else {
      // What the page is about goes before the type, which the entry tells as well.
      let note = Span(TextFit.clip(row.note, to: columns - width - 1), .secondary)
      return Line(
        [Span(name + " ", link: .pokemon(row.pokemon.id))] + (row.note.isEmpty ? shown : [note]))
    }
    let none = types.isEmpty ? [Span(TextFit.spaces(typeRoom + 1))] : []
    let room = columns - width - 1 - (typeRoom + 1) - 1
    return Line(
      [Span(name + " ", link: .pokemon(row.pokemon.id))] + shown + none
        + [Span(" "), Span(TextFit.clip(row.note, to: room), .secondary)])
  }
}
