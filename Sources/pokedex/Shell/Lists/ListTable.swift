internal import PokedexApp
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
    case .tsv: separated(by: "\t", end: "\n") { Self.oneLine($0) }
    case .csv: separated(by: ",", end: "\r\n") { Self.quoted($0) }
    }
  }

  /// Columns side by side without a heading: numbers at the right of theirs, no space at a line's end.
  private func lines(_ figures: Figures) -> String {
    let texts = columns.map { $0.cells.map { $0.shown(figures) } }
    let widths = texts.map { $0.map(TextWidth.of) }
    let widest = zip(columns, widths).map { max($0.key == "number" ? 4 : 0, $1.max() ?? 0) }
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

  private func separated(
    by separator: String, end: String, _ written: (String) -> String
  ) -> String {
    var text = ""
    for row in -1..<rowCount {
      for (place, column) in columns.enumerated() {
        if place > 0 { text += separator }
        text += written(row < 0 ? column.key : column.cells[row].plain)
      }
      text += end
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
