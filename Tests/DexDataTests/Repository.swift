import Foundation

/// Files beside the tests, found from where this file is.
enum Repository {
  /// The package's root.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The facts that the tables are made from; not everyone has them.
  static let facts = root.appending(path: "../shared/facts").standardizedFileURL

  /// Whether the facts are here.
  static let hasFacts = FileManager.default.fileExists(
    atPath: facts.appending(path: "species.tsv").path)

  /// The text of a file under the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
