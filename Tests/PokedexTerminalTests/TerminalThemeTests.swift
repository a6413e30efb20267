import TestSupport
import Testing

/// Tests of the bytes that the program sends to a terminal for each theme.
@Suite("Themes in a terminal", .timeLimit(.minutes(5)), .onOwnThreads)
struct TerminalThemeTests {
  private static let backgroundQuery = "\u{1B}]11;?\u{1B}\\\u{1B}[c"
  private static let attributes = "\u{1B}[?1;2c"

  private func started(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> PtyTerminal {
    try PtyTerminal(["--demo"] + arguments, environment: environment)
  }

  @Test(arguments: [
    ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "38;5;75m"),
    ("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", "38;5;25m"),
  ])
  func backgroundIsQueriedAfterFirstFrameAndDeterminesTheme(answer: String, accent: String) throws {
    let terminal = try started()
    let first = try terminal.output(upTo: Self.backgroundQuery)

    try terminal.sendText(answer + Self.attributes)

    #expect(first.contains("38;5;63m") && first.contains("quit"))
    try terminal.output(upTo: accent)
    try terminal.sendText("q")
    #expect(try terminal.end() == .exit(0))
  }

  @Test(arguments: [
    (["--theme", "dark"], [:]), (["--theme", "light"], [:]), (["--theme", "mono"], [:]),
    (["--color", "never"], [:]), ([], ["NO_COLOR": "1"]), ([], ["TERM": "vt100"]),
    ([], ["TERM": "screen-256color"]), ([], ["TERM": "linux"]),
  ])
  func backgroundIsNotQueriedIfThemeDoesNotDependOnIt(
    arguments: [String], environment: [String: String]
  ) throws {
    let terminal = try started(arguments, environment: environment)
    try terminal.output(upTo: "quit")

    try terminal.sendText("q")

    #expect(try !terminal.outputToTheEnd().contains("]11;"))
  }

  static let depths: [(arguments: [String], environment: [String: String], code: String)] = [
    ([], ["COLORTERM": "truecolor"], "38;2;115;181;255m"), ([], [:], "38;5;75m"),
    ([], ["TERM": "xterm"], "36m"),
    (["--color", "truecolor"], ["TERM": "vt100"], "38;2;115;181;255m"),
    (["--color", "256"], ["TERM": "vt100"], "38;5;75m"),
    (["--color", "16"], ["COLORTERM": "truecolor"], "96m"),
    (["--color", "always"], ["TERM": "vt100"], "36m"),
    (["--color", "always"], ["NO_COLOR": "1"], "38;5;75m"),
    ([], ["CLICOLOR_FORCE": "1", "TERM": "vt100"], "36m"),
  ]

  /// Checks the colour in which the title is written.
  @Test(arguments: depths)
  func titleColorMatchesColorDepth(
    expectation: (arguments: [String], environment: [String: String], code: String)
  ) throws {
    let terminal = try started(
      ["--theme", "dark"] + expectation.arguments, environment: expectation.environment)

    #expect(try terminal.output(upTo: "Pok").contains(expectation.code))
  }

  @Test(arguments: [
    ([], ["NO_COLOR": "1"]), (["--color", "never"], [:]), (["--theme", "mono"], [:]),
    ([], ["TERM": "vt100"]),
  ])
  func noColorIsWrittenWithoutColors(arguments: [String], environment: [String: String]) throws {
    let terminal = try started(arguments, environment: environment)
    try terminal.output(upTo: "quit")

    try terminal.sendText("6G\rjq")

    #expect(try !terminal.outputToTheEnd().contains(/\[([0-9]+;)*[349][0-7][;m]/))
  }
}
