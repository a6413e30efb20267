internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText

/// A line for an entry with fields in it, such as `{{name}} {{types}}`.
struct EntryFormat: Equatable {
  private enum Piece: Equatable {
    case text(String)
    case field(EntryField)
  }

  private let pieces: [Piece]

  /// Takes a text in which a field's name stands in double braces; braces that are not closed stand for
  /// themselves.
  ///
  /// - Throws: the first name that there is no field of, as it is written.
  init(_ text: String) throws(UnknownField) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstPlace(of: "{{"),
      let close = rest[open.upperBound...].firstPlace(of: "}}")
    {
      let written = String(rest[open.upperBound..<close.lowerBound])
      guard let field = EntryField(rawValue: written.trimmed) else {
        throw UnknownField(name: written)
      }
      pieces += [.text(String(rest[..<open.lowerBound])), .field(field)]
      rest = rest[close.upperBound...]
    }
    self.pieces = pieces + [.text(String(rest))]
  }

  /// The line of an entry, which ends with a newline: names in the chosen language, nothing for what is
  /// not known.
  func line(of pokemon: Pokemon, rules: any Rulebook, words: Words) -> String {
    let texts = pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .field(let field):
        Quote.visible(
          field.cell(of: pokemon, rules: rules, words: words).shown(words.figures, orElse: ""))
      }
    }
    return texts.joined() + "\n"
  }
}

/// That there is no field of a name.
struct UnknownField: Error, Equatable {
  let name: String
}

extension String {
  /// Without the spaces around it.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension ListTable {
  /// A row for each entry, a column for each field.
  init(_ entries: [Pokemon], fields: [EntryField], words: Words) {
    let rules = Dex()
    self.init(
      columns: fields.map { field in
        Column(
          key: field.rawValue,
          cells: entries.map { field.cell(of: $0, rules: rules, words: words) })
      }, rowCount: entries.count)
  }
}
