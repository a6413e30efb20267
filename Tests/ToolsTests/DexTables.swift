import Foundation
import TestSupport
import Testing

/// A folder with the dex's tables.
struct DexTables {
  /// The tables in the executable.
  static let bundled = DexTables(folder: Tool.project.appending(path: "Resources/Dex"))

  let folder: URL

  /// Names of the tables, sorted.
  var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".tsv") }.sorted()
    }
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// Returns the rows of a table, including the header, as lists of cells.
  func rows(of name: String) throws -> [[Substring]] {
    try text(of: name).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
  }

  /// Generates tables from payloads.
  ///
  /// - Parameter api: a folder with PokeAPI's layout.
  static func make(of api: URL, in folder: CacheFolder) throws -> DexTables {
    let outcome = try Tool.run(".tools/make-dex-tables", [api.path, folder.url.path])
    try #require(outcome.code == 0, "\(outcome.output)")
    return DexTables(folder: folder.url)
  }
}
