internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexText

/// A table with a row for each record, and then for each team.
struct MarksTable {
  let language: Language
  let format: ListRequest.Format
  /// Whether to add columns for teams.
  let hasTeams: Bool
  private let items: [PokemonListItem]
  private let indexByID: [Int: Int]
  private let words: Words

  private var isText: Bool { format == .text }

  init(language: Language, format: ListRequest.Format, hasTeams: Bool) {
    (self.language, self.format, self.hasTeams) = (language, format, hasTeams)
    items = Dex().listItems(urlPrefix: "")
    indexByID = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1.id, $0) })
    words = Words(language: language, vocabulary: DexVocabulary())
  }

  /// Sorts Pokémon by national number, then by id. Newer Pokémon that the bundle doesn't know come
  /// last.
  func sorted<Element>(_ elements: [Element], _ id: (Element) -> Int) -> [Element] {
    let ranked = elements.enumerated().map { (indexByID[id($1)] ?? items.count, $0) }
    return ranked.sorted { $0 < $1 }.map { elements[$1] }
  }

  /// Writes all batches in the table's format. For text, calls `parts` twice: once to measure the
  /// columns, and once to write the rows.
  ///
  /// - Throws: errors of the JSON encoder, of `parts` and of `write`.
  func write(
    _ parts: ((MarksBatch) throws -> Void) throws -> Void,
    to write: @escaping (String) throws -> Void
  ) throws {
    var widths: [Int] = []
    if isText {
      try parts { part in
        let more = table(of: part).widths(words.figures)
        widths = widths.isEmpty ? more : zip(widths, more).map { max($0, $1) }
      }
    }
    // The brackets around a JSON array, and the separator between its elements.
    let (start, between, end) = ("[\n", ",\n", "\n]\n")
    var isFirst = true
    try parts { part in
      let table = table(of: part)
      switch format {
      case .text: try write(table.lines(words.figures, widths: widths))
      case .json:
        let text = try table.text(in: .json, words.figures)
        try write(isFirst ? start : between)
        try write(String(text.dropFirst(start.count).dropLast(end.count)))
      case .tsv, .csv: try write(table.separated(in: format, hasHeader: isFirst))
      }
      isFirst = false
    }
    if !isFirst, format == .json { return try write(end) }
    if isFirst { try write(table(of: MarksBatch()).text(in: format, words.figures)) }
  }

  private func table(of part: MarksBatch) -> ListTable {
    let id = column(part, "id") { record, _ in .integer(record.pokemon) }
    let number = column(part, "number") { $1?.number.map(ListTable.Cell.integer) ?? .none }
    let slug = column(part, "name") { $1.map { .text($0.name) } ?? .none }
    let name = column(part, "display_name") { record, item in
      item.map { .text(words.name(of: .pokemon($0.id))) } ?? .none
    }
    let game = column(part, "game") { record, _ in
      record.game.map { .named($0, words.plainName(ofVersion: $0)) } ?? nothing
    }
    let marks = column(part, "marks") { record, _ in
      let marks = record.marks.withoutImplied
      if isText, marks.isEmpty { return nothing }
      return .list(marks.map(\.slug), marks.map { words.name(of: $0) })
    }
    let note = column(part, "note") { record, _ in
      if record.note.text.isEmpty { return nothing }
      return .text(isText ? Quote.visible(record.note.text) : record.note.text)
    }
    let columns =
      isText
      ? [number, slug, name, marks, game, note] : [number, id, slug, name, game, marks, note]
    return ListTable(
      columns: columns + teamColumns(part), rowCount: part.records.count + part.teams.count)
  }

  private func teamColumns(_ part: MarksBatch) -> [ListTable.OutputColumn] {
    if !hasTeams { return [] }
    let empty = part.records.map { _ in ListTable.Cell.none }
    let pastes = part.teams.map { _, team -> ListTable.Cell in
      team.map { .text(format == .tsv ? MarksReader.escaped($0.text) : $0.text) } ?? .none
    }
    return [
      ListTable.OutputColumn(key: "team", cells: empty + part.teams.map { .text($0.name) }),
      ListTable.OutputColumn(key: "paste", cells: empty + pastes),
    ]
  }

  /// The cell for a missing value. In text, it is left-aligned like the words in its column,
  /// whereas `.none` is right-aligned.
  private var nothing: ListTable.Cell { isText ? .text("—") : .none }

  private func column(
    _ part: MarksBatch, _ key: String, _ cell: (MarkRecord, PokemonListItem?) -> ListTable.Cell
  ) -> ListTable.OutputColumn {
    let cells = part.records.map { record in
      cell(record, indexByID[record.pokemon].map { items[$0] })
    }
    return ListTable.OutputColumn(key: key, cells: cells + part.teams.map { _ in .none })
  }
}

/// A table that shows how complete each Pokédex is. The national dex comes first, followed by the
/// others in release order.
struct ProgressTable {
  /// The marks by national number, in one game or in all games.
  let marks: [Int: Marks]
  /// The version whose Pokédexes are listed. Nil for those of all games.
  let version: String?
  let language: Language
  /// Whether the table is for people, with words beside the numbers.
  let isText: Bool

  var table: ListTable {
    let words = Words(language: language, vocabulary: DexVocabulary())
    let dex = Dex()
    let group = version.flatMap { version in
      dex.versionGroups.first { $0.versions.contains(version) }
    }
    let dexes = group.map(dex.dexes) ?? dex.regionalDexes
    let rows = dexes.map { PokedexProgress(of: $0, marks: marks) }
    func column(
      _ key: String, _ cell: (PokedexProgress) -> ListTable.Cell
    ) -> ListTable.OutputColumn {
      ListTable.OutputColumn(key: key, cells: rows.map(cell))
    }
    let names = [
      column("dex") { .text($0.term) },
      column("display_name") { .text(words.label("dex", $0.dex)) },
    ]
    let percent = column("percent") { isText ? .text("\($0.percent) %") : .integer($0.percent) }
    let counts =
      isText
      ? [
        column("caught") { .text(words(.progressCaught, String($0.caught), String($0.count))) },
        percent, column("seen") { .text(words(.progressSeen, String($0.seen))) },
      ]
      : [
        column("caught") { .integer($0.caught) }, column("seen") { .integer($0.seen) },
        column("shiny") { .integer($0.shiny) }, column("species") { .integer($0.count) }, percent,
      ]
    return ListTable(columns: names + counts, rowCount: rows.count)
  }
}

// Escapes and unescapes the text of a team for a table cell: `\n` stands for a line break, and `\\`
// for a backslash.
extension MarksReader {
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  static func unescaped(_ cell: String) -> String {
    var (text, isEscape) = ("", false)
    for scalar in cell.unicodeScalars {
      if !isEscape, scalar == "\\" {
        isEscape = true
        continue
      }
      text.unicodeScalars.append(isEscape && scalar == "n" ? "\n" : scalar)
      isEscape = false
    }
    return text
  }
}
