import Foundation
import TestSupport

/// A pseudoterminal whose other end is the test: it receives the program's output byte by byte and sends
/// input. It draws nothing. The program is alone in its session.
final class PtyTerminal {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Timeout for output and for the program's end, in milliseconds.
  static let responseTimeout: Int32 = 20_000

  let process: ChildProcess
  private let folder: CacheFolder
  private var main: FileHandle?
  /// Keeps the terminal open after the program has ended.
  private let terminal: FileHandle
  private let modesBefore: Modes
  private var hasEnded = false
  /// Output that was read but not yet taken.
  private(set) var written = ""
  /// First bytes of an incomplete character.
  private var pendingBytes: [UInt8] = []

  /// Starts the program in a window of this size, with cells of 9 × 18 pixels.
  ///
  /// - Parameter script: a shell script to run instead, in which `$0` is the program and `$@` its
  ///   arguments.
  init(
    _ arguments: [String], columns: UInt16 = 80, rows: UInt16 = 24,
    environment: [String: String] = [:], script: String? = nil
  ) throws {
    folder = try CacheFolder()
    var size = Self.window(columns: columns, rows: rows)
    var (descriptor, other): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&descriptor, &other, &name, nil, &size) == 0 else {
      throw Failure(description: "no pseudoterminal")
    }
    main = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    terminal = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    // Otherwise keys that arrive after the program has ended could discard its last output.
    Modes(of: other).keepingOutput.set(on: other)
    modesBefore = Modes(of: other)
    let defaults = [
      "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color",
      "XDG_CACHE_HOME": folder.url.path, "XDG_CONFIG_HOME": folder.path(of: "config"),
      "XDG_DATA_HOME": folder.dataHome, "XDG_STATE_HOME": folder.path(of: "state"),
    ]
    let command = script.map { ["/bin/sh", "-c", $0, Executable.path] } ?? [Executable.path]
    process = try ChildProcess(
      command[0], command.dropFirst() + arguments,
      environment: defaults.merging(environment) { $1 },
      terminal: String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
  }

  deinit {
    if !hasEnded {
      kill(process.id, SIGKILL)
      process.wait()
    }
  }

  private var descriptor: Int32 { main?.fileDescriptor ?? -1 }

  /// Returns the size of a window in the system's form.
  ///
  /// - Parameter cell: size of a cell in pixels. The window's size in pixels is capped at the maximum of
  ///   UInt16.
  private static func window(
    columns: UInt16, rows: UInt16, cell: (width: UInt16, height: UInt16) = (9, 18)
  ) -> winsize {
    winsize(
      ws_row: rows, ws_col: columns,
      ws_xpixel: UInt16(min(Int(cell.width) * Int(columns), Int(UInt16.max))),
      ws_ypixel: UInt16(min(Int(cell.height) * Int(rows), Int(UInt16.max))))
  }
}

// MARK: - Actions of the test

extension PtyTerminal {
  /// Sends text: keys or a terminal's answers.
  func sendText(_ text: String) throws {
    try main?.write(contentsOf: Data(text.utf8))
  }

  /// Sends bytes without blocking. Returns the number that fit into the program's input buffer.
  func offer(_ bytes: some Collection<UInt8>) -> Int {
    let bytes = Array(bytes)
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    defer { _ = fcntl(descriptor, F_SETFL, flags) }
    return max(0, write(descriptor, bytes, bytes.count))
  }

