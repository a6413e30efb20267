import Foundation

/// Support for tests that run in two sizes. A suite whose name ends in `Sweep` tests every case of
/// something: every page in every size, a hundred kills. By default it takes a sample. With
/// `POKEDEX_LONG_TESTS=1`, which `.ci/run` sets for these suites, it tests everything.
package enum Sweep {
  /// Whether every case is tested, however long it takes.
  package static let isWhole = ProcessInfo.processInfo.environment["POKEDEX_LONG_TESTS"] == "1"

  /// Returns all elements in a full run; otherwise every `step`th from a random start, at least one.
  ///
  /// - Parameter stream: separates independent samples.
  package static func some<Element>(
    _ all: [Element], oneIn step: Int, stream: Int = 0, file: String = #fileID
  ) -> [Element] {
    checkName(file)
    if isWhole || all.isEmpty { return all }
    var random = SeededGenerator(stream: stream)
    let first = Int.random(in: 0..<min(step, all.count), using: &random)
    return stride(from: first, to: all.count, by: step).map { all[$0] }
  }

  /// Returns the amount of work for a full run or for a sample.
  package static func amount(_ whole: Int, everyday: Int, file: String = #fileID) -> Int {
    checkName(file)
    return isWhole ? whole : everyday
  }

  /// Checks the file's name: `.ci/run` selects full runs by it.
  private static func checkName(_ file: String) {
    precondition(file.hasSuffix("Sweep.swift"), "\(file) is not called a sweep")
  }
}
