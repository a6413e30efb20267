internal import PokedexApp
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

/// Rows and columns on their way out, in any format.
struct ListTable {
  enum Cell {
    case none
    /// The same for people and scripts.
    case text(String)
    /// A slug with its name.
    case named(String, String)
    /// Slugs with their names, and what people see between these.
    case list([String], [String], separator: String = ", ")
    case integer(Int)
    /// With at most one digit behind the point: tenths.
    case tenths(Int)
    /// The same in people's own units.
    case measured(tenths: Int, shown: String)
  }

  struct Column {
    /// Its key in JSON, its heading in TSV and CSV.
    let key: String
    /// For each row.
    let cells: [Cell]
  }

  let columns: [Column]
  let rowCount: Int

  /// - Parameter figures: how people write decimal numbers; scripts always have a point.
  /// - Throws: what the encoder of JSON throws.
  func text(in format: ListRequest.Format, _ figures: Figures) throws -> String {
    switch format {
    case .text: lines(figures)
    case .json: try json
    case .tsv, .csv: separated(in: format, hasHeader: true)
    }
  }

  /// The width of each column among people's.
  func widths(_ figures: Figures) -> [Int] {
    columns.map { column in
      max(
        column.key == "number" ? 4 : 0,
        column.cells.lazy.map { TextWidth.of($0.shown(figures)) }.max() ?? 0)
    }
  }

  /// Columns side by side without a heading: numbers at the right of theirs, no space at a line's end.
  ///
  /// - Parameter widths: of the whole table, of which this may be a part; nil for its own.
  func lines(_ figures: Figures, widths widest: [Int]? = nil) -> String {
    let widest = widest ?? self.widths(figures)
    let texts = columns.map { $0.cells.map { $0.shown(figures) } }
    let widths = texts.map { $0.map(TextWidth.of) }
    var text = ""
    for row in 0..<rowCount {
      var line = ""
      for (place, column) in columns.enumerated() {
        let gap = String(repeating: " ", count: widest[place] - widths[place][row])
        if place > 0 { line += "  " }
        line += column.cells[row].isNumber ? gap + texts[place][row] : texts[place][row] + gap
      }
      while line.utf8.last == 0x20 { line.unicodeScalars.removeLast() }
      text += line + "\n"
    }
    return text
  }

  private var json: String {
    get throws {
      let rows = (0..<rowCount).map { row in
        let members = columns.map { ($0.key, $0.cells[row].json) }
        return JSONValue.object(Dictionary(members) { first, _ in first })
      }
      return try JSONText.text(of: JSONValue.array(rows))
    }
  }

  /// Cells between tabs, or between commas.
  func separated(in format: ListRequest.Format, hasHeader: Bool) -> String {
    let isTSV = format == .tsv
    var text = ""
    for row in (hasHeader ? -1 : 0)..<rowCount {
      for (place, column) in columns.enumerated() {
        if place > 0 { text += isTSV ? "\t" : "," }
        let cell = row < 0 ? column.key : column.cells[row].plain
        text += isTSV ? Self.oneLine(cell) : Self.quoted(cell)
      }
      text += isTSV ? "\n" : "\r\n"
    }
    return text
  }

  /// Without what would begin another cell or row.
  private static func oneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }

  /// In quotation marks where RFC 4180 asks for them, those within doubled.
  private static func quoted(_ text: String) -> String {
    let needsQuotes = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    if !needsQuotes { return text }
    let doubled = text.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"" + doubled.joined(separator: "\"\"") + "\""
  }
}

// MARK: - On a terminal

extension Listed {
  /// Keys of the columns that a narrow terminal leaves out, in that order, before those that a query asks for.
  var leftOutFirst: [String] {
    switch self {
    case .pokemon: ["types", "number"]
    case .moves: ["pp", "accuracy", "damage_class", "power", "type"]
    case .abilities: []
    }
  }
}

extension ListTable {
  /// Rows of a terminal that a list leaves to the command above it and the prompt below it.
  private static let promptRows = 2
  /// The width to which long texts are wrapped before a column is left out.
  private static let comfortable = 20
  private static let gap = 2

