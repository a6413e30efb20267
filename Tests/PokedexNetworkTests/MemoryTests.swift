import Foundation
import TestSupport
import Testing

/// Tests that parts of a response that the program doesn't need are skipped and take little memory.
@Suite(
  .timeLimit(.minutes(5)),
  .enabled("needs python3") { FileManager.default.isExecutableFile(atPath: "/usr/bin/python3") })
struct MemoryTests {
  /// The maximum additional memory that a large response may take, in megabytes.
  private static let maxExtraMegabytes = 12

  @Test func unneededJSONTakesLittleMemory() async throws {
    let padding = String(repeating: #"{"a": [1, 2, 3], "b": "text", "c": null}, "#, count: 380_000)

    let small = try await peak(padding: "")
    let large = try await peak(padding: padding)

    #expect(padding.utf8.count > 15 << 20)
    #expect(large < small + Self.maxExtraMegabytes, "\(small) and \(large) MB")
  }

  /// Returns the peak memory in megabytes of a program that shows an entry, when each response
  /// contains `padding`.
  @concurrent
  private func peak(padding: String) async throws -> Int {
    func padded(_ body: String) -> LoopbackServer.Script {
      .json("{\"padding\": [\(padding)0], " + body.dropFirst())
    }
    let server = try LoopbackServer([
      "/api/v2/pokemon/1": padded(Fixture.pokemon),
      "/api/v2/pokemon-species/1": padded(Fixture.species),
      "/api/v2/evolution-chain/5": padded(Fixture.chain),
    ])
    defer { server.stop() }
    let folder = try CacheFolder()
    let output = Pipe()
    let program = try ChildProcess(
      "/usr/bin/env",
      [
        "python3", "-c", Self.script, Executable.path, "show", "1", "--live", "--api",
        server.baseURL,
      ],
      environment: ["PATH": "/usr/bin:/bin", "XDG_CACHE_HOME": folder.url.path],
      output: output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    let figures = String(decoding: output.fileHandleForReading.readWhole(), as: UTF8.self)
      .split(separator: " ").compactMap { Int($0) }
    program.wait()
    #expect(figures.first == 0)
    #expect(server.paths.count == 3)
    return try #require(figures.last)
  }

  /// Runs the program from a small process. A child's peak memory starts at its parent's size, so
  /// the large test process can't start it directly.
  private static let script = """
    import resource, subprocess, sys
    code = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
    size = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print(code, size >> (20 if sys.platform == "darwin" else 10), end=" ")
    """
}
