internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Pokémon in rows: name, types, and what the page says of each.
struct PokemonTable: Sendable {
  struct Row: Sendable {
    let pokemon: VarietyReference
    var note = ""
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

  /// Those only whose name or type contains a text.
  func filtered(by text: String) -> PokemonTable {
    if text.isEmpty { return self }
    let filter = NameKey.key(text)
    var table = self
    table.rows = rows.filter { row in
      let types = types(of: row).map(words.name(of:))
      return ([name(of: row)] + types).contains { NameKey.key($0).contains(filter) }
    }
    return table
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
    let shown = types.prefix(isWide ? 2 : 1).map { type in
      Span(TextFit.pad(words.shortName(of: type), to: Words.shortColumns + 1), .type(type))
    }
    guard isWide else {
      // What the page is about goes before the type, which the entry tells as well.
      let note = Span(TextFit.clip(row.note, to: columns - width - 1), .secondary)
      return Line(
        [Span(name + " ", link: .pokemon(row.pokemon.id))] + (row.note.isEmpty ? shown : [note]))
    }
    let gap = String(repeating: " ", count: (2 - shown.count) * (Words.shortColumns + 1) + 1)
    let room = columns - width - 1 - 2 * (Words.shortColumns + 1) - 1
    return Line(
      [Span(name + " ", link: .pokemon(row.pokemon.id))] + shown
        + [Span(gap), Span(TextFit.clip(row.note, to: room), .secondary)])
  }
}
