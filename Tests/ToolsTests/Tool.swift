import Foundation
import TestSupport

/// One of the project's scripts, run as a user runs it.
struct Tool {
  /// The output, including standard error, and the exit code of a run.
  struct Outcome: Equatable {
    let output: String
    let code: Int32?
  }

  static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs a script, and blocks until it has ended.
  ///
  /// - Parameters:
  ///   - path: The script's path in the project's folder, for example `.tools/install`.
  ///   - folder: The working folder, by default that of the tests.
  ///   - variables: Environment variables that are added to those of the tests.
  static func run(
    _ path: String, _ arguments: [String], in folder: String? = nil,
    variables: [String: String] = [:]
  ) throws -> Outcome {
    try command([project.appending(path: path).path] + arguments, in: folder, variables: variables)
  }

  /// Runs any command as `run` does a script. Its name is looked up in PATH.
  static func command(
    _ words: [String], in folder: String? = nil, variables: [String: String] = [:]
  ) throws -> Outcome {
    let output = Pipe()
    let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let process = try ChildProcess(
      "/usr/bin/env", (folder.map { ["-C", $0] } ?? []) + words, environment: environment,
      output: output.fileHandleForWriting, errors: output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readWhole(), as: UTF8.self)
    return Outcome(output: text, code: process.wait().code)
  }
}
