import Foundation

@testable import PokemonAPI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The stand-in for PokeAPI that lies beside the package, with payloads recorded from the real one.
enum SharedServer {
  private struct Failure: Error {
    let output: String
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "../shared/pokeapi").standardizedFileURL

  private static let script = folder.appending(path: "serve.py")

  /// Whether it is there; a checkout of the package alone lacks it.
  static let isPresent = FileManager.default.fileExists(atPath: script.path)

  /// The ids that a folder of payloads has a recording of, in order.
  static func recordedIDs(of kind: String) throws -> [Int] {
    let recordings = folder.appending(path: "api/v2/\(kind)").path
    return try FileManager.default.contentsOfDirectory(atPath: recordings)
      .filter { $0.hasSuffix(".json") }.compactMap { Int($0.dropLast(5)) }.sorted()
  }

  /// Runs the client against a server of its own, which ends with it.
  static func withClient(_ body: (LivePokemonAPI) async throws -> Void) async throws {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script.path]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // A child of one of Dispatch's threads inherits that they block SIGTERM, so `terminate()` would
    // not end it.
    defer { kill(process.processIdentifier, SIGKILL) }
    let line = firstLine(of: output.fileHandleForReading)
    guard let baseURL = line.split(separator: " ").last, baseURL.hasPrefix("http://") else {
      throw Failure(output: line)
    }
    try await body(LivePokemonAPI(baseURL: String(baseURL), version: "test"))
  }

  /// Blocks until the line is complete or the output ends.
  private static func firstLine(of output: FileHandle) -> String {
    var data = Data()
    while !data.contains(UInt8(ascii: "\n")) {
      let more = output.availableData
      if more.isEmpty { break }
      data += more
    }
    let line = data.prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line, as: UTF8.self)
  }
}
