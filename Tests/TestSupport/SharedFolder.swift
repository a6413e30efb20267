package import Foundation
private import Synchronization
package import Testing

/// What lies beside the package and is no part of it: facts, and payloads recorded from PokeAPI.
package enum SharedFolder: String, Sendable {
  /// What the bundled tables are made from.
  case facts
  /// Recorded payloads, and a stand-in for the server that has them.
  case pokeapi

  package var url: URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "../shared/\(rawValue)").standardizedFileURL
  }

  package var isPresent: Bool {
    let file = self == .facts ? "species.tsv" : "serve.py"
    return FileManager.default.fileExists(atPath: url.appending(path: file).path)
  }
}

/// Skips what needs a folder that is not there, and counts it.
package struct NeedsShared: SuiteTrait, TestTrait {
  private static let skipped = Mutex<[SharedFolder: Int]>([:])

  private let folder: SharedFolder

  fileprivate init(_ folder: SharedFolder) { self.folder = folder }

  package var isRecursive: Bool { true }

  package func prepare(for test: Test) async throws {
    if folder.isPresent { return }
    if !test.isSuite { Self.count(folder) }
    try await ConditionTrait.disabled("needs ../shared/\(folder.rawValue)").prepare(for: test)
  }

  /// The first that is skipped sees to it that the end of the run says how many were.
  private static func count(_ folder: SharedFolder) {
    let isFirst = skipped.withLock { skipped in
      defer { skipped[folder, default: 0] += 1 }
      return skipped.isEmpty
    }
    if isFirst { atexit { NeedsShared.report() } }
  }

  private static func report() {
    for (folder, count) in skipped.withLock({ $0 }) {
      print("Skipped \(count) tests that need ../shared/\(folder.rawValue), which is not there.")
    }
  }
}

extension Trait where Self == NeedsShared {
  /// For tests and suites that need a folder beside the package.
  package static func needs(_ folder: SharedFolder) -> Self { NeedsShared(folder) }
}
