import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The real executable: the one built beside these tests, or `POKEDEX_EXECUTABLE`.
package struct Executable: Sendable {
  package static let path: String = {
    if let path = ProcessInfo.processInfo.environment["POKEDEX_EXECUTABLE"] { return path }
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appending(path: "pokedex").path
  }()

  /// When to kill it.
  package struct Death: Sendable {
    let answers: Int
    let turns: Int

    /// - Parameters:
    ///   - answers: it has had from the server, and noted in its log.
    ///   - turns: how often it has then been let run.
    package init(answers: Int, turns: Int) {
      self.answers = answers
      self.turns = turns
    }
  }

  /// What it printed and how it ended.
  package struct Outcome: Sendable, Equatable {
    package let output: String
    /// With the log, where there is a `Death` to be timed by it.
    package let errors: String
    /// Nil for one that was killed.
    package let code: Int32?

    package init(output: String, errors: String, code: Int32?) {
      (self.output, self.errors, self.code) = (output, errors, code)
    }
  }

  private let arguments: [String]
  private let environment: [String: String]
  private let death: Death?
  private let redirection: String?
  private let before: String

  /// Runs it without a terminal to its end, or its death.
  ///
  /// - Parameters:
  ///   - folder: for its cache; one of its own unless given.
  ///   - environment: besides what it needs; a variable that is nil is not set.
  ///   - redirection: as a shell has it, such as `>&-`. Then it has 20 seconds, and ends with 124 after.
  ///   - before: what that shell does first.
  @concurrent
  package static func run(
    _ arguments: [String], in folder: CacheFolder? = nil, environment: [String: String?] = [:],
    redirection: String? = nil, before: String = ":", until death: Death? = nil
  ) async throws -> Outcome {
    let folder = try folder ?? CacheFolder()
    let usual: [String: String?] = [
      "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "XDG_CACHE_HOME": folder.url.path,
      // Whoever runs the tests has settings, marks and a past of their own.
      "XDG_CONFIG_HOME": folder.path(of: "config"), "XDG_DATA_HOME": folder.dataHome,
      "XDG_STATE_HOME": folder.path(of: "state"),
    ]
    let log = death == nil ? [] : ["--log", "/dev/stderr"]
    let program = Executable(
      arguments: arguments + log,
      environment: usual.merging(environment) { $1 }.compactMapValues(\.self), death: death,
      redirection: redirection, before: before)
    // To wait for a process blocks, and the pool has hardly a thread to spare.
    return try await withTaskExecutorPreference(WaitingRoom.shared) {
      try withExtendedLifetime(folder) { try program.run() }
    }
  }

  private func run() throws -> Outcome {
    let errors = Pipe()
    let file = FileManager.default.temporaryDirectory
      .appending(path: "pokedex-output-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (path, arguments) = command
    let process = try ChildProcess(
      path, arguments, environment: environment,
      output: try FileHandle(forWritingTo: file), errors: errors.fileHandleForWriting)
    try errors.fileHandleForWriting.close()
    let text = follow(process, by: errors.fileHandleForReading)
    let ending = process.wait()
    return Outcome(output: try output(in: file), errors: text, code: ending.code)
  }

  /// What it printed. A limit on the size of files may have cut the last character.
  private func output(in file: URL) throws -> String {
    let data = try Data(contentsOf: file)
    let mostCut = before.contains("ulimit -f") ? 3 : 0
    for count in 0...mostCut {
      if let text = String(data: data.dropLast(count), encoding: .utf8) { return text }
    }
    throw CocoaError(.fileReadInapplicableStringEncoding)
  }

  private var command: (path: String, arguments: [String]) {
    guard let redirection else { return (Self.path, arguments) }
    let script = "\(before); exec timeout 20 \"$0\" \"$@\" \(redirection)"
    return ("/bin/sh", ["-c", script, Self.path] + arguments)
  }

  /// Reads what it writes until it ends, and sees to it that it does when its time has come.
  private func follow(_ process: ChildProcess, by errors: FileHandle) -> String {
    var text = Data()
    while case let more = errors.readAvailable(), !more.isEmpty {
      text += more
      guard let death, text.answers >= death.answers else { continue }
      for _ in 0..<death.turns { sched_yield() }
      kill(process.id, SIGKILL)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension Data {
  /// How many lines of a log say that an answer came from the server.
  fileprivate var answers: Int {
    String(decoding: self, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .count { $0.hasSuffix("cache=miss") }
  }
}
