import Foundation
import TestSupport
import Testing

/// Tests that the program reacts to signals, and that it restores the terminal in every situation.
@Suite(.timeLimit(.minutes(5)), .onOwnThreads)
struct EndingTests {
  /// Starts the program and waits for its first frame.
  private func started(_ arguments: [String] = ["--demo"], script: String? = nil) throws
    -> (terminal: PtyTerminal, output: String)
  {
    let terminal = try PtyTerminal(arguments, script: script)
    return (terminal, try terminal.output(upTo: "Bulbasaur"))
  }

  @Test(arguments: [SIGPIPE, SIGALRM, SIGUSR1, SIGXCPU, 40])
  func fatalSignalRestoresTerminal(signal: Int32) throws {
    let (terminal, first) = try started()

    terminal.send(signal)

    #expect(try terminal.end() == .signal(signal))
    #expect(terminal.leftovers(after: first + terminal.written) == [])
    #expect(!terminal.written.contains("internal error"))
  }

  @Test func signalDuringStartRestoresTerminal() throws {
    for turn in 0..<6 {
      let terminal = try PtyTerminal(["--demo"])
      // The test can't wait for output, because there is none yet. Use a different delay each time,
      // to interrupt the start at different moments.
      usleep(UInt32(turn) * 4000)

      terminal.send(SIGUSR2)

      #expect(try terminal.end() == .signal(SIGUSR2))
      #expect(terminal.leftovers(after: terminal.written) == [])
    }
  }

  /// The program discards what curses itself writes, including incomplete sequences and scrolling
  /// regions.
  @Test func outputStartsWithAlternateScreen() throws {
    let (terminal, first) = try started()

    #expect(first.hasPrefix("\u{1B}[?1049h"))
    #expect(first.components(separatedBy: "[?1049h").count == 2)

    try terminal.sendText("q")
    #expect(try terminal.end() == .exit(0))
  }

  @Test(arguments: ["j", "\t", "\u{1B}[200~x", "\u{1B}[1;", "\u{1B}[<1"], [SIGTERM, SIGHUP])
  func signalIsHandledDuringContinuousInput(keys: String, signal: Int32) throws {
    let (terminal, first) = try started()
    let flood = Array(String(repeating: keys, count: 1000).utf8)
    let clock = ContinuousClock()
    let (signalTime, deadline) = (clock.now + .milliseconds(200), clock.now + .seconds(20))
    var ending: ChildProcess.Ending?
    var hasSentSignal = false

    while ending == nil, clock.now < deadline {
      _ = terminal.offer(flood)
      terminal.read()
      if !hasSentSignal, clock.now > signalTime {
        terminal.send(signal)
        hasSentSignal = true
      }
      ending = terminal.process.ending()
    }

    #expect(ending == .exit(0))
    while terminal.read() {}
    #expect(terminal.leftovers(after: first + terminal.written) == [])
  }

  /// Makes the program write more output than the terminal can buffer.
  private func clog(_ terminal: PtyTerminal) {
    for turn in 0..<100 where terminal.offer([turn.isMultiple(of: 2) ? 0x0C : 0x6A]) > 0 {
      // Send the keys separately, because each then causes a frame. Keys that arrive together cause
      // only one.
      usleep(1000)
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGUSR1])
  func signalIsHandledWhileOutputIsBlocked(signal: Int32) throws {
    let (terminal, first) = try started()
    clog(terminal)

    terminal.send(signal)

    let ending = try terminal.end(reads: false)
    #expect(ending == (signal == SIGUSR1 ? .signal(signal) : .exit(0)))
    #expect(terminal.leftovers(after: first + terminal.written) == [])
  }

  @Test func slowTerminalReceivesLatestScreen() throws {
    let (terminal, _) = try started()
    clog(terminal)

    try terminal.sendText("150G")

    try terminal.output(upTo: "Mewtwo")
    try terminal.sendText("q")
    #expect(try terminal.end() == .exit(0))
  }

