private import CEmbeddedTables

/// Where the lines of a table begin, as `Resources/Dex/lines.bin` says, which `.tools/index-lines` writes: to
/// look for it reads all of a table, and most of it is never asked for.
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
