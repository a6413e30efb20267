private import Foundation
private import Synchronization
package import Testing

/// A trait that skips tests if something that they need is missing, and counts the skipped tests.
package struct Needs: SuiteTrait, TestTrait {
  private static let skipped = Mutex<[String: Int]>([:])

  /// The name of the program or file that the tests need.
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

  /// Counts a skipped test. The first call registers a report to be printed at the end of the run.
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
  /// Returns the trait for tests and suites that need a program in `/usr/bin`.
  package static func needs(program: String) -> Self {
    Needs(program, isPresent: FileManager.default.isExecutableFile(atPath: "/usr/bin/" + program))
  }

  /// Returns the trait for tests and suites that need a file in the package's folder that another
  /// command creates.
  package static func needs(file: String) -> Self {
    Needs(file, isPresent: FileManager.default.fileExists(atPath: file))
  }
}