  private static let invalidTexts: [[UInt8]] = [
    [0xFF, 0xFE, 0x6A], [0xC3, 0x28, 0x6A, 0x80], [0, 0xF8, 0, 0x6A],
  ]

  @Test(arguments: invalidTexts)
  func invalidUTF8DoesNotEndProgram(bytes: [UInt8]) throws {
    let (terminal, _) = try started()

    for _ in 0..<20 { _ = terminal.offer(bytes) }
    try terminal.sendText("150G")

    try terminal.output(upTo: "Mewtwo")
    try terminal.sendText("q")
    #expect(try terminal.end() == .exit(0))
  }

  @Test func characterMayArriveInParts() throws {
    let (terminal, _) = try started()
    try terminal.sendText("/")
    try terminal.output(upTo: "/▏")

    _ = terminal.offer([0xE3, 0x83])
    // An incomplete character changes nothing on the screen that the test could wait for.
    usleep(50_000)
    _ = terminal.offer([0x9F])

    try terminal.output(upTo: "ミ")
    try terminal.sendText("\u{3}")
    #expect(try terminal.end() == .exit(0))
  }

  @Test(arguments: [["--demo"], ["--live", "--api", "http://127.0.0.1:1"], []])
  func closedTerminalEndsProgram(arguments: [String]) throws {
    let terminal = try PtyTerminal(arguments)
    try terminal.output(upTo: "[?1049h")

    terminal.closeTerminal()

    // The program sees either the end of its input or SIGHUP, whichever comes first.
    #expect([.exit(0), .signal(SIGHUP)].contains(try terminal.end(reads: false)))
  }

  @Test(arguments: [nil, SIGTERM, SIGHUP] as [Int32?])
  func silentServerDoesNotDelayQuitting(signal: Int32?) throws {
    let server = try LoopbackServer(["/api/v2/pokemon?offset=0&limit=100": .silence])
    defer { server.stop() }
    let terminal = try PtyTerminal(["--live", "--api", server.baseURL])
    let first = try terminal.output(upTo: "quit")

    if let signal { terminal.send(signal) } else { try terminal.sendText("q") }

    #expect(try terminal.end() == .exit(0))
    #expect(terminal.leftovers(after: first + terminal.written) == [])
  }

  /// A shell script that starts the program. Each of the two times that the program stops, the
  /// script prints a word and resumes the program in the foreground.
  private static let resumeTwice = "set -m; \"$0\" \"$@\"; echo one; sleep 0.1; fg; echo two; fg"

  @Test func stoppingRestoresTerminalAndResumingTakesItAgain() throws {
    let (terminal, first) = try started(script: Self.resumeTwice)

    try terminal.sendText("\u{1A}")
    let stopped = try terminal.output(upTo: "one")
    #expect(terminal.leftovers(after: first + stopped) == [])
    try terminal.output(upTo: "Bulbasaur")
    // Stop the program's own process group, which is now in the foreground.
    let group = terminal.foregroundGroup
    kill(-group, SIGTSTP)
    try terminal.output(upTo: "two")
    let again = try terminal.output(upTo: "Bulbasaur")
    try terminal.sendText("q")

    #expect(try terminal.end() == .exit(0))
    #expect(terminal.leftovers(after: again + terminal.written) == [])
  }

