package import Foundation

/// A folder that is beside the package, not part of it.
package enum SharedFolder: String, Sendable {
  /// The source data of the bundled tables.
  case facts
  /// Recorded responses of PokeAPI, and a server that replays them.
  case pokeapi
  /// Reference results of the damage calculator that players trust, and the names that Showdown
  /// uses.
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
