import Foundation
import TestSupport
import Testing

/// Tests of mouse reports in a real terminal, and of turning mouse reporting off again.
@Suite(.timeLimit(.minutes(5)), .onOwnThreads)
struct MouseTests {
  static let on = "[?1000h"
  static let off = "[?1000l"
  /// The arguments that set a fixed theme. The automatic theme asks for the terminal's background
  /// colour, and the response could arrive in the middle of a mouse report.
  static let fixedThemeArguments = "--demo --theme dark"

  @Test func clickSelectsRowAndSecondClickOpensIt() throws {
    let session = try TerminalSession(Self.fixedThemeArguments)
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    try session.terminal.send("\u{1B}[<0;10;5M\u{1B}[<0;10;5m")
    try session.terminal.screen("the fourth row") { $0[4].hasPrefix(" ▸    · Mega") }
    try session.terminal.send("\u{1B}[<0;10;3M\u{1B}[<0;10;3m")
    try session.terminal.screen(showing: "#0002  Ivysaur")
    try session.terminal.send("\u{1B}[<0;10;3M\u{1B}[<0;10;3m")

    try session.terminal.screen(showing: "1 Overview")
  }

  @Test(arguments: ["\u{1B}[<65;10;5M", "\u{1B}[Ma*%"])
  func wheelMovesSelectionInEitherEncoding(report: String) throws {
    let session = try TerminalSession(Self.fixedThemeArguments)
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    try session.terminal.send(report)

    try session.terminal.screen("three rows on") { $0[4].hasPrefix(" ▸ ") }
  }

  @Test func columnsBeyondThe223rdCanBeClicked() throws {
    let session = try TerminalSession(columns: 300, rows: 24)
    let list = try session.terminal.screen(showing: "q quit")

    try session.terminal.send("\u{1B}[<0;290;3M\u{1B}[<0;290;3mj")

    let screen = try session.terminal.screen("the second row") { $0[3].hasPrefix(" ▸ ") }
    #expect(list[2].hasPrefix(" ▸ ") && screen[3].contains("Ivysaur"))
  }

  @Test(arguments: [
    ["\u{1B}[<0;10", ";3M"], ["\u{1B}[<", "0;10;3M"], ["\u{1B}[", "<0;10;3M"],
    ["\u{1B}[M", " *#"], ["\u{1B}[M *", "#"], ["\u{1B}[<0;1", "\u{1B}[<0;10;3M"],
    ["\u{1B}[<0;1\u{1B}[<0;10;3M"], ["\u{1B}[<0;1;3m\u{1B}[<0;10;3M"],
  ])
  func splitReportsAreNotReadAsKeys(parts: [String]) throws {
    let session = try TerminalSession(Self.fixedThemeArguments)
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    for part in parts { try session.terminal.send(part) }
    let screen = try session.terminal.screen(showing: "#0002  Ivysaur")

    #expect(screen[22].isEmpty)
  }

  @Test func truncatedReportDoesNotBlockKeys() throws {
    let session = try TerminalSession(Self.fixedThemeArguments)
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    try session.terminal.send("\u{1B}[<0;10")
    try session.terminal.press("Down", "Down")

    try session.terminal.screen("two rows on") { $0[3].hasPrefix(" ▸ ") }
  }

  /// How the program ends, and the exit code that this causes.
  enum Ending: CaseIterable {
    case key, terminated, hungUp, crashed, aborted

    var code: Int { self == .crashed ? 139 : self == .aborted ? 134 : 0 }
  }

  @Test(arguments: Ending.allCases, [("", 1), ("--no-mouse", 0)])
  func mouseReportingIsTurnedOffOnceIfItWasOn(ending: Ending, mouse: (option: String, count: Int))
    throws
  {
    let session = try TerminalSession("--demo \(mouse.option)")
    try session.terminal.screen(showing: "#0001  Bulbasaur")
    #expect(try session.terminal.modes().last == (mouse.count == 1 ? "1" : "0"))
    #expect(session.terminal.count(ofWritten: Self.off) == 0)

    switch ending {
    case .key: try session.terminal.press("q")
    case .terminated: try session.send(SIGTERM)
    case .hungUp: try session.send(SIGHUP)
    case .crashed: try session.send(SIGSEGV)
    case .aborted: try session.send(SIGABRT)
    }

    #expect(try session.leftovers(code: ending.code) == nil)
    #expect(session.terminal.count(ofWritten: Self.on) == mouse.count)
    #expect(session.terminal.count(ofWritten: Self.off) == mouse.count)
  }

  @Test func mouseReportingIsNotRequestedWithoutMouseSupport() throws {
    let session = try TerminalSession(environment: "TERM=vt100")
    try session.terminal.screen(showing: "#0001  Bulbasaur")
    #expect(try session.terminal.modes().last == "0")

    try session.terminal.press("q")
    try session.terminal.screen(showing: "and that was all")

    #expect(session.terminal.count(ofWritten: Self.on) == 0)
    #expect(session.terminal.count(ofWritten: Self.off) == 0)
  }

  @Test(arguments: ["", "TSTP"])
  func mouseReportingIsOffWhileProgramIsStopped(signal: String) throws {
    let terminal = try TmuxTerminal(command: "PS1='$ ' exec bash --norc --noprofile -i")
    try terminal.screen(showing: "$")
    try terminal.press("\(Executable.path) --demo", "Enter")
    try terminal.screen(showing: "q quit")

    for times in 1...2 {
      if signal.isEmpty {
        try terminal.press("C-z")
      } else {
        try terminal.run("run-shell 'pkill -\(signal) -P #{pane_pid}'")
      }
      try terminal.screen(showing: "Stopped")
      #expect(try terminal.modes() == "1000")
      #expect(terminal.count(ofWritten: Self.off) == times)
      // Clears the screen first, so that the next "Stopped" is a new one: what is typed before the
      // program has stopped is discarded.
      try terminal.press("clear; fg", "Enter")
      try terminal.screen(showing: "q quit")
      // Curses draws before mouse reporting is turned on again, so wait for another frame, which is
      // drawn after that.
      try terminal.press("?")
      try terminal.screen(showing: "In the list")
      #expect(try terminal.modes().last == "1")
      try terminal.press("?")
      try terminal.screen(showing: "#0001")
    }
    try terminal.send("\u{1B}[<0;10;3M")

    try terminal.screen(showing: "#0002  Ivysaur")
    #expect(terminal.count(ofWritten: Self.on) == 3)
  }

  @Test func invalidByteDoesNotEndProgram() throws {
    let session = try TerminalSession(Self.fixedThemeArguments)
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    try session.terminal.pressBytes("ff")
    try session.terminal.press("Down", "Down")

    try session.terminal.screen("one or two rows on") {
      $0[2].hasPrefix(" ▸ ") || $0[3].hasPrefix(" ▸ ")
    }
  }
}

extension TmuxTerminal {
  /// Sends text to the program unchanged, byte by byte.
  func send(_ text: String) throws {
    let bytes = text.unicodeScalars.map { String($0.value, radix: 16) }
    try pressBytes(bytes.joined(separator: " "))
  }
}
