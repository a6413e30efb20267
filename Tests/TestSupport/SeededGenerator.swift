import Foundation
package import Testing

/// A random number generator that produces the same sequence for the same seed, using SplitMix64.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// The seed of this test run: the value of `POKEDEX_SEED`, or a random number.
  package static let seedOfRun =
    ProcessInfo.processInfo.environment["POKEDEX_SEED"].flatMap(UInt64.init)
    ?? .random(in: 0..<1_000_000)

  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter stream: A number that distinguishes independent sequences within a test run.
  package init(seed: UInt64 = seedOfRun, stream: Int = 0) {
    state = seed &+ UInt64(bitPattern: Int64(stream)) &* 0xD1B5_4A32_D192_ED03
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension Trait where Self == IssueHandlingTrait {
  /// The trait for tests with random input. It adds to each failure the seed that reproduces it.
  package static var seeded: Self {
    .compactMapIssues { issue in
      var issue = issue
      issue.comments.append("POKEDEX_SEED=\(SeededGenerator.seedOfRun) makes it the same again.")
      return issue
    }
  }
}
