import Foundation
import TestSupport
import Testing

/// Tests of the command `pokedex show` in a terminal.
@Suite(.timeLimit(.minutes(5)), .onOwnThreads)
struct CardTests {
  private func output(
    _ arguments: [String], environment: [String: String] = [:], columns: UInt16 = 80
  ) throws -> String {
    let terminal = try PtyTerminal(
      ["show"] + arguments, columns: columns, environment: environment)
    // The terminal puts a carriage return before every newline.
    return try terminal.outputToTheEnd().replacing("\r\n", with: "\n")
  }

  @Test func terminalGetsColoredCard() throws {
    let card = try output(["pikachu", "--demo"])

    #expect(card.hasPrefix("\u{1B}[0;1m#0025  Pikachu\u{1B}[m"))
    #expect(card.contains("Static · Lightning Rod (hidden)"))
    #expect(!card.contains("Catch rate"))
    // There is no picture, because the cache has none that could be drawn as half blocks.
    #expect(!card.contains("▀"))
  }

  @Test func cardWithoutColorsHasNoEscapeSequences() throws {
    let colored = try output(["pikachu", "--demo", "--with", "held"])
    let plain = try output(["pikachu", "--demo", "--with", "held"], environment: ["NO_COLOR": "1"])

    #expect(!plain.contains("\u{1B}"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(try output(["pikachu", "--demo", "--with", "held", "--color", "never"]) == plain)
  }

  @Test func cardIsASCIIInASCIILocale() throws {
    for environment in [["LANG": "C"], ["LC_ALL": "POSIX"]] {
      let card = try output(["pikachu", "--demo", "-l", "ja"], environment: environment)

      #expect(card.utf8.allSatisfy { $0 < 0x80 })
      #expect(card.contains("Pikachu"))
    }
  }

  @Test func plainOutputEqualsPipedOutput() async throws {
    let piped = try await Executable.run(["show", "pikachu", "--demo"])

    #expect(try output(["pikachu", "--demo", "--plain"]) == piped.output)
    #expect(!piped.output.contains("\u{1B}"))
  }

  @Test func pipeGetsCardOnlyOnRequest() async throws {
    let forced = try await Executable.run(["show", "mew", "--demo", "--color", "always"])
    let pages = try await Executable.run(["show", "mew", "--demo", "--with", "matchups"])

    #expect(forced.output.contains("\u{1B}[0;1m#0151  Mew\u{1B}[m"))
    #expect(!pages.output.contains("\u{1B}"))
    #expect(pages.output.contains("\nMatchups\nDamage taken"))
  }

  @Test func showingCardDoesNotCreateCache() throws {
    let folder = try CacheFolder()

    let card = try output(["mew"], environment: ["XDG_CACHE_HOME": folder.url.path])

    #expect(card.contains("#0151  Mew"))
    #expect(try folder.contents == [])
  }

  @Test func cachedPictureIsShownWithoutRequest() throws {
    let server = try RecordedServer()
    defer { server.stop() }
    let folder = try CacheFolder()
    let variables = ["XDG_CACHE_HOME": folder.url.path]
    let api = ["25", "--api", server.baseURL]

    let first = try output(api, environment: variables)
    let live = try output(api + ["--live"], environment: variables)
    server.forgetRequests()
    let second = try output(api, environment: variables)

    #expect(!first.contains("▀"))
    #expect(live.contains("▀") && live.contains("\u{1B}[0;38;5;"))
    // Compare only the beginning, because `live` also has descriptions, which only the server has.
    #expect(live.hasPrefix(second) && second.contains("▀"))
    #expect(server.paths.isEmpty)
  }
}
