import Foundation
import TestSupport
import Testing

/// A folder that contains the dex's tables.
struct DexTables {
  /// The tables that are built into the executable.
  static let bundled = DexTables(folder: Tool.project.appending(path: "Resources/Dex"))

  let folder: URL

  /// The sorted file names of the tables.
  var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".tsv") }.sorted()
    }
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// Returns the rows of a table, including the header row, as arrays of cells.
  func rows(of name: String) throws -> [[Substring]] {
    try text(of: name).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
  }

  /// Generates tables from PokeAPI's responses.
  ///
  /// - Parameter api: A folder of responses with PokeAPI's layout.
  static func make(of api: URL, in folder: CacheFolder) throws -> DexTables {
    let outcome = try Tool.run(".tools/make-dex-tables", [api.path, folder.url.path])
    try #require(outcome.code == 0, "\(outcome.output)")
    return DexTables(folder: folder.url)
  }
}
