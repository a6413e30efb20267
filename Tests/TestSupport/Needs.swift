private import Foundation
private import Synchronization
package import Testing

/// Skips what needs something that is not there, and counts it.
package struct Needs: SuiteTrait, TestTrait {
  private static let skipped = Mutex<[String: Int]>([:])

  /// What it is called.
  private let name: String
  private let isPresent: Bool

  fileprivate init(_ name: String, isPresent: Bool) {
    (self.name, self.isPresent) = (name, isPresent)
  }

  package var isRecursive: Bool { true }

  package func prepare(for test: Test) async throws {
    if isPresent { return }
    if !test.isSuite { Self.count(name) }
    try await ConditionTrait.disabled("needs \(name)").prepare(for: test)
  }

  /// The first that is skipped sees to it that the end of the run says how many were.
  private static func count(_ name: String) {
    let isFirst = skipped.withLock { skipped in
      defer { skipped[name, default: 0] += 1 }
      return skipped.isEmpty
    }
    if isFirst { atexit { Needs.report() } }
  }

  private static func report() {
    for (name, count) in skipped.withLock({ $0 }) {
      print("Skipped \(count) tests that need \(name), which is not there.")
    }
  }
}

extension Trait where Self == Needs {
  /// For tests and suites that need a folder beside the package.
  package static func needs(_ folder: SharedFolder) -> Self {
    Needs("../shared/\(folder.rawValue)", isPresent: folder.isPresent)
  }

  /// For tests and suites that need a program of the system.
  package static func needs(program: String) -> Self {
    Needs(program, isPresent: FileManager.default.isExecutableFile(atPath: "/usr/bin/" + program))
  }

  /// For tests and suites that need a file below the package's folder, made by another command.
  package static func needs(file: String) -> Self {
    Needs(file, isPresent: FileManager.default.fileExists(atPath: file))
  }
}
