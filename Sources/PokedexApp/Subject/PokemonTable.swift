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

  /// Side by side where several have room, in reading order.
  var lines: Lines {
    if rows.isEmpty { return Lines([Line([Span(words(.noMatch), .secondary)])]) }
    let across = across
    if across == 1 {
      return Lines(links: rows.map { .pokemon($0.pokemon.id) }) { line(of: rows[$0], columns) }
    }
    let width = (columns - (across - 1) * Self.gap) / across
    let links = rows.enumerated().map { place, row in
      Lines.Link(line: place / across, subject: .pokemon(row.pokemon.id))
    }
    return Lines(count: (rows.count + across - 1) / across, links: links) { line in
      let shown = rows[(line * across)...].prefix(across)
      let cells = shown.map { self.line(of: $0, width, isPadded: true).left }
      return Line(Array(cells.joined(separator: [Span(TextFit.spaces(Self.gap))])))
    }
  }

  private static let gap = 3
  /// How wide a name is where two types stand beside it, and what all three take up.
  private static let nameColumns = 28
  private var factColumns: Int { Self.nameColumns + 1 + typeColumns + 1 + 1 }
  /// How wide two types are beside each other.
  private var typeColumns: Int { 2 * words.typeColumns + 1 }

  /// How many have room side by side, each with all that is said of it.
  private var across: Int {
    if columns < 2 * factColumns + Self.gap { return 1 }
    let note = rows.reduce(0) { max($0, TextWidth.of($1.note)) }
    return max(1, (columns + Self.gap) / (factColumns + note + Self.gap))
  }

  /// The rows with what the page says of each below it, whole.
  var detailedLines: Lines {
    if rows.isEmpty { return lines }
    return Lines(
      rows.flatMap { row in
        [line(of: Row(pokemon: row.pokemon), columns)]
          + Line.wrapped(row.note, .secondary, indent: "  ", columns: columns)
      })
  }

  private func types(of row: Row) -> [PokemonType] {
    words.rules.types(ofVariety: row.pokemon.id, in: generation)
  }

  private func name(of row: Row) -> String {
    words.name(ofPokemon: row.pokemon.id, slug: row.pokemon.slug)
  }

  /// - Parameter isPadded: whether others stand beside it.
  private func line(of row: Row, _ columns: Int, isPadded: Bool = false) -> Line {
    let isWide = isPadded || columns >= 60
    let width = isWide ? Self.nameColumns : max(10, columns - 12)
    let types = types(of: row)
    let name = TextFit.pad(words.fitted(name(of: row), to: width), to: width)
    let typeRoom = isWide ? typeColumns : columns - width - 1
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
    let note = TextFit.clip(row.note, to: room)
    return Line(
      [Span(name + " ", link: .pokemon(row.pokemon.id))] + shown + none
        + [Span(" "), Span(isPadded ? TextFit.pad(note, to: room) : note, .secondary)])
  }
}
