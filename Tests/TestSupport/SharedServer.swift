import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The stand-in for PokeAPI that lies beside the package, with payloads recorded from the real one and
/// faults on demand.
package final class SharedServer {
  package struct Failure: Error {
    let output: String
  }

  private static let folder = SharedFolder.pokeapi.url
  private static let script = folder.appending(path: "serve.py")

  /// The ids that a folder of payloads has a recording of, in order.
  package static func recordedIDs(of kind: String) throws -> [Int] {
    let recordings = folder.appending(path: "api/v2/\(kind)").path
    return try FileManager.default.contentsOfDirectory(atPath: recordings)
      .filter { $0.hasSuffix(".json") }.compactMap { Int($0.dropLast(5)) }.sorted()
  }

  /// Its address, up to and including `/api/v2`.
  package let baseURL: String
  private let process: ChildProcess

  /// Starts one, which ends with `stop()`.
  ///
  /// - Parameter arguments: as its help says.
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

  /// Sets the faults from now on, each as the server's help says; none mends everything.
  package func setFaults(_ faults: [String]) throws {
    _ = try control("__faults", posting: faults.joined(separator: "\n"))
  }

  /// Forgets faults and requests.
  package func reset() throws {
    _ = try control("__reset", posting: "")
  }

  /// The requests so far, in the order they were answered.
  package func paths() throws -> [String] {
    let log = try JSONSerialization.jsonObject(with: control("__log", posting: nil))
    return (log as? [[Any]] ?? []).compactMap { $0.dropFirst().first as? String }
      .filter { !$0.hasPrefix("/__") }
  }

  /// Speaks to it with another program, so that no client under test has a part in it.
  private func control(_ path: String, posting body: String?) throws -> Data {
    let output = Pipe()
    let origin = baseURL.replacing("/api/v2", with: "")
    let speaker = try ChildProcess(
      "/usr/bin/env",
      ["python3", "-c", Self.request, "\(origin)/\(path)"] + (body.map { [$0] } ?? []),
      output: output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readWhole()
    speaker.wait()
    return data
  }

  private static let request = """
    import sys, urllib.request
    body = sys.argv[2].encode() if len(sys.argv) > 2 else None
    sys.stdout.buffer.write(urllib.request.urlopen(sys.argv[1], body).read())
    """

  /// Blocks until the line is complete or the output ends.
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
