import Foundation
import TestSupport
import Testing

/// Tests that the terminal is restored however the program ends.
@Suite(.timeLimit(.minutes(5)), .onOwnThreads)
struct RestorationTests {
  @Test(arguments: ["q", "C-c"])
  func keyEndsTheProgram(key: String) throws {
    let session = try TerminalSession()
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    try session.terminal.press(key)

    #expect(try session.leftovers(code: 0) == nil)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func signalEndsTheProgram(signal: Int32) throws {
    let session = try TerminalSession()
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    try session.send(signal)

    #expect(try session.leftovers(code: 0) == nil)
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGTRAP])
  func crashRestoresTheTerminal(signal: Int32) throws {
    let session = try TerminalSession()
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    try session.send(signal)

    #expect(try session.leftovers(code: 128 + Int(signal)) == nil)
  }

  @Test func crashPrintsOnlyLineToReport() throws {
    let session = try TerminalSession(columns: 120)
    try session.terminal.screen(showing: "Bulbasaur")

    try session.send(SIGSEGV)

    #expect(try session.leftovers(code: 139) == nil)
    let screen = try session.terminal.screen(showing: "and that was all")
    let printed = screen.filter { !$0.isEmpty && !$0.contains("Segmentation fault") }
    #expect(printed.first?.hasSuffix("Please report the next line:") == true)
    let report = /pokedex [0-9.]+, signal 11 at 0x[0-9a-f]+/
    #expect(printed.dropFirst().first?.wholeMatch(of: report) != nil)
    #expect(printed.count == 4, "the sentence, that line, and two of this test's own")
  }

  @Test(arguments: [
    ("TERM=", "TERM is not set"),
    ("TERM=no-such-terminal", "terminfo database does not have"),
    ("TERM=dumb", "can't move the cursor"),
  ])
  func unusableTerminalIsReportedInOneSentence(environment: String, sentence: String) throws {
    let session = try TerminalSession(environment: environment)

    try session.terminal.screen(showing: sentence)

    #expect(try session.leftovers(code: 1) == nil)
  }
}
