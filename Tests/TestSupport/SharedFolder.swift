package import Foundation

/// A folder beside the package but not part of it.
package enum SharedFolder: String, Sendable {
  /// Source data of the bundled tables.
  case facts
  /// Recorded PokeAPI payloads, and a server that plays them back.
  case pokeapi
  /// Reference results of the damage calculator that players trust, and Showdown's names.
  case battle

  package var url: URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "../shared/\(rawValue)").standardizedFileURL
  }

  package var isPresent: Bool {
    let file =
      switch self {
      case .facts: "species.tsv"
      case .pokeapi: "serve.py"
      case .battle: "cases-plain.jsonl"
      }
    return FileManager.default.fileExists(atPath: url.appending(path: file).path)
  }
}
