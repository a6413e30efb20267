import Foundation
import Testing

@testable import EmbeddedTables

/// The embedded file with the offsets of the tables' lines.
struct LineStartsTests {
  @Test(arguments: TableName.all)
  func lineOffsetsMatchTables(table: TableName) {
    let known = LineStarts(of: table)
    if known.count == 0 { return }

    let starts = TableLines.starts(in: table.bytes)

    #expect(
      (0..<known.count).map { known[$0] } == starts.map(Int.init),
      ".tools/index-lines writes it anew")
  }

  @Test func thirtyOneTablesHaveLineOffsets() {
    let known = TableName.all.filter { LineStarts(of: $0).count > 0 }

    #expect(known.count == 31)
    #expect(known.contains(.items) && known.contains(.speciesNames))
    #expect(!known.contains(.learnsets) && !known.contains(.sentences))
  }

  @Test func embeddedOffsetsHaveSizeOfFile() throws {
    let file = Repository.root.appending(path: "Resources/Dex/lines.bin")

    let numbers = try Data(contentsOf: file).count / 4

    #expect(LineStarts.byteCount == 4 * numbers)
  }
}
