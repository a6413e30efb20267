private import CEmbeddedTables

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// One embedded table, read where it lies: opening it notes where its lines start, a cell becomes a
/// value when it is asked for.
///
/// Tables are UTF-8, a header line first, cells apart by tabs, `-` for none.
package struct Table: Sendable {
  /// The tables in the executable; each is a file of the same name under `Resources`.
  package enum Name: UInt32, CaseIterable, Sendable {
    case species, speciesNames, genera, evolutionChains, pokemon, varietyNames, types, abilities
    case eggGroups, typeChart, typeChartPast, pokemonPast, moves, movesPast, moveEffects, natures,
      items, versionGroups, versions, learnsets, machines, encounters, locationAreas, locations,
      heldItems, evolutions, forms, growthRates, labels, sentences, drawings
  }

  private let name: Name
  /// Offsets of the rows' first bytes, the header left out, closed by the table's length.
  private let starts: [UInt32]

  /// Opens a table in one pass over its bytes.
  package init(_ name: Name) {
    self.name = name
    let bytes = Self.bytes(of: name)
    var starts: [UInt32] = []
    starts.reserveCapacity(2048)
    var offset = 0
    while let newline = bytes.offset(of: UInt8(ascii: "\n"), from: offset) {
      offset = newline + 1
      starts.append(UInt32(offset))
    }
    self.starts = starts
  }

  /// The number of rows.
  package var count: Int { starts.count - 1 }

  /// The names of the columns, from the header.
  package var columns: [String] {
    let header = Self.bytes(of: name).prefix(Int(starts[0]) - 1)
    return header.split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A reader at the first cell of a row.
  package subscript(row: Int) -> Row {
    let bytes = Self.bytes(of: name)
    return Row(UnsafeRawBufferPointer(rebasing: bytes[Int(starts[row])..<Int(starts[row + 1]) - 1]))
  }

  /// The row whose first cell is this text, in a table sorted by the bytes of its first column.
  package func row(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { bytes in
      let key = UnsafeRawBufferPointer(bytes)
      return firstRow { self[$0].order(of: key) }
    }
  }

  /// The first row whose first cell is this number, in a table sorted by its first column.
  package func row(of key: Int) -> Int? {
    firstRow { index in
      var row = self[index]
      let number = row.integer()
      return number < key ? -1 : number == key ? 0 : 1
    }
  }

  /// The first row for which `order` is 0, by bisection; it is negative for the rows before that.
  private func firstRow(_ order: (Int) -> Int) -> Int? {
    var rows = 0..<count
    while !rows.isEmpty {
      let middle = rows.lowerBound + rows.count / 2
      rows = order(middle) < 0 ? middle + 1..<rows.upperBound : rows.lowerBound..<middle
    }
    return rows.lowerBound < count && order(rows.lowerBound) == 0 ? rows.lowerBound : nil
  }

  static func bytes(of name: Name) -> UnsafeRawBufferPointer {
    let table = embedded_table_bytes(EmbeddedTable(name.rawValue))
    return UnsafeRawBufferPointer(start: table.bytes, count: table.length)
  }
}

extension UnsafeRawBufferPointer {
  /// The offset of the first such byte at or after `start`.
  func offset(of byte: UInt8, from start: Int = 0) -> Int? {
    guard let base = baseAddress, start < count,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return base.distance(to: UnsafeRawPointer(found))
  }

  /// The offset of the first such text at or after `start`.
  func offset(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = baseAddress, let needle = text.baseAddress, start < count,
      let found = embedded_find(base + start, count - start, needle, text.count)
    else { return nil }
    return base.distance(to: UnsafeRawPointer(found))
  }
}
