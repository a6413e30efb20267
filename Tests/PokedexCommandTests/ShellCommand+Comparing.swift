@testable import pokedex

extension Invocation {
  /// The command that it runs, if it is one of that type.
  func command<Command: ShellCommand>(_ type: Command.Type = Command.self) -> Command? {
    if case .run(let command) = action { command as? Command } else { nil }
  }

  /// Whether it runs just that.
  func runs<Command: ShellCommand>(_ command: Command) -> Bool { self.command() == command }
}
