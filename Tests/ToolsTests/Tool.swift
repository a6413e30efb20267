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
  /// - Parameter path: The script's path in the project's folder, for example `.tools/install`.
  static func run(_ path: String, _ arguments: [String]) throws -> Outcome {
    let output = Pipe()
    let process = try ChildProcess(
      project.appending(path: path).path, arguments, output: output.fileHandleForWriting,
      errors: output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readWhole(), as: UTF8.self)
    return Outcome(output: text, code: process.wait().code)
  }
}