  /// The list in a terminal's width. A word is broken only if it is wider than that.
  ///
  /// - Parameters:
  ///   - leftOutFirst: as of `Listed`; nil for columns that are all to be shown.
  ///   - isCut: whether rows that don't fit the height are counted instead.
  func text(
    in size: Size, leftOutFirst: [String]?, isCut: Bool, words: Words
  ) -> String {
    let room = max(2, size.rows - Self.promptRows)
    let count = isCut && rowCount > room ? room - 1 : rowCount
    let columns = self.columns.map { Column(key: $0.key, cells: Array($0.cells.prefix(count))) }
    let placed = placed(columns, leftOutFirst, words.figures)
    let least = placed.reduce(-Self.gap) { $0 + $1.minimum + Self.gap }
    if leftOutFirst == nil, least > size.columns {
      return ListTable(columns: columns, rowCount: count).lines(words.figures)
        + more(than: count, words)
    }
    let table = Table(placed, in: size.columns, gap: Self.gap)
    let rows = (0..<count).map { row in
      table.lines(columns.map { Self.flow($0.cells[row].shown(words.figures)) })
    }
    let isWhole = !isCut || count == rowCount && rows.joined().count <= room
    var (shown, listed): ([Line], Int) = ([], 0)
    for row in rows {
      if !isWhole, listed > 0, shown.count + row.count >= room { break }
      shown += row
      listed += 1
    }
    return shown.plainText + more(than: listed, words)
  }

  /// A line with the count of the rows that are left out; nothing for none.
  private func more(than count: Int, _ words: Words) -> String {
    count < rowCount ? words(.moreRows, String(rowCount - count)) + "\n" : ""
  }

  private func placed(
    _ columns: [Column], _ leftOutFirst: [String]?, _ figures: Figures
  ) -> [Table.Column] {
    columns.enumerated().map { place, column in
      let texts = column.cells.map { $0.shown(figures) }
      let widest = max(column.key == "number" ? 4 : 0, texts.map(TextWidth.of).max() ?? 0)
      let isNumber = column.cells.allSatisfy(\.isNumber)
      // Slugs have no spaces to wrap at: columns that are asked for are as wide as their longest word.
      let least =
        leftOutFirst == nil ? texts.flatMap(Self.pieces(of:)).map(TextWidth.of).max() ?? 0 : 0
      let isName = ["name", "display_name"].contains(column.key)
      let order = leftOutFirst.map {
        $0.firstIndex(of: column.key) ?? $0.count + columns.count - place
      }
      return Table.Column(
        "", isNumber ? .right : .left,
        minimum: isNumber ? widest : max(least, min(widest, Self.comfortable)), ideal: widest,
        priority: isName ? Table.Column.always : order ?? Table.Column.always, fit: .wrap)
    }
  }

  private static func flow(_ text: String) -> Flow {
    Flow(pieces(of: text).map { Span($0) }, separator: Span(" "))
  }

  private static func pieces(of text: String) -> [String] {
    text.utf8.split(separator: 0x20).map { String(Substring($0)) }
  }
}

extension ListTable.Cell {
  /// For people.
  fileprivate func shown(_ figures: Figures) -> String { shown(figures, orElse: "—") }

  /// The same with something else for nothing.
  func shown(_ figures: Figures, orElse none: String) -> String {
    switch self {
    case .none: none
    case .text(let text), .named(_, let text): text
    case .list(_, let names, let separator): names.joined(separator: separator)
    case .tenths(let number) where number % 10 != 0: figures.tenths(number)
    case .integer, .tenths: plain
    case .measured(_, let shown): shown
    }
  }

  /// For scripts: slugs, those of a list with spaces between; nothing for none.
  fileprivate var plain: String {
    switch self {
    case .none: return ""
    case .text(let text), .named(let text, _): return text
    case .list(let slugs, _, _): return slugs.joined(separator: " ")
    case .integer(let number): return String(number)
    case .tenths(let number), .measured(let number, _):
      let (whole, tenth) = number.quotientAndRemainder(dividingBy: 10)
      return tenth == 0 ? String(whole) : "\(whole).\(tenth)"
    }
  }

  var json: JSONValue {
    switch self {
    case .none: .null
    case .text(let text), .named(let text, _): .text(text)
    case .list(let slugs, _, _): .texts(slugs)
    case .integer(let number): .integer(number)
    case .tenths(let number), .measured(let number, _):
      number % 10 == 0 ? .integer(number / 10) : .number(Double(number) / 10)
    }
  }

  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .tenths, .measured, .none: true
    default: false
    }
  }
}
