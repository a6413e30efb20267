import Foundation
import TestSupport

/// The executable under test: the one built beside these tests, or `POKEDEX_EXECUTABLE`.
enum Program {
  static let path: String = {
    if let path = ProcessInfo.processInfo.environment["POKEDEX_EXECUTABLE"] { return path }
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("pokedex").path
  }()

  /// What a program printed and how it ended.
  struct Outcome {
    let output: String
    let errors: String
    let code: Int32
  }

  /// Runs it without a terminal. A variable that is nil is not set.
  static func run(
    _ arguments: [String], environment: [String: String?] = [:]
  ) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let usual: [String: String?] = [
      "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "XDG_CACHE_HOME": folder.path,
    ]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["output", "errors"].map { folder.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    let process = try ChildProcess(
      path, arguments,
      environment: usual.merging(environment) { $1 }.compactMapValues(\.self),
      output: try FileHandle(forWritingTo: files[0]),
      errors: try FileHandle(forWritingTo: files[1]))
    let ending = process.wait()
    return Outcome(
      output: try String(contentsOf: files[0], encoding: .utf8),
      errors: try String(contentsOf: files[1], encoding: .utf8), code: ending.code ?? -1)
  }
}
