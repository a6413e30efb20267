// An index as bytes, for an executable to carry: making it anew takes as long as all else that a search
// does, a hundred times over.
//
// Columns, one after another: how many numbers they have, as four bytes, then the numbers. Every number
// has its lowest byte first. First come the entries' columns, then those of each section in the order of
// `NameScript`.
extension NameSearch {
  /// All of it.
  package var bytes: [UInt8] {
    var columns = ColumnWriter()
    columns.add(kinds)
    columns.add(ids)
    columns.add(numbers)
    columns.add(isPlain.map { $0 ? 1 : 0 } as [UInt8])
    for section in sections { section.write(to: &columns) }
    return columns.bytes
  }

  /// - Parameter bytes: what `bytes` gave. They come with the executable, and a test reads them all:
  ///   others are a defect of the build and stop the program.
  package init(bytes: UnsafeRawBufferPointer) {
    var columns = ColumnReader(rest: bytes)
    self.init(entriesOf: &columns)
  }

  private init(entriesOf columns: inout ColumnReader) {
    let kinds: [UInt8] = columns.next()
    let ids: [Int32] = columns.next()
    let numbers: [UInt32] = columns.next()
    let isPlain: [UInt8] = columns.next()
    self.init(
      sections: NameScript.allCases.map { _ in NameSection(from: &columns) }, kinds: kinds,
      ids: ids, numbers: numbers, isPlain: isPlain.map { $0 == 1 })
  }
}

/// Writes columns of numbers one after another.
struct ColumnWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add<Number: FixedWidthInteger>(_ column: [Number]) {
    withUnsafeBytes(of: UInt32(column.count).littleEndian) { bytes += $0 }
    for number in column { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
  }
}

/// Reads what a `ColumnWriter` has written.
struct ColumnReader {
  private var rest: UnsafeRawBufferPointer

  init(rest: UnsafeRawBufferPointer) { self.rest = rest }

  mutating func next<Number: FixedWidthInteger>() -> [Number] {
    let count = Int(UInt32(littleEndian: rest.loadUnaligned(as: UInt32.self)))
    let start = MemoryLayout<UInt32>.size
    let end = start + count * MemoryLayout<Number>.size
    let column = UnsafeRawBufferPointer(rebasing: rest[start..<end])
    rest = UnsafeRawBufferPointer(rebasing: rest[end...])
    // As the processors that Swift knows have them in memory.
    return [Number](unsafeUninitializedCapacity: count) { numbers, initialized in
      UnsafeMutableRawBufferPointer(numbers).copyMemory(from: column)
      initialized = count
    }
  }
}
