internal import PokedexApp
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// The text of `pokedex help` and `--help`, generated from the tables of commands and options.
struct HelpText {
  let language: Language
  var keys = KeyTable.defaultKeys

  private var interface: Language { language.interface }

  /// Returns the help for a command or topic. If a command and a topic share the name, returns both
  /// texts. If `subject` is nil, returns an overview.
  func text(on subject: String?) -> String {
    guard let subject else { return overview }
    let command = CommandTable.row(named: subject).map(text)
    return [command, HelpTopic(subject)?.text(in: language, keys: keys)].compactMap(\.self)
      .joined(separator: "\n")
  }

  private var overview: String {
    let commands = CommandTable.rows.filter { !$0.name.isEmpty }
      .map { ($0.name, localized($0.about)) }
    let general = OptionTable.options.filter(\.commands.isEmpty)
    let topics = HelpTopic.all.map { ($0.name, $0.title(in: interface)) }
    return localized(.aboutProgram) + "\n\n" + "  pokedex [COMMAND] [OPTION…]\n"
      + heading(.helpCommands) + Self.table(commands)
      + heading(.helpOptions) + Self.table(general.map { row($0) })
      + heading(.helpTopics) + Self.table(topics)
      + heading(.helpExamples)
      + CommandTable.rows.map { "  \($0.examples[0])\n" }.joined()
      + "\n" + localized(.helpMore) + "\n"
  }

  private func text(of command: CommandRow) -> String {
    let options = command.options.map { row($0, of: command) }
    let general = OptionTable.options.filter(\.commands.isEmpty).map { $0.names[0] }
    let all = localized(.helpOptionsOfAll, general.joined(separator: " "))
    return localized(command.about) + "\n\n  " + command.usage + "\n"
      + (options.isEmpty ? "" : heading(.helpOptions) + Self.table(options))
      + notes(on: command)
      + heading(.helpExamples) + command.examples.map { "  \($0)\n" }.joined()
      + "\n" + TextFit.wrap(all, to: 78).map { $0 + "\n" }.joined()
      + (command.topics.isEmpty
        ? "" : localized(.helpMoreTopics, topicCommands(on: command.topics)) + "\n")
  }

  private func topicCommands(on topics: [String]) -> String {
    Sentence.listPair.joining(topics.map { "pokedex help \($0)" }, in: interface)
  }

  /// Returns the section with the possible values of `show --with`. Empty for other commands.
  private func notes(on command: CommandRow) -> String {
    guard command.command == .show else { return "" }
    return heading(.aboutParts) + "  \(EntryDetails.Part.names)\n"
  }

  private func row(
    _ option: OptionRow, of command: CommandRow? = nil
  ) -> (left: String, right: String) {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.value.map { " " + localized($0) } ?? ""
    return (
      short + option.names.joined(separator: ", ") + value,
      localized(OptionTable.about(option, of: command?.command))
    )
  }

  private func localized(_ sentence: Sentence, _ arguments: String...) -> String {
    sentence.text(in: interface, arguments)
  }

  private func heading(_ sentence: Sentence) -> String { "\n\(localized(sentence)):\n" }

  private static func table(_ rows: [(left: String, right: String)]) -> String {
    let width = rows.map { TextWidth.of($0.left) }.max() ?? 0
    return rows.map { left, right in
      "  " + TextFit.pad(left, to: width + 2) + right + "\n"
    }.joined()
  }
}

/// The command `pokedex help` or `--help`.
struct HelpCommand: ShellCommand {
  /// A command or topic. Nil prints an overview.
  let subject: String?

  func run(_ invocation: Invocation) -> Output {
    let help = HelpText(language: invocation.language, keys: invocation.keys)
    return Output(text: help.text(on: subject))
  }
}

extension HelpCommand {
  init(_ line: CommandLineParser) throws(UsageError) {
    try line.refuseOperands(after: 2)
    subject = line.arguments.first
    guard let subject, CommandTable.row(named: subject) == nil, HelpTopic(subject) == nil else {
      return
    }
    let names = CommandTable.names + HelpTopic.all.map(\.name)
    throw line.error(.unknownTopic, line.quoted(subject), names.joined(separator: ", "))
  }
}
