import Foundation
import TestSupport
import Testing

/// Sends random bytes, keys, window sizes, stop signals and other signals to the program. The
/// program must keep running, respond, and restore the terminal.
@Suite(.timeLimit(.minutes(120)), .onOwnThreads, .seeded)
struct FuzzingSweep {
  private static let bytes = Sweep.amount(1_000_000, everyday: 6000)
  private static let resizes = Sweep.amount(1000, everyday: 12)

  /// The data sources, as arguments. Nothing listens on port 1 of the loopback interface.
  private static let sources = [
    ["--demo"], ["--demo", "--no-mouse"], ["--live", "--api", "http://127.0.0.1:1"],
    ["--api", "http://127.0.0.1:1"], ["--demo", "pikachu"], ["--demo", "--game", "platinum"],
  ]

  @Test func randomInputNeverBreaksProgram() throws {
    var fuzzer = Fuzzer()
    var round = 0
    while fuzzer.bytes < Self.bytes || fuzzer.resizes < Self.resizes {
      let arguments = Self.sources[round % Self.sources.count]
      let terminal = try PtyTerminal(arguments)
      let first = try terminal.output(upTo: "[?1049h")

      let end = try fuzzer.torment(terminal, steps: 300)

      let context = "round \(round) of \(arguments)"
      #expect(end.isExpected, "\(context): \(end)")
      let written = first + fuzzer.taken + terminal.written
      #expect(terminal.leftovers(after: written) == [], "\(context): \(end)")
      for words in ["internal error", "Fatal error", "pokedex:"] {
        #expect(!written.contains(words), "\(context): \(end)")
      }
      round += 1
    }
  }
}

/// Generates random input and sends it to a program.
private struct Fuzzer {
  /// How a program ended, and the signal that was sent to end it.
  struct End {
    let signal: Int32?
    let ending: ChildProcess.Ending

    var isExpected: Bool {
      ending == .exit(0) || signal.map { ending == .signal($0) } ?? false
    }
  }

  private static let keys = [
    "j", "k", "G", "g", "25G", "\r", "\u{1B}", "\t", "\u{1B}[Z", "n", "p", "v", "V", "d", "t", "+",
    ">", "0", "A", "a", "s", "f", "F", "P", "e", "L", "1", "2", "3", "4", "5", "6", "7", "o", "O",
    "S", "r", "?", "/", ":", "]", "[", "\u{0C}", "\u{10}", "\u{1A}", "\u{17}", "\u{15}", "\u{7F}",
    "\u{1B}[A", "\u{1B}OB", "\u{1B}[C", "\u{1B}[D", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[3~",
    "\u{1B}[H", "\u{1B}OF", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<0;5;7M", "\u{1B}[<65;1;1M",
    "\u{1B}[M !!", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[6;18;9t", "\u{1B}[?62;4c", "\u{1B}]0;x\u{7}",
    "\u{1B}]52;c;", "\u{1B}P>|", "\u{1B}^", "\u{1B}\\", "\u{1B}[<0;-5;", "\u{1B}[<65;99999;7M",
    "\u{1B}[<0;",
    "b", "B", "x", "c", "X", "m", "%", "y", "i", "\u{1B}b", "\u{1B}f", "\u{1B}d", "\u{1B}Oq",
    "\u{1B}[200~Pelipper @ Damp Rock\nAbility: Drizzle\n- Surf\n\nKingdra\n- Outrage\n\u{1B}[201~",
    "type:fire ", "spe>100 ", "pika", "ピカ", "é", "e\u{301}", "(", "\"", "999999",
  ]
  /// The signals that end the program. Nil means that it is ended by a key.
  private static let endings: [Int32?] = [nil, SIGTERM, SIGHUP, SIGINT, SIGUSR1, SIGPIPE, SIGQUIT]

  private(set) var bytes = 0
  private(set) var resizes = 0
  /// The end of the output that has been taken from the terminal.
  private(set) var taken = ""
  private var random = SeededGenerator()

  /// Performs random steps and checks every 50 steps that the program responds. Then ends the
  /// program, unless a key has already ended it.
  mutating func torment(_ terminal: PtyTerminal, steps: Int) throws -> End {
    taken = ""
    for step in 1...steps {
      try act(on: terminal)
      if Int.random(in: 0..<8, using: &random) > 0 { terminal.read() }
      if terminal.process.hasEnded { break }
      if !step.isMultiple(of: 50) { continue }
      guard try hasAnswered(terminal) else { break }
    }
    if terminal.process.hasEnded { return End(signal: nil, ending: try terminal.end()) }
    let signal = Self.endings.randomElement(using: &random) ?? nil
    if let signal { terminal.send(signal) }
    return End(signal: signal, ending: try terminal.end(pressing: signal == nil ? "\u{3}" : nil))
  }

  private mutating func act(on terminal: PtyTerminal) throws {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<40:
      let count = Int.random(in: 1...200, using: &random)
      sendBytes((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }, to: terminal)
    case 40..<90:
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        sendBytes(Array((Self.keys.randomElement(using: &random) ?? "").utf8), to: terminal)
      }
    case 90..<96:
      resizes += 1
      terminal.resize(
        columns: .random(in: 0...250, using: &random), rows: .random(in: 0...80, using: &random))
    case 96..<98:
      terminal.send(SIGSTOP)
      if Bool.random(using: &random) { terminal.restoreModes() }
      terminal.send(SIGCONT)
    default: terminal.send([SIGTSTP, SIGCONT, SIGWINCH].randomElement(using: &random) ?? SIGCONT)
    }
  }

  /// Sends bytes, but rarely `q`, which quits. Never sends Ctrl-C or Ctrl-\, because a terminal in
  /// its default modes kills the program for them, and the terminal may have these modes while the
  /// program is stopped.
  private mutating func sendBytes(_ all: [UInt8], to terminal: PtyTerminal) {
    let mayQuit = Int.random(in: 0..<100, using: &random) == 0
    let allowed = all.filter { $0 != 0x1C && $0 != 0x03 && (mayQuit || $0 != UInt8(ascii: "q")) }
    bytes += terminal.offer(allowed)
  }

  /// Requests a full redraw and waits for it. Returns false if the program has ended.
  private mutating func hasAnswered(_ terminal: PtyTerminal) throws -> Bool {
    let clock = ContinuousClock()
    let deadline = clock.now + .milliseconds(PtyTerminal.responseTimeout)
    terminal.resize(columns: 80, rows: 24)
    taken = String((taken + terminal.takeWritten()).suffix(10_000))
    while clock.now < deadline {
      // End any paste and any other unfinished sequence before the key for the redraw.
      _ = terminal.offer("\u{1B}[201~\u{1B}[201~\u{0C}".utf8)
      for _ in 0..<10 where terminal.read(waiting: 50) {
        if terminal.written.contains("\u{1B}[H\u{1B}[2J") { return true }
      }
      if terminal.process.hasEnded { return false }
    }
    throw PtyTerminal.Failure(description: "no answer, but: \(terminal.written.suffix(2000))")
  }
}
