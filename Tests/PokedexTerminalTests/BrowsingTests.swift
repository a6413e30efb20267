import PokedexTestSupport
import TestSupport
import Testing

/// Tests of the executable in a real terminal. They press keys and read the screen.
@Suite(.timeLimit(.minutes(5)), .onOwnThreads)
struct BrowsingTests {
  @Test func firstScreenIsComplete() throws {
    let session = try TerminalSession()

    let screen = try session.terminal.screen("the list, the entry, the keys") {
      $0.first?.contains("1/\(Counts.varieties)") == true && $0.last?.contains("q quit") == true
    }

    #expect(screen[1].hasPrefix(" ▸    1 Bulbasaur    Grass    Poison   ┃ #0001  Bulbasaur"))
    #expect(screen.contains { $0.contains("Chlorophyll (hidden)") })
  }

  @Test func previewFollowsSelection() throws {
    let session = try TerminalSession()
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    try session.terminal.press("Down", "j", "j", "j", "j")

    try session.terminal.screen(showing: "#0004  Charmander")
  }

  @Test(arguments: [
    ("\u{1B}[B", "csi"), ("\u{1B}OB", "ss3"),
  ])
  func arrowKeysWorkInBothEncodings(sequence: String, name: String) throws {
    let session = try TerminalSession()
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    let bytes = sequence.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    try session.terminal.pressBytes(bytes)

    try session.terminal.screen(showing: "#0002  Ivysaur")
  }

  @Test func countWithGSelectsThatNumber() throws {
    let session = try TerminalSession()
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    try session.terminal.press("2", "5", "G")

    try session.terminal.screen(showing: "#0025  Pikachu")
  }

  @Test func closingEntryRestoresTheListScreen() throws {
    let session = try TerminalSession()
    try session.terminal.screen(showing: "#0001  Bulbasaur")
    try session.terminal.press("1", "3", "3", "G")
    let before = try session.terminal.screen(showing: "Sylveon")

    try session.terminal.press("Enter")
    try session.terminal.screen(showing: "→ Vaporeon")
    try session.terminal.press("3")
    try session.terminal.screen(showing: "Fighting")
    try session.terminal.press("Escape")

    try session.terminal.screen("the list as it was") { $0 == before }
  }

  @Test func wideNamesKeepColumnsAligned() throws {
    let session = try TerminalSession("--demo --language ja")

    let screen = try session.terminal.screen(showing: "q 終了")

    let rules = screen[1..<22].map { row in
      row.prefix { !"│┃".contains($0) }.reduce(0) { $0 + width($1) }
    }
    #expect(Set(rules) == [39])
  }

  /// Draws a frame that is much larger than the first one. Curses fits its own buffer to the first
  /// frame.
  @Test func pageIsRedrawnFromSmallestToLargeWindow() throws {
    let session = try TerminalSession("--demo")
    try session.terminal.screen(showing: "Bulbasaur")
    try session.terminal.press("Enter")
    try session.terminal.screen(showing: "Pokédex › Bulbasaur")

    try session.terminal.resize(columns: 30, rows: 8)
    try session.terminal.screen(showing: "? keys  q quit")
    try session.terminal.resize(columns: 200, rows: 60)
    try session.terminal.screen(showing: "Enter follow")
    try session.terminal.press("Escape", "L", "2")

    try session.terminal.screen(showing: "ポケモン図鑑 · 全国")
    try session.terminal.press("q")
    try session.terminal.screen(showing: "ended with 0")
  }

  @Test func screenSurvivesShrinkingAndGrowing() throws {
    let session = try TerminalSession()
    let before = try session.terminal.screen(showing: "q quit")

    try session.terminal.resize(columns: 20, rows: 5)
    try session.terminal.screen(showing: "window is too")
    try session.terminal.resize(columns: 1, rows: 1)
    try session.terminal.resize(columns: 40, rows: 12)
    try session.terminal.screen("one pane") { $0.count == 12 && $0[1].contains("1 Bulbasaur") }
    try session.terminal.resize(columns: 80, rows: 24)

    try session.terminal.screen("the first screen again") { $0 == before }
  }

  @Test func resumingRestoresTheScreen() throws {
    let terminal = try TmuxTerminal(command: "PS1='$ ' exec bash --norc --noprofile -i")
    try terminal.screen(showing: "$")
    try terminal.press("\(Executable.path) --demo", "Enter")
    let before = try terminal.screen(showing: "q quit")

    try terminal.press("C-z")
    try terminal.screen(showing: "Stopped")
    try terminal.press("fg", "Enter")
    try terminal.screen("the first screen again") { $0 == before }
    try terminal.press("j")

    try terminal.screen(showing: "#0002  Ivysaur")
  }

  /// Returns the number of columns that a character takes: two for kana, Hangul and Chinese
  /// characters, and one for others.
  private func width(_ character: Character) -> Int {
    character.unicodeScalars.contains { 0x3000..<0xFF00 ~= $0.value } ? 2 : 1
  }
}
