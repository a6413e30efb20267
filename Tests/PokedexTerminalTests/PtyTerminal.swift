import Foundation
import TestSupport

/// A terminal of this test's own: it takes what the program writes byte by byte, and says what the test
/// says. It draws nothing.
final class PtyTerminal {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// No output takes longer; what does has failed.
  private static let patience: Int32 = 20_000

  private let process: ChildProcess
  private let folder: CacheFolder
  private let main: FileHandle
  private var hasEnded = false
  /// All that was written and not yet taken.
  private(set) var written = ""

  /// Starts the program in a window of so many cells of 9 × 18 pixels.
  init(
    _ arguments: [String], columns: UInt16 = 80, rows: UInt16 = 24,
    environment: [String: String] = [:]
  ) throws {
    folder = try CacheFolder()
    var size = winsize(
      ws_row: rows, ws_col: columns, ws_xpixel: 9 * columns, ws_ypixel: 18 * rows)
    var (descriptor, other): (Int32, Int32) = (-1, -1)
    guard openpty(&descriptor, &other, nil, nil, &size) == 0 else {
      throw Failure(description: "no pseudoterminal")
    }
    main = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let terminal = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    let usual = [
      "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color",
      "XDG_CACHE_HOME": folder.url.path,
    ]
    process = try ChildProcess(
      Executable.path, arguments, environment: usual.merging(environment) { $1 },
      input: terminal, output: terminal)
  }

  deinit {
    if !hasEnded {
      kill(process.id, SIGKILL)
      process.wait()
    }
  }

  /// Says what a terminal says, or types keys.
  func say(_ text: String) throws {
    try main.write(contentsOf: Data(text.utf8))
  }

  /// Takes all that is written up to a text, and the text; waits until it has come.
  @discardableResult
  func output(upTo text: String) throws -> String {
    while true {
      if let end = written.range(of: text)?.upperBound {
        defer { written = String(written[end...]) }
        return String(written[..<end])
      }
      var ready = pollfd(fd: main.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let data =
        poll(&ready, 1, Self.patience) > 0 ? main.readAvailable() : Data()
      if data.isEmpty { throw Failure(description: "never came: \(text)\nbut: \(written)") }
      written += String(decoding: data, as: UTF8.self)
    }
  }

  /// Takes all that is written until the program ends.
  func outputToTheEnd() throws -> String {
    // The end of the last one that writes is an error on Linux, which reads as nothing.
    while case let data = main.readAvailable(), !data.isEmpty {
      written += String(decoding: data, as: UTF8.self)
    }
    hasEnded = true
    process.wait()
    return written
  }
}
