import Foundation
import Testing

/// A table of a test target, in its folder `Tables`. Tabs separate the cells of a row, and the first
/// row has the names of the columns.
package struct TableFile {
  /// A row, which is an argument of a test. A failure names its file and line.
  package struct Row: Sendable, CustomTestStringConvertible {
    private let place: String
    private let cells: [String: String]

    fileprivate init(_ place: String, _ cells: [String: String]) {
      (self.place, self.cells) = (place, cells)
    }

    package var testDescription: String { place }

    package subscript(column: String) -> String {
      guard let cell = cells[column] else { preconditionFailure("\(place) has no \(column)") }
      return cell
    }

    /// Returns a cell as an integer. Nil for `-`.
    package func integer(_ column: String) -> Int? { Int(self[column]) }

    /// Returns a cell's parts. Empty for `-`.
    package func list(_ column: String, by separator: Character = ",") -> [String] {
      self[column] == "-" ? [] : self[column].split(separator: separator).map(String.init)
    }
  }

  package let rows: [Row]

  /// Reads a table.
  ///
  /// - Parameter test: A file of the test target.
  package init(_ name: String, of test: String = #fileID) {
    let target = test.prefix { $0 != "/" }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../\(target)/Tables/\(name)")
    guard let bytes = try? Data(contentsOf: file) else { preconditionFailure("no table \(name)") }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    rows = zip(1..., lines).dropFirst().map { number, cells in
      precondition(cells.count == lines[0].count, "\(name):\(number) has \(cells.count) cells")
      return Row(
        "\(name):\(number) \(cells[0])", Dictionary(uniqueKeysWithValues: zip(lines[0], cells)))
    }
  }
}
