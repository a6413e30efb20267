import Foundation
package import Testing

/// A random number generator with a fixed sequence per seed: SplitMix64.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// Seed of this run: `POKEDEX_SEED`, or a random one.
  package static let seedOfRun =
    ProcessInfo.processInfo.environment["POKEDEX_SEED"].flatMap(UInt64.init)
    ?? .random(in: 0..<1_000_000)

  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter stream: separates independent sequences within one run.
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
  /// The trait of tests with random input: each failure reports the seed that reproduces it.
  package static var seeded: Self {
    .compactMapIssues { issue in
      var issue = issue
      issue.comments.append("POKEDEX_SEED=\(SeededGenerator.seedOfRun) makes it the same again.")
      return issue
    }
  }
}
