import Foundation
import TestSupport
import Testing

@testable import CursesTerminal

/// Terminals whose description is missing, damaged or made by an enemy, and slow links.
@Suite("Hostile terminals", .onOwnThreads)
struct HostileTerminalTests {
  private let folder: CacheFolder

  init() throws { folder = try CacheFolder() }

  static func description(of term: String) throws -> [UInt8] {
    let paths = ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"].map { folder in
      "\(folder)/\(term.prefix(1))/\(term)"
    }
    let path = try #require(paths.first { FileManager.default.fileExists(atPath: $0) })
    return [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  /// Runs the program with a description of xterm-256color.
  static func run(with description: [UInt8], in folder: CacheFolder) throws -> PtyTerminal {
    let path = folder.path(of: "terminfo/x")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data(description).write(to: URL(filePath: path + "/xterm-256color"))
    return try PtyTerminal(["--demo"], environment: ["TERMINFO": folder.path(of: "terminfo")])
  }

  private static func description(replacing text: String, with other: String) throws -> [UInt8] {
    let bytes = try description(of: "xterm-256color")
    let start = try #require(bytes.firstRange(of: Array(text.utf8))?.lowerBound)
    return Array(bytes[..<start]) + Array(other.utf8) + bytes[(start + other.utf8.count)...]
  }

  /// Parts of capabilities, and what an enemy writes in their place.
  nonisolated static let replaced: [(text: String, other: String, starts: Bool)] = [
    ("\u{1B}[%i%p1%d;%p2%dH", "\u{1B}[%i%p1%s;%p2%sH", false),
    ("\u{1B}[%i%p1%d;%p2%dH", "\u{1B}[%i%p1%d;%p3%dH", false),
    ("\u{1B}[%i%p1%d;%p2%dH", "\u{1B}[%p1%99999999dH", false),
    ("\u{1B}[%p1%dX", "\u{1B}[%p1%lX", false),
    ("\u{1B}[%p1%dX", "\u{1B}[%p7%dX", true),
    ("\u{1B}[?1049h\u{1B}[22;0;0t", "\u{1B}[?1049h$<9999>", true),
    ("\u{1B}[?1049h\u{1B}[22;0;0t", "$<9999999999/>", false),
  ]

  @Test(arguments: replaced)
  func capabilitiesOfAnEnemyAreNotUsed(
    row: (text: String, other: String, starts: Bool)
  ) throws {
    let terminal = try Self.run(
      with: try Self.description(replacing: row.text, with: row.other), in: folder)

    if row.starts {
      try terminal.output(upTo: "Bulbasaur")
      try terminal.sendText("q")
    }

    #expect(try terminal.end() == .exit(row.starts ? 0 : 1))
    #expect(terminal.leftovers(after: terminal.written) == [])
    if !row.starts { #expect(terminal.written.contains("pokedex: The term")) }
  }

  @Test func damagedDescriptionIsRefusedWithASentence() throws {
    let bytes = try Self.description(of: "xterm-256color")

    let terminal = try Self.run(with: Array(bytes.prefix(900)), in: folder)

    #expect(try terminal.end() == .exit(1))
    #expect(terminal.written.contains("pokedex: The terminfo description of “xterm-256color” is"))
  }

  @Test func descriptionThatIsAPipeIsRefused() throws {
    let path = folder.path(of: "terminfo/x")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    mkfifo(path + "/xterm-256color", 0o600)

    let terminal = try PtyTerminal(
      ["--demo"], environment: ["TERMINFO": folder.path(of: "terminfo")])

    #expect(try terminal.end() == .exit(1))
    #expect(terminal.written.contains("is damaged"))
  }

  @Test func installedDescriptionsAreSound() throws {
    var count = 0
    for folder in ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"] {
      for path in FileManager.default.enumerator(atPath: folder) ?? .init() {
        let url = URL(filePath: folder).appending(path: "\(path)")
        guard let data = try? Data(contentsOf: url), data.count > 12,
          data[0] == 0x1A || data[0] == 0x1E
        else { continue }
        count += 1
        #expect(TerminfoFile.isSound(Array(data)), "\(url.path)")
      }
    }
    #expect(count > 20)
  }

  @Test(arguments: [
    ("xterm-ghostty", "xterm-256color"), ("xterm-kitty", "xterm-256color"),
    ("foot-extra", "xterm-256color"), ("alacritty-direct", "xterm-256color"),
    ("tmux-italic", "screen-256color"), ("vt420-w", "vt220"),
  ])
  func unknownTerminalIsTakenForASimilarOne(term: String, similar: String) throws {
    let terminal = try PtyTerminal(
      ["--demo"], environment: ["TERM": term, "HOME": folder.url.path])

    let screen = try terminal.output(upTo: "“\(similar)” is used instead")
    try terminal.sendText("q")

    #expect(screen.contains("Bulbasaur") && screen.contains("“\(term)”"))
    #expect(try terminal.end() == .exit(0))
  }

  @Test(arguments: ["mystery", "", "x/../x/xterm", "stx"])
  func terminalThatNobodyKnowsIsRefused(term: String) throws {
    let terminal = try PtyTerminal(["--demo"], environment: ["TERM": term])

    #expect(try terminal.end() == .exit(1))
    #expect(terminal.written.contains("pokedex: TERM is"))
  }

  // MARK: Slow links

  @Test func escapeDelayOfTheEnvironmentIsRespected() throws {
    let terminal = try PtyTerminal(["--demo"], environment: ["ESCDELAY": "2000"])
    try terminal.output(upTo: "Bulbasaur")
    try terminal.sendText("/mewtwo")
    try terminal.output(upTo: "Mewtwo")

    try terminal.sendText("\u{1B}")
    // A pause is what this test is about; the delay is ten times as long.
    usleep(200_000)
    try terminal.sendText("OD\r\r")
    // The category of Mewtwo. If the box had been cleared, the first Pokémon would be opened.
    try terminal.output(upTo: "Genetic")

    try terminal.sendText("q")
    #expect(try terminal.end() == .exit(0))
  }

  @Test func splitArrowIsReadWholeOverALinkWithADelay() throws {
    let terminal = try PtyTerminal(["--demo"])
    try terminal.output(upTo: "\u{1B}[c")
    usleep(400_000)
    try terminal.sendText("\u{1B}[?62;4;22c/mewtwo")
    try terminal.output(upTo: "Mewtwo")

    try terminal.sendText("\u{1B}")
    usleep(200_000)
    try terminal.sendText("OD\r\r")
    try terminal.output(upTo: "Genetic")

    try terminal.sendText("q")
    try terminal.output(upTo: "\u{1B}[c")
    try terminal.sendText("\u{1B}[?62;4;22c")
    #expect(try terminal.end() == .exit(0))
  }

  @Test func answersUnderWayAtTheEndAreNotLeftForTheShell() throws {
    let script = "\"$0\" \"$@\"; echo ended; read -r line; echo \"got $line\""
    let terminal = try PtyTerminal(["--demo"], script: script)
    try terminal.output(upTo: "\u{1B}[c")
    usleep(150_000)
    try terminal.sendText("\u{1B}[?62;4;22c")

    try terminal.sendText("q")
    try terminal.output(upTo: "\u{1B}[c")
    usleep(150_000)
    try terminal.sendText("\u{1B}[<0;5;7M\u{1B}[?62;4;22c")
    try terminal.output(upTo: "ended")
    try terminal.sendText("own line\n")

    #expect(try terminal.output(upTo: "got own line").contains("62;4") == false)
    #expect(try terminal.end() == .exit(0))
  }
}
