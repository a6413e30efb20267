import Foundation
import TestSupport
import Testing

/// Tests of pasting text into a real terminal.
@Suite(.timeLimit(.minutes(5)), .onOwnThreads)
struct PastingTests {
  static let on = "[?2004h"
  static let off = "[?2004l"

  private func started(_ arguments: String = "--demo") throws -> TerminalSession {
    let session = try TerminalSession(arguments)
    try session.terminal.screen(showing: "#0001  Bulbasaur")
    return session
  }

  /// Pastes text as a terminal does. If the program has turned on bracketed paste, the text is
  /// enclosed in bracketing sequences.
  private func paste(_ text: String, into session: TerminalSession) throws {
    try session.terminal.run("set-buffer '\(text)'")
    try session.terminal.run("paste-buffer -p")
  }

  @Test(arguments: ["--demo", "--demo --no-mouse"])
  func pastedTextIsInsertedIntoTextField(arguments: String) throws {
    let session = try started(arguments)
    try session.terminal.press("/")
    try session.terminal.screen(showing: "/▏")

    try paste("squirtle", into: session)

    try session.terminal.screen(showing: "#0007  Squirtle")
    try session.terminal.screen(showing: "/squirtle▏")
  }

  @Test func pasteOutsideTextFieldIsIgnored() throws {
    let session = try started()

    try paste("q", into: session)
    try session.terminal.press("Down")

    try session.terminal.screen(showing: "#0002  Ivysaur")
  }

  @Test func searchIsKeptInEntryAndClearedByEscape() throws {
    let session = try started()

    try session.terminal.press("/", "m", "e", "w", "t", "w", "o")
    try session.terminal.screen(showing: "#0150  Mewtwo")
    try session.terminal.press("Enter")
    try session.terminal.screen(showing: "National  /mewtwo")
    try session.terminal.press("Enter")
    try session.terminal.screen(showing: "1 Overview")
    try session.terminal.press("Escape")
    try session.terminal.screen(showing: "National  /mewtwo")
    try session.terminal.press("Escape")

    try session.terminal.screen(showing: "/1351")
  }

  /// Keys that open a text field and type "mew" into it, and the text that the screen then shows.
  nonisolated static let boxes: [(keys: [String], text: String)] = [
    (["/", "m", "e", "w"], "/mew▏"), ([":", "m", "e", "w"], "mew▏"),
    (["e", "/", "m", "e", "w"], "mew▏"),
    (["?", "/", "m", "e", "w"], "mew▏"), (["N", "m", "e", "w"], "mew▏"),
  ]

  @Test(arguments: boxes)
  func altWithLetterIsIgnoredInTextField(box: (keys: [String], text: String)) throws {
    let session = try started()
    for key in box.keys { try session.terminal.press(key) }
    try session.terminal.screen(showing: box.text)

    try session.terminal.press("M-q", "M-l", "M-Enter", "M-b", "M-f", "M-d")
    try session.terminal.press("Right")

    try session.terminal.screen(showing: box.text)
    try session.terminal.press("C-c")
    #expect(try session.leftovers(code: 0) == nil)
  }

  @Test(arguments: [
    "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{7}", "\u{1B}]52;c;cXFx", "\u{1B}P>|XTerm(q", "\u{1B}_Gq",
    "\u{1B}]0;q\u{4}q",
    "\u{1B}[<0;-5;7M", "\u{1B}[<0;99999999999999999999;q", "\u{1B}[<0;500;24M", "\u{1B}[?62;\u{4}q",
  ])
  func lateAnswersOfTerminalAreNotReadAsKeys(text: String) throws {
    for arguments in ["--demo", "--demo --no-mouse"] {
      let session = try started(arguments)
      try session.terminal.press("/", "m", "e", "w")
      try session.terminal.screen(showing: "/mew▏")

      try session.terminal.send(text)
      // An unfinished sequence is ended by a key that consists of more than one byte.
      try session.terminal.press("Right", "t")

      try session.terminal.screen(showing: "/mewt▏")
    }
  }

  /// How the program ends, and the exit code that this causes.
  enum Ending: CaseIterable {
    case key, terminated, crashed

    var code: Int { self == .crashed ? 139 : 0 }
  }

  @Test(arguments: Ending.allCases, ["--demo", "--demo --no-mouse"])
  func bracketedPasteIsTurnedOnAndOffOnce(ending: Ending, arguments: String) throws {
    let session = try started(arguments)
    try session.terminal.press("/")
    try session.terminal.screen(showing: "/▏")
    #expect(session.terminal.count(ofWritten: Self.on) == 1)
    #expect(session.terminal.count(ofWritten: Self.off) == 0)

    switch ending {
    case .key: try session.terminal.press("C-c")
    case .terminated: try session.send(SIGTERM)
    case .crashed: try session.send(SIGSEGV)
    }

    #expect(try session.leftovers(code: ending.code) == nil)
    #expect(session.terminal.count(ofWritten: Self.on) == 1)
    #expect(session.terminal.count(ofWritten: Self.off) == 1)
  }

  @Test func bracketedPasteIsOffWhileProgramIsStopped() throws {
    let session = try started()
    try session.terminal.press("/", "a")
    try session.terminal.screen(showing: "/a▏")

    try session.terminal.press("C-z")
    try session.terminal.output(containing: "\\033" + Self.off)
  }
}
