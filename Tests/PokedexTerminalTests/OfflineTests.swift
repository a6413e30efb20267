import Foundation
import PokedexTestSupport
import TestSupport
import Testing

/// Tests of the executable in a real terminal when the server can't be reached.
@Suite(.timeLimit(.minutes(5)), .onOwnThreads)
struct OfflineTests {
  /// Nothing listens on port 1 of the loopback interface.
  private static let unreachableServer = "--api http://127.0.0.1:1/api/v2"

  @Test func emptyLiveListShowsReasonAndQuittingRestoresTerminal() throws {
    let session = try TerminalSession("--live \(Self.unreachableServer)")

    let screen = try session.terminal.screen(showing: "Can't reach PokéAPI. Press r to retry.")
    #expect(screen[0].hasSuffix(" offline · English · 0/0"))
    #expect(screen[1].hasPrefix("  Nothing here yet."))
    try session.terminal.press("r")
    try session.terminal.screen(showing: "reloading…")
    try session.terminal.screen(showing: "Can't reach PokéAPI. Press r to retry.")
    try session.terminal.press("q")

    #expect(try session.leftovers(code: 0) == nil)
  }

  @Test func keysInEmptyListAreHarmless() throws {
    let session = try TerminalSession("--live \(Self.unreachableServer)")
    try session.terminal.screen(showing: "Can't reach PokéAPI.")

    try session.terminal.press(
      "j", "k", "G", "g", "5", "G", "Enter", "n", "p", "Escape", "PageDown")
    try session.terminal.press("L", "2")

    try session.terminal.screen(showing: "PokéAPIに接続できません。r キーで再試行します。")
    try session.terminal.press("q")
    #expect(try session.leftovers(code: 0) == nil)
  }

  @Test func damagedCacheNoticeIsShownUntilNextKey() throws {
    let session = try TerminalSession(Self.unreachableServer, prepare: { try $0.damage() })

    try session.terminal.screen("the notice over the bundle") {
      $0[22].hasPrefix(" The cache was damaged. It is now …")
        && $0[1].contains("Bulbasaur")
    }
    try session.terminal.press("j")
    try session.terminal.screen("no notice") { $0[22].isEmpty && $0[2].hasPrefix(" ▸") }
    try session.terminal.screen(showing: "bundled, offline")
    try session.terminal.press("q")

    #expect(try session.leftovers(code: 0) == nil)
  }

  @Test func bundledEntryIsAvailableWithoutNetwork() throws {
    let session = try TerminalSession(Self.unreachableServer)
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    try session.terminal.press("Enter")
    try session.terminal.screen(showing: "Can't reach PokéAPI. Press r to retry.")
    try session.terminal.press("Escape")

    try session.terminal.screen("the list without an error") {
      $0[22].isEmpty && $0[0].hasSuffix("1/\(Counts.varieties)")
    }
    try session.terminal.press("q")
    #expect(try session.leftovers(code: 0) == nil)
  }
}
