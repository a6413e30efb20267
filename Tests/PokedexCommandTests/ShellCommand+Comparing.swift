@testable import pokedex

extension Invocation {
  /// Returns the command that the invocation runs. Nil if it runs no command of the given type.
  func command<Command: ShellCommand>(_ type: Command.Type = Command.self) -> Command? {
    if case .run(let command) = action { command as? Command } else { nil }
  }

  /// Whether the invocation runs exactly this command.
  func runs<Command: ShellCommand>(_ command: Command) -> Bool { self.command() == command }
}
