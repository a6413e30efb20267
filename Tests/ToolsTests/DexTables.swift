import Foundation
import TestSupport
import Testing

/// A folder of the dex's tables.
struct DexTables {
  /// Those of the executable.
  static let bundled = DexTables(folder: Tool.project.appending(path: "Resources/Dex"))

  let folder: URL

  /// Their names, in order.
  var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".tsv") }.sorted()
    }
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The rows, the header among them, each a list of cells.
  func rows(of name: String) throws -> [[Substring]] {
    try text(of: name).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
  }

  /// Makes tables of payloads.
  ///
  /// - Parameter api: a folder laid out as PokeAPI's.
  static func make(of api: URL, in folder: CacheFolder) throws -> DexTables {
    let outcome = try Tool.run(".tools/make-dex-tables", [api.path, folder.url.path])
    try #require(outcome.code == 0, "\(outcome.output)")
    return DexTables(folder: folder.url)
  }
}