  @Test func resumingAfterSIGSTOPTakesTerminalAgain() throws {
    let (terminal, first) = try started()
    terminal.send(SIGSTOP)
    terminal.restoreModes()

    terminal.send(SIGCONT)

    let again = try terminal.output(upTo: "Bulbasaur")
    try terminal.sendText("q")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.leftovers(after: first + again + terminal.written) == [])
  }

  @Test func sizeInEnvironmentIsIgnored() throws {
    let terminal = try PtyTerminal(["--demo"], environment: ["LINES": "5", "COLUMNS": "20"])

    try terminal.output(upTo: "Blastoise")
    try terminal.sendText("q")

    #expect(try terminal.end() == .exit(0))
  }

  @Test(arguments: [SIGSEGV, SIGILL, SIGABRT])
  func crashOfACommandIsSaid(signal: Int32) throws {
    let terminal = try PtyTerminal(["show", "-"])
    while !(try isWaiting(terminal.process.id)) { usleep(5_000) }

    terminal.send(signal)

    #expect(try terminal.end() == .signal(signal))
    #expect(terminal.written.contains("pokedex: an internal error ended the program."))
    #expect(terminal.written.contains(", signal \(signal) at 0x"))
  }

  /// Whether a process waits for input or a timer, as Linux describes it.
  private func isWaiting(_ id: pid_t) throws -> Bool {
    try String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8).contains(") S ")
      && String(contentsOfFile: "/proc/\(id)/comm", encoding: .utf8).hasPrefix("pokedex")
  }

  @Test func everyThreadHasAStackForTheHandlerOfCrashes() async {
    let size = await withCheckedContinuation { continuation in
      Thread {
        var stack = stack_t()
        sigaltstack(nil, &stack)
        continuation.resume(returning: stack.ss_flags & Int32(SS_DISABLE) == 0 ? stack.ss_size : 0)
      }.start()
    }

    #expect(size >= 1 << 14)
  }

  // MARK: Unread input at the end

  /// A shell script that prints the program's process id, starts the program, and reads a line from
  /// the terminal once the program has ended.
  private static let thenRead = """
    exec 3<&0; sh -c 'echo "$$ is the id"; exec "$0" "$@"' "$0" "$@" <&3 &
    wait $!; echo ended; read -r line; echo "got $line"
    """

  /// Lets input arrive that the program has no time to read before it ends.
  ///
  /// - Parameter signal: A signal that ends the program, if the input does not.
  private func end(with input: String, signal: Int32?) throws -> PtyTerminal {
    let terminal = try PtyTerminal(["--demo"], script: Self.thenRead)
    let words = try terminal.output(upTo: " is the id").split(whereSeparator: \.isWhitespace)
    let id = try #require(pid_t(words.first ?? ""))
    try terminal.output(upTo: "Bulbasaur")
    kill(id, SIGSTOP)
    // More than the terminal's queue holds is not taken.
    _ = terminal.offer(input.utf8)
    if let signal { kill(id, signal) }
    kill(id, SIGCONT)
    try terminal.output(upTo: "ended")
    return terminal
  }

  @Test(
    arguments: [nil, SIGTERM, SIGHUP, SIGUSR1, SIGSEGV] as [Int32?],
    [
      "\u{1B}[200~echo no\n", "\u{1B}[200~\u{3}echo no\necho no\n", "echo no\n",
      "\u{1B}[200~" + String(repeating: "echo no\n", count: 2000),
    ])
  func restOfPasteIsNotReadByShell(signal: Int32?, paste: String) throws {
    let terminal = try end(with: (signal == nil ? "q" : "") + paste, signal: signal)

    try terminal.sendText("own line\n")

    #expect(try terminal.output(upTo: "got own line").components(separatedBy: "got").count == 2)
  }

  @Test func unfinishedPasteEndsWhenProgramIsStopped() throws {
    let (terminal, _) = try started(script: Self.resumeTwice)
    try terminal.sendText("\u{1B}[200~echo no")

    kill(-terminal.foregroundGroup, SIGTSTP)
    try terminal.output(upTo: "one")
    try terminal.output(upTo: "Bulbasaur")
    try terminal.sendText("150G")

    try terminal.output(upTo: "Mewtwo")
  }

  @Test func controlCWithinPasteDoesNotEndProgram() throws {
    let (terminal, _) = try started()
    try terminal.sendText("\u{1B}[200~echo no")
    // An unfinished paste changes nothing on the screen that the test could wait for.
    usleep(50_000)

    try terminal.sendText("\u{3}q\r\u{1B}[201~150G")

    try terminal.output(upTo: "Mewtwo")
    try terminal.sendText("\u{3}")
    #expect(try terminal.end() == .exit(0))
  }
}
