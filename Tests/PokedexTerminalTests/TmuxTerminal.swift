import Foundation
import TestSupport

/// A real terminal: a window of a separate tmux server in control mode. The server announces every
/// change of the screen, so the tests need neither sleep nor poll.
final class TmuxTerminal {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The timeout for a response from tmux, in milliseconds.
  private static let timeout: Int32 = 20_000

  private let process: ChildProcess
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()
  /// The command's output since a test last emptied this string. It is in tmux's notation, where
  /// control characters are octal numbers.
  var written = ""

  /// Starts a shell command in a window of this size.
  init(columns: Int = 80, rows: Int = 24, command: String) throws {
    let arguments = [
      "-L", "pokedex-\(UUID().uuidString)", "-f", "/dev/null", "-u", "-C",
      "new-session", "-x", "\(columns)", "-y", "\(rows)", "sh", "-c", command,
    ]
    var environment = ProcessInfo.processInfo.environment
    for name in ["TMUX", "LC_ALL", "NO_COLOR", "COLORTERM", "POKEDEX_API_URL"] {
      environment[name] = nil
    }
    environment["LANG"] = "C.UTF-8"
    // Ignore the settings and state of the person who runs the tests.
    environment["XDG_CONFIG_HOME"] = "/dev/null"
    environment["XDG_STATE_HOME"] = "/dev/null"
    environment["TERM"] = "xterm-256color"
    process = try ChildProcess(
      "/usr/bin/tmux", arguments, environment: environment, input: input.fileHandleForReading,
      output: output.fileHandleForWriting)
    try input.fileHandleForReading.close()
    try output.fileHandleForWriting.close()
    _ = try reply()
    try run("set -g window-size manual")
    try run("set -g remain-on-exit on")
    try resize(columns: columns, rows: rows)
  }

  deinit {
    _ = try? run("kill-server")
    // Kill the tmux server if it is still running.
    kill(process.id, SIGKILL)
    process.wait()
  }

  /// Presses keys one after the other. The keys have tmux's names.
  func press(_ keys: String...) throws {
    for key in keys { try run("send-keys '\(key)'") }
  }

  /// Sends bytes to the program. They are in hexadecimal, separated by spaces.
  func pressBytes(_ bytes: String) throws {
    try run("send-keys -H \(bytes)")
  }

  func resize(columns: Int, rows: Int) throws {
    try run("resize-window -x \(columns) -y \(rows)")
  }

  /// Waits until the screen meets a condition, and returns the screen's rows.
  @discardableResult
  func screen(_ expectation: String, where condition: ([String]) -> Bool) throws -> [String] {
    var last: [String] = []
    for _ in 0..<2000 {
      last = try run("capture-pane -p")
      if condition(last) { return last }
      do { try waitForChange() } catch { break }
    }
    throw Failure(description: "never came: \(expectation)\n" + last.joined(separator: "\n"))
  }

  /// Waits until the screen contains a text, and returns the screen's rows.
  @discardableResult
  func screen(showing text: String) throws -> [String] {
    try screen(text) { $0.joined(separator: "\n").contains(text) }
  }

  /// Waits until the command has written a text.
  func output(containing text: String) throws {
    while !written.contains(text) { try waitForChange() }
  }

  /// Returns the screen with its colour sequences.
  func styledScreen() throws -> String {
    try run("capture-pane -e -p").joined(separator: "\n")
  }

  /// Returns four digits, each 0 or 1. They say whether the cursor is visible, the alternate screen
  /// is on, the cursor keys are in application mode, and mouse reporting is on.
  func modes() throws -> String {
    let names = ["cursor_flag", "alternate_on", "keypad_cursor_flag", "mouse_any_flag"]
    let format = names.map { "#{\($0)}" }.joined()
    return try run("display-message -p '\(format)'").joined()
  }

  /// Returns the number of times that the command has written this sequence after an escape
  /// character.
  func count(ofWritten sequence: String) -> Int {
    written.ranges(of: "\\033" + sequence).count
  }

  @discardableResult
  func run(_ command: String) throws -> [String] {
    try input.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8))
    return try reply()
  }

  private func reply() throws -> [String] {
    var lines: [String] = []
    while !(try line().hasPrefix("%begin")) {}
    while true {
      let line = try line()
      if line.hasPrefix("%end") { return lines }
      if line.hasPrefix("%error") { throw Failure(description: lines.joined(separator: "\n")) }
      lines.append(line)
    }
  }

  private func waitForChange() throws {
    while !(try line().hasPrefix("%output")) {}
  }

  private func line() throws -> String {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[unread.startIndex..<end], as: UTF8.self)
        unread = Data(unread[(end + 1)...])
        if line.hasPrefix("%output") {
          written += line.split(separator: " ", maxSplits: 2).dropFirst(2).joined()
        }
        return line
      }
      var ready = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, Self.timeout) > 0 else { throw Failure(description: "no answer") }
      let data = output.fileHandleForReading.readAvailable()
      if data.isEmpty { throw Failure(description: "tmux has ended") }
      unread.append(data)
    }
  }
}
