import Foundation
import TestSupport
import Testing

/// Runs the program in several locales, with the terminfo entries of many terminals if they are
/// installed. tmux understands the sequences of all these entries.
@Suite("Terminals and locales", .timeLimit(.minutes(5)), .onOwnThreads)
struct TerminalMatrixTests {
  static let terminals = [
    "xterm-256color", "tmux-256color", "screen-256color", "xterm-direct", "linux", "vt100",
  ].filter(isKnown)

  static let locales: [(locale: String, name: String, isASCII: Bool)] = [
    ("C.UTF-8", "Charizard", false), ("ja_JP.UTF-8", "リザードン", false), ("C", "Charizard", true),
  ]

  private static func isKnown(_ terminal: String) -> Bool {
    ["/usr/share/terminfo", "/lib/terminfo", "/etc/terminfo"].contains { folder in
      FileManager.default.fileExists(atPath: "\(folder)/\(terminal.prefix(1))/\(terminal)")
    }
  }

  @Test(arguments: terminals, locales)
  func listAndEntryAreShownAndTerminalIsRestored(
    term: String, locale: (locale: String, name: String, isASCII: Bool)
  ) throws {
    let session = try TerminalSession(environment: "TERM=\(term) LANG=\(locale.locale)")
    let terminal = session.terminal
    try terminal.screen(showing: "#0001")

    try terminal.press("6", "G")
    let list = try terminal.screen(showing: "#0006")
    try terminal.press("Enter")
    let entry = try terminal.screen("the entry") {
      $0.joined().contains("Esc") && $0.joined().contains("2 ")
    }

    #expect(list.joined().contains(locale.name))
    #expect(entry.first?.contains(locale.name) == true)
    let isASCII = (list + entry).joined().utf8.allSatisfy { $0 < 0x80 }
    #expect(isASCII == locale.isASCII)
    // The selected row or link is shown in reverse video, so it is visible without colours.
    #expect(try terminal.styledScreen().contains("\u{1B}[7m"))
    try terminal.press("q")
    #expect(try session.leftovers(code: 0) == nil)
  }

  @Test func plainScreenPutsCursorAtSelectedRow() throws {
    let session = try TerminalSession("--demo --plain")
    let terminal = session.terminal
    try terminal.screen(showing: "Bulbasaur")

    try terminal.press("j", "j")
    try terminal.screen("the third row") { $0.first?.contains("3/") == true }

    let cursor = try terminal.run("display-message -p '#{cursor_x},#{cursor_y},#{cursor_flag}'")
    #expect(cursor == ["0,3,1"])
    #expect(try !terminal.styledScreen().contains(/\u{1B}\[[34][0-7]/))
    try terminal.press("q")
    #expect(try session.leftovers(code: 0) == nil)
  }
}
