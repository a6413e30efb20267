import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A run of the real executable: the one built with these tests, or the one at the path in
/// `POKEDEX_EXECUTABLE`.
package struct Executable: Sendable {
  package static let path: String = {
    if let path = ProcessInfo.processInfo.environment["POKEDEX_EXECUTABLE"] { return path }
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appending(path: "pokedex").path
  }()

  /// The moment at which a test kills the executable.
  package struct KillPoint: Sendable {
    let answers: Int
    let turns: Int

    /// Creates the moment that follows a number of responses and then a number of turns.
    ///
    /// - Parameters:
    ///   - answers: The number of server responses that must be in the log.
    ///   - turns: The number of times that this thread yields after those responses, before it
    ///     kills the executable.
    package init(answers: Int, turns: Int) {
      self.answers = answers
      self.turns = turns
    }
  }

  /// The output and exit code of a run.
  package struct Outcome: Sendable, Equatable {
    package let output: String
    /// The standard error. If the run has a `KillPoint`, this includes the log that is used to time
    /// the kill.
    package let errors: String
    /// The exit code. Nil if a signal ended the program.
    package let code: Int32?

    package init(output: String, errors: String, code: Int32?) {
      (self.output, self.errors, self.code) = (output, errors, code)
    }
  }

  private let arguments: [String]
  private let environment: [String: String]
  private let death: KillPoint?
  private let redirection: String?
  private let before: String

  /// Runs the executable without a terminal until it ends or is killed.
  ///
  /// - Parameters:
  ///   - folder: The folder for the cache, by default a new one.
  ///   - environment: The variables to add to the default ones. A variable whose value is nil is
  ///     removed.
  ///   - redirection: The shell redirections, for example `>&-`. If not nil, the program runs in a
  ///     shell and is stopped after 20 seconds with exit code 124.
  ///   - before: The commands that this shell runs first.
  ///   - death: The moment at which to kill the executable. Nil if it isn't killed.
  @concurrent
  package static func run(
    _ arguments: [String], in folder: CacheFolder? = nil, environment: [String: String?] = [:],
    redirection: String? = nil, before: String = ":", until death: KillPoint? = nil
  ) async throws -> Outcome {
    let folder = try folder ?? CacheFolder()
    let defaults: [String: String?] = [
      "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "XDG_CACHE_HOME": folder.url.path,
      // Ignore the settings, marks and state of the person who runs the tests.
      "XDG_CONFIG_HOME": folder.path(of: "config"), "XDG_DATA_HOME": folder.dataHome,
      "XDG_STATE_HOME": folder.path(of: "state"),
    ]
    let log = death == nil ? [] : ["--log", "/dev/stderr"]
    let program = Executable(
      arguments: arguments + log,
      environment: defaults.merging(environment) { $1 }.compactMapValues(\.self), death: death,
      redirection: redirection, before: before)
    // Waiting for a process blocks its thread, and the shared thread pool has only a few threads.
    return try await withTaskExecutorPreference(BlockingTestExecutor.shared) {
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

  /// Returns the contents of the output file. A size limit (`ulimit -f`) may have cut its last
  /// character, which is then dropped.
  private func output(in file: URL) throws -> String {
    let data = try Data(contentsOf: file)
    let maxCut = before.contains("ulimit -f") ? 3 : 0
    for count in 0...maxCut {
      if let text = String(data: data.dropLast(count), encoding: .utf8) { return text }
    }
    throw CocoaError(.fileReadInapplicableStringEncoding)
  }

  private var command: (path: String, arguments: [String]) {
    guard let redirection else { return (Self.path, arguments) }
    let script = "\(before); exec timeout 20 \"$0\" \"$@\" \(redirection)"
    return ("/bin/sh", ["-c", script, Self.path] + arguments)
  }

  /// Reads standard error until the program ends. Kills the program at the moment that `death`
  /// defines. Returns what was read.
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
  /// The number of complete log lines that report a response from the server.
  fileprivate var answers: Int {
    String(decoding: self, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .count { $0.hasSuffix("cache=miss") }
  }
}
