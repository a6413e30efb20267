import Foundation
import TestSupport
import Testing

@testable import pokedex

/// Runs the program with random arguments, environments and streams. It must not hang, and must
/// explain failures in plain lines.
@Suite(.timeLimit(.minutes(20)), .seeded)
struct SurroundingsSweep {
  private static let rounds = Sweep.amount(600, everyday: 25)
  /// The maximum length of an error message's line in characters. The longest lines list all valid
  /// values.
  private static let longestLine = 1000

  @Test func programEndsAndReportsReason() async throws {
    var randomRuns = Surroundings(random: SeededGenerator())

    for round in 0..<Self.rounds {
      let folder = try CacheFolder()
      let run = randomRuns.next(folder)

      let outcome = try await Executable.run(
        run.arguments, in: folder, environment: run.environment, redirection: run.redirection,
        before: run.before)

      let context = "round \(round): \(run)"
      #expect([0, 1, 2].contains(outcome.code), "\(context)")
      if run.losesOutput { #expect(outcome.code != 0, "\(context)") }
      let isTabbed = run.arguments.contains("--tsv")
      // The text of the option `--format` is printed unchanged, so it may contain control
      // characters.
      let isFormatted = run.arguments.contains { $0.hasPrefix("--format") }
      let allowed = (isTabbed ? "\n\r\t" : "\n\r") + (isFormatted ? run.arguments.joined() : "")
      #expect(Self.controls(in: outcome.output, but: allowed) == [], "\(context)")
      #expect(Self.controls(in: outcome.errors, but: "\n\r") == [], "\(context)")
      let lines = outcome.errors.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= Self.longestLine }, "\(context)")
      #expect(lines.count <= run.arguments.count + 5, "\(context)")
      try expectOnlyListedFiles(in: folder, context)
    }
  }

  private static func controls(in text: String, but allowed: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      scalar.properties.generalCategory == .control && !allowed.unicodeScalars.contains(scalar)
    }
  }

  /// Checks that the program has written only the files that the command `paths` lists.
  private func expectOnlyListedFiles(in folder: CacheFolder, _ context: String) throws {
    for path in try folder.contents where !path.hasSuffix("pokedex") && path != ".cache" {
      if path == "log" {
        let log = try String(contentsOfFile: folder.path(of: path), encoding: .utf8)
        let lines = log.split(separator: "\n")
        #expect(lines.allSatisfy { $0.contains(" GET http") }, "\(context)")
      } else {
        #expect(path.contains("pokedex/cache.sqlite") || path == "missing", "\(context): \(path)")
      }
    }
  }
}

/// Generates random arguments, environments and streams.
private struct Surroundings {
  struct Run {
    var arguments: [String] = []
    var environment: [String: String?] = [:]
    var redirection = ""
    var before = ":"

    var losesOutput: Bool { redirection.contains(" >&-") || redirection.contains(" > /dev/full") }
  }

  var random: SeededGenerator

  /// Nothing listens on port 1 of the loopback interface.
  private static let unreachableServer = "http://127.0.0.1:1/api/v2"

  private static let unusualTexts = [
    "", " ", "-", "--", "=", "--=", "\u{1B}[2J", "a\nb\r\tc", "\u{9B}31m", "\u{202E}x", "\u{7F}",
    "%s%n", "{1}",
    "../../etc/passwd", "é", "ピカチュウ", "ＰＩＫＡ", "👨‍👩‍👧", "0", "-1", "25", "#25", "10001",
    "99999999999999999999", "9223372036854775807", "-9223372036854775808", "1e9", "0x10", "½", "Ⅷ",
    "٣",
    "pikachu", "Mr. Mime", "mr mim", "type:fire", "!(", "\"", "a|", "spe>=1e400",
    "random:99999999999",
    String(repeating: "a", count: 4096), String(repeating: "ab ", count: 1365),
    String(repeating: "a", count: 40_000), "e" + String(repeating: "\u{301}", count: 2000),
    String(repeating: "e\u{301}", count: 1000), String(repeating: "語", count: 1300),
    String(repeating: "(", count: 900), String(repeating: "!", count: 900),
  ]

