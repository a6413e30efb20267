internal import PokedexApp
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

/// A table that can be printed in any format.
struct ListTable {
  enum Cell {
    case none
    /// A text that is the same for people and scripts.
    case text(String)
    /// A slug and the name to show for it.
    case named(String, String)
    /// A list of slugs, the names to show for them, and the separator between names.
    case list([String], [String], separator: String = ", ")
    case integer(Int)
    /// A number in tenths. At most one decimal is shown.
    case tenths(Int)
    /// A number in tenths for scripts, and a text in the user's units for people.
    case measured(tenths: Int, shown: String)
  }

  struct OutputColumn {
    /// The key in JSON, and the heading in TSV and CSV.
    let key: String
    /// One cell per row.
    let cells: [Cell]
  }

  let columns: [OutputColumn]
  let rowCount: Int

  /// Returns the table as text.
  ///
  /// - Parameter figures: the number format for people. Scripts always get a decimal point.
  /// - Throws: errors of the JSON encoder.
  func text(in format: ListRequest.Format, _ figures: Figures) throws -> String {
    switch format {
    case .text: lines(figures)
    case .json: try json
    case .tsv, .csv: separated(in: format, hasHeader: true)
    }
  }

  /// Returns the width of each column in text for people.
  func widths(_ figures: Figures) -> [Int] {
    columns.map { column in
      max(
        column.key == "number" ? 4 : 0,
        column.cells.lazy.map { TextWidth.of($0.shown(figures)) }.max() ?? 0)
    }
  }

  /// Returns aligned columns without a heading. Numbers are right-aligned, and lines have no
  /// trailing spaces.
  /// - Parameter widths: the column widths of the whole table, if this table is a part of it. Nil
  ///   to measure this table.
  func lines(_ figures: Figures, widths widest: [Int]? = nil) -> String {
    let widest = widest ?? self.widths(figures)
    let texts = columns.map { $0.cells.map { $0.shown(figures) } }
    let widths = texts.map { $0.map(TextWidth.of) }
    var text = ""
    for row in 0..<rowCount {
      var line = ""
      for (index, column) in columns.enumerated() {
        let gap = String(repeating: " ", count: widest[index] - widths[index][row])
        if index > 0 { line += "  " }
        line += column.cells[row].isNumber ? gap + texts[index][row] : texts[index][row] + gap
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

  /// Returns cells separated by tabs or commas.
  func separated(in format: ListRequest.Format, hasHeader: Bool) -> String {
    let isTSV = format == .tsv
    var text = ""
    for row in (hasHeader ? -1 : 0)..<rowCount {
      for (index, column) in columns.enumerated() {
        if index > 0 { text += isTSV ? "\t" : "," }
        let cell = row < 0 ? column.key : column.cells[row].plain
        text += isTSV ? Self.oneLine(cell) : Self.quoted(cell)
      }
      text += isTSV ? "\n" : "\r\n"
    }
    return text
  }

  /// Replaces characters that would start another cell or row.
  private static func oneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }

  /// Returns a cell, in quotation marks if RFC 4180 requires them. Quotation marks inside it are
  /// then doubled.
  private static func quoted(_ text: String) -> String {
    let needsQuotes = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    if !needsQuotes { return text }
    let doubled = text.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"" + doubled.joined(separator: "\"\"") + "\""
  }
}

// MARK: - On a terminal

extension QueryListKind {
  /// Keys of the columns that are hidden if the terminal is too narrow, in the order in which they
  /// are hidden. Columns that a query adds are hidden after these.
  var columnHidingOrder: [String] {
    switch self {
    case .pokemon: ["types", "number"]
    case .moves: ["pp", "accuracy", "damage_class", "power", "type"]
    case .items: ["pocket"]
    case .abilities, .natures: []
    }
  }
}

extension ListTable {
  /// Terminal rows reserved for the command above a list and the prompt below it.
  private static let promptRows = 2
  /// Width to which long texts are wrapped before a column is hidden.
  private static let wrapWidth = 20
  private static let gap = 2

  /// Returns the list fitted to a terminal. Only words wider than the terminal are broken. If
  /// `columnHidingOrder` is nil, lines can be wider than the terminal.
  ///
  /// - Parameters:
  ///   - columnHidingOrder: the keys of the columns to hide if necessary, in this order; nil to
  ///     show all columns.
  ///   - isCut: whether to print only as many rows as fit, followed by the number of the others.
  func text(
    in size: Size, columnHidingOrder: [String]?, isCut: Bool, words: Words
  ) -> String {
    let room = max(2, size.rows - Self.promptRows)
    let count = isCut && rowCount > room ? room - 1 : rowCount
    let columns = self.columns.map {
      OutputColumn(key: $0.key, cells: Array($0.cells.prefix(count)))
    }
    let tableColumns = tableColumns(columns, columnHidingOrder, words.figures)
    let minimumWidth = tableColumns.reduce(-Self.gap) { $0 + $1.minimum + Self.gap }
    if columnHidingOrder == nil, minimumWidth > size.columns {
      return ListTable(columns: columns, rowCount: count).lines(words.figures)
        + more(than: count, words)
    }
    let table = Table(tableColumns, in: size.columns, gap: Self.gap)
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

  /// Returns a line with the number of hidden rows; empty if all are shown.
  private func more(than count: Int, _ words: Words) -> String {
    count < rowCount ? words(.moreRows, String(rowCount - count)) + "\n" : ""
  }

  private func tableColumns(
    _ columns: [OutputColumn], _ columnHidingOrder: [String]?, _ figures: Figures
  ) -> [Table.Column] {
    columns.enumerated().map { index, column in
      let texts = column.cells.map { $0.shown(figures) }
      let widest = max(column.key == "number" ? 4 : 0, texts.map(TextWidth.of).max() ?? 0)
      let isNumber = column.cells.allSatisfy(\.isNumber)
      // Slugs have no spaces at which to wrap. To keep them whole, requested columns are at least
      // as wide as their longest word.
      let minimumWidth =
        columnHidingOrder == nil ? texts.flatMap(Self.pieces(of:)).map(TextWidth.of).max() ?? 0 : 0
      let isName = ["name", "display_name"].contains(column.key)
      let order = columnHidingOrder.map {
        $0.firstIndex(of: column.key) ?? $0.count + columns.count - index
      }
      return Table.Column(
        "", isNumber ? .right : .left,
        minimum: isNumber ? widest : max(minimumWidth, min(widest, Self.wrapWidth)), ideal: widest,
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
  /// Returns the text for people.
  fileprivate func shown(_ figures: Figures) -> String { shown(figures, orElse: "—") }

  /// Returns the text for people, with a replacement for a missing value.
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

  /// Returns the text for scripts. Slugs in lists are separated by spaces. Empty for a missing
  /// value.
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
