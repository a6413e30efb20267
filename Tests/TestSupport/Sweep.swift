import Foundation

/// Tests in two lanes. A suite whose name ends in `Sweep` tests all there is of something: every page
/// in every size, a hundred kills. An everyday run takes a sample of each; with
/// `POKEDEX_LONG_TESTS=1` they do the whole, which `.ci/run` asks for by their name.
package enum Sweep {
  /// Whether all there is gets tested, however long it takes.
  package static let isWhole = ProcessInfo.processInfo.environment["POKEDEX_LONG_TESTS"] == "1"

  /// All of them; in an everyday run one in so many, at least one, beginning where chance will have it.
  ///
  /// - Parameter stream: tells apart samples that are to be independent.
  package static func some<Element>(
    _ all: [Element], oneIn step: Int, stream: Int = 0, file: String = #fileID
  ) -> [Element] {
    checkName(file)
    if isWhole || all.isEmpty { return all }
    var random = SeededGenerator(stream: stream)
    let first = Int.random(in: 0..<min(step, all.count), using: &random)
    return stride(from: first, to: all.count, by: step).map { all[$0] }
  }

  /// How much there is to do: of all, or of the sample.
  package static func amount(_ whole: Int, everyday: Int, file: String = #fileID) -> Int {
    checkName(file)
    return isWhole ? whole : everyday
  }

  /// What takes samples under another name would never be whole.
  private static func checkName(_ file: String) {
    precondition(file.hasSuffix("Sweep.swift"), "\(file) is not called a sweep")
  }
}
