import Foundation

/// The program in a terminal, with what it takes to see that the terminal is left as it was found.
struct TerminalSession {
  let terminal: TmuxTerminal
  private let folder: URL

  /// Starts it with arguments, as a shell reads them; `environment` stands before the command.
  ///
  /// - Parameter prepare: fills the folder for caches before the start.
  init(
    _ arguments: String = "--demo", columns: Int = 80, rows: Int = 24, environment: String = "",
    prepare: (URL) throws -> Void = { _ in }
  ) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try prepare(folder)
    let (before, after) = (folder.path + "/before", folder.path + "/after")
    let program =
      "echo $$ > \(folder.path)/pid; exec env XDG_CACHE_HOME=\(folder.path) \(environment)"
      + " \(Program.path) \(arguments)"
    terminal = try TmuxTerminal(
      columns: columns, rows: rows,
      command: "stty -a > \(before); sh -c '\(program)'; "
        + "echo ended with $?; stty -a > \(after); echo and that was all; cat")
  }

  /// Sends a signal to the program.
  func send(_ signal: Int32) throws {
    let text = try String(contentsOf: folder.appendingPathComponent("pid"), encoding: .utf8)
    guard let pid = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)) else { return }
    kill(pid, signal)
  }

  /// Waits for the end. Nil when the terminal is as it was; what differs otherwise.
  func leftovers(code: Int) throws -> String? {
    let screen = try terminal.screen(showing: "and that was all")
    defer { try? FileManager.default.removeItem(at: folder) }
    guard screen.contains(where: { $0.hasSuffix("ended with \(code)") }) else {
      return screen.joined(separator: "\n")
    }
    let modes = try terminal.modes()
    if modes != "1000" { return "cursor, alternate screen, cursor keys, mouse: \(modes)" }
    let files = ["before", "after"].map { folder.appendingPathComponent($0) }
    let (before, after) = (
      try String(contentsOf: files[0], encoding: .utf8),
      try String(contentsOf: files[1], encoding: .utf8)
    )
    return before == after ? nil : before + after
  }
}