  private mutating func oneOf<Element>(_ all: [Element], _ fallback: Element) -> Element {
    all.randomElement(using: &random) ?? fallback
  }

  private mutating func happens(in cases: Int) -> Bool {
    Int.random(in: 0..<cases, using: &random) == 0
  }

  mutating func next(_ folder: CacheFolder) -> Run {
    var run = Run()
    let commands = CommandTable.rows.map(\.name)
    if !happens(in: 8) { run.arguments.append(oneOf(commands, "list")) }
    for _ in 0..<Int.random(in: 0...4, using: &random) { run.arguments += argument() }
    // Only one run in twelve uses the network, where a failure takes seconds.
    if !happens(in: 12) { run.arguments.append("--demo") }
    run.environment = environment(folder)
    let streams = ["", ">&-", "<&-", "2>&-", "<&- >&- 2>&-", "> /dev/full", "2> /dev/full"]
    run.redirection = happens(in: 2) ? " " : " " + oneOf(streams, "")
    // Don't limit the number of descriptors to fewer than 8. libdispatch has two of its own, and
    // with a limit of five it may end any Swift program.
    let limits = [
      "umask 777", "cd /", "trap '' PIPE XFSZ TERM INT", "ulimit -f 1", "ulimit -n 8",
      "export HOME=$(printf '/\\377')", "export TERM=$(printf '\\033[2J')", "ulimit -s 256",
    ]
    if happens(in: 3) { run.before = oneOf(limits, ":") }
    return run
  }

  private mutating func argument() -> [String] {
    let options = OptionTable.options.filter { $0.option != .api && $0.option != .log }
    let option = oneOf(options.flatMap(\.names), "--json")
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return [option]
    case 1: return [option, oneOf(Self.unusualTexts, "")]
    case 2: return [option + "=" + oneOf(Self.unusualTexts, "")]
    case 3: return ["-" + String(option.dropFirst(2).shuffled(using: &random).prefix(3))]
    default: return [oneOf(Self.unusualTexts, "")]
    }
  }

  private mutating func environment(_ folder: CacheFolder) -> [String: String?] {
    var environment: [String: String?] = [
      "HOME": folder.url.path, "POKEDEX_API_URL": Self.unreachableServer,
    ]
    let folderPaths: [String?] = [
      nil, "", "relative", "/dev/null/x", "/proc/x", folder.path(of: "missing"),
      "/proc/" + String(repeating: "a", count: 5000), "/proc/\u{1B}[2J\n",
    ]
    if happens(in: 3) { environment["XDG_CACHE_HOME"] = oneOf(folderPaths, nil) }
    if happens(in: 3) { environment["HOME"] = oneOf(folderPaths, nil) }
    let words = ["", "C", "ja_JP.UTF-8", "xx_YY", "de_DE@euro", "\u{1B}[2J", "zh_TW.Big5"]
    for name in ["LANG", "LC_ALL", "LC_MESSAGES", "TERM", "NO_COLOR"] where happens(in: 3) {
      environment[name] = oneOf(words + [Self.unusualTexts[1]], "")
    }
    let logs = [
      folder.path(of: "log"), "/dev/full", "/dev/null", "", "/", "/proc/\u{1B}", folder.file,
    ]
    if happens(in: 3) { environment["POKEDEX_LOG"] = oneOf(logs, "") }
    let servers = [
      "http://", "::", "\u{1B}", "ftp://x", Self.unreachableServer + "?a=b", "http://a b/",
    ]
    if happens(in: 4) { environment["POKEDEX_API_URL"] = oneOf(servers, Self.unreachableServer) }
    return environment
  }
}
