internal import PokedexModel
internal import PokedexApp
internal import PokedexText

// What the config file says where no option does.
extension CommandLineParser {
  /// The command that is named; the screen where that is none.
  var namedCommand: CommandRow.Command {
    operands.first.flatMap(CommandRow.Command.init) ?? .browse
  }

  /// Takes of the config, and of `--set`, what means anything to the command.
  mutating func takeSettings() throws(UsageError) -> (
    keys: KeyTable, colors: UserColors?, mistakes: [ConfigMistake]
  ) {
    for given in given.options where given.option == .set {
      let parts = given.value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw error(.badAssignment, quoted(given.value))
      }
      config.set(String(parts[0]), to: String(parts[1]))
    }
    if config.isEmpty { return (.usual, nil, []) }
    let command = namedCommand
    let reader = SettingsReader(config: config, language: locale.interface)
    let found = reader.read {
      $0.command == nil || $0.command == command || command == .config
    }
    // What is given is refused, what is in the file is left out.
    if let mistake = found.mistakes.first(where: { $0.isGiven }) {
      throw UsageError(sentence: "--set: " + mistake.sentence)
    }
    settings = found.values
    return (found.keys, found.colors, found.mistakes)
  }

  /// What the config says of an option.
  func setting(_ option: OptionRow.Option) -> String? {
    if settings.isEmpty { return nil }
    let command = namedCommand
    let known = SettingTable.settings.filter {
      $0.option == option && ($0.command == nil || $0.command == command)
    }
    return settings.first { value in known.contains { $0.key == value.key } }?.text
  }

  /// What is given of an option, else what the config says of it; nil for nothing.
  func value(_ option: OptionRow.Option) throws(UsageError) -> String? {
    guard let (name, text) = given.value(of: option) else { return setting(option) }
    guard let kind = SettingTable.kind(of: option, for: namedCommand) else { return text }
    if let problem = kind.problem(with: text, for: name, in: locale.interface) {
      throw UsageError(sentence: problem)
    }
    return text
  }

  func configCommand() throws(UsageError) -> ConfigCommand {
    let names = ConfigCommand.names.joined(separator: ", ")
    guard operands.count > 1 else { throw error(.noConfigCommand, names) }
    let isAssignment = operands[1] == "set"
    try refuseOperands(after: isAssignment ? 4 : operands[1] == "get" ? 3 : 2)
    switch operands[1] {
    case "check": return .check
    case "path": return .path
    case "default": return .usual
    case "get":
      guard operands.count == 3 else { throw error(.settingNeeded, "get KEY") }
      return .get(operands[2])
    case "set":
      guard operands.count == 4 else { throw error(.settingNeeded, "set KEY VALUE") }
      return .set(operands[2], to: operands[3])
    default: throw error(.unknownConfigCommand, quoted(operands[1]), names)
    }
  }
}
