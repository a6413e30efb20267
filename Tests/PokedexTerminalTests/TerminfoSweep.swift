import TestSupport
import Testing

/// Runs the program with descriptions of the terminal that are damaged at random.
@Suite(.timeLimit(.minutes(20)), .onOwnThreads, .seeded)
struct TerminfoSweep {
  @Test func randomlyDamagedDescriptionsNeverCrash() throws {
    let bytes = try HostileTerminalTests.description(of: "xterm-256color")
    var random = SeededGenerator()
    for round in 0..<Sweep.amount(300, everyday: 12) {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let header = Bool.random(using: &random)
        let index = Int.random(in: 0..<(header ? 900 : damaged.count), using: &random)
        damaged[index] = UInt8.random(in: 0...255, using: &random)
      }

      let terminal = try HostileTerminalTests.run(with: damaged, in: CacheFolder())
      while !terminal.written.contains("quit"), terminal.read(waiting: 1_000) {}
      let ending = try terminal.end(pressing: "q")

      #expect([.exit(0), .exit(1)].contains(ending), "round \(round): \(ending)")
    }
  }
}
