import TestSupport
import Testing

/// Tests of pictures in real terminals with different numbers of colours.
@Suite(.timeLimit(.minutes(5)), .onOwnThreads)
struct ExactColorTests {
  private static let exact = "COLORTERM=truecolor"
  /// A background colour that occurs in Charizard's picture.
  private static let pictureBackground = "48;2;149;59;54"

  /// Opens Charizard's entry from the list. Charizard was chosen because its picture has a red
  /// tint.
  private func openedEntry(environment: String) throws -> (TerminalSession, list: [String]) {
    // Use 50 rows, because the overview shows a picture only if the facts leave enough room.
    let session = try TerminalSession(rows: 50, environment: environment)
    try session.terminal.screen(showing: "#0001  Bulbasaur")
    try session.terminal.press("6", "G")
    let list = try session.terminal.screen("the whole list") {
      $0.joined().contains("#0006  Charizard") && $0.joined().contains("Monster · Dragon")
        && $0.last?.contains("q quit") == true
    }
    try session.terminal.press("Enter")
    try session.terminal.screen(showing: "1 Overview")
    if environment == Self.exact { try session.terminal.output(containing: Self.pictureBackground) }
    try waitForWholeEntry(session)
    return (session, list)
  }

  /// Waits until the end of the last row is on the screen. It is written last; before that, tmux
  /// may see an incomplete row.
  private func waitForWholeEntry(_ session: TerminalSession) throws {
    try session.terminal.screen("the whole entry") {
      $0.last?.hasSuffix("Tab page  ? keys  q quit") == true
    }
  }

  @Test(arguments: [exact, "COLORTERM=24bit"])
  func exactColorsAreUsedIfTerminalSupportsThem(environment: String) throws {
    let (session, _) = try openedEntry(environment: environment)

    let screen = try session.terminal.styledScreen()

    #expect(screen.contains("38;2;220;88;80"))
    #expect(screen.contains(Self.pictureBackground))
    #expect(screen.contains("▀"))
  }

  @Test func otherTerminalsGetNearestOf256Colors() throws {
    let (session, _) = try openedEntry(environment: "")

    let screen = try session.terminal.styledScreen()

    #expect(!screen.contains("8;2;"))
    #expect(screen.contains("38;5;167"))
    #expect(screen.contains("▀"))
  }

  @Test(arguments: ["TERM=xterm \(exact)", "NO_COLOR=1 \(exact)"])
  func pictureIsNotShownWithFewColors(environment: String) throws {
    let (session, _) = try openedEntry(environment: environment)

    let screen = try session.terminal.styledScreen()

    #expect(!screen.contains("▀"))
    #expect(!screen.contains("8;2;"))
  }

  @Test func closingEntryRemovesPictureCompletely() throws {
    let (session, list) = try openedEntry(environment: Self.exact)

    try session.terminal.press("Escape")

    try session.terminal.screen("the list as it was") { $0 == list }
    #expect(try !session.terminal.styledScreen().contains("48;2;"))
  }

  @Test func redrawingRestoresExactColors() throws {
    let (session, _) = try openedEntry(environment: Self.exact)
    let before = try session.terminal.styledScreen()

    session.terminal.written = ""
    try session.terminal.press("C-l")
    try session.terminal.output(containing: Self.pictureBackground)
    try waitForWholeEntry(session)

    #expect(session.terminal.written.contains(Self.pictureBackground))
    #expect(Self.colors(of: try session.terminal.styledScreen()) == Self.colors(of: before))
  }

  @Test func unchangedPictureIsNotRewritten() throws {
    let (session, _) = try openedEntry(environment: Self.exact)
    #expect(session.terminal.written.contains("38;2;220;88;80"))

    session.terminal.written = ""
    try session.terminal.press("j", "j")
    try session.terminal.screen(showing: "▸Blaze")

    #expect(!session.terminal.written.contains("48;2;"))
  }

  @Test func quittingRestoresTerminal() throws {
    let (session, _) = try openedEntry(environment: Self.exact)

    try session.terminal.press("q")

    #expect(try session.leftovers(code: 0) == nil)
  }

  /// Returns the sequences for exact colours in a screen, in order.
  private static func colors(of screen: String) -> [Substring] {
    screen.matches(of: /[34]8;2;[0-9;]+/).map(\.output)
  }
}
