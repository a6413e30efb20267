package import Foundation

/// What lies beside the package and is no part of it: facts, and payloads recorded from PokeAPI.
package enum SharedFolder: String, Sendable {
  /// What the bundled tables are made from.
  case facts
  /// Recorded payloads, and a stand-in for the server that has them.
  case pokeapi
  /// Results of the calculator that players trust, and Showdown's names.
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