  func resize(
    columns: UInt16, rows: UInt16, cell: (width: UInt16, height: UInt16) = (9, 18)
  ) {
    var size = Self.window(columns: columns, rows: rows, cell: cell)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  func send(_ signal: Int32) {
    kill(process.id, signal)
  }

  /// Restores the terminal's original modes, as a shell does while the program is stopped.
  func restoreModes() {
    modesBefore.set(on: terminal.fileDescriptor)
  }

  /// Closes the terminal like a window.
  func closeTerminal() {
    main = nil
  }
}

// MARK: - Output and end of the program

extension PtyTerminal {
  /// Reads available output, waiting up to this time for its first byte. Returns false if there is no
  /// output or the program has ended.
  @discardableResult
  func read(waiting milliseconds: Int32 = 0) -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, milliseconds) > 0, let data = main?.readAvailable(), !data.isEmpty else {
      return false
    }
    pendingBytes += data
    let whole = pendingBytes.count - pendingBytes.incompleteByteCount
    written += String(decoding: pendingBytes[..<whole], as: UTF8.self)
    pendingBytes.removeFirst(whole)
    return true
  }

  /// Takes the output up to and including a text. Waits for the text.
  @discardableResult
  func output(upTo text: String) throws -> String {
    while true {
      if let end = written.range(of: text)?.upperBound {
        defer { written = String(written[end...]) }
        return String(written[..<end])
      }
      guard read(waiting: Self.responseTimeout) else {
        throw Failure(description: "never came: \(text)\nbut: \(written)")
      }
    }
  }

  /// Takes the output so far.
  func takeWritten() -> String {
    while read() {}
    defer { written = "" }
    return written
  }

  /// Waits until the program has ended, and reads its output meanwhile. The timeout restarts with any
  /// output: a slow program may still have thousands of keys to process.
  ///
  /// - Parameters:
  ///   - reads: whether output is read before the end.
  ///   - key: a key that ends the program, pressed again every second: within a paste a key is only text.
  func end(reads: Bool = true, pressing key: String? = nil) throws -> ChildProcess.Ending {
    let clock = ContinuousClock()
    let responseTimeout = Duration.milliseconds(Self.responseTimeout)
    let end = clock.now + responseTimeout * 10
    var (deadline, nextPress) = (clock.now + responseTimeout, clock.now)
    while clock.now < min(deadline, end) {
      if let key, nextPress <= clock.now {
        _ = offer(key.utf8)
        nextPress = clock.now + .seconds(1)
      }
      if let ending = process.ending() {
        hasEnded = true
        while read() {}
        return ending
      }
      // No event reports the end of a child here, so it is polled.
      if !reads { usleep(5000) } else if read(waiting: 5) { deadline = clock.now + responseTimeout }
    }
    throw Failure(description: "never ended: \(written.suffix(2000))")
  }

  /// Waits for the end of the program, and returns the rest of its output.
  func outputToTheEnd() throws -> String {
    _ = try end()
    return written
  }

  /// The foreground process group, which receives signals from keys.
  var foregroundGroup: pid_t { tcgetpgrp(descriptor) }

  /// Returns the modes and settings that the program has not restored; empty if the terminal is as before.
  ///
  /// - Parameter all: the program's complete output.
  func leftovers(after all: String) -> [String] {
    var leftovers = Modes(of: terminal.fileDescriptor) == modesBefore ? [] : ["modes"]
    for mode in ["1049", "2004", "1000", "1006", "1"] {
      let (on, off) = (all.lastOffset(of: "[?\(mode)h"), all.lastOffset(of: "[?\(mode)l"))
      if on > off { leftovers.append(mode) }
    }
    if all.lastOffset(of: "[?25l") > all.lastOffset(of: "[?25h") { leftovers.append("cursor") }
    return leftovers
  }
}

/// Modes of a terminal (`termios`).
private struct Modes: Equatable {
  private var modes = termios()

  init(of descriptor: Int32) {
    tcgetattr(descriptor, &modes)
  }

  /// The same modes, but with output kept when a key ends a program.
  var keepingOutput: Self {
    var kept = self
    kept.modes.c_lflag |= tcflag_t(NOFLSH)
    return kept
  }

  func set(on descriptor: Int32) {
    var modes = modes
    tcsetattr(descriptor, TCSANOW, &modes)
  }

  static func == (one: Self, other: Self) -> Bool {
    (one.modes.c_iflag, one.modes.c_oflag, one.modes.c_cflag, one.modes.c_lflag)
      == (other.modes.c_iflag, other.modes.c_oflag, other.modes.c_cflag, other.modes.c_lflag)
  }
}

extension [UInt8] {
  /// Number of bytes at the end that belong to an incomplete character.
  fileprivate var incompleteByteCount: Int {
    let count = reversed().prefix(3).prefix { $0 & 0xC0 == 0x80 }.count + 1
    guard count <= self.count else { return 0 }
    let length =
      switch self[self.count - count] {
      case 0xC0...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF7: 4
      default: 0
      }
    return count < length ? count : 0
  }
}

extension String {
  /// Returns the byte offset of the last occurrence of a text, or -1.
  fileprivate func lastOffset(of text: String) -> Int {
    range(of: text, options: .backwards).map { utf8.distance(from: startIndex, to: $0.lowerBound) }
      ?? -1
  }
}
