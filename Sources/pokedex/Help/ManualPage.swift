internal import PokedexModel
internal import PokedexText

/// A manual page, as printed by `pokedex man`. It consists of the texts of `pokedex help`.
struct ManualPage {
  /// The command that the page describes. Nil for the page of the whole program.
  let command: CommandRow?
  let language: Language

  /// The page's name without its section number.
  var name: String { command.map { "pokedex-" + $0.name } ?? "pokedex" }

  /// The page's roff source, for `man -l -`.
  var text: String {
    var roff = Roff(
      page: name, date: Version.date, source: "pokedex " + Version.program, manual: "Pokédex")
    let about = localized(command?.about ?? .aboutProgram)
    roff.section(localized(.manName))
    roff.fill(Roff.code(name) + " \\- " + Roff.prose(about.trimmingFullStop))
    roff.section(localized(.manSynopsis))
    roff.fill(synopsis)
    if command == nil {
      roff.section(localized(.manDescription))
      roff.fill(Roff.prose(localized(.manProgram)))
      addCommands(to: &roff)
    }
    addOptions(to: &roff)
    for topic in topics { roff.topic(topic, in: language) }
    addExamples(to: &roff)
    addReferences(to: &roff)
    return roff.text
  }

  private var synopsis: String {
    guard let command else {
      return Roff.bold("pokedex") + " " + Roff.italic("[COMMAND] [OPTION…]")
    }
    let operands = command.operands.isEmpty ? [] : [Roff.italic(command.operands)]
    let words = [Roff.bold("pokedex " + command.name)] + operands + [Roff.italic("[OPTION…]")]
    return words.joined(separator: " ")
  }

  private func addCommands(to roff: inout Roff) {
    roff.section(localized(.helpCommands).uppercased())
    for row in CommandTable.rows where !row.name.isEmpty {
      let operands = row.operands.isEmpty ? "" : " " + Roff.italic(row.operands)
      roff.item(Roff.bold(row.name) + operands, Roff.prose(localized(row.about)))
    }
  }

  /// Adds the command's own options, then those of all commands.
  private func addOptions(to roff: inout Roff) {
    roff.section(localized(.helpOptions).uppercased())
    for option in (command?.options ?? []) + OptionTable.options.filter(\.commands.isEmpty) {
      let names = (option.short.map { ["-\($0)"] } ?? []) + option.names
      let value = option.value.map { " " + Roff.italic(localized($0)) } ?? ""
      roff.item(
        names.map(Roff.bold).joined(separator: ", ") + value,
        Roff.prose(localized(OptionTable.about(option, of: command?.command))))
    }
  }

  /// The help topics that the page includes. The page of the whole program includes the topics of
  /// the full-screen browser, and all topics that no command refers to.
  private var topics: [HelpTopic] {
    let screen = CommandTable.rows.filter { $0.command == .browse }.flatMap(\.topics)
    let named = Set(CommandTable.rows.flatMap(\.topics))
    return HelpTopic.all.filter { topic in
      command.map { $0.topics.contains(topic.name) }
        ?? (screen.contains(topic.name) || !named.contains(topic.name))
    }
  }

  private func addExamples(to roff: inout Roff) {
    roff.section(localized(.helpExamples).uppercased())
    roff.example(command?.examples ?? CommandTable.rows.map { $0.examples[0] })
  }

  private func addReferences(to roff: inout Roff) {
    let others = CommandTable.names.filter { $0 != command?.name }.map { "pokedex-" + $0 }
    let pages = (command == nil ? [] : ["pokedex"]) + others
    roff.section(localized(.manSeeAlso))
    roff.fill(pages.map { Roff.bold($0) + "(1)" }.joined(separator: ", "))
  }

  private func localized(_ sentence: Sentence) -> String { sentence.text(in: language.interface) }
}

extension String {
  /// The text without a final full stop, as the NAME line for apropos(1) requires.
  fileprivate var trimmingFullStop: String {
    hasSuffix(".") || hasSuffix("。") ? String(dropLast()) : self
  }
}

/// The command `pokedex man`.
struct ManualCommand: ShellCommand {
  /// The name of the command. Nil for the program's page.
  let name: String?

  func run(_ invocation: Invocation) -> Output {
    let row = name.flatMap(CommandTable.row(named:))
    return Output(text: ManualPage(command: row, language: invocation.language).text)
  }
}

extension ManualCommand {
  init(_ line: CommandLineParser) throws(UsageError) {
    try line.refuseOperands(after: 2)
    name = line.arguments.first
    guard let name, CommandTable.row(named: name) == nil else { return }
    throw line.error(
      .unknownCommand, line.quoted(name), CommandTable.names.joined(separator: ", "))
  }
}
