import Foundation
import TestSupport

/// A pseudoterminal with the program at one end and the test at the other. The test receives the
/// program's output byte by byte and sends input; nothing is drawn. The program has its own
/// session.
final class PtyTerminal {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The timeout for output and for the program's end, in milliseconds.
  static let responseTimeout: Int32 = 20_000

  let process: ChildProcess
  private let folder: CacheFolder
  private var main: FileHandle?
  /// The program's end of the pseudoterminal. Keeping it open preserves the terminal after the
  /// program has ended.
  private let terminal: FileHandle
  private let modesBefore: Modes
  private var hasEnded = false
  /// The output that has been read but not taken yet.
  private(set) var written = ""
  /// The first bytes of a character that is still incomplete.
  private var pendingBytes: [UInt8] = []

  /// Starts the program in a window of this size, with cells of 9 × 18 pixels.
  ///
  /// - Parameter script: A shell script to run instead of the program. In it, `$0` is the program
  ///   and `$@` are its arguments.
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
    // Keep the output when a key causes a signal. Otherwise a key that arrives after the program
    // has ended could discard its last output.
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

  /// Returns the size of a window as a `winsize`, the system's type for it.
  ///
  /// - Parameter cell: The size of a cell in pixels. The window's size in pixels is limited to the
  ///   maximum of UInt16.
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
  /// Sends text to the program, such as keys or a terminal's responses.
  func sendText(_ text: String) throws {
    try main?.write(contentsOf: Data(text.utf8))
  }

  /// Sends bytes without blocking. Returns the number of bytes that fit into the program's input
  /// buffer.
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

  /// Restores the terminal's original modes, as a shell does when the program has been stopped.
  func restoreModes() {
    modesBefore.set(on: terminal.fileDescriptor)
  }

  /// Closes the terminal, as closing its window does.
  func closeTerminal() {
    main = nil
  }
}

// MARK: - Output and end of the program

extension PtyTerminal {
  /// Reads the available output. Waits up to `milliseconds` for the first byte. Returns false if
  /// there is no output or the program has ended.
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

  /// Waits until the output contains a text, then takes and returns the output up to the end of
  /// that text.
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

  /// Takes and returns all output so far.
  func takeWritten() -> String {
    while read() {}
    defer { written = "" }
    return written
  }

  /// Waits until the program has ended, and reads its output meanwhile. Any output restarts the
  /// timeout, because a slow program may still have thousands of keys to process.
  ///
  /// - Parameters:
  ///   - reads: Whether to read the output before the program has ended.
  ///   - key: A key that ends the program. It is pressed again every second, because within a paste
  ///     it is only text.
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
      // Poll, because the end of a child process doesn't wake this thread.
      if !reads { usleep(5000) } else if read(waiting: 5) { deadline = clock.now + responseTimeout }
    }
    throw Failure(description: "never ended: \(written.suffix(2000))")
  }

  /// Waits until the program has ended, and returns the rest of its output.
  func outputToTheEnd() throws -> String {
    _ = try end()
    return written
  }

  /// The process group in the foreground, which receives the signals that keys cause.
  var foregroundGroup: pid_t { tcgetpgrp(descriptor) }

  /// Returns the names of the modes and settings that the program hasn't restored. Empty if the
  /// terminal is as it was before.
  ///
  /// - Parameter all: The program's complete output.
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

/// The modes of a terminal (`termios`).
private struct Modes: Equatable {
  private var modes = termios()

  init(of descriptor: Int32) {
    tcgetattr(descriptor, &modes)
  }

  /// A copy of these modes in which a key that sends a signal doesn't discard output.
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
  /// The number of bytes at the end that belong to an incomplete character.
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
  /// Returns the byte offset of the last occurrence of a text, or -1 if none exists.
  fileprivate func lastOffset(of text: String) -> Int {
    range(of: text, options: .backwards).map { utf8.distance(from: startIndex, to: $0.lowerBound) }
      ?? -1
  }
}
