private import CEmbeddedTables
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
