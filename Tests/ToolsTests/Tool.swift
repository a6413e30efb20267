import Foundation
import TestSupport

/// A script of the project, run as a user would run it.
struct Tool {
  /// Output, including errors, and exit code of a run.
  struct Outcome: Equatable {
    let output: String
    let code: Int32?
  }

  static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs a script to its end, and blocks until then.
  ///
  /// - Parameter path: below the project's folder, e.g. `.tools/install`.
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
