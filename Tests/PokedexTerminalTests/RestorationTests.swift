import Foundation
import TestSupport
import Testing

/// The terminal is left as it was found, however the program ends.
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

  @Test(arguments: [
    ("TERM=", "TERM is not set"),
    ("TERM=no-such-terminal", "terminfo database does not have"),
    ("TERM=dumb", "can't place the cursor"),
  ])
  func unusableTerminalIsOneSentence(environment: String, sentence: String) throws {
    let session = try TerminalSession(environment: environment)

    try session.terminal.screen(showing: sentence)

    #expect(try session.leftovers(code: 1) == nil)
  }
}
