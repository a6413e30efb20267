import Foundation
import Testing

/// A table of test cases in the folder Tables: a header, then rows of cells with tabs between them.
/// `-` stands for an empty cell.
enum Table {
  static func rows(_ name: String) -> [[String]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Tables/\(name).tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t").map { $0 == "-" ? "" : String($0) }
    }
  }
}

struct TableTests {
  @Test(arguments: [("Lines", 4, 192), ("Questions", 4, 37), ("Evolutions", 5, 49)])
  func everyRowIsRead(name: String, cells: Int, count: Int) {
    let rows = Table.rows(name)

    #expect(rows.count == count)
    #expect(rows.allSatisfy { $0.count == cells })
  }
}
