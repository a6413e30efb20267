internal import CEmbeddedTables

/// The lines of a table, below its header.
package struct TableLines: Sendable {
  private let name: TableName
  private let known: LineStarts
  /// Offsets of the lines' first bytes, the header left out, closed by the table's length; empty where they
  /// are known.
  private let found: [UInt32]

  /// Notes where they are, in one pass over the table's bytes where that is not known.
  package init(_ name: TableName) {
    self.name = name
    known = LineStarts(of: name)
    found = known.count > 0 ? [] : Self.starts(in: name.bytes)
  }

  /// Where the lines begin, found by looking at every byte.
  static func starts(in bytes: UnsafeRawBufferPointer) -> [UInt32] {
    var starts: [UInt32] = []
    // About as many as there are, without a count beforehand: few lines are shorter.
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

  /// That whose first cell is this text, where they are sorted by its bytes.
  package func line(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { key in
      let key = UnsafeRawBufferPointer(key)
      return firstLine(in: 0..<count) { $0.bytes.order(against: key) }
    }
  }

  /// That whose first cell is this number, where they are sorted by it and no two have the same.
  package func line(of key: Int) -> Int? {
    guard count > 0 else { return nil }
    let (first, last) = (number(at: 0), number(at: count - 1))
    guard first <= key, key <= last else { return nil }
    // Numbers rise at least by one from line to line, and mostly by just that: few places are left.
    let latest = min(key - first, count - 1)
    if number(at: latest) == key { return latest }
    let earliest = max(0, count - 1 - (last - key))
    return firstLine(in: earliest..<latest) { $0.integer - key }
  }

  private func number(at index: Int) -> Int {
    var line = self[index]
    return line.cell(at: 0).integer
  }

  /// The first of some lines for whose first cell `order` is 0, by bisection; it is negative for those
  /// before that.
  private func firstLine(in lines: Range<Int>, _ order: (Cell) -> Int) -> Int? {
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

/// Offsets of the lines of a table, from `Resources/Dex/lines.bin`, which `.tools/index-lines` writes. With
/// them, a line is found without reading the whole table.
struct LineStarts: Sendable {
  /// The place of the first of them in the file.
  private let first: Int
  /// How many there are, the table's end among them; 0 for a table that is not in the file.
  let count: Int

  init(of table: TableName) {
    let part = Int(table.rawValue)
    first = Self.number(at: part)
    count = Self.number(at: part + 1) - first
  }

  /// The offset of a line's first byte, the header left out, or of the table's end.
  subscript(index: Int) -> Int { Self.number(at: first + index) }

  /// How long the file is.
  static var byteCount: Int { file.count }

  private static var file: UnsafeRawBufferPointer {
    let file = embedded_line_starts()
    return UnsafeRawBufferPointer(start: file.bytes, count: file.length)
  }

  /// The number at a place in the file.
  private static func number(at place: Int) -> Int {
    Int(UInt32(littleEndian: file.load(fromByteOffset: 4 * place, as: UInt32.self)))
  }
}

/// Whoever reads tables knows their names; the bytes stay here.
@_exported public import TableNames

extension TableName {
  /// The tables in the executable, each a file under `Resources`.
  package static var all: [TableName] {
    (0..<UInt32(embedded_table_count)).compactMap(TableName.init(rawValue:))
  }

  /// The file's name: `speciesNames` is `species_names.tsv`.
  package var fileName: String { String(cString: embedded_table_bytes(self).name) + ".tsv" }

  /// UTF-8: a header line first, cells apart by tabs, `-` for none.
  var bytes: UnsafeRawBufferPointer {
    let table = embedded_table_bytes(self)
    return UnsafeRawBufferPointer(start: table.bytes, count: table.length)
  }

  /// The names of the columns, from the header.
  package var header: [String] {
    let bytes = bytes
    return bytes[..<(bytes.offset(of: UInt8(ascii: "\n")) ?? 0)]
      .split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The topics of `pokedex help`, each a file under `Resources/Help` for every language.
package enum EmbeddedTopics {
  /// Their names, in the order in which they are listed.
  package static var names: [String] {
    all.filter { String(cString: $0.language) == "en" }.map { String(cString: $0.text.name) }
  }

  /// The file of a topic; nil where there is none in the language.
  ///
  /// - Parameter code: the language's, such as `en`.
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

/// Indexes of names in the executable, made from the tables.
package enum EmbeddedNames {
  /// That of `Resources/Names/pokemon.bin`.
  package static var pokemon: UnsafeRawBufferPointer {
    let names = embedded_pokemon_names()
    return UnsafeRawBufferPointer(start: names.bytes, count: names.length)
  }
}
