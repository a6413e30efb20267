import Foundation
import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The real executable, run without a terminal: the one built beside these tests, or
/// `POKEDEX_EXECUTABLE`.
struct PokedexProcess: Sendable {
  private static let path: String = {
    if let path = ProcessInfo.processInfo.environment["POKEDEX_EXECUTABLE"] { return path }
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appending(path: "pokedex").path
  }()

  /// When to kill it.
  struct Death: Sendable {
    /// As soon as it has had so many answers from the server, and noted them in its log.
    let answers: Int
    /// And has then been let run so often.
    let turns: Int
  }

  struct Outcome: Sendable, Equatable {
    let output: String
    /// With the log, where there is a `Death` to be timed by it.
    let errors: String
    /// Nil for one that was killed.
    let code: Int32?
  }

  private let arguments: [String]
  private let folder: CacheFolder
  private let death: Death?

  /// Runs it to its end, or its death.
  static func run(
    _ arguments: [String], in folder: CacheFolder, until death: Death? = nil
  ) async throws -> Outcome {
    let log = death == nil ? [] : ["--log", "/dev/stderr"]
    let program = PokedexProcess(arguments: arguments + log, folder: folder, death: death)
    return try await withCheckedThrowingContinuation { continuation in
      // Waiting for a process blocks, and the pool has hardly a thread to spare.
      DispatchQueue.global().async {
        continuation.resume(with: Result { try program.run() })
      }
    }
  }

  private func run() throws -> Outcome {
    let errors = Pipe()
    let file = folder.url.appending(path: "output-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = try ChildProcess(
      Self.path, arguments,
      environment: [
        "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "XDG_CACHE_HOME": folder.url.path,
      ],
      output: try FileHandle(forWritingTo: file), errors: errors.fileHandleForWriting)
    try errors.fileHandleForWriting.close()
    let text = follow(process, by: errors.fileHandleForReading)
    let ending = process.wait()
    return Outcome(
      output: try String(contentsOf: file, encoding: .utf8), errors: text, code: ending.code)
  }

  /// Reads what it writes until it ends, and sees to it that it does when its time has come.
  private func follow(_ process: ChildProcess, by errors: FileHandle) -> String {
    var text = ""
    while case let data = errors.readAvailable(), !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
      guard let death, text.answers >= death.answers else { continue }
      for _ in 0..<death.turns { sched_yield() }
      kill(process.id, SIGKILL)
    }
    return text
  }
}

extension String {
  /// How many lines of a log say that an answer came from the server.
  fileprivate var answers: Int {
    split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .count { $0.hasSuffix("cache=miss") }
  }
}
