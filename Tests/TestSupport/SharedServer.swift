import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A server that stands in for PokeAPI. Its program is in a folder beside the package. It replays
/// recorded responses and produces faults on demand.
package final class SharedServer {
  package struct Failure: Error {
    let output: String
  }

  private static let folder = SharedFolder.pokeapi.url
  private static let script = folder.appending(path: "serve.py")

  /// Returns the sorted ids for which there is a recorded response of this kind.
  package static func recordedIDs(of kind: String) throws -> [Int] {
    let recordings = folder.appending(path: "api/v2/\(kind)").path
    return try FileManager.default.contentsOfDirectory(atPath: recordings)
      .filter { $0.hasSuffix(".json") }.compactMap { Int($0.dropLast(5)) }.sorted()
  }

  /// The server's base URL, including `/api/v2`.
  package let baseURL: String
  private let process: ChildProcess

  /// Starts a server. Call `stop()` to end it.
  ///
  /// - Parameter arguments: The options for `serve.py`, as described in its help.
  package init(_ arguments: [String] = []) throws {
    let output = Pipe()
    process = try ChildProcess(
      "/usr/bin/env", ["python3", Self.script.path] + arguments,
      output: output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    let line = Self.firstLine(of: output.fileHandleForReading)
    baseURL = line.split(separator: " ").last.map(String.init) ?? ""
    guard baseURL.hasPrefix("http://") else {
      stop()
      throw Failure(output: line)
    }
  }

  package func stop() {
    kill(process.id, SIGKILL)
    process.wait()
  }

  /// Replaces the server's faults. The help of `serve.py` describes their format. An empty array
  /// removes all faults.
  package func setFaults(_ faults: [String]) throws {
    _ = try control("__faults", posting: faults.joined(separator: "\n"))
  }

  /// Removes all faults and clears the request log.
  package func reset() throws {
    _ = try control("__reset", posting: "")
  }

  /// The paths of the requests so far, in the order of their responses.
  package func paths() throws -> [String] {
    let log = try JSONSerialization.jsonObject(with: control("__log", posting: nil))
    return (log as? [[Any]] ?? []).compactMap { $0.dropFirst().first as? String }
      .filter { !$0.hasPrefix("/__") }
  }

  /// Sends a control request to the server. Uses a Python process, so that it doesn't depend on the
  /// client under test.
  private func control(_ path: String, posting body: String?) throws -> Data {
    let output = Pipe()
    let origin = baseURL.replacing("/api/v2", with: "")
    let controlProcess = try ChildProcess(
      "/usr/bin/env",
      ["python3", "-c", Self.request, "\(origin)/\(path)"] + (body.map { [$0] } ?? []),
      output: output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readWhole()
    controlProcess.wait()
    return data
  }

  private static let request = """
    import sys, urllib.request
    body = sys.argv[2].encode() if len(sys.argv) > 2 else None
    sys.stdout.buffer.write(urllib.request.urlopen(sys.argv[1], body).read())
    """

  /// Returns the first line of the output. Blocks until the line is complete or the output ends.
  private static func firstLine(of output: FileHandle) -> String {
    var data = Data()
    while !data.contains(UInt8(ascii: "\n")) {
      let more = output.readAvailable()
      if more.isEmpty { break }
      data += more
    }
    let line = data.prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line, as: UTF8.self)
  }
}
