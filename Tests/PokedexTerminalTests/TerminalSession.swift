import Foundation
import TestSupport

/// The program in a tmux terminal. Checks that the program restores the terminal.
struct TerminalSession {
  let terminal: TmuxTerminal
  let folder: CacheFolder

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: The program's arguments, as words of a shell command.
  ///   - environment: Assignments of environment variables, as before a shell command.
  ///   - prepare: A closure that fills the folder before the program starts.
  init(
    _ arguments: String = "--demo", columns: Int = 80, rows: Int = 24, environment: String = "",
    prepare: (CacheFolder) throws -> Void = { _ in }
  ) throws {
    folder = try CacheFolder()
    try prepare(folder)
    let (before, after) = (folder.path(of: "before"), folder.path(of: "after"))
    let program =
      "echo $$ > \(folder.path(of: "pid")); exec env XDG_CACHE_HOME=\(folder.url.path)"
      + " XDG_CONFIG_HOME=\(folder.path(of: "config")) XDG_STATE_HOME=\(folder.path(of: "state"))"
      + " XDG_DATA_HOME=\(folder.dataHome) \(environment) \(Executable.path) \(arguments)"
    terminal = try TmuxTerminal(
      columns: columns, rows: rows,
      command: "stty -a > \(before); sh -c '\(program)'; "
        + "echo ended with $?; stty -a > \(after); echo and that was all; cat")
  }

  /// Sends a signal to the program.
  func send(_ signal: Int32) throws {
    let text = try String(contentsOfFile: folder.path(of: "pid"), encoding: .utf8)
    guard let pid = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)) else { return }
    kill(pid, signal)
  }

  /// Waits until the program has ended with an exit code. Returns the differences from the
  /// terminal's original state, or nil if there are none.
  func leftovers(code: Int) throws -> String? {
    let screen = try terminal.screen(showing: "and that was all")
    guard screen.contains(where: { $0.hasSuffix("ended with \(code)") }) else {
      return screen.joined(separator: "\n")
    }
    let modes = try terminal.modes()
    if modes != "1000" { return "cursor, alternate screen, cursor keys, mouse: \(modes)" }
    let (before, after) = (
      try String(contentsOfFile: folder.path(of: "before"), encoding: .utf8),
      try String(contentsOfFile: folder.path(of: "after"), encoding: .utf8)
    )
    return before == after ? nil : before + after
  }
}
