import Foundation

/// Support for tests that run either completely or with a sample. A suite whose name ends in
/// `Sweep` covers every case of something, for example every page in every size, or a hundred
/// kills. By default it takes a sample. With `POKEDEX_LONG_TESTS=1`, which `.ci/run` sets for these
/// suites, it tests everything. With a greater number, random tests run that many times as long.
package enum Sweep {
  /// Whether sweeps test everything, however long it takes.
  package static var isWhole: Bool { factor > 0 }

  private static let factor =
    ProcessInfo.processInfo.environment["POKEDEX_LONG_TESTS"].flatMap { Int($0) } ?? 0

  /// Returns all elements in a complete run. In other runs, returns every `step`th element from a
  /// random start, and at least one.
  ///
  /// - Parameter stream: A number that distinguishes independent samples.
  package static func some<Element>(
    _ all: [Element], oneIn step: Int, stream: Int = 0, file: String = #fileID
  ) -> [Element] {
    checkName(file)
    if isWhole || all.isEmpty { return all }
    var random = SeededGenerator(stream: stream)
    let first = Int.random(in: 0..<min(step, all.count), using: &random)
    return stride(from: first, to: all.count, by: step).map { all[$0] }
  }

  /// Returns `whole` in a complete run, or a multiple of it, and `everyday` in other runs.
  package static func amount(_ whole: Int, everyday: Int, file: String = #fileID) -> Int {
    checkName(file)
    return isWhole ? whole * factor : everyday
  }

  /// Checks that the file's name ends in `Sweep`, because `.ci/run` selects suites for complete
  /// runs by that name.
  private static func checkName(_ file: String) {
    precondition(file.hasSuffix("Sweep.swift"), "\(file) is not called a sweep")
  }
}
