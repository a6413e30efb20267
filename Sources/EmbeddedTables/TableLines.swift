internal import CEmbeddedTables

/// The lines of a table below its header.
package struct TableLines: Sendable {
  private let name: TableName
  private let known: LineStarts
  /// Offsets of the lines' first bytes, without the header, followed by the table's length.
  ///
  /// Empty if `known` contains these offsets.
  private let found: [UInt32]

  /// Finds the lines in one pass over the table's bytes, unless their offsets are already known.
  package init(_ name: TableName) {
    self.name = name
    known = LineStarts(of: name)
    found = known.count > 0 ? [] : Self.starts(in: name.bytes)
  }

  /// Finds the offsets of the lines by searching all bytes.
  static func starts(in bytes: UnsafeRawBufferPointer) -> [UInt32] {
    var starts: [UInt32] = []
    // Reserve room for an estimated number of lines, without counting them first. Few lines are
    // shorter than 64 bytes.
    starts.reserveCapacity(min(2048, bytes.count / 64))
    var offset = 0
    while let newline = bytes.offset(of: UInt8(ascii: "\n"), from: offset) {
      offset = newline + 1
      starts.append(UInt32(offset))
    }
    return starts
  }

  package var count: Int { max(known.count, found.count) - 1 }

  package subscript(index: Int) -> TableLine {
    TableLine(name.bytes.part(start(of: index)..<start(of: index + 1) - 1))
  }

  private func start(of line: Int) -> Int { found.isEmpty ? known[line] : Int(found[line]) }

  /// Returns the index of the line whose first cell is this text.
  ///
  /// The lines must be sorted by that cell's bytes.
  package func line(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { key in
      let key = UnsafeRawBufferPointer(key)
      return firstLine(in: 0..<count) { $0.bytes.order(against: key) }
    }
  }

  /// Returns the index of the line whose first cell is this number.
  ///
  /// The lines must be sorted by that number, without duplicates.
  package func line(of key: Int) -> Int? {
    guard count > 0 else { return nil }
    let (first, last) = (number(at: 0), number(at: count - 1))
    guard first <= key, key <= last else { return nil }
    // Numbers increase by at least one per line, and mostly by exactly one, so few lines can match.
    let latest = min(key - first, count - 1)
    if number(at: latest) == key { return latest }
    let earliest = max(0, count - 1 - (last - key))
    return firstLine(in: earliest..<latest) { $0.integer - key }
  }

  private func number(at index: Int) -> Int {
    var line = self[index]
    return line.cell(at: 0).integer
  }

  /// Returns the first line for which `order` is 0, by bisection.
  ///
  /// `order` takes a line's first cell and is negative for all lines before the result.
  private func firstLine(in lines: Range<Int>, _ order: (TableCell) -> Int) -> Int? {
    func orderOfLine(_ index: Int) -> Int {
      var line = self[index]
      return order(line.cell(at: 0))
    }
    var rest = lines
    while !rest.isEmpty {
      let middle = rest.lowerBound + rest.count / 2
      rest = orderOfLine(middle) < 0 ? middle + 1..<rest.upperBound : rest.lowerBound..<middle
    }
    let found = rest.lowerBound
    return found < lines.upperBound && orderOfLine(found) == 0 ? found : nil
  }
}

/// Offsets of a table's lines. They are read from `Resources/Dex/lines.bin`, a file that
/// `.tools/index-lines` writes.
///
/// With them, a line is found without reading the whole table.
struct LineStarts: Sendable {
  /// Index of the table's first offset in the file.
  private let first: Int
  /// Number of offsets, including the table's end; 0 for a table that is not in the file.
  let count: Int

  init(of table: TableName) {
    let part = Int(table.rawValue)
    first = Self.number(at: part)
    count = Self.number(at: part + 1) - first
  }

  /// The offset of a line's first byte, without the header, or of the table's end.
  subscript(index: Int) -> Int { Self.number(at: first + index) }

  /// Size of the file in bytes.
  static var byteCount: Int { file.count }

  private static var file: UnsafeRawBufferPointer {
    let file = embedded_line_starts()
    return UnsafeRawBufferPointer(start: file.bytes, count: file.length)
  }

  /// Returns the number at an index in the file.
  private static func number(at index: Int) -> Int {
    Int(UInt32(littleEndian: file.load(fromByteOffset: 4 * index, as: UInt32.self)))
  }
}

/// Re-exported because readers of tables need the tables' names. The tables' bytes are not
/// re-exported.
@_exported public import TableNames

extension TableName {
  /// The tables in the executable, each a file under `Resources`.
  package static var all: [TableName] {
    (0..<UInt32(embedded_table_count)).compactMap(TableName.init(rawValue:))
  }

  /// Name of the file: `speciesNames` is `species_names.tsv`.
  package var fileName: String { String(cString: embedded_table_bytes(self).name) + ".tsv" }

  /// The table in UTF-8. The first line is the header. Cells are separated by tabs, and `-` stands
  /// for a missing value.
  var bytes: UnsafeRawBufferPointer {
    let table = embedded_table_bytes(self)
    return UnsafeRawBufferPointer(start: table.bytes, count: table.length)
  }

  /// Names of the columns, from the header.
  package var header: [String] {
    let bytes = bytes
    return bytes[..<(bytes.offset(of: UInt8(ascii: "\n")) ?? 0)]
      .split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Topics of `pokedex help`, each a file under `Resources/Help` for every language.
package enum EmbeddedTopics {
  /// Names of the topics in the order in which they are listed.
  package static var names: [String] {
    all.filter { String(cString: $0.language) == "en" }.map { String(cString: $0.text.name) }
  }

  /// Returns the text of a topic; nil if it does not exist in the language.
  ///
  /// - Parameter code: Code of the language, such as `en`.
  package static func text(of name: String, in code: String) -> String? {
    let topic = all.first {
      String(cString: $0.text.name) == name && String(cString: $0.language) == code
    }
    guard let text = topic?.text else { return nil }
    return String(
      decoding: UnsafeRawBufferPointer(start: text.bytes, count: text.length), as: UTF8.self)
  }

  private static var all: [EmbeddedTopic] { (0..<embedded_topic_count).map(embedded_topic) }
}

/// Indexes of names in the executable, generated from the tables.
package enum EmbeddedNames {
  /// Content of `Resources/Names/pokemon.bin`.
  package static var pokemon: UnsafeRawBufferPointer {
    let names = embedded_pokemon_names()
    return UnsafeRawBufferPointer(start: names.bytes, count: names.length)
  }
}
