import Foundation
import TestSupport
import Testing

/// Tests in which standard streams are closed or can't be written to.
@Suite(.timeLimit(.minutes(5)))
struct StandardStreamTests {
  private static let unreachableServer = ["--live", "--api", "http://127.0.0.1:1/api/v2"]
  private static let lostOutputMessage = "pokedex: can't write the output\n"

  private let folder: CacheFolder

  init() throws {
    folder = try CacheFolder()
  }

  @Test(
    arguments: [
      ["--version"], ["--help"], ["list"], ["list", "fire"], ["show", "25", "--json"], ["type"],
      ["move", "surf"], ["cache", "status"], ["paths", "--json"],
    ], [">&-", "<&- >&-", "> /dev/full"])
  func lostOutputIsReportedAsError(arguments: [String], redirection: String) async throws {
    let outcome = try await Executable.run(arguments, in: folder, redirection: redirection)

    #expect(outcome.errors == Self.lostOutputMessage)
    #expect(outcome.code == 1)
  }

  @Test(arguments: [(">&-", 1), ("<&- >&-", 1), ("<&- >&- 2>&-", 1), ("2>&-", 0), ("<&-", 0)])
  func onlyLogLinesAreWrittenToLog(redirection: String, code: Int32) async throws {
    let log = folder.path(of: "log")
    let show = ["show", "25", "--json", "--log", log]

    let bundled = try await Executable.run(show, in: folder, redirection: redirection)
    #expect(bundled.code == code)
    _ = try await Executable.run(
      show + Self.unreachableServer, in: folder, redirection: redirection)

    let text = try String(contentsOfFile: log, encoding: .utf8)
    #expect(text.split(separator: "\n").allSatisfy { $0.contains(" GET http://127.0.0.1:1/") })
    #expect(!text.isEmpty)
  }

  @Test func fileSizeLimitIsReportedAsLostOutput() async throws {
    let file = folder.path(of: "output")

    // The limit of `ulimit -f` is one block of 512 bytes.
    let outcome = try await Executable.run(
      ["list"], in: folder, redirection: "> \(file)", before: "ulimit -f 1")

    #expect(outcome.errors == Self.lostOutputMessage)
    #expect(outcome.code == 1)
  }
}
