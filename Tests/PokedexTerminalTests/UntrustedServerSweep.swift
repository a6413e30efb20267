import Foundation
import TestSupport
import Testing

/// Quits while the program negotiates a TLS connection to an untrusted server. The program must end
/// normally, and must not cancel anything twice, whatever thread it runs on.
@Suite(.timeLimit(.minutes(10)), .onOwnThreads, .enabled(if: UntrustedServer.isPossible))
struct UntrustedServerSweep {
  private static let turns = Sweep.amount(60, everyday: 4)

  @Test func quittingDuringNegotiationRestoresTerminal() throws {
    let server = try UntrustedServer()
    defer { server.stop() }
    for turn in 0..<Self.turns {
      let terminal = try PtyTerminal(["--live", "--api", "\(server.address)/api/v2"])
      let first = try terminal.output(upTo: "quit")
      // A different delay each time quits at another moment of the negotiation. There is no output
      // that the test could wait for.
      usleep(UInt32(turn) * 100_000 / UInt32(Self.turns))

      switch turn % 3 {
      case 0: try terminal.sendText("q")
      case 1: terminal.send(SIGTERM)
      default: terminal.send(SIGHUP)
      }

      #expect(try terminal.end() == .exit(0), "turn \(turn)")
      #expect(terminal.leftovers(after: first + terminal.written) == [], "turn \(turn)")
    }
  }
}

/// A TLS server on 127.0.0.1 with a self-signed certificate.
private struct UntrustedServer {
  private static let tool = "/usr/bin/openssl"
  static let isPossible = FileManager.default.isExecutableFile(atPath: tool)

  let address: String
  private let process: ChildProcess
  private let input = Pipe()

  init() throws {
    let folder = try CacheFolder()
    let (key, certificate) = (folder.path(of: "key"), folder.path(of: "certificate"))
    try ChildProcess(
      Self.tool,
      ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
        + ["-subj", "/CN=127.0.0.1", "-keyout", key, "-out", certificate]
    ).wait()
    let output = Pipe()
    process = try ChildProcess(
      Self.tool, ["s_server", "-accept", "127.0.0.1:0", "-key", key, "-cert", certificate],
      input: input.fileHandleForReading, output: output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    // The server reports its address in the only line that has a colon and a number.
    var text = ""
    while text.range(of: #"127\.0\.0\.1:[0-9]+\n"#, options: .regularExpression) == nil {
      let more = output.fileHandleForReading.readAvailable()
      if more.isEmpty { throw PtyTerminal.Failure(description: "no server: \(text)") }
      text += String(decoding: more, as: UTF8.self)
    }
    let port = text.split(separator: ":").last?.prefix { $0.isNumber } ?? ""
    address = "https://127.0.0.1:\(port)"
    // Read the rest of the server's output so that the server doesn't block. The output isn't used.
    let rest = output.fileHandleForReading
    Thread { _ = rest.readWhole() }.start()
  }

  func stop() {
    kill(process.id, SIGKILL)
    process.wait()
  }
}
